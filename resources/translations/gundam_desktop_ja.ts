<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP" sourcelanguage="en">
<context>
    <name>AnswerButtons</name>
    <message>
        <source>Choose a card on the table</source>
        <translation>テーブルのカードを選んでください</translation>
    </message>
    <message>
        <source>Choose none</source>
        <translation>選ばない</translation>
    </message>
    <message>
        <source>Choose this card</source>
        <translation>このカードを選ぶ</translation>
    </message>
    <message>
        <source>Choose these {count} cards</source>
        <translation>この{count}枚を選ぶ</translation>
    </message>
    <message>
        <source>Choose 1 more card</source>
        <translation>あと1枚選んでください</translation>
    </message>
    <message>
        <source>Choose at least 1 card</source>
        <translation>1枚以上選んでください</translation>
    </message>
    <message>
        <source>Choose {count} more cards</source>
        <translation>あと{count}枚選んでください</translation>
    </message>
    <message>
        <source>Choose {count} cards</source>
        <translation>{count}枚選んでください</translation>
    </message>
    <message>
        <source>Choose other cards</source>
        <translation>ほかのカードを選んでください</translation>
    </message>
    <message>
        <source>Resolve in this order</source>
        <translation>この順番で解決</translation>
    </message>
</context>
<context>
    <name>AutoPasser</name>
    <message>
        <source>It is the main phase of {name}.</source>
        <translation>{name}のメインフェイズです。</translation>
    </message>
    <message>
        <source>{name} is asked.</source>
        <translation>{name}の選択が必要です。</translation>
    </message>
    <message>
        <source>{name} has stopped it.</source>
        <translation>{name}が止めました。</translation>
    </message>
    <message>
        <source>Passing for {name} has ended: {why}</source>
        <translation>{name}のパスを終えました：{why}</translation>
    </message>
</context>
<context>
    <name>BotClient</name>
    <message>
        <source>made a choice that does not work</source>
        <translation>無効な選択をしました</translation>
    </message>
    <message>
        <source>has not answered in time</source>
        <translation>時間内に答えませんでした</translation>
    </message>
    <message>
        <source>has stopped</source>
        <translation>停止しました</translation>
    </message>
    <message>
        <source>{name} {what}; it is restarted.</source>
        <translation>{name}は{what}。起動し直します。</translation>
    </message>
    <message>
        <source>{name} {what} again and again; a random choice is made instead.</source>
        <translation>{name}は繰り返し{what}。この選択は無作為に行います。</translation>
    </message>
</context>
<context>
    <name>BranchDialog</name>
    <message>
        <source>Play on from here</source>
        <translation>ここから続ける</translation>
    </message>
    <message>
        <source>Below</source>
        <translation>手前</translation>
    </message>
    <message>
        <source>Above</source>
        <translation>奥</translation>
    </message>
    <message>
        <source>A person at this machine</source>
        <translation>このパソコンの人</translation>
    </message>
    <message>
        <source>Bot ({level})</source>
        <translation>ボット（{level}）</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>続ける</translation>
    </message>
</context>
<context>
    <name>BuilderPage</name>
    <message>
        <source>Import list</source>
        <translation>リストを読み込む</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>書き出す</translation>
    </message>
    <message>
        <source>Undone: {edit}</source>
        <translation>元に戻しました：{edit}</translation>
    </message>
    <message>
        <source>Redone: {edit}</source>
        <translation>やり直しました：{edit}</translation>
    </message>
    <message>
        <source>{card}: {most} copies of one number are the most. With Ctrl or Shift more go in.</source>
        <translation>{card}：同じカードナンバーは{most}枚までです。CtrlかShiftを押しながらなら、さらに入れられます。</translation>
    </message>
    <message>
        <source>This cannot be read: {why}</source>
        <translation>読み込めません：{why}</translation>
    </message>
    <message>
        <source>Mark a card in the list of the deck first.</source>
        <translation>先にデッキのリストでカードを選んでください。</translation>
    </message>
</context>
<context>
    <name>Candidates</name>
    <message>
        <source>{number} {name}, {type}, Lv {level}, cost {cost}, {color}</source>
        <translation>{number} {name}、{type}、Lv {level}、コスト {cost}、{color}</translation>
    </message>
</context>
<context>
    <name>CandidatesStrip</name>
    <message>
        <source>Which card is meant</source>
        <translation>どのカードですか</translation>
    </message>
</context>
<context>
    <name>CardInspector</name>
    <message>
        <source>A card that you do not know</source>
        <translation>あなたの知らないカード</translation>
    </message>
    <message>
        <source>Why not?</source>
        <translation>なぜできない？</translation>
    </message>
    <message>
        <source>What can be done now?</source>
        <translation>今できることは？</translation>
    </message>
    <message>
        <source>{card}: choose where it goes, places: {count}</source>
        <translation>{card}：置き場所を選んでください。候補：{count}</translation>
    </message>
</context>
<context>
    <name>CardMenu</name>
    <message>
        <source>Nothing to do with this card now</source>
        <translation>今このカードでできることはありません</translation>
    </message>
    <message>
        <source>&amp;Add one to the sideboard</source>
        <translation>サイドボードに1枚加える(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Add one to the deck</source>
        <translation>デッキに1枚加える(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Take one out of the sideboard</source>
        <translation>サイドボードから1枚抜く(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Take one out of the deck</source>
        <translation>デッキから1枚抜く(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Move one to the deck</source>
        <translation>1枚をデッキへ移す(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Move one to the sideboard</source>
        <translation>1枚をサイドボードへ移す(&amp;M)</translation>
    </message>
    <message>
        <source>Show the &amp;Pilots that it links with</source>
        <translation>リンクするパイロットを表示(&amp;P)</translation>
    </message>
    <message>
        <source>Show the &amp;Units that it links with</source>
        <translation>リンクするユニットを表示(&amp;U)</translation>
    </message>
    <message>
        <source>Show all cards of this &amp;name</source>
        <translation>同じ名前のカードをすべて表示(&amp;N)</translation>
    </message>
</context>
<context>
    <name>CardPreview</name>
    <message>
        <source>No card is shown large</source>
        <translation>拡大表示中のカードはありません</translation>
    </message>
    <message>
        <source>Face-down card</source>
        <translation>裏向きのカード</translation>
    </message>
</context>
<context>
    <name>CardRecord</name>
    <message>
        <source>Face-down card</source>
        <translation>裏向きのカード</translation>
    </message>
    <message>
        <source>{name}, {type}</source>
        <translation>{name}、{type}</translation>
    </message>
    <message>
        <source>{points} damage</source>
        <translation>{points}ダメージ</translation>
    </message>
    <message>
        <source>rested</source>
        <translation>レスト</translation>
    </message>
    <message>
        <source>active</source>
        <translation>アクティブ</translation>
    </message>
    <message>
        <source>can act</source>
        <translation>行動できます</translation>
    </message>
    <message>
        <source>can be chosen</source>
        <translation>選べます</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>can be played</source>
        <translation>プレイできる</translation>
    </message>
</context>
<context>
    <name>CardsModel</name>
    <message>
        <source>Number</source>
        <translation>ナンバー</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>カード名</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>色</translation>
    </message>
    <message>
        <source>Lv</source>
        <translation>Lv</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>コスト</translation>
    </message>
    <message>
        <source>AP</source>
        <translation>AP</translation>
    </message>
    <message>
        <source>HP</source>
        <translation>HP</translation>
    </message>
    <message>
        <source>Traits</source>
        <translation>特徴</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>収録</translation>
    </message>
    <message>
        <source>In the deck</source>
        <translation>デッキ内</translation>
    </message>
    <message>
        <source>Lv {level}</source>
        <translation>Lv {level}</translation>
    </message>
    <message>
        <source>cost {cost}</source>
        <translation>コスト {cost}</translation>
    </message>
    <message>
        <source>{count} in the deck</source>
        <translation>デッキに {count} 枚</translation>
    </message>
    <message>
        <source>{count} in the sideboard</source>
        <translation>サイドボードに {count} 枚</translation>
    </message>
</context>
<context>
    <name>CardsPanel</name>
    <message>
        <source>By Lv and cost</source>
        <translation>Lvとコスト順</translation>
    </message>
    <message>
        <source>By cost</source>
        <translation>コスト順</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>カード名順</translation>
    </message>
    <message>
        <source>By number</source>
        <translation>ナンバー順</translation>
    </message>
    <message>
        <source>By type</source>
        <translation>種類順</translation>
    </message>
    <message>
        <source>By colour</source>
        <translation>色順</translation>
    </message>
    <message>
        <source>By AP</source>
        <translation>AP順</translation>
    </message>
    <message>
        <source>By HP</source>
        <translation>HP順</translation>
    </message>
    <message>
        <source>In the deck first</source>
        <translation>デッキ内が先</translation>
    </message>
    <message>
        <source>Order of the cards</source>
        <translation>カードの並び順</translation>
    </message>
    <message>
        <source>Smaller cards (Ctrl+−)</source>
        <translation>カードを小さく (Ctrl+−)</translation>
    </message>
    <message>
        <source>Larger cards (Ctrl++)</source>
        <translation>カードを大きく (Ctrl++)</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>画像</translation>
    </message>
    <message>
        <source>Show the cards as a grid</source>
        <translation>カードを画像で並べる</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表</translation>
    </message>
    <message>
        <source>Show the cards as a table</source>
        <translation>カードを表で並べる</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>カード</translation>
    </message>
    <message>
        <source>Enter adds, Backspace takes, 0 to 4 sets the count</source>
        <translation>Enterで追加、Backspaceで減らす、0～4で枚数を決める</translation>
    </message>
    <message numerus="yes">
        <source>Cards — %n match</source>
        <translation>
            <numerusform>カード — %n 枚が該当</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cards — %n</source>
        <translation>
            <numerusform>カード — %n 枚</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing matches the search.</source>
        <translation>該当するカードはありません。</translation>
    </message>
    <message>
        <source>Show all cards</source>
        <translation>すべてのカードを表示</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>デッキ</translation>
    </message>
    <message>
        <source>Add the cards to the deck</source>
        <translation>カードをデッキに加える</translation>
    </message>
    <message>
        <source>Sideboard</source>
        <translation>サイドボード</translation>
    </message>
    <message>
        <source>Add the cards to the sideboard</source>
        <translation>カードをサイドボードに加える</translation>
    </message>
    <message>
        <source>Add to</source>
        <translation>追加先</translation>
    </message>
    <message>
        <source>Sideboard: Enter adds, Backspace takes, 0 to 4 sets the count</source>
        <translation>サイドボード：Enterで追加、Backspaceで減らす、0～4で枚数を決める</translation>
    </message>
</context>
<context>
    <name>Ceremony</name>
    <message>
        <source>Turn {turn}</source>
        <translation>ターン{turn}</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>あなたのターン</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>Victory</source>
        <translation>勝利</translation>
    </message>
    <message>
        <source>Defeat</source>
        <translation>敗北</translation>
    </message>
</context>
<context>
    <name>ChancesPage</name>
    <message>
        <source>Chances</source>
        <translation>確率</translation>
    </message>
    <message>
        <source>Chances to have seen by turn</source>
        <translation>ターンまでに見ている確率</translation>
    </message>
    <message>
        <source>Cards with a Burst effect among the Shields</source>
        <translation>シールドの中の【バースト】を持つカード</translation>
    </message>
    <message>
        <source>redraw</source>
        <translation>引き直しあり</translation>
    </message>
    <message>
        <source>first hand</source>
        <translation>最初の手札</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>確率</translation>
    </message>
    <message>
        <source>Goes</source>
        <translation>手番</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>手札</translation>
    </message>
    <message>
        <source>Bursts</source>
        <translation>バースト</translation>
    </message>
</context>
<context>
    <name>ChartsPage</name>
    <message>
        <source>Charts</source>
        <translation>グラフ</translation>
    </message>
    <message>
        <source>Burst effect</source>
        <translation>バースト効果</translation>
    </message>
    <message>
        <source>Lv</source>
        <translation>Lv</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>コスト</translation>
    </message>
    <message>
        <source>AP of Units</source>
        <translation>ユニットのAP</translation>
    </message>
    <message>
        <source>AP {figure}</source>
        <translation>AP {figure}</translation>
    </message>
    <message>
        <source>HP of Units</source>
        <translation>ユニットのHP</translation>
    </message>
    <message>
        <source>HP {figure}</source>
        <translation>HP {figure}</translation>
    </message>
    <message>
        <source>Types</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>色</translation>
    </message>
    <message>
        <source>Traits</source>
        <translation>特徴</translation>
    </message>
    <message>
        <source>Keywords and Bursts</source>
        <translation>キーワードとバースト</translation>
    </message>
</context>
<context>
    <name>ChecklistPopup</name>
    <message>
        <source>Search in the list: {name}</source>
        <translation>一覧から検索：{name}</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>検索</translation>
    </message>
</context>
<context>
    <name>ClauseDialog</name>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
</context>
<context>
    <name>ClausePanel</name>
    <message>
        <source>Nothing found.</source>
        <translation>見つかりません。</translation>
    </message>
    <message>
        <source>{number} in edition {edition}</source>
        <translation>Ver. {edition} では {number}</translation>
    </message>
    <message>
        <source>Looking up where it is enforced…</source>
        <translation>どこで処理されるか調べています…</translation>
    </message>
    <message>
        <source>Enforced by</source>
        <translation>処理するルーチン</translation>
    </message>
    <message>
        <source>No routine is marked with it.</source>
        <translation>この条項を受け持つルーチンはありません。</translation>
    </message>
    <message>
        <source>Shown by these scenarios</source>
        <translation>この条項を示すシナリオ</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Number or words</source>
        <translation>番号または言葉</translation>
    </message>
    <message>
        <source>Find a clause by its number or by words</source>
        <translation>番号または言葉で条項を探す</translation>
    </message>
    <message>
        <source>Clause</source>
        <translation>条項</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>進む</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>This game has no rule book.</source>
        <translation>このゲームにはルールブックがありません。</translation>
    </message>
    <message>
        <source>Type a number such as {example}, or words, to find a clause.</source>
        <translation>{example}のような番号か、言葉を入力すると条項を探せます。</translation>
    </message>
    <message>
        <source>{number} of edition {edition} is not in this edition.</source>
        <translation>Ver. {edition} の{number}は、このバージョンにはありません。</translation>
    </message>
    <message>
        <source>In English: this clause has no words in this language yet.</source>
        <translation>英語のまま：この条項にはまだ日本語の文がありません。</translation>
    </message>
</context>
<context>
    <name>ClockPresenter</name>
    <message>
        <source>{name} has {time} left</source>
        <translation>{name}の残り時間 {time}</translation>
    </message>
    <message>
        <source>{name} looks at the table</source>
        <translation>{name}がテーブルを見ています</translation>
    </message>
    <message>
        <source>The time of {name} is up.</source>
        <translation>{name}の持ち時間がなくなりました。</translation>
    </message>
    <message>
        <source>Time is up</source>
        <translation>時間切れ</translation>
    </message>
    <message>
        <source>The rules know no clock. {other} may claim the game, or let it go on without a clock.</source>
        <translation>ルールに持ち時間はありません。{other}は勝ちを宣言するか、時計なしで続けることができます。</translation>
    </message>
    <message>
        <source>{other} wins the game</source>
        <translation>{other}の勝ちにする</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>続ける</translation>
    </message>
</context>
<context>
    <name>CompareDialog</name>
    <message>
        <source>Compare two decks</source>
        <translation>2つのデッキの比較</translation>
    </message>
    <message>
        <source>From {first} to {second}. Numbers that differ: {count}</source>
        <translation>{first}から{second}へ。枚数の違うカードナンバー：{count}</translation>
    </message>
    <message>
        <source>The lists are the same.</source>
        <translation>リストは同じです。</translation>
    </message>
</context>
<context>
    <name>Confirmations</name>
    <message>
        <source>Save the deck?</source>
        <translation>デッキを保存しますか？</translation>
    </message>
    <message>
        <source>“{name}” has changes that are not saved.</source>
        <translation>「{name}」には保存されていない変更があります。</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Give them up</source>
        <translation>変更を破棄</translation>
    </message>
    <message>
        <source>Go on building</source>
        <translation>作成を続ける</translation>
    </message>
    <message>
        <source>It was changed by another window or program since you opened it.</source>
        <translation>開いたあとに、別のウィンドウまたはプログラムで変更されました。</translation>
    </message>
    <message>
        <source>It was moved away or removed since you opened it.</source>
        <translation>開いたあとに、移動または削除されました。</translation>
    </message>
    <message>
        <source>Save the deck</source>
        <translation>デッキを保存</translation>
    </message>
    <message>
        <source>“{name}” is not as it was.</source>
        <translation>「{name}」は元のままではありません。</translation>
    </message>
    <message>
        <source>Whatever you choose, nothing is lost: what is there now stays as a version.</source>
        <translation>どれを選んでも何も失われません。いまの内容は履歴に残ります。</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>コピーを保存</translation>
    </message>
    <message>
        <source>Save mine over it</source>
        <translation>自分の内容で上書き</translation>
    </message>
    <message>
        <source>Save nothing now</source>
        <translation>いまは保存しない</translation>
    </message>
    <message>
        <source>A deck was not saved</source>
        <translation>保存されていないデッキがあります</translation>
    </message>
    <message>
        <source>“{name}” was not saved when the program ended: {count} cards.</source>
        <translation>「{name}」は保存されないままプログラムが終了しました：{count}枚。</translation>
    </message>
    <message>
        <source>Recover it</source>
        <translation>復元する</translation>
    </message>
    <message>
        <source>Delete it</source>
        <translation>削除する</translation>
    </message>
    <message>
        <source>Ask again later</source>
        <translation>あとで決める</translation>
    </message>
    <message>
        <source>Play this deck</source>
        <translation>このデッキで対戦</translation>
    </message>
    <message>
        <source>“{name}” is not allowed in official play now.</source>
        <translation>「{name}」は現在、公式の対戦では使えません。</translation>
    </message>
    <message>
        <source>Play it all the same</source>
        <translation>それでも対戦する</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Pass the machine to {name}</source>
        <translation>{name}に交代してください</translation>
    </message>
    <message>
        <source>{name}: press {key} or click when you are ready</source>
        <translation>{name}：準備ができたら {key} を押すかクリックしてください</translation>
    </message>
</context>
<context>
    <name>CurveChart</name>
    <message>
        <source>Cost curve</source>
        <translation>コスト分布</translation>
    </message>
    <message>
        <source>Lv curve</source>
        <translation>Lv分布</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>コスト</translation>
    </message>
    <message>
        <source>Lv</source>
        <translation>Lv</translation>
    </message>
</context>
<context>
    <name>DecisionPresenter</name>
    <message>
        <source>New game</source>
        <translation>新しいゲーム</translation>
    </message>
</context>
<context>
    <name>DeckActions</name>
    <message>
        <source>D&amp;uplicate</source>
        <translation>複製(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>名前の変更(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Notes and tags…</source>
        <translation>メモとタグ(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Compare…</source>
        <translation>比較(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Versions…</source>
        <translation>履歴(&amp;V)…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>削除(&amp;D)</translation>
    </message>
    <message>
        <source>R&amp;estore</source>
        <translation>元に戻す(&amp;E)</translation>
    </message>
    <message>
        <source>Delete for &amp;good…</source>
        <translation>完全に削除(&amp;G)…</translation>
    </message>
    <message>
        <source>&amp;Move to</source>
        <translation>移動(&amp;M)</translation>
    </message>
    <message>
        <source>Another window has changed this deck meanwhile; look at it again.</source>
        <translation>その間に別のウィンドウがこのデッキを変更しました。もう一度確認してください。</translation>
    </message>
    <message>
        <source>Name of the folder:</source>
        <translation>フォルダーの名前：</translation>
    </message>
    <message>
        <source>{name} was deleted; it can be restored.</source>
        <translation>{name}を削除しました。元に戻すことができます。</translation>
    </message>
    <message>
        <source>{count} decks were deleted; they can be restored.</source>
        <translation>デッキを{count}個削除しました。元に戻すことができます。</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>完全に削除</translation>
    </message>
    <message>
        <source>Delete for good, with all versions? This cannot be undone.</source>
        <translation>履歴もすべて完全に削除しますか。元に戻すことはできません。</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>残す</translation>
    </message>
    <message>
        <source>No folder</source>
        <translation>フォルダーなし</translation>
    </message>
    <message>
        <source>New folder…</source>
        <translation>新しいフォルダー…</translation>
    </message>
    <message>
        <source>New folder</source>
        <translation>新しいフォルダー</translation>
    </message>
</context>
<context>
    <name>DeckChooser</name>
    <message>
        <source>File…</source>
        <translation>ファイル…</translation>
    </message>
    <message>
        <source>Play a deck list from a file</source>
        <translation>ファイルのデッキリストを使う</translation>
    </message>
    <message>
        <source>Open a deck list</source>
        <translation>デッキリストを開く</translation>
    </message>
    <message>
        <source>Deck lists (*.txt *.json *.csv *.yaml);;All files (*)</source>
        <translation>デッキリスト (*.txt *.json *.csv *.yaml);;すべてのファイル (*)</translation>
    </message>
</context>
<context>
    <name>DeckController</name>
    <message>
        <source>New deck</source>
        <translation>新しいデッキ</translation>
    </message>
    <message>
        <source>{deck}{star} – deck builder – Gundam Desktop</source>
        <translation>{deck}{star} – デッキ作成 – Gundam Desktop</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>デッキ</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>読み込み</translation>
    </message>
    <message>
        <source>Copied: {count} cards</source>
        <translation>コピーしました：{count}枚</translation>
    </message>
</context>
<context>
    <name>DeckDocument</name>
    <message>
        <source>{number}: {count} in place of {before}</source>
        <translation>{number}：{before}枚から{count}枚に</translation>
    </message>
    <message>
        <source>Name: {name}</source>
        <translation>名前：{name}</translation>
    </message>
    <message>
        <source>{number} in the sideboard: {count} in place of {before}</source>
        <translation>サイドボードの{number}：{before}枚から{count}枚</translation>
    </message>
    <message>
        <source>{number} into the deck</source>
        <translation>{number}をデッキへ</translation>
    </message>
    <message>
        <source>{number} into the sideboard</source>
        <translation>{number}をサイドボードへ</translation>
    </message>
</context>
<context>
    <name>DeckLibrary</name>
    <message>
        <source>{count} decks are marked</source>
        <translation>{count}個のデッキを選択中</translation>
    </message>
    <message>
        <source>Legal, and no restriction is broken</source>
        <translation>構築ルールに適合し、制限にも違反していません</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>ユニット</translation>
    </message>
    <message>
        <source>Pilots</source>
        <translation>パイロット</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>Bases</source>
        <translation>ベース</translation>
    </message>
    <message>
        <source>Resources</source>
        <translation>リソース</translation>
    </message>
    <message>
        <source>Sideboard</source>
        <translation>サイドボード</translation>
    </message>
    <message>
        <source>Other cards</source>
        <translation>その他のカード</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>違い</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>増減</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>カード</translation>
    </message>
    <message>
        <source>{count} + {resources} cards</source>
        <translation>{count}＋{resources}枚</translation>
    </message>
    <message>
        <source>not legal</source>
        <translation>構築ルール違反</translation>
    </message>
    <message>
        <source>restricted</source>
        <translation>制限あり</translation>
    </message>
    <message>
        <source>Name of the deck</source>
        <translation>デッキの名前</translation>
    </message>
    <message>
        <source>shipped</source>
        <translation>付属</translation>
    </message>
    <message>
        <source>{count} + {resources} cards, sideboard {beside}</source>
        <translation>{count} + {resources} 枚、サイドボード {beside}</translation>
    </message>
</context>
<context>
    <name>DeckLibraryDialog</name>
    <message>
        <source>Decks</source>
        <translation>デッキ</translation>
    </message>
</context>
<context>
    <name>DeckLibraryPanel</name>
    <message>
        <source>These files could not be read; the others are here.</source>
        <translation>次のファイルは読み込めませんでした。ほかのデッキは表示されています。</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>デッキ</translation>
    </message>
    <message>
        <source>All decks</source>
        <translation>すべてのデッキ</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>タグ</translation>
    </message>
    <message>
        <source>Shipped</source>
        <translation>付属のデッキ</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>削除したデッキ</translation>
    </message>
    <message>
        <source>Search names, notes, tags and cards</source>
        <translation>名前、メモ、タグ、カードを検索</translation>
    </message>
    <message>
        <source>Search decks</source>
        <translation>デッキを検索</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>並び順</translation>
    </message>
    <message>
        <source>Folders and tags</source>
        <translation>フォルダーとタグ</translation>
    </message>
    <message>
        <source>About the deck</source>
        <translation>デッキについて</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>名前順</translation>
    </message>
    <message>
        <source>Last changed first</source>
        <translation>更新の新しい順</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>New deck</source>
        <translation>新しいデッキ</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>読み込む…</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>対戦する</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>書き出す…</translation>
    </message>
    <message>
        <source>More</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>No deck here holds these words.</source>
        <translation>この言葉に合うデッキはここにありません。</translation>
    </message>
    <message>
        <source>No deck is here.</source>
        <translation>ここにデッキはありません。</translation>
    </message>
</context>
<context>
    <name>DeckModel</name>
    <message>
        <source>Units</source>
        <translation>ユニット</translation>
    </message>
    <message>
        <source>Pilots</source>
        <translation>パイロット</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>Bases</source>
        <translation>ベース</translation>
    </message>
    <message>
        <source>What a deck cannot have</source>
        <translation>デッキに入れられないもの</translation>
    </message>
    <message>
        <source>Resource deck</source>
        <translation>リソースデッキ</translation>
    </message>
    <message>
        <source>Sideboard</source>
        <translation>サイドボード</translation>
    </message>
</context>
<context>
    <name>DeckPanel</name>
    <message>
        <source>Name of the deck</source>
        <translation>デッキの名前</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>デッキ</translation>
    </message>
    <message>
        <source>Your deck is empty: double click a card, press Enter on it, or drag it here. A list from elsewhere can be pasted or dropped.</source>
        <translation>デッキは空です。カードをダブルクリックするか、Enterを押すか、ここへドラッグしてください。ほかで作ったリストを貼り付けたり、ここへ落としたりすることもできます。</translation>
    </message>
    <message>
        <source>Ten of {number}</source>
        <translation>{number}を10枚</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>やり直す</translation>
    </message>
    <message>
        <source>Deck — {count} / {size}, resources {resources} / {resource_size}</source>
        <translation>デッキ — {count} / {size}、リソース {resources} / {resource_size}</translation>
    </message>
    <message>
        <source>Deck {count} / {size}, resources {resources}, sideboard {beside} / {sideboard_size}</source>
        <translation>デッキ {count} / {size}、リソース {resources}、サイド {beside} / {sideboard_size}</translation>
    </message>
</context>
<context>
    <name>DeckPicture</name>
    <message>
        <source>Sideboard</source>
        <translation>サイドボード</translation>
    </message>
    <message>
        <source>{count} cards, {resources} in the resource deck</source>
        <translation>カード {count}枚、リソースデッキ {resources}枚</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>コスト</translation>
    </message>
</context>
<context>
    <name>DeckSaver</name>
    <message>
        <source>Save the deck</source>
        <translation>デッキを保存</translation>
    </message>
    <message>
        <source>Name of the deck:</source>
        <translation>デッキの名前：</translation>
    </message>
    <message>
        <source>The deck was not saved</source>
        <translation>デッキを保存できませんでした</translation>
    </message>
    <message>
        <source>Nothing to save: this deck comes with the program.</source>
        <translation>保存するものはありません。これは付属のデッキです。</translation>
    </message>
    <message>
        <source>Saved: {name}, in the folder {folder}</source>
        <translation>保存しました：{name}（フォルダー：{folder}）</translation>
    </message>
    <message>
        <source>Saved: {name}</source>
        <translation>保存しました：{name}</translation>
    </message>
</context>
<context>
    <name>DeckStudy</name>
    <message>
        <source>nothing</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>+{count} more</source>
        <translation>ほか {count}</translation>
    </message>
    <message>
        <source>Lv {figure}</source>
        <translation>Lv{figure}</translation>
    </message>
    <message>
        <source>Cost {figure}</source>
        <translation>コスト{figure}</translation>
    </message>
    <message>
        <source>{all} ({parts})</source>
        <translation>{all}（{parts}）</translation>
    </message>
    <message>
        <source>Win rates</source>
        <translation>勝率</translation>
    </message>
    <message>
        <source>{name}: {rate}, between {low} and {high}</source>
        <translation>{name}：{rate}（{low}～{high}）</translation>
    </message>
    <message>
        <source>Games won (full): {won}. Lost (rings): {lost}. Drawn (bars): {drawn}.</source>
        <translation>勝ち（丸）：{won}。負け（輪）：{lost}。引き分け（横線）：{drawn}。</translation>
    </message>
    <message>
        <source>{what}: {count}</source>
        <translation>{what}：{count}</translation>
    </message>
    <message>
        <source>{count} × {name}</source>
        <translation>{name} ×{count}</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>Unit of Lv 2 or less</source>
        <translation>Lv2以下のユニット</translation>
    </message>
    <message>
        <source>Link pair</source>
        <translation>リンクする組</translation>
    </message>
    <message>
        <source>Unit that can be played</source>
        <translation>プレイできるユニット</translation>
    </message>
    <message>
        <source>Unit to play each turn from 2 on</source>
        <translation>毎ターンのユニット（2～）</translation>
    </message>
    <message>
        <source>first or second</source>
        <translation>先攻・後攻</translation>
    </message>
    <message>
        <source>first</source>
        <translation>先攻</translation>
    </message>
    <message>
        <source>second</source>
        <translation>後攻</translation>
    </message>
    <message>
        <source>With redraw: the first hand is redrawn exactly if it does not have what is asked for; of a group, if it has none of it. The new hand has none of the cards given back (5-2-1-6-1). What was played still counts as seen.</source>
        <translation>引き直しあり：最初の手札に求めるものがないときだけ引き直します（カードの組では、1枚もないとき）。新しい手札に戻したカードは入りません（5-2-1-6-1）。プレイしたカードも見たものに数えます。</translation>
    </message>
</context>
<context>
    <name>DraftRecovery</name>
    <message>
        <source>Unsaved decks could not be recovered</source>
        <translation>保存されていないデッキを復元できませんでした</translation>
    </message>
    <message>
        <source>These files stay as they are.</source>
        <translation>これらのファイルはそのまま残ります。</translation>
    </message>
    <message>
        <source>Another window has recovered or deleted it.</source>
        <translation>別のウィンドウがこのデッキを復元したか、削除しました。</translation>
    </message>
    <message>
        <source>A deck was not saved</source>
        <translation>保存されていないデッキがあります</translation>
    </message>
</context>
<context>
    <name>ExceptionHandler</name>
    <message>
        <source>Something went wrong</source>
        <translation>問題が起きました</translation>
    </message>
    <message>
        <source>An error in the program was caught; the game goes on.

{line}

More in {log}</source>
        <translation>プログラムのエラーを検出しました。ゲームは続きます。

{line}

詳細：{log}</translation>
    </message>
</context>
<context>
    <name>Exchange</name>
    <message>
        <source>Deck</source>
        <translation>デッキ</translation>
    </message>
    <message>
        <source>Sideboard</source>
        <translation>サイドボード</translation>
    </message>
</context>
<context>
    <name>ExchangeDialog</name>
    <message>
        <source>Still to move into the sideboard: {count}</source>
        <translation>サイドボードへ移す残り：{count}枚</translation>
    </message>
    <message>
        <source>Still to move into the deck: {count}</source>
        <translation>デッキへ移す残り：{count}枚</translation>
    </message>
    <message>
        <source>Sideboard</source>
        <translation>サイドボード</translation>
    </message>
    <message>
        <source>{name}: exchange cards for the next game</source>
        <translation>{name}：次のゲームのためのカード交換</translation>
    </message>
    <message>
        <source>Into the sideboard →</source>
        <translation>サイドボードへ →</translation>
    </message>
    <message>
        <source>← Into the deck</source>
        <translation>← デッキへ</translation>
    </message>
    <message>
        <source>As at the beginning of the match</source>
        <translation>マッチ開始時に戻す</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>あとで</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>決定</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Export the deck</source>
        <translation>デッキの書き出し</translation>
    </message>
    <message>
        <source>List of numbers and names</source>
        <translation>番号とカード名のリスト</translation>
    </message>
    <message>
        <source>Link of a deck builder</source>
        <translation>デッキ構築サイトのリンク</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>画像</translation>
    </message>
    <message>
        <source>Cards to print</source>
        <translation>印刷用カード</translation>
    </message>
    <message>
        <source>The list</source>
        <translation>リスト</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>プレビュー</translation>
    </message>
    <message>
        <source>Every copy</source>
        <translation>全枚数</translation>
    </message>
    <message>
        <source>One of each</source>
        <translation>1種類につき1枚</translation>
    </message>
    <message>
        <source>Which cards</source>
        <translation>印刷するカード</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>用紙</translation>
    </message>
    <message>
        <source>with the &amp;resource deck</source>
        <translation>リソースデッキも含む(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>保存(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>形式(&amp;F)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>A link has neither the title of the deck nor where it is from.</source>
        <translation>リンクにはデッキのタイトルと出典は含まれません。</translation>
    </message>
    <message>
        <source>{count} cards of 63 × 88 mm on {pages} pages. Print at full size, without fitting to the page.</source>
        <translation>63 × 88 mm のカード {count}枚、{pages}ページ。用紙に合わせず、原寸で印刷してください。</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>コピーしました。</translation>
    </message>
    <message>
        <source>Files (*.{suffix})</source>
        <translation>ファイル (*.{suffix})</translation>
    </message>
    <message>
        <source>Save the deck</source>
        <translation>デッキの保存</translation>
    </message>
    <message>
        <source>The deck could not be saved</source>
        <translation>デッキを保存できませんでした</translation>
    </message>
    <message>
        <source>Saved as {name}.</source>
        <translation>{name} に保存しました。</translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message>
        <source>Lv</source>
        <translation>Lv</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>コスト</translation>
    </message>
    <message>
        <source>Trait</source>
        <translation>特徴</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>セット</translation>
    </message>
    <message>
        <source>More</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>クリア</translation>
    </message>
    <message>
        <source>Chosen: {what}</source>
        <translation>選択中：{what}</translation>
    </message>
    <message>
        <source>{n} or less</source>
        <translation>{n}以下</translation>
    </message>
    <message>
        <source>{n} or more</source>
        <translation>{n}以上</translation>
    </message>
    <message>
        <source>{set} · {name}</source>
        <translation>{set} · {name}</translation>
    </message>
    <message>
        <source>With Burst</source>
        <translation>バーストあり</translation>
    </message>
    <message>
        <source>With a link condition</source>
        <translation>リンク条件あり</translation>
    </message>
    <message>
        <source>In the deck</source>
        <translation>デッキにある</translation>
    </message>
    <message>
        <source>Not in the deck</source>
        <translation>デッキにない</translation>
    </message>
</context>
<context>
    <name>FolderMenu</name>
    <message>
        <source>&amp;New folder…</source>
        <translation>新しいフォルダー(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Rename folder…</source>
        <translation>フォルダー名の変更(&amp;R)…</translation>
    </message>
    <message>
        <source>Remove &amp;empty folder</source>
        <translation>空のフォルダーを削除(&amp;E)</translation>
    </message>
    <message>
        <source>New folder</source>
        <translation>新しいフォルダー</translation>
    </message>
    <message>
        <source>Rename folder</source>
        <translation>フォルダー名の変更</translation>
    </message>
</context>
<context>
    <name>GameLauncher</name>
    <message>
        <source>Nobody</source>
        <translation>相手なし</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>再戦</translation>
    </message>
    <message>
        <source>This game is not over. Begin a new one?</source>
        <translation>このゲームは終わっていません。新しく始めますか？</translation>
    </message>
    <message>
        <source>It is kept among the saved games.</source>
        <translation>今のゲームは保存したゲームに残ります。</translation>
    </message>
    <message>
        <source>Begin a new one</source>
        <translation>新しく始める</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>続ける</translation>
    </message>
</context>
<context>
    <name>GameSession</name>
    <message>
        <source>An error in the game: {fault}. The choice is undone.</source>
        <translation>ゲームでエラーが起きました：{fault}。選択を元に戻しました。</translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <translation>{name}が考えています…</translation>
    </message>
    <message>
        <source>This has to be answered first.</source>
        <translation>先にこれに答えてください。</translation>
    </message>
</context>
<context>
    <name>GameStarter</name>
    <message>
        <source>This deck cannot be played in a game</source>
        <translation>このデッキでは対戦できません</translation>
    </message>
    <message>
        <source>It can be saved and playtested alone.</source>
        <translation>保存と一人回しはできます。</translation>
    </message>
    <message>
        <source>It has {count} cards; a hand, six Shields and a card to draw take {least}.</source>
        <translation>{count}枚しかありません。手札とシールド6枚と引くカードに{least}枚が必要です。</translation>
    </message>
    <message>
        <source>This deck is too small for a playtest</source>
        <translation>一人回しにはカードが足りません</translation>
    </message>
</context>
<context>
    <name>GameTexts</name>
    <message>
        <source>a card</source>
        <translation>カード</translation>
    </message>
    <message>
        <source>Turn {turn} · {name}</source>
        <translation>ターン{turn} · {name}</translation>
    </message>
    <message>
        <source>Played by edition {edition} of the rules.</source>
        <translation>ルール Ver. {edition} で行います。</translation>
    </message>
    <message>
        <source>Its effect is being resolved. {text}</source>
        <translation>効果を解決しています。{text}</translation>
    </message>
    <message>
        <source>Its effect is being resolved.</source>
        <translation>効果を解決しています。</translation>
    </message>
    <message>
        <source>It attacks.</source>
        <translation>アタックしています。</translation>
    </message>
    <message>
        <source>Nothing can be done with it now.</source>
        <translation>今できることはありません。</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>ゲーム終了</translation>
    </message>
    <message>
        <source>{name} decides</source>
        <translation>{name}が選択中</translation>
    </message>
    <message>
        <source>Turn {turn}, {name} plays</source>
        <translation>ターン{turn}、{name}の番</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>Victory</source>
        <translation>勝利</translation>
    </message>
    <message>
        <source>Defeat</source>
        <translation>敗北</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name}の勝利</translation>
    </message>
</context>
<context>
    <name>GroupQuestion</name>
    <message>
        <source>A question of your own</source>
        <translation>自分で調べる</translation>
    </message>
    <message>
        <source>Cards of the deck</source>
        <translation>デッキのカード</translation>
    </message>
    <message>
        <source>At &amp;least</source>
        <translation>少なくとも(&amp;L)</translation>
    </message>
    <message>
        <source>By t&amp;urn</source>
        <translation>ターンまでに(&amp;U)</translation>
    </message>
    <message>
        <source>With a &amp;redraw if the hand has none of them</source>
        <translation>手札に1枚もなければ引き直す(&amp;R)</translation>
    </message>
    <message>
        <source>Check the cards of which you want to have some.</source>
        <translation>欲しいカードに印を付けてください。</translation>
    </message>
    <message>
        <source>At least {least} of {group} out of {size} cards, seen by turn {turn}.</source>
        <translation>{size}枚中の{group}枚のうち、{turn}ターン目までに{least}枚以上。</translation>
    </message>
</context>
<context>
    <name>HandPage</name>
    <message>
        <source>Sample hand</source>
        <translation>試しの手札</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>手札</translation>
    </message>
    <message>
        <source>Shields, the top one last</source>
        <translation>シールド（最後が一番上）</translation>
    </message>
    <message>
        <source>Redraw</source>
        <translation>引き直す</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>引く</translation>
    </message>
    <message>
        <source>Hide Shields</source>
        <translation>シールドを伏せる</translation>
    </message>
    <message>
        <source>Show Shields</source>
        <translation>シールドを見る</translation>
    </message>
    <message>
        <source>New hand</source>
        <translation>新しい手札</translation>
    </message>
    <message>
        <source>The deck has no cards yet.</source>
        <translation>デッキにまだカードがありません。</translation>
    </message>
    <message>
        <source>Turn {turn}: {count} cards seen.</source>
        <translation>{turn}ターン目：{count}枚を見ました。</translation>
    </message>
    <message>
        <source>The hand is redrawn.</source>
        <translation>手札を引き直しました。</translation>
    </message>
    <message>
        <source>The first hand.</source>
        <translation>最初の手札です。</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Go from the table to the buttons and the log, and back</source>
        <translation>テーブル、ボタン、ログの間を移動する</translation>
    </message>
    <message>
        <source>A desktop client for the GUNDAM CARD GAME: play, learn, build decks, read the rules.</source>
        <translation>GUNDAM CARD GAME のデスクトップクライアント：対戦、学習、デッキ構築、ルール閲覧。</translation>
    </message>
    <message>
        <source>An unofficial program by players. It is not affiliated with, sponsored or endorsed by the game&apos;s publisher or rights holders; names and trademarks belong to their owners. It contains no card pictures.</source>
        <translation>プレイヤーによる非公式プログラムです。ゲームの発売元・権利者とは提携しておらず、後援も承認も受けていません。名称と商標は各所有者に帰属します。カードの画像は含みません。</translation>
    </message>
    <message>
        <source>This game is played by the Comprehensive Rules, edition {edition}.</source>
        <translation>このゲームは総合ルール Ver. {edition} で行います。</translation>
    </message>
</context>
<context>
    <name>ImportDialog</name>
    <message>
        <source>{place}: {why}</source>
        <translation>{place}：{why}</translation>
    </message>
    <message>
        <source>{line}   which of {count} cards?</source>
        <translation>{line}   {count}種類のうちどのカードですか</translation>
    </message>
    <message>
        <source>{line}   is {number}</source>
        <translation>{line}   {number} です</translation>
    </message>
    <message>
        <source>{line}   is left out</source>
        <translation>{line}   除きます</translation>
    </message>
    <message>
        <source>{line}   (sideboard)</source>
        <translation>{line}   （サイドボード）</translation>
    </message>
    <message>
        <source>Import a deck list</source>
        <translation>デッキリストの読み込み</translation>
    </message>
    <message>
        <source>Paste a list here: numbers or names with counts, a link, JSON</source>
        <translation>ここにリストを貼り付けます：枚数つきの番号やカード名、リンク、JSON</translation>
    </message>
    <message>
        <source>The list</source>
        <translation>リスト</translation>
    </message>
    <message>
        <source>Name of the deck</source>
        <translation>デッキの名前</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>確認</translation>
    </message>
    <message>
        <source>&amp;Leave this line out</source>
        <translation>この行を除く(&amp;L)</translation>
    </message>
    <message>
        <source>Not understood</source>
        <translation>読み取れなかった行</translation>
    </message>
    <message>
        <source>The deck</source>
        <translation>デッキ</translation>
    </message>
    <message>
        <source>&amp;File…</source>
        <translation>ファイル(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>読み込む(&amp;I)</translation>
    </message>
    <message>
        <source>Which card is meant</source>
        <translation>どのカードですか</translation>
    </message>
    <message>
        <source>&amp;Name of the deck</source>
        <translation>デッキの名前(&amp;N)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Imported deck</source>
        <translation>読み込んだデッキ</translation>
    </message>
    <message>
        <source>Not understood: {count}</source>
        <translation>読み取れなかった行：{count}</translation>
    </message>
    <message>
        <source>Recognised: {form}. {count} cards, {resources} in the resource deck.</source>
        <translation>認識した形式：{form}。カード {count}枚、リソースデッキ {resources}枚。</translation>
    </message>
    <message>
        <source>Recognised: {form}. {count} cards so far; {open} lines fit several cards.</source>
        <translation>認識した形式：{form}。現在 {count}枚。{open}行は複数のカードに当てはまります。</translation>
    </message>
    <message>
        <source>Open a deck list</source>
        <translation>デッキリストを開く</translation>
    </message>
    <message>
        <source>Deck lists (*.txt *.json *.csv *.tsv *.dek *.deck);;All files (*)</source>
        <translation>デッキリスト (*.txt *.json *.csv *.tsv *.dek *.deck);;すべてのファイル (*)</translation>
    </message>
</context>
<context>
    <name>JournalWriter</name>
    <message>
        <source>The game cannot be saved any more: {reason}. It goes on unsaved.</source>
        <translation>ゲームを保存できなくなりました：{reason}。保存せずに続けます。</translation>
    </message>
</context>
<context>
    <name>KeyRecorder</name>
    <message>
        <source>Record a key</source>
        <translation>キーの記録</translation>
    </message>
    <message>
        <source>Press the new key for: {action}</source>
        <translation>新しいキーを押してください：{action}</translation>
    </message>
    <message>
        <source>&amp;Take it over</source>
        <translation>引き継ぐ(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Use this key</source>
        <translation>このキーを使う(&amp;U)</translation>
    </message>
    <message>
        <source>{key} is the key for: {action}. If you take it over, that action loses it.</source>
        <translation>{key} は「{action}」のキーです。引き継ぐと、その操作からは外れます。</translation>
    </message>
    <message>
        <source>This key cannot be used.</source>
        <translation>このキーは使えません。</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Answers</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>テーブル上</translation>
    </message>
    <message>
        <source>On the timeline of a replay</source>
        <translation>リプレイのタイムライン上</translation>
    </message>
    <message>
        <source>View</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>ヘルプ</translation>
    </message>
    <message>
        <source>What the main button says</source>
        <translation>メインボタンの操作</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>No</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>Answer number {number}</source>
        <translation>{number} 番の回答</translation>
    </message>
    <message>
        <source>To the next card on the left</source>
        <translation>左の次のカードへ</translation>
    </message>
    <message>
        <source>To the next card on the right</source>
        <translation>右の次のカードへ</translation>
    </message>
    <message>
        <source>To the next card above</source>
        <translation>上の次のカードへ</translation>
    </message>
    <message>
        <source>To the next card below</source>
        <translation>下の次のカードへ</translation>
    </message>
    <message>
        <source>Use the card that is marked; without one, what the main button says</source>
        <translation>印の付いたカードを使う。なければメインボタンの操作</translation>
    </message>
    <message>
        <source>Everything that the marked card can do (also right click)</source>
        <translation>印の付いたカードにできることすべて（右クリックでも）</translation>
    </message>
    <message>
        <source>Cancel what is begun and not yet chosen</source>
        <translation>始めてまだ選んでいないことを取り消す</translation>
    </message>
    <message>
        <source>The marked effect earlier</source>
        <translation>印の付いた効果を先に</translation>
    </message>
    <message>
        <source>The marked effect later</source>
        <translation>印の付いた効果を後に</translation>
    </message>
    <message>
        <source>Key hints on everything that can be used now</source>
        <translation>いま使えるものすべてにキーヒントを表示</translation>
    </message>
    <message>
        <source>Say again what has happened and what is asked</source>
        <translation>起きたことと問いをもう一度読み上げる</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新しいゲーム</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>再戦</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>保存したゲーム</translation>
    </message>
    <message>
        <source>Open a scenario</source>
        <translation>シナリオを開く</translation>
    </message>
    <message>
        <source>Save the position as a scenario</source>
        <translation>盤面をシナリオとして保存</translation>
    </message>
    <message>
        <source>Undo the last choice</source>
        <translation>最後の選択を元に戻す</translation>
    </message>
    <message>
        <source>Undo to an earlier choice</source>
        <translation>以前の選択まで元に戻す</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>やり直す</translation>
    </message>
    <message>
        <source>Concede</source>
        <translation>投了</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>Choice before</source>
        <translation>前の選択</translation>
    </message>
    <message>
        <source>Next choice</source>
        <translation>次の選択</translation>
    </message>
    <message>
        <source>Turn before</source>
        <translation>前のターン</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>次のターン</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>最初へ</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>最後へ</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>全画面表示</translation>
    </message>
    <message>
        <source>Key hints always, or by their key only</source>
        <translation>キーヒントを常に表示、またはキーを押したときだけ</translation>
    </message>
    <message>
        <source>Back through what has happened</source>
        <translation>起きたことをさかのぼる</translation>
    </message>
    <message>
        <source>Forward through it, to now</source>
        <translation>今に向かって進む</translation>
    </message>
    <message>
        <source>Look for a rule</source>
        <translation>ルールを探す</translation>
    </message>
    <message>
        <source>The rule that was shown before</source>
        <translation>前に表示したルール</translation>
    </message>
    <message>
        <source>The rule after it</source>
        <translation>次に表示したルール</translation>
    </message>
    <message>
        <source>The list of keys</source>
        <translation>キーの一覧</translation>
    </message>
    <message>
        <source>Change the keys</source>
        <translation>キーの変更</translation>
    </message>
    <message>
        <source>Rematch with seats swapped</source>
        <translation>席を替えて再戦</translation>
    </message>
    <message>
        <source>Pass until something happens, or end it</source>
        <translation>何か起こるまでパスする、またはやめる</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Report a fault</source>
        <translation>不具合を報告</translation>
    </message>
    <message>
        <source>In a game</source>
        <translation>対戦中</translation>
    </message>
    <message>
        <source>Games and decks</source>
        <translation>ゲームとデッキ</translation>
    </message>
    <message>
        <source>In the deck builder</source>
        <translation>デッキ作成中</translation>
    </message>
    <message>
        <source>To the deck builder, or back to the table</source>
        <translation>デッキ作成へ、またはテーブルへ戻る</translation>
    </message>
    <message>
        <source>All decks</source>
        <translation>すべてのデッキ</translation>
    </message>
    <message>
        <source>New deck</source>
        <translation>新しいデッキ</translation>
    </message>
    <message>
        <source>Save the deck</source>
        <translation>デッキを保存</translation>
    </message>
    <message>
        <source>Save the deck under another name</source>
        <translation>デッキを別の名前で保存</translation>
    </message>
    <message>
        <source>Undo the last change of the deck</source>
        <translation>デッキの最後の変更を元に戻す</translation>
    </message>
    <message>
        <source>Redo the change of the deck</source>
        <translation>デッキの変更をやり直す</translation>
    </message>
    <message>
        <source>Import a deck list</source>
        <translation>デッキリストを読み込む</translation>
    </message>
    <message>
        <source>Paste a deck list</source>
        <translation>デッキリストを貼り付け</translation>
    </message>
    <message>
        <source>Export the deck</source>
        <translation>デッキを書き出す</translation>
    </message>
    <message>
        <source>Copy the deck as a list</source>
        <translation>デッキをリストとしてコピー</translation>
    </message>
    <message>
        <source>Search for cards</source>
        <translation>カードを検索</translation>
    </message>
    <message>
        <source>Cards as a grid or as a table</source>
        <translation>カードをグリッドまたは表で表示</translation>
    </message>
    <message>
        <source>Statistics of the deck</source>
        <translation>デッキの統計</translation>
    </message>
    <message>
        <source>Play the deck</source>
        <translation>デッキで対戦</translation>
    </message>
    <message>
        <source>Playtest the deck alone</source>
        <translation>デッキを一人で回す</translation>
    </message>
    <message>
        <source>In the lists of decks and games</source>
        <translation>デッキとゲームの一覧</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>名前を変える</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Duplicate the deck</source>
        <translation>デッキを複製</translation>
    </message>
    <message>
        <source>Notes and tags of the deck</source>
        <translation>デッキのメモとタグ</translation>
    </message>
    <message>
        <source>Compare two decks</source>
        <translation>二つのデッキを比べる</translation>
    </message>
    <message>
        <source>Former versions of the deck</source>
        <translation>デッキの以前の版</translation>
    </message>
    <message>
        <source>Add the cards to the sideboard, or to the deck again</source>
        <translation>カードの追加先をサイドボードとデッキで切り替える</translation>
    </message>
    <message>
        <source>Move a copy between deck and sideboard</source>
        <translation>1枚をデッキとサイドボードの間で移す</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Search actions and keys</source>
        <translation>操作とキーを検索</translation>
    </message>
    <message>
        <source>&amp;Change…</source>
        <translation>変更(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Add a key…</source>
        <translation>キーを追加(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;No key</source>
        <translation>キーなし(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>元に戻す(&amp;R)</translation>
    </message>
    <message>
        <source>Reset a&amp;ll</source>
        <translation>すべて元に戻す(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>書き出す(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>読み込む(&amp;I)…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Export keys</source>
        <translation>キーの書き出し</translation>
    </message>
    <message>
        <source>Import keys</source>
        <translation>キーの読み込み</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>操作とキー</translation>
    </message>
    <message>
        <source>Keys (*.json)</source>
        <translation>キー (*.json)</translation>
    </message>
</context>
<context>
    <name>KeysModel</name>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>場所</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>変更済み</translation>
    </message>
</context>
<context>
    <name>LegalityPanel</name>
    <message>
        <source>Legality</source>
        <translation>構築ルール</translation>
    </message>
    <message>
        <source>Restrictions of</source>
        <translation>制限を適用</translation>
    </message>
    <message>
        <source>Check the restrictions of official play, too</source>
        <translation>公式大会の制限も確かめる</translation>
    </message>
    <message>
        <source>The day whose restrictions are checked</source>
        <translation>制限を確かめる日</translation>
    </message>
    <message>
        <source>The newest are in force since {day}</source>
        <translation>最新の制限は{day}から有効です</translation>
    </message>
</context>
<context>
    <name>LegalitySidebar</name>
    <message>
        <source>Playtest alone</source>
        <translation>一人で回す</translation>
    </message>
    <message>
        <source>Play this deck</source>
        <translation>このデッキで対戦する</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Log</source>
        <translation>ログ</translation>
    </message>
    <message>
        <source>◀ What happened?</source>
        <translation>◀ 何が起きた？</translation>
    </message>
    <message>
        <source>What happened since my last decision?</source>
        <translation>前回の選択のあと、何が起きましたか？</translation>
    </message>
    <message>
        <source>Step through what has happened since your last decision</source>
        <translation>前回の選択のあとに起きたことを1つずつ見る</translation>
    </message>
</context>
<context>
    <name>LookBackBar</name>
    <message>
        <source>Now</source>
        <translation>今に戻る</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>1つ戻る</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>1つ進む</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>This was left out; the rest is there.</source>
        <translation>次のものは読み込めませんでした。残りは使えます。</translation>
    </message>
    <message>
        <source>Your own cards</source>
        <translation>自作カード</translation>
    </message>
    <message>
        <source>The settings could not be read; the defaults are in use.</source>
        <translation>設定を読み込めませんでした。初期設定を使います。</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Gundam Desktop</source>
        <translation>Gundam Desktop</translation>
    </message>
    <message>
        <source>{first} against {second} · rules {edition} · seed {seed} – Gundam Desktop</source>
        <translation>{first} 対 {second} · ルール {edition} · シード {seed} – Gundam Desktop</translation>
    </message>
    <message>
        <source>Concede</source>
        <translation>投了</translation>
    </message>
    <message>
        <source>Concede this game?</source>
        <translation>このゲームを投了しますか？</translation>
    </message>
    <message>
        <source>Your opponent wins it at once.</source>
        <translation>ただちに相手の勝利になります。</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>About</source>
        <translation>このプログラムについて</translation>
    </message>
    <message>
        <source>The settings were not saved: {reason}</source>
        <translation>設定を保存できませんでした：{reason}</translation>
    </message>
    <message>
        <source>Replay: {first} against {second} – Gundam Desktop</source>
        <translation>リプレイ：{first} 対 {second} – Gundam Desktop</translation>
    </message>
    <message>
        <source>Nothing on the table can be used now</source>
        <translation>いまテーブル上に使えるものはありません</translation>
    </message>
    <message>
        <source>The file as it was is kept as {path}.</source>
        <translation>元のファイルは{path}として残してあります。</translation>
    </message>
    <message>
        <source>Some settings could not be read; for these the defaults are in use.</source>
        <translation>一部の設定を読み込めませんでした。それらは初期設定を使います。</translation>
    </message>
    <message>
        <source>{first} against {second} · rules {edition} – Gundam Desktop</source>
        <translation>{first} 対 {second} · ルール {edition} – Gundam Desktop</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Game</source>
        <translation>ゲーム(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>新しいゲーム(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Rematch</source>
        <translation>再戦(&amp;R)</translation>
    </message>
    <message>
        <source>Rematch with seats s&amp;wapped</source>
        <translation>席を替えて再戦(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Saved games…</source>
        <translation>保存したゲーム(&amp;S)…</translation>
    </message>
    <message>
        <source>Open s&amp;cenario…</source>
        <translation>シナリオを開く(&amp;C)…</translation>
    </message>
    <message>
        <source>Save &amp;position as a scenario…</source>
        <translation>局面をシナリオとして保存(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>Undo &amp;to…</source>
        <translation>ここまで元に戻す(&amp;T)…</translation>
    </message>
    <message>
        <source>Re&amp;do</source>
        <translation>やり直す(&amp;D)</translation>
    </message>
    <message>
        <source>Pass unti&amp;l something happens</source>
        <translation>何か起こるまでパス(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>システムに合わせる(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>ダーク(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>ライト(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>配色(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>言語(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <translation>なし(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>遅い(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>普通(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>速い(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Animation</source>
        <translation>アニメーション(&amp;A)</translation>
    </message>
    <message>
        <source>Official &amp;wording from my own folder</source>
        <translation>自分のフォルダーの公式テキストを使う(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>設定(&amp;S)…</translation>
    </message>
    <message>
        <source>Show &amp;key hints</source>
        <translation>キーヒントを表示(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>全画面(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>キー操作(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Change keys…</source>
        <translation>キーの変更(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Rules…</source>
        <translation>ルール(&amp;R)…</translation>
    </message>
    <message>
        <source>Report a &amp;fault…</source>
        <translation>不具合を報告(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;About</source>
        <translation>このプログラムについて(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Decks</source>
        <translation>デッキ(&amp;D)</translation>
    </message>
    <message>
        <source>Back to the &amp;table</source>
        <translation>テーブルへ戻る(&amp;T)</translation>
    </message>
    <message>
        <source>Deck &amp;builder</source>
        <translation>デッキ作成(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;New deck</source>
        <translation>新しいデッキ(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>名前を付けて保存(&amp;V)…</translation>
    </message>
    <message>
        <source>&amp;Import list…</source>
        <translation>リストを読み込む(&amp;I)…</translation>
    </message>
    <message>
        <source>Paste deck &amp;list</source>
        <translation>デッキリストを貼り付け(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>書き出し(&amp;E)…</translation>
    </message>
    <message>
        <source>Cop&amp;y as a list</source>
        <translation>リストとしてコピー(&amp;Y)</translation>
    </message>
    <message>
        <source>Searc&amp;h cards</source>
        <translation>カードを検索(&amp;H)</translation>
    </message>
    <message>
        <source>Grid / table &amp;view</source>
        <translation>グリッド／表の切り替え(&amp;G)</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>統計(&amp;T)…</translation>
    </message>
    <message>
        <source>&amp;Play this deck…</source>
        <translation>このデッキで対戦(&amp;P)…</translation>
    </message>
    <message>
        <source>Playtest al&amp;one</source>
        <translation>一人で回す(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Move between deck and sideboard</source>
        <translation>デッキとサイドボードの間で移す(&amp;M)</translation>
    </message>
    <message>
        <source>Add to sideboa&amp;rd / deck</source>
        <translation>追加先をサイドボード／デッキに切り替える(&amp;R)</translation>
    </message>
    <message>
        <source>Conc&amp;ede…</source>
        <translation>投了(&amp;E)…</translation>
    </message>
    <message>
        <source>All dec&amp;ks…</source>
        <translation>すべてのデッキ(&amp;K)…</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>新しいゲーム</translation>
    </message>
    <message>
        <source>A friend at this machine</source>
        <translation>この端末で友だちと</translation>
    </message>
    <message>
        <source>Comprehensive Rules {edition}</source>
        <translation>総合ルール {edition}</translation>
    </message>
    <message>
        <source>empty: a new one</source>
        <translation>空欄：新しく決める</translation>
    </message>
    <message>
        <source>The same seed and the same choices give the same game</source>
        <translation>同じシードと同じ選択なら同じゲームになります</translation>
    </message>
    <message>
        <source>Seed: “{seed}” is not a whole number from 0 to {most}.</source>
        <translation>シード：「{seed}」は0から{most}までの整数ではありません。</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>デッキ</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>相手</translation>
    </message>
    <message>
        <source>Who goes first</source>
        <translation>先攻</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>シード</translation>
    </message>
    <message>
        <source>You, below</source>
        <translation>あなた（手前）</translation>
    </message>
    <message>
        <source>Opponent, above</source>
        <translation>相手（奥）</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>ゲーム開始</translation>
    </message>
    <message>
        <source>Bot: {level}</source>
        <translation>ボット：{level}</translation>
    </message>
    <message>
        <source>Bot: {level} (the weakest)</source>
        <translation>ボット：{level}（最も弱い）</translation>
    </message>
    <message>
        <source>Bot: {level} (the strongest)</source>
        <translation>ボット：{level}（最も強い）</translation>
    </message>
    <message>
        <source>Chance says who chooses</source>
        <translation>無作為に選んだ側が決める</translation>
    </message>
    <message>
        <source>You (the seat below)</source>
        <translation>あなた（手前の席）</translation>
    </message>
    <message>
        <source>Opponent (the seat above)</source>
        <translation>相手（奥の席）</translation>
    </message>
    <message>
        <source>Player 1</source>
        <translation>プレイヤー1</translation>
    </message>
    <message>
        <source>Player 2</source>
        <translation>プレイヤー2</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>Bot ({level})</source>
        <translation>ボット（{level}）</translation>
    </message>
    <message>
        <source>This deck cannot be played</source>
        <translation>このデッキは使えません</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source> min</source>
        <translation> 分</translation>
    </message>
    <message>
        <source>The time that each person has for a whole game; a bot has no clock</source>
        <translation>1ゲームを通して各プレイヤーが使える時間（ボットには時計がない）</translation>
    </message>
    <message>
        <source>Swap seats</source>
        <translation>席を替わる</translation>
    </message>
    <message>
        <source>Each player takes the other&apos;s seat and deck</source>
        <translation>互いの席とデッキを入れ替えます</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>マッチ</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>持ち時間</translation>
    </message>
    <message>
        <source>The first player</source>
        <translation>1人目のプレイヤー</translation>
    </message>
    <message>
        <source>The second player</source>
        <translation>2人目のプレイヤー</translation>
    </message>
    <message>
        <source>One game</source>
        <translation>1ゲーム</translation>
    </message>
    <message>
        <source>Best of three</source>
        <translation>3本勝負（2勝で勝ち）</translation>
    </message>
    <message>
        <source>Best of five</source>
        <translation>5本勝負（3勝で勝ち）</translation>
    </message>
    <message>
        <source>First player, in the first seat</source>
        <translation>1人目（1番の席）</translation>
    </message>
    <message>
        <source>Second player, in the second seat</source>
        <translation>2人目（2番の席）</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>with sideboards</source>
        <translation>サイドボードを使う</translation>
    </message>
    <message>
        <source>Between the games the players may exchange cards with their sideboards</source>
        <translation>ゲームの間に、プレイヤーはサイドボードとカードを交換できます</translation>
    </message>
    <message>
        <source>for the whole match</source>
        <translation>マッチ全体で</translation>
    </message>
    <message>
        <source>The time goes on from game to game. Officially a match has 60 minutes: about 30 for each player</source>
        <translation>時間は次のゲームに引き継がれます。公式のマッチは60分、1人あたり約30分です</translation>
    </message>
</context>
<context>
    <name>NotesDialog</name>
    <message>
        <source>Notes and tags of {name}</source>
        <translation>{name}のメモとタグ</translation>
    </message>
    <message>
        <source>Tags, with commas between them</source>
        <translation>タグ（コンマで区切る）</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>タグ</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>メモ</translation>
    </message>
    <message>
        <source>&amp;Tags:</source>
        <translation>タグ(&amp;T)：</translation>
    </message>
    <message>
        <source>&amp;Notes:</source>
        <translation>メモ(&amp;N)：</translation>
    </message>
</context>
<context>
    <name>OddsLine</name>
    <message>
        <source>Lv 2 Unit by turn {turn} {chance}</source>
        <translation>Lv2ユニット {turn}ターン {chance}</translation>
    </message>
    <message>
        <source>Link pair by turn {turn} {chance}</source>
        <translation>リンク {turn}ターン {chance}</translation>
    </message>
    <message>
        <source>Opening hand odds</source>
        <translation>初手の確率</translation>
    </message>
    <message>
        <source>If a hand without it is redrawn: {odds}</source>
        <translation>ない手札を引き直すなら：{odds}</translation>
    </message>
    <message>
        <source>Draw a sample hand…</source>
        <translation>試しの手札を引く…</translation>
    </message>
</context>
<context>
    <name>OpenDeck</name>
    <message>
        <source>The draft cannot be kept on the disk: {reason}</source>
        <translation>下書きをディスクに保存できません：{reason}</translation>
    </message>
</context>
<context>
    <name>OrderList</name>
    <message>
        <source>Waiting effects, the first to be resolved at the top</source>
        <translation>待機中の効果。最初に解決するものが一番上です</translation>
    </message>
</context>
<context>
    <name>PairsPage</name>
    <message>
        <source>Link pairs</source>
        <translation>リンクの組</translation>
    </message>
    <message>
        <source>no card of the deck</source>
        <translation>デッキにありません</translation>
    </message>
    <message>
        <source>no Unit of the deck</source>
        <translation>リンクするユニットなし</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>ユニット</translation>
    </message>
    <message>
        <source>Link condition</source>
        <translation>リンク条件</translation>
    </message>
    <message>
        <source>Pilot</source>
        <translation>パイロット</translation>
    </message>
    <message>
        <source>Both by turn {turn}</source>
        <translation>{turn}ターンまでに両方</translation>
    </message>
    <message>
        <source>A Pilot links by its whole name or by a trait (2-11-1). The chances are without a redraw.</source>
        <translation>リンクは名前全体または特徴で決まります（2-11-1）。確率は引き直しなしです。</translation>
    </message>
    <message>
        <source>No card of the deck has a link condition, and none is a Pilot.</source>
        <translation>リンク条件を持つカードもパイロットもデッキにありません。</translation>
    </message>
</context>
<context>
    <name>PhaseBar</name>
    <message>
        <source>Turn {turn}, {phase}</source>
        <translation>ターン{turn}、{phase}</translation>
    </message>
    <message>
        <source>TURN {number}</source>
        <translation>ターン {number}</translation>
    </message>
    <message>
        <source>YOUR TURN</source>
        <translation>あなたのターン</translation>
    </message>
    <message>
        <source>{name}&apos;s turn</source>
        <translation>{name}のターン</translation>
    </message>
    <message>
        <source>Before the first turn</source>
        <translation>最初のターンの前</translation>
    </message>
</context>
<context>
    <name>PlateItem</name>
    <message>
        <source>{name}: {counted}</source>
        <translation>{name}：{counted}</translation>
    </message>
</context>
<context>
    <name>PlayPage</name>
    <message>
        <source>New game</source>
        <translation>新しいゲーム</translation>
    </message>
    <message>
        <source>Choose on the table</source>
        <translation>テーブルで選んでください</translation>
    </message>
    <message>
        <source>Show it all</source>
        <translation>すべて表示</translation>
    </message>
    <message>
        <source>{attacker} attacks the player.</source>
        <translation>{attacker}がプレイヤーにアタックしています。</translation>
    </message>
    <message>
        <source>{attacker} attacks {target}.</source>
        <translation>{attacker}が{target}にアタックしています。</translation>
    </message>
    <message>
        <source>{answer}: {key}.</source>
        <translation>{answer}：{key}。</translation>
    </message>
    <message>
        <source>{answer}.</source>
        <translation>{answer}。</translation>
    </message>
    <message>
        <source>Passing until something happens</source>
        <translation>何か起こるまでパス中</translation>
    </message>
    <message>
        <source>Pass until something happens</source>
        <translation>何か起こるまでパス</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>今に戻る</translation>
    </message>
    <message>
        <source>nothing left to do</source>
        <translation>できることはもうない</translation>
    </message>
    <message>
        <source>1 card can still be used</source>
        <translation>まだ1枚使える</translation>
    </message>
    <message>
        <source>{count} cards can still be used</source>
        <translation>まだ{count}枚使える</translation>
    </message>
    <message>
        <source>End it all the same</source>
        <translation>それでも終了する</translation>
    </message>
</context>
<context>
    <name>PlaytestPage</name>
    <message>
        <source>Playtest</source>
        <translation>試合テスト</translation>
    </message>
    <message>
        <source>Let bots play this deck</source>
        <translation>このデッキをボットに使わせる</translation>
    </message>
    <message>
        <source>Games won by this deck</source>
        <translation>このデッキの勝ち</translation>
    </message>
    <message>
        <source>&amp;Against</source>
        <translation>相手(&amp;A)</translation>
    </message>
    <message>
        <source>Both &amp;bots</source>
        <translation>両方のボット(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>試合数(&amp;G)</translation>
    </message>
    <message>
        <source>{level} (the weakest)</source>
        <translation>{level}（最弱）</translation>
    </message>
    <message>
        <source>{level} (the strongest)</source>
        <translation>{level}（最強）</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>中止</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>済んだ試合</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>全試合</translation>
    </message>
    <message>
        <source>Going first</source>
        <translation>先攻</translation>
    </message>
    <message>
        <source>Going second</source>
        <translation>後攻</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>試合</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>負け</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>Win rate</source>
        <translation>勝率</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95 % 区間</translation>
    </message>
    <message>
        <source>There is no deck to try it against.</source>
        <translation>相手のデッキがありません。</translation>
    </message>
    <message>
        <source>“{deck}” breaks the construction rules, so no game can be played with it:</source>
        <translation>「{deck}」は構築ルールに反しているため、試合に使えません：</translation>
    </message>
    <message>
        <source>· {wrong} ({clause}); {remedy}</source>
        <translation>・{wrong}（{clause}）。{remedy}</translation>
    </message>
    <message>
        <source>{played} of {games} games are played.</source>
        <translation>{games}試合中{played}試合が終わりました。</translation>
    </message>
    <message>
        <source>Games that went wrong and count for nobody: {count}. The first: {error}</source>
        <translation>途中で失敗し数えない試合：{count}。最初のもの：{error}</translation>
    </message>
    <message>
        <source>Cancelled after {played} of {games} games.</source>
        <translation>{games}試合中{played}試合で中止しました。</translation>
    </message>
    <message>
        <source>Games played: {count}.</source>
        <translation>試合数：{count}。</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>ルール(&amp;R)</translation>
    </message>
    <message>
        <source>Comprehensive Rules {edition}</source>
        <translation>総合ルール {edition}</translation>
    </message>
</context>
<context>
    <name>PromptBar</name>
    <message>
        <source>Looked at: {names}</source>
        <translation>見たカード：{names}</translation>
    </message>
</context>
<context>
    <name>ReasonsPanel</name>
    <message>
        <source>Why?</source>
        <translation>なぜ？</translation>
    </message>
    <message>
        <source>Point at a card: what it can do now stands here, and why not.</source>
        <translation>カードを指すと、今できることとできない理由がここに表示されます。</translation>
    </message>
    <message numerus="yes">
        <source>+%n more</source>
        <translation>
            <numerusform>ほか%n件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>The end, after {last} choices</source>
        <translation>終了（選択 {last} 回）</translation>
    </message>
    <message>
        <source>Choice {number} of {last}</source>
        <translation>選択 {number} / {last}</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>Report a fault</source>
        <translation>不具合を報告</translation>
    </message>
    <message>
        <source>Copy this text or save it, and give it to whoever looks for the fault. Nothing is sent anywhere.</source>
        <translation>この文章をコピーまたは保存して、不具合を調べる人に渡してください。どこにも送信されません。</translation>
    </message>
    <message>
        <source>The report</source>
        <translation>報告</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>It is copied.</source>
        <translation>コピーしました。</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>報告を保存</translation>
    </message>
    <message>
        <source>Texts (*.txt);;All files (*)</source>
        <translation>テキスト (*.txt);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>It could not be saved: {reason}</source>
        <translation>保存できませんでした：{reason}</translation>
    </message>
    <message>
        <source>It is saved as {path}.</source>
        <translation>{path}に保存しました。</translation>
    </message>
    <message>
        <source>The game goes on, so this has only what was shown of it. When it is over, the report has its seed and all choices, too, and the game can be played again from it.</source>
        <translation>ゲームが続いているので、画面に表示された内容だけが入っています。ゲームが終わった後の報告にはシードとすべての選択も入り、同じゲームを再現できます。</translation>
    </message>
</context>
<context>
    <name>ResultPanel</name>
    <message>
        <source>New game</source>
        <translation>新しいゲーム</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>テーブルを見る</translation>
    </message>
    <message>
        <source>Rule {clause}</source>
        <translation>ルール {clause}</translation>
    </message>
</context>
<context>
    <name>SavedGames</name>
    <message>
        <source>Another window has this game open.</source>
        <translation>別のウィンドウがこのゲームを開いています。</translation>
    </message>
    <message>
        <source>This game cannot be opened</source>
        <translation>このゲームは開けません</translation>
    </message>
    <message>
        <source>{first} against {second}</source>
        <translation>{first} 対 {second}</translation>
    </message>
    <message>
        <source>{name} with {deck}</source>
        <translation>{name}（{deck}）</translation>
    </message>
    <message>
        <source>A draw in turn {turn}</source>
        <translation>ターン{turn}で引き分け</translation>
    </message>
    <message>
        <source>{name} has won in turn {turn}</source>
        <translation>ターン{turn}で{name}の勝ち</translation>
    </message>
    <message>
        <source>Turn {turn}, goes on</source>
        <translation>ターン{turn}、続行中</translation>
    </message>
    <message>
        <source>Being prepared</source>
        <translation>準備中</translation>
    </message>
    <message>
        <source>Open in a window</source>
        <translation>ウィンドウで開いています</translation>
    </message>
</context>
<context>
    <name>SavedGamesController</name>
    <message>
        <source>There is no decision to undo.</source>
        <translation>元に戻せる決定はありません。</translation>
    </message>
    <message>
        <source>There is no decision to redo.</source>
        <translation>やり直せる決定はありません。</translation>
    </message>
    <message>
        <source>{asked}: does {name} take “{choice}” back with your consent?</source>
        <translation>{asked}さん：{name}が「{choice}」を戻すことに同意しますか？</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>{name} agrees</source>
        <translation>{name}が同意する</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>{name} undoes: {choice}.</source>
        <translation>{name}が元に戻しました：{choice}。</translation>
    </message>
    <message>
        <source>{name} agrees to it.</source>
        <translation>{name}が同意しました。</translation>
    </message>
    <message>
        <source>{other} has acted since, and {name} has seen hidden cards.</source>
        <translation>その後{other}が行動し、{name}は非公開のカードを見ました。</translation>
    </message>
    <message>
        <source>{other} has acted since.</source>
        <translation>その後{other}が行動しました。</translation>
    </message>
    <message>
        <source>{name} has seen hidden cards since.</source>
        <translation>その後{name}は非公開のカードを見ました。</translation>
    </message>
    <message>
        <source>The rules have changed since this was played ({why}). The game goes on as it stood.</source>
        <translation>このゲームの後でルールの処理が変わりました（{why}）。ゲームはそのときの状態から続きます。</translation>
    </message>
    <message>
        <source>Verified: it replays to what was recorded</source>
        <translation>検証済み：記録どおりに再現されます</translation>
    </message>
    <message>
        <source>The rules have changed since: {why}</source>
        <translation>その後ルールの処理が変わりました：{why}</translation>
    </message>
    <message>
        <source>A new game that goes on from a recorded one.</source>
        <translation>記録されたゲームの途中から始まる新しいゲームです。</translation>
    </message>
    <message>
        <source>Go on?</source>
        <translation>続けますか？</translation>
    </message>
    <message>
        <source>Go on with “{title}”?</source>
        <translation>「{title}」を続けますか？</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>今はしない</translation>
    </message>
</context>
<context>
    <name>SavedGamesDialog</name>
    <message>
        <source>Saved games</source>
        <translation>保存したゲーム</translation>
    </message>
    <message>
        <source>Search by player, deck or name</source>
        <translation>プレイヤー・デッキ・名前で検索</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>すべてのゲーム</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>続行中</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>No game is saved here yet: every game that you play will be.</source>
        <translation>まだ保存されたゲームはありません。プレイしたゲームはすべてここに保存されます。</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>続ける(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>見る(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>名前の変更(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>書き出す(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>読み込む(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>削除(&amp;D)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>These files could not be read; the others are here.</source>
        <translation>次のファイルは読めませんでした。ほかはここにあります。</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>名前の変更</translation>
    </message>
    <message>
        <source>Name of the game:</source>
        <translation>ゲームの名前：</translation>
    </message>
    <message>
        <source>Export the game</source>
        <translation>ゲームを書き出す</translation>
    </message>
    <message>
        <source>Recorded games ({files})</source>
        <translation>記録されたゲーム ({files})</translation>
    </message>
    <message>
        <source>Import a game</source>
        <translation>ゲームを読み込む</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Delete this game? It cannot be brought back.</source>
        <translation>このゲームを削除しますか？元には戻せません。</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>残す</translation>
    </message>
    <message>
        <source>Another window has this game open.</source>
        <translation>別のウィンドウがこのゲームを開いています。</translation>
    </message>
</context>
<context>
    <name>ScenarioFiles</name>
    <message>
        <source>Open a scenario</source>
        <translation>シナリオを開く</translation>
    </message>
    <message>
        <source>Scenarios ({files})</source>
        <translation>シナリオ ({files})</translation>
    </message>
    <message>
        <source>This scenario cannot be opened</source>
        <translation>このシナリオは開けません</translation>
    </message>
    <message>
        <source>Which scenario?</source>
        <translation>どのシナリオですか？</translation>
    </message>
    <message>
        <source>{names}, turn {turn}</source>
        <translation>{names}、ターン{turn}</translation>
    </message>
    <message>
        <source>This position cannot be saved</source>
        <translation>この局面は保存できません</translation>
    </message>
    <message>
        <source>Save the position</source>
        <translation>局面を保存</translation>
    </message>
    <message>
        <source>The game is not over. What may the file hold?</source>
        <translation>ゲームは終わっていません。ファイルに何を入れますか？</translation>
    </message>
    <message>
        <source>Everything includes both hands and decks: only if both players agree.</source>
        <translation>「すべて」には両方の手札とデッキが入ります。両プレイヤーが同意した場合だけ選んでください。</translation>
    </message>
    <message>
        <source>What {name} may know</source>
        <translation>{name}が知ってよいもの</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>すべて</translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <source>Search for cards</source>
        <translation>カードを検索</translation>
    </message>
    <message>
        <source>Search name, trait, text… e.g. {example}</source>
        <translation>名前、特徴、テキストで検索… 例：{example}</translation>
    </message>
</context>
<context>
    <name>Series</name>
    <message>
        <source>Best of {length}: {first} {wins}–{losses} {second}</source>
        <translation>{length}本勝負：{first} {wins}–{losses} {second}</translation>
    </message>
    <message>
        <source>{name} wins the match, best of {length}: {wins}–{losses}</source>
        <translation>{name}がマッチに勝利（{length}本勝負、{wins}–{losses}）</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>第{number}ゲーム</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>再戦</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>プレイ</translation>
    </message>
    <message>
        <source>Pass until something happens (F6)</source>
        <translation>何か起こるまでパス (F6)</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>配色(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>言語(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Animation</source>
        <translation>アニメーション(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Pass for me</source>
        <translation>自動パス(&amp;P)</translation>
    </message>
    <message>
        <source>Pause of a &amp;bot</source>
        <translation>ボットの間(&amp;B)</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>システムに合わせる</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>ダーク</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>ライト</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>遅い</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>普通</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>速い</translation>
    </message>
    <message>
        <source>When I can do nothing else</source>
        <translation>他に何もできないとき</translation>
    </message>
    <message>
        <source>Never (full control)</source>
        <translation>しない（すべて自分で）</translation>
    </message>
    <message>
        <source>Official wording from my own folder</source>
        <translation>自分のフォルダの公式テキストを使う</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>It ends when you must decide something else, and when:</source>
        <translation>他の選択が必要になったときと、次のときに終わります：</translation>
    </message>
    <message>
        <source>The usual ones</source>
        <translation>標準に戻す</translation>
    </message>
    <message>
        <source>In a game of two people you are asked while you hold hidden cards that might be used, whatever they are: a pass by itself would tell your opponent that none can be used.</source>
        <translation>2人で遊ぶときは、使えるかもしれない手札がある限り、その内容にかかわらず毎回たずねます。自動でパスすると、使えるカードがないと相手にわかるからです。</translation>
    </message>
    <message>
        <source>Ask before a main phase ends in which something can still be done</source>
        <translation>まだできることがあるメインフェイズを終える前に確認する</translation>
    </message>
    <message>
        <source>Cards shown lar&amp;ge</source>
        <translation>カードの拡大表示(&amp;G)</translation>
    </message>
    <message>
        <source>Calmly</source>
        <translation>ゆっくり</translation>
    </message>
    <message>
        <source>Briefly</source>
        <translation>手短に</translation>
    </message>
    <message>
        <source>Not at all</source>
        <translation>しない</translation>
    </message>
    <message>
        <source>What the opponent plays and what is turned up comes to the middle of the table, and each turn begins with a banner. A click or a key goes on at once.</source>
        <translation>相手がプレイしたカードと表になったカードが卓の中央に大きく表示され、各ターンの初めには帯が出ます。クリックかキーですぐに先へ進みます。</translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation>音量(&amp;V)</translation>
    </message>
    <message>
        <source>Sou&amp;nds</source>
        <translation>サウンド(&amp;N)</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
</context>
<context>
    <name>SideboardExchange</name>
    <message>
        <source>Enter or a double click moves a card. {name} has no sideboard.</source>
        <translation>Enterまたはダブルクリックでカードを移します。{name}にサイドボードはありません。</translation>
    </message>
    <message>
        <source>Enter or a double click moves a card. {name} has a sideboard of {size} cards.</source>
        <translation>Enterまたはダブルクリックでカードを移します。{name}のサイドボードは{size}枚です。</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>Statistics</source>
        <translation>統計</translation>
    </message>
</context>
<context>
    <name>StripCard</name>
    <message>
        <source>a Shield, face down</source>
        <translation>裏向きのシールド</translation>
    </message>
</context>
<context>
    <name>TableScene</name>
    <message>
        <source>You</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>相手</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>Card table</source>
        <translation>カードテーブル</translation>
    </message>
</context>
<context>
    <name>Timeline</name>
    <message>
        <source>Timeline</source>
        <translation>タイムライン</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速さ</translation>
    </message>
    <message>
        <source>Whose view</source>
        <translation>だれの視点か</translation>
    </message>
    <message>
        <source>Play on from here…</source>
        <translation>ここから続ける…</translation>
    </message>
    <message>
        <source>Close replay</source>
        <translation>リプレイを閉じる</translation>
    </message>
    <message>
        <source>Both hands open</source>
        <translation>両方の手札を公開</translation>
    </message>
    <message>
        <source>View of {name}</source>
        <translation>{name}の視点</translation>
    </message>
    <message>
        <source>Turn before</source>
        <translation>前のターン</translation>
    </message>
    <message>
        <source>Choice before</source>
        <translation>前の選択</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>再生・一時停止</translation>
    </message>
    <message>
        <source>Next choice</source>
        <translation>次の選択</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>次のターン</translation>
    </message>
    <message>
        <source>{what} ({key})</source>
        <translation>{what}（{key}）</translation>
    </message>
</context>
<context>
    <name>Tray</name>
    <message>
        <source>Your {zone}, cards: {count}</source>
        <translation>自分の{zone}：{count}枚</translation>
    </message>
    <message>
        <source>Opponent&apos;s {zone}, cards: {count}</source>
        <translation>相手の{zone}：{count}枚</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>選んでください</translation>
    </message>
    <message>
        <source>Looked at</source>
        <translation>見たカード</translation>
    </message>
    <message>
        <source>The newest first. {key} or a click beside it closes</source>
        <translation>新しい順。{key}か外側のクリックで閉じます</translation>
    </message>
    <message>
        <source>The newest first. A click beside it closes</source>
        <translation>新しい順。外側のクリックで閉じます</translation>
    </message>
</context>
<context>
    <name>UndoDialog</name>
    <message>
        <source>Undo to…</source>
        <translation>ここまで元に戻す…</translation>
    </message>
    <message>
        <source>Turn {turn}: {choice}</source>
        <translation>ターン{turn}：{choice}</translation>
    </message>
    <message>
        <source>Turn {turn}: {choice} (with consent)</source>
        <translation>ターン{turn}：{choice}（同意が必要）</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Everything from the chosen decision on is undone; it can be redone.</source>
        <translation>選んだ決定とその後のすべてを元に戻します。あとでやり直すこともできます。</translation>
    </message>
</context>
<context>
    <name>VersionsDialog</name>
    <message>
        <source>Versions of {name}</source>
        <translation>{name}の履歴</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>履歴</translation>
    </message>
    <message>
        <source>Nothing of this deck was saved over yet.</source>
        <translation>このデッキにはまだ以前の版がありません。</translation>
    </message>
    <message>
        <source>From each version to the deck as it is now:</source>
        <translation>それぞれの版から現在のデッキへの変更：</translation>
    </message>
    <message>
        <source>&amp;Restore this version</source>
        <translation>この版に戻す(&amp;R)</translation>
    </message>
    <message>
        <source>{when}: damaged</source>
        <translation>{when}：破損</translation>
    </message>
    <message>
        <source>{when}: the same list</source>
        <translation>{when}：同じリスト</translation>
    </message>
    <message>
        <source>{when}: since then +{added} −{taken}</source>
        <translation>{when}：以後 +{added} −{taken}</translation>
    </message>
    <message>
        <source>then</source>
        <translation>当時</translation>
    </message>
    <message>
        <source>now</source>
        <translation>現在</translation>
    </message>
</context>
<context>
    <name>WaitingPanel</name>
    <message numerus="yes">
        <source>+%n more</source>
        <translation>
            <numerusform>ほか%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>Waiting effects</source>
        <translation>待機中の効果</translation>
    </message>
</context>
<context>
    <name>ZoneItem</name>
    <message>
        <source>Your {zone}, cards: {count}</source>
        <translation>自分の{zone}：{count}枚</translation>
    </message>
    <message>
        <source>Opponent&apos;s {zone}, cards: {count}</source>
        <translation>相手の{zone}：{count}枚</translation>
    </message>
</context>
</TS>
