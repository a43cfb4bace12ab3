<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP" sourcelanguage="en">
<context>
    <name>AfterGame</name>
    <message>
        <source>{turn}: {choice}</source>
        <translation>{turn}：{choice}</translation>
    </message>
    <message>
        <source>This is shown once the match is over: before that it would reveal both decks.</source>
        <translation>マッチが終わると表示されます。それまでは両方のデッキが分かってしまいます。</translation>
    </message>
</context>
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
        <source>{name}&apos;s main phase has begun.</source>
        <translation>{name}のメインフェイズになりました。</translation>
    </message>
    <message>
        <source>{name} has a decision to make.</source>
        <translation>{name}の選択が必要です。</translation>
    </message>
    <message>
        <source>{name} stopped it.</source>
        <translation>{name}が止めました。</translation>
    </message>
    <message>
        <source>Passing for {name} has stopped: {why}</source>
        <translation>{name}のパスを終えました：{why}</translation>
    </message>
</context>
<context>
    <name>BackupDialogs</name>
    <message>
        <source>Back up</source>
        <translation>バックアップ</translation>
    </message>
    <message>
        <source>Restore a backup</source>
        <translation>バックアップを復元</translation>
    </message>
    <message>
        <source>Backups ({files})</source>
        <translation>バックアップ ({files})</translation>
    </message>
    <message>
        <source>The backup was not made</source>
        <translation>バックアップは作成されませんでした</translation>
    </message>
    <message>
        <source>Files: {count}</source>
        <translation>ファイル数：{count}</translation>
    </message>
    <message>
        <source>Seats at tables over a network, keys of servers and the commands of your own bots are not in it.</source>
        <translation>オンラインのテーブルの席、サーバーのキー、追加したボットのコマンドは含まれません。</translation>
    </message>
    <message>
        <source>These files could not be backed up:</source>
        <translation>次のファイルはバックアップできませんでした：</translation>
    </message>
    <message>
        <source>Everything is backed up</source>
        <translation>すべてバックアップしました</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>This backup cannot be restored</source>
        <translation>このバックアップは復元できません</translation>
    </message>
    <message>
        <source>Made on {made} (UTC) by version {version}.</source>
        <translation>作成日時：{made}（UTC）、バージョン {version}</translation>
    </message>
    <message>
        <source>This version has no place for:</source>
        <translation>このバージョンで扱えないファイル：</translation>
    </message>
    <message>
        <source>Everything in this backup is here already</source>
        <translation>このバックアップの内容はすべてすでにあります</translation>
    </message>
    <message>
        <source>What is replaced is backed up first, and nothing is deleted. What is open is saved, and the program starts again.</source>
        <translation>置き換えるものは先にバックアップされ、何も削除されません。開いているものは保存され、プログラムがもう一度起動します。</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>復元</translation>
    </message>
    <message>
        <source>Restore this backup?</source>
        <translation>このバックアップを復元しますか？</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>デッキ</translation>
    </message>
    <message>
        <source>Earlier, deleted and unsaved decks</source>
        <translation>以前・削除済み・未保存のデッキ</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Pictures of games</source>
        <translation>ゲームの画像</translation>
    </message>
    <message>
        <source>Owned cards and wish list</source>
        <translation>所持カードとウィッシュリスト</translation>
    </message>
    <message>
        <source>Own cards, pictures, card texts and rules</source>
        <translation>自作カード、画像、カードテキスト、ルール</translation>
    </message>
    <message>
        <source>Progress, own lessons and puzzles</source>
        <translation>進み具合、自作のレッスンとパズル</translation>
    </message>
    <message>
        <source>Results of games between bots</source>
        <translation>ボット同士の対戦結果</translation>
    </message>
    <message>
        <source>new: {count}</source>
        <translation>新規 {count}</translation>
    </message>
    <message>
        <source>replaced: {count}</source>
        <translation>置き換え {count}</translation>
    </message>
    <message>
        <source>the same: {count}</source>
        <translation>同じもの {count}</translation>
    </message>
    <message>
        <source>The backup was not restored completely</source>
        <translation>バックアップは完全には復元されませんでした</translation>
    </message>
    <message>
        <source>What was replaced is kept in {path}.</source>
        <translation>置き換えられたものは {path} に残してあります。</translation>
    </message>
    <message>
        <source>The backup is restored</source>
        <translation>バックアップを復元しました</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>もう一度起動</translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <translation>ファイルを読み込めません。</translation>
    </message>
    <message>
        <source>This is not a whole backup of this program. Choose another one.</source>
        <translation>このプログラムの完全なバックアップではありません。別のものを選んでください。</translation>
    </message>
    <message>
        <source>A newer version of the program made this backup. Restore it with that version.</source>
        <translation>このバックアップは新しいバージョンのプログラムで作成されました。そのバージョンで復元してください。</translation>
    </message>
    <message>
        <source>The file has contents that no backup of this program has. Nothing of it was used.</source>
        <translation>このファイルには、このプログラムのバックアップにはありえない内容があります。何も使用していません。</translation>
    </message>
    <message>
        <source>There are too many files, or they are too large.</source>
        <translation>ファイルが多すぎるか、大きすぎます。</translation>
    </message>
    <message>
        <source>A file or folder of yours is in the way and could not be kept. Move it elsewhere.</source>
        <translation>あなたのファイルかフォルダーが同じ場所にあり、残せません。別の場所に移してください。</translation>
    </message>
    <message>
        <source>Another window has one of the games open. Close it, then restore the backup again.</source>
        <translation>別のウィンドウがゲームの一つを開いています。閉じてから、もう一度復元してください。</translation>
    </message>
    <message>
        <source>Not everything could be written. Nothing is lost: restore the backup again.</source>
        <translation>書き込めないものがありました。何も失われていません。もう一度復元してください。</translation>
    </message>
    <message>
        <source>only here: {count}</source>
        <translation>ここだけ {count}</translation>
    </message>
    <message>
        <source>The backup is being restored</source>
        <translation>バックアップを復元しています</translation>
    </message>
</context>
<context>
    <name>BesidePanel</name>
    <message>
        <source>Second place in the rules</source>
        <translation>並べて開いた条項</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>BestLines</name>
    <message>
        <source>The best choices are found while you decide in a game, and in a replay</source>
        <translation>最善手は、対戦中のあなたの選択時とリプレイで表示できます</translation>
    </message>
    <message>
        <source>There is no other choice than “{choice}”</source>
        <translation>「{choice}」のほかに選択肢はありません</translation>
    </message>
    <message>
        <source>{name}: {standing}. Chances to win:</source>
        <translation>{name}：{standing}。勝率：</translation>
    </message>
    <message>
        <source>{rank}. {choice}: {chance} %</source>
        <translation>{rank}. {choice}：{chance} %</translation>
    </message>
    <message>
        <source>Looking for the best choices…</source>
        <translation>最善手を探しています…</translation>
    </message>
    <message>
        <source>No choice could be judged here</source>
        <translation>ここでは選択を評価できません</translation>
    </message>
    <message>
        <source>{rank}. {choice}: chance to win {chance} %</source>
        <translation>{rank}. {choice}：勝率 {chance} %</translation>
    </message>
    <message>
        <source>; then {steps}</source>
        <translation>、続けて {steps}</translation>
    </message>
    <message>
        <source>as good as won</source>
        <translation>ほぼ勝勢</translation>
    </message>
    <message>
        <source>well ahead</source>
        <translation>優勢</translation>
    </message>
    <message>
        <source>a little ahead</source>
        <translation>やや優勢</translation>
    </message>
    <message>
        <source>even</source>
        <translation>互角</translation>
    </message>
    <message>
        <source>a little behind</source>
        <translation>やや劣勢</translation>
    </message>
    <message>
        <source>well behind</source>
        <translation>劣勢</translation>
    </message>
    <message>
        <source>as good as lost</source>
        <translation>ほぼ敗勢</translation>
    </message>
    <message>
        <source>“{choice}” wins this turn, whatever the opponent does. Tried in possible deals: {count}</source>
        <translation>「{choice}」なら、相手が何をしてもこのターンに勝てます。試したありうる配られ方：{count}通り</translation>
    </message>
    <message>
        <source>{name}: {standing}. Best choices, tried in possible deals: {count}</source>
        <translation>{name}：{standing}。最善手（試したありうる配られ方：{count}通り）</translation>
    </message>
</context>
<context>
    <name>BotClient</name>
    <message>
        <source>made an illegal choice</source>
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
    <name>BotGamesPage</name>
    <message>
        <source>Games played</source>
        <translation>終了した対戦</translation>
    </message>
</context>
<context>
    <name>BranchDialog</name>
    <message>
        <source>Continue from here</source>
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
        <source>A player on this computer</source>
        <translation>このパソコンのプレイヤー</translation>
    </message>
    <message>
        <source>Bot ({level})</source>
        <translation>ボット（{level}）</translation>
    </message>
    <message>
        <source>Continue</source>
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
        <source>This cannot be read: {why}</source>
        <translation>読み込めません：{why}</translation>
    </message>
    <message>
        <source>Select a card in the deck list first.</source>
        <translation>先にデッキのリストでカードを選んでください。</translation>
    </message>
    <message numerus="yes">
        <source>{card}: at most %n copies of one number. Hold Ctrl or Shift to add more.</source>
        <translation>
            <numerusform>{card}：同じカードナンバーは%n枚までです。CtrlかShiftを押しながらなら、さらに入れられます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>コレクション</translation>
    </message>
    <message>
        <source>{card}: {count} owned</source>
        <translation>{card}：所持{count}枚</translation>
    </message>
    <message>
        <source>{card} is in the group “{group}”. To see it, group the deck by own groups.</source>
        <translation>{card}を「{group}」に分類しました。デッキを「自分の分類」でまとめると表示されます。</translation>
    </message>
    <message>
        <source>Drop the card here to take it out; with Shift every copy.</source>
        <translation>ここにドロップすると1枚抜きます。Shiftを押しながらなら全部抜きます。</translation>
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
        <source>Which card do you mean?</source>
        <translation>どのカードですか</translation>
    </message>
</context>
<context>
    <name>CardDialog</name>
    <message>
        <source>Its words</source>
        <translation>語句の説明</translation>
    </message>
</context>
<context>
    <name>CardHelp</name>
    <message>
        <source>Nothing on the table can be used now</source>
        <translation>いまテーブル上に使えるものはありません</translation>
    </message>
    <message>
        <source>Point at a card first to see its words explained</source>
        <translation>先にカードにマウスを合わせてください。その言葉を説明します</translation>
    </message>
    <message>
        <source>Reminders are turned off in the settings</source>
        <translation>ルールの説明は設定でオフになっています</translation>
    </message>
    <message>
        <source>Point at a card first to see it large</source>
        <translation>大きく見るカードを先に指してください</translation>
    </message>
</context>
<context>
    <name>CardInspector</name>
    <message>
        <source>A hidden card</source>
        <translation>非公開のカード</translation>
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
        <source>{card}: choose where it goes. Options: {count}</source>
        <translation>{card}：置き場所を選んでください。候補：{count}</translation>
    </message>
    <message>
        <source>That does nothing. You can do this now: {choices}</source>
        <translation>そこでは何も起こりません。今できること：{choices}</translation>
    </message>
    <message>
        <source>{card}: choose where it faces, with the arrow keys</source>
        <translation>{card}：矢印キーで向きを選んでください</translation>
    </message>
</context>
<context>
    <name>CardMenu</name>
    <message>
        <source>You can do nothing with this card now</source>
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
        <source>Remo&amp;ve one from the sideboard</source>
        <translation>サイドボードから1枚抜く(&amp;V)</translation>
    </message>
    <message>
        <source>Remo&amp;ve one from the deck</source>
        <translation>デッキから1枚抜く(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Move one to the deck</source>
        <translation>1枚をデッキへ移す(&amp;M)</translation>
    </message>
    <message>
        <source>Show &amp;Pilots that link with it</source>
        <translation>リンクするパイロットを表示(&amp;P)</translation>
    </message>
    <message>
        <source>Show &amp;Units that link with it</source>
        <translation>リンクするユニットを表示(&amp;U)</translation>
    </message>
    <message>
        <source>Show all cards of this &amp;name</source>
        <translation>同じ名前のカードをすべて表示(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Add one to the maybeboard</source>
        <translation>検討中に1枚加える(&amp;A)</translation>
    </message>
    <message>
        <source>Remo&amp;ve one from the maybeboard</source>
        <translation>検討中から1枚抜く(&amp;V)</translation>
    </message>
    <message>
        <source>Add one to the mayb&amp;eboard</source>
        <translation>検討中に1枚加える(&amp;E)</translation>
    </message>
    <message>
        <source>Move one to the &amp;sideboard</source>
        <translation>1枚をサイドボードへ移す(&amp;S)</translation>
    </message>
    <message>
        <source>Move one to the maybe&amp;board</source>
        <translation>1枚を検討中へ移す(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Group…</source>
        <translation>分類(&amp;G)…</translation>
    </message>
    <message>
        <source>&amp;Own one more</source>
        <translation>所持を1枚増やす(&amp;O)</translation>
    </message>
    <message>
        <source>Own one &amp;fewer</source>
        <translation>所持を1枚減らす(&amp;F)</translation>
    </message>
    <message>
        <source>Add one to the &amp;wish list</source>
        <translation>ウィッシュリストに1枚加える(&amp;W)</translation>
    </message>
    <message>
        <source>Add one to the si&amp;deboard</source>
        <translation>サイドボードに1枚加える(&amp;D)</translation>
    </message>
    <message>
        <source>Show &amp;large, with its rulings…</source>
        <translation>大きく表示（裁定つき）(&amp;L)…</translation>
    </message>
    <message>
        <source>Show large</source>
        <translation>大きく表示</translation>
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
        <source>can act</source>
        <translation>行動できます</translation>
    </message>
    <message>
        <source>can be chosen</source>
        <translation>選べます</translation>
    </message>
    <message>
        <source>can be played</source>
        <translation>プレイできます</translation>
    </message>
    <message>
        <source>sideways</source>
        <translation>横置き</translation>
    </message>
    <message>
        <source>upright</source>
        <translation>縦置き</translation>
    </message>
    <message>
        <source>facing up</source>
        <translation>上向き</translation>
    </message>
    <message>
        <source>facing upper right</source>
        <translation>右上向き</translation>
    </message>
    <message>
        <source>facing right</source>
        <translation>右向き</translation>
    </message>
    <message>
        <source>facing lower right</source>
        <translation>右下向き</translation>
    </message>
    <message>
        <source>facing down</source>
        <translation>下向き</translation>
    </message>
    <message>
        <source>facing lower left</source>
        <translation>左下向き</translation>
    </message>
    <message>
        <source>facing left</source>
        <translation>左向き</translation>
    </message>
    <message>
        <source>facing upper left</source>
        <translation>左上向き</translation>
    </message>
    <message>
        <source>{name}, face down</source>
        <translation>{name}、裏向き</translation>
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
    <message>
        <source>{count} in the maybeboard</source>
        <translation>検討中に{count}枚</translation>
    </message>
    <message>
        <source>Owned</source>
        <translation>所持</translation>
    </message>
    <message>
        <source>owned: {count}</source>
        <translation>所持{count}枚</translation>
    </message>
</context>
<context>
    <name>CardsPage</name>
    <message>
        <source>Number</source>
        <translation>ナンバー</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>セット</translation>
    </message>
    <message>
        <source>Copied. Cards: {count}</source>
        <translation>コピーしました。カード：{count}枚</translation>
    </message>
    <message>
        <source>&amp;Show in the deck builder</source>
        <translation>デッキ作成で表示(&amp;S)</translation>
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
        <translation>グリッド</translation>
    </message>
    <message>
        <source>Show the cards as a grid</source>
        <translation>カードをグリッドで並べる</translation>
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
        <source>Enter adds one, Backspace removes one, 0 to 4 sets the count</source>
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
        <source>Sideboard</source>
        <translation>サイドボード</translation>
    </message>
    <message>
        <source>Add to</source>
        <translation>追加先</translation>
    </message>
    <message>
        <source>Sideboard: Enter adds one, Backspace removes one, 0 to 4 sets the count</source>
        <translation>サイドボード：Enterで追加、Backspaceで減らす、0～4で枚数を決める</translation>
    </message>
    <message>
        <source>Maybeboard</source>
        <translation>検討中</translation>
    </message>
    <message>
        <source>Where cards are added (Ctrl+B)</source>
        <translation>カードの追加先（Ctrl+B）</translation>
    </message>
    <message>
        <source>Maybeboard: Enter adds one, Backspace removes one, 0 to 4 sets the count</source>
        <translation>検討中：Enterで追加、Backspaceで減らす、0～4で枚数を決める</translation>
    </message>
    <message>
        <source>Owned first</source>
        <translation>所持が先</translation>
    </message>
</context>
<context>
    <name>Catalogue</name>
    <message>
        <source>Learn</source>
        <translation>学ぶ</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>レッスン</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>パズル</translation>
    </message>
    <message>
        <source>Next lesson: {title}</source>
        <translation>次のレッスン：{title}</translation>
    </message>
    <message>
        <source>Review: {count}</source>
        <translation>復習：{count}</translation>
    </message>
    <message>
        <source>Puzzle of the day: {title}</source>
        <translation>今日のパズル：{title}</translation>
    </message>
    <message>
        <source>Level {level}</source>
        <translation>レベル{level}</translation>
    </message>
    <message>
        <source>My puzzles</source>
        <translation>自分のパズル</translation>
    </message>
    <message>
        <source>My lessons</source>
        <translation>自分のレッスン</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes}分</translation>
    </message>
    <message>
        <source>done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>without being shown</source>
        <translation>答えを見ずに</translation>
    </message>
    <message>
        <source>without a wrong try</source>
        <translation>間違いなし</translation>
    </message>
    <message>
        <source>first path</source>
        <translation>最初の道のり</translation>
    </message>
    <message>
        <source>new</source>
        <translation>新着</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>解決済み</translation>
    </message>
    <message>
        <source>without help</source>
        <translation>ヒントなし</translation>
    </message>
    <message>
        <source>Continue: {title}</source>
        <translation>続きから：{title}</translation>
    </message>
    <message>
        <source>From a game, turn {turn}, choice {number}</source>
        <translation>対戦の{turn}ターン目、{number}手目</translation>
    </message>
    <message>
        <source>find a better choice</source>
        <translation>よりよい選択を探す</translation>
    </message>
    <message>
        <source>Puzzle {number}</source>
        <translation>パズル{number}</translation>
    </message>
    <message>
        <source>Lessons: {done} of {lessons} · stars: {stars} of {all}</source>
        <translation>レッスン {done}／{lessons} · 星 {stars}／{all}</translation>
    </message>
    <message>
        <source>You have finished the course! Stars: {stars} of {all}</source>
        <translation>コースを修了しました！ 星 {stars}／{all}</translation>
    </message>
    <message>
        <source>{done} of {lessons}</source>
        <translation>{done}／{lessons}</translation>
    </message>
</context>
<context>
    <name>ChancesPage</name>
    <message>
        <source>Chances</source>
        <translation>確率</translation>
    </message>
    <message>
        <source>Chances to have seen a card by turn</source>
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
        <source>opening hand</source>
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
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>&amp;Compare with:</source>
        <translation>比較するデッキ(&amp;C)：</translation>
    </message>
    <message>
        <source>this deck</source>
        <translation>このデッキ</translation>
    </message>
    <message>
        <source>not split</source>
        <translation>分けない</translation>
    </message>
    <message>
        <source>by colour</source>
        <translation>色で分ける</translation>
    </message>
    <message>
        <source>by type</source>
        <translation>種類で分ける</translation>
    </message>
    <message>
        <source>Cur&amp;ves:</source>
        <translation>カーブ(&amp;V)：</translation>
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
    <name>ClauseFacts</name>
    <message>
        <source>Came up in this game</source>
        <translation>このゲームでの適用</translation>
    </message>
    <message>
        <source>Shown by these scenarios</source>
        <translation>この条項のシナリオ（題名は英語）</translation>
    </message>
    <message>
        <source>Taught in these lessons</source>
        <translation>この条項のレッスン</translation>
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
        <source>In English: this clause has not been translated yet.</source>
        <translation>英語で表示：この条項はまだ日本語に訳されていません。</translation>
    </message>
    <message>
        <source>Open in the rule book</source>
        <translation>ルールブックで開く</translation>
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
        <source>{name} has run out of time.</source>
        <translation>{name}の持ち時間がなくなりました。</translation>
    </message>
    <message>
        <source>Time is up</source>
        <translation>時間切れ</translation>
    </message>
    <message>
        <source>The rules have no clock. {other} may claim the win, or let the game continue without a clock.</source>
        <translation>ルールに持ち時間はありません。{other}は勝ちを宣言するか、時計なしで続けることができます。</translation>
    </message>
    <message>
        <source>{other} wins the game</source>
        <translation>{other}の勝ちにする</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>続ける</translation>
    </message>
</context>
<context>
    <name>CoachPanel</name>
    <message>
        <source>Coach</source>
        <translation>コーチ</translation>
    </message>
    <message>
        <source>More</source>
        <translation>もっと聞く</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>CoachPresenter</name>
    <message>
        <source>Coach: {words}</source>
        <translation>コーチ：{words}</translation>
    </message>
    <message>
        <source>From now on the coach speaks only when asked. You can change that in the settings.</source>
        <translation>今後、コーチは聞かれたときだけ答えます。設定で変えられます。</translation>
    </message>
</context>
<context>
    <name>CoachWords</name>
    <message>
        <source>The coach is thinking…</source>
        <translation>コーチが考えています…</translation>
    </message>
    <message>
        <source>The coach answers while you decide in a game</source>
        <translation>コーチは、対戦中にあなたが選択する番のときに答えます</translation>
    </message>
    <message>
        <source>Neither a win in this turn nor a loss in the next one is proved here.</source>
        <translation>ここでは、このターンの勝ちも次のターンの負けも証明されていません。</translation>
    </message>
    <message>
        <source>What does each leave for the next turn?</source>
        <translation>それぞれ、次のターンに何が残るでしょう？</translation>
    </message>
    <message>
        <source>The clause: {clause}.</source>
        <translation>条項：{clause}。</translation>
    </message>
    <message>
        <source>After this, {name} can win in the next turn, by the cards that you can see. Look again?</source>
        <translation>これを選ぶと、あなたに見えているカードだけでも、{name}が次のターンに勝てます。見直しますか？</translation>
    </message>
    <message>
        <source>You can win in this turn, whatever {name} does.</source>
        <translation>{name}が何をしても、このターンに勝てます。</translation>
    </message>
    <message>
        <source>Which choice has to come first?</source>
        <translation>最初にすべきことは何でしょう？</translation>
    </message>
    <message>
        <source>The game would end by {clause}.</source>
        <translation>ゲームは{clause}によって終わります。</translation>
    </message>
    <message>
        <source>As things stand, {name} can win in the next turn.</source>
        <translation>このままでは、{name}が次のターンに勝てます。</translation>
    </message>
    <message>
        <source>“{choice}” prevents it, by the cards that you can see.</source>
        <translation>あなたに見えているカードの範囲では、「{choice}」で防げます。</translation>
    </message>
    <message>
        <source>No choice was found that surely prevents it.</source>
        <translation>確実に防げる選択は見つかりませんでした。</translation>
    </message>
    <message>
        <source>What could stop it?</source>
        <translation>どうすれば防げるでしょう？</translation>
    </message>
    <message>
        <source>Which choice is better has not been compared here.</source>
        <translation>ここでは、どの選択がよいかは比べていません。</translation>
    </message>
    <message>
        <source>This throws away a win in this turn that is proved (possible deals: {count}). Look again?</source>
        <translation>これを選ぶと、証明されたこのターンの勝ちを逃します（ありうる配られ方：{count}通り）。見直しますか？</translation>
    </message>
    <message>
        <source>This loses {loss} ± {margin} points of the chance to win (possible deals: {count}). Look again?</source>
        <translation>これを選ぶと、勝率が{loss} ± {margin}ポイント下がります（ありうる配られ方：{count}通り）。見直しますか？</translation>
    </message>
    <message>
        <source>“{choice}” keeps the win (possible deals: {count}).</source>
        <translation>「{choice}」なら勝ちを逃しません（ありうる配られ方：{count}通り）。</translation>
    </message>
    <message>
        <source>No choice is clearly ahead of the others (possible deals: {count}).</source>
        <translation>はっきり優れた選択はありません（ありうる配られ方：{count}通り）。</translation>
    </message>
    <message>
        <source>“{choice}” is {lead} ± {margin} points of the chance to win ahead (possible deals: {count}).</source>
        <translation>「{choice}」が、勝率で{lead} ± {margin}ポイント上回ります（ありうる配られ方：{count}通り）。</translation>
    </message>
    <message>
        <source>Worth a look: {kinds}.</source>
        <translation>検討したい行動：{kinds}。</translation>
    </message>
    <message>
        <source>The rules of this table do not allow help</source>
        <translation>このテーブルのルールでは助言は使えません</translation>
    </message>
</context>
<context>
    <name>CollectionDialog</name>
    <message>
        <source>Collection</source>
        <translation>コレクション</translation>
    </message>
</context>
<context>
    <name>CompareDialog</name>
    <message>
        <source>Compare two decks</source>
        <translation>2つのデッキの比較</translation>
    </message>
    <message>
        <source>The lists are the same.</source>
        <translation>リストは同じです。</translation>
    </message>
    <message>
        <source>From {first} to {second}. Cards with other counts: {count}</source>
        <translation>{first}から{second}へ。枚数の違うカード：{count}種類</translation>
    </message>
</context>
<context>
    <name>ConcedeAction</name>
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
        <source>Keep playing</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>{name} concedes, and {other} wins at once.</source>
        <translation>{name}の投了になり、ただちに{other}の勝利になります。</translation>
    </message>
    <message>
        <source>The game stays among the saved games, where you can watch it.</source>
        <translation>ゲームは「保存したゲーム」に残り、あとで見ることができます。</translation>
    </message>
    <message>
        <source>What is left: {counted}.</source>
        <translation>残り：{counted}。</translation>
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
        <source>Discard changes</source>
        <translation>変更を破棄</translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation>編集を続ける</translation>
    </message>
    <message>
        <source>Whatever you choose, nothing is lost: the current file is kept as a version.</source>
        <translation>どれを選んでも何も失われません。いまの内容は履歴に残ります。</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>コピーを保存</translation>
    </message>
    <message>
        <source>Overwrite with mine</source>
        <translation>自分の内容で上書き</translation>
    </message>
    <message>
        <source>Don&apos;t save now</source>
        <translation>いまは保存しない</translation>
    </message>
    <message>
        <source>A deck was not saved</source>
        <translation>保存されていないデッキがあります</translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>復元する</translation>
    </message>
    <message>
        <source>Delete</source>
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
        <source>Play it anyway</source>
        <translation>それでも対戦する</translation>
    </message>
    <message>
        <source>Use the saved one</source>
        <translation>保存されている方を使う</translation>
    </message>
    <message>
        <source>Keep editing and decide when you save, or use the saved one; undo then brings yours back.</source>
        <translation>このまま編集を続けて保存時に決めることも、保存されている方を使うこともできます。その場合も元に戻せます。</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>自分の方で続ける</translation>
    </message>
    <message>
        <source>The unsaved changes of “{name}” were kept when the program closed. Cards: {count}.</source>
        <translation>「{name}」の未保存の変更は、プログラムの終了時に残してあります：{count}枚。</translation>
    </message>
</context>
<context>
    <name>ConflictDialog</name>
    <message>
        <source>The saved deck has changed</source>
        <translation>保存されているデッキが変更されました</translation>
    </message>
    <message>
        <source>“{name}” was changed by another window or program since you opened it.</source>
        <translation>「{name}」は、開いた後に別のウィンドウまたはプログラムで変更されました。</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>保存済み</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>自分の方</translation>
    </message>
    <message>
        <source>The lists are the same.</source>
        <translation>リストは同じです。</translation>
    </message>
</context>
<context>
    <name>Contents</name>
    <message>
        <source>Differences: {count}</source>
        <translation>変更点：{count}</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目次</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>{name}, please take over</source>
        <translation>{name}に交代してください</translation>
    </message>
    <message>
        <source>{name}: press {key} or click when you are ready</source>
        <translation>{name}：準備ができたら {key} を押すかクリックしてください</translation>
    </message>
    <message>
        <source>Meanwhile:</source>
        <translation>その間の出来事：</translation>
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
    <name>DamageBars</name>
    <message>
        <source>No damage</source>
        <translation>ダメージなし</translation>
    </message>
</context>
<context>
    <name>DecisionPlay</name>
    <message>
        <source>This is what you played. Try something else.</source>
        <translation>これは実際に選んだ手です。別の選択を試してください。</translation>
    </message>
    <message>
        <source>Your game, turn {turn}: find a better choice</source>
        <translation>あなたの対戦、{turn}ターン目：よりよい選択を探す</translation>
    </message>
    <message>
        <source>You played “{choice}” (−{cost} ± {margin} points of the chance to win).</source>
        <translation>選んだ手は「{choice}」（勝率 −{cost}±{margin}ポイント）。</translation>
    </message>
    <message>
        <source>Clauses at work: {clauses}.</source>
        <translation>関係する条項：{clauses}。</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>取り消す</translation>
    </message>
    <message>
        <source>Show the decision again.</source>
        <translation>この選択の場面に戻ります。</translation>
    </message>
    <message>
        <source>Show the solution</source>
        <translation>解答を見る</translation>
    </message>
    <message>
        <source>Stop trying, and see the better choice.</source>
        <translation>試すのをやめて、よりよい選択を見ます。</translation>
    </message>
    <message>
        <source>Play this position against a bot. You can come back.</source>
        <translation>この局面からボットと対戦します。いつでも戻れます。</translation>
    </message>
    <message>
        <source>Kept among my puzzles</source>
        <translation>自分のパズルに保存済み</translation>
    </message>
    <message>
        <source>Keep as my puzzle</source>
        <translation>自分のパズルに保存</translation>
    </message>
    <message>
        <source>It is listed under “Learn”, and comes back for review.</source>
        <translation>「学ぶ」に表示され、復習として再び出題されます。</translation>
    </message>
    <message>
        <source>Next decision</source>
        <translation>次の場面</translation>
    </message>
    <message>
        <source>Leave this one without an answer.</source>
        <translation>答えずに次へ進みます。</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>Leave the table.</source>
        <translation>テーブルを離れます。</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>もう一度</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>Continue from here</source>
        <translation>ここから続ける</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>中止</translation>
    </message>
    <message>
        <source>Bots continue from your choice, with the hidden cards dealt in different ways…</source>
        <translation>見えていないカードをいろいろに配り直して、ボットがその選択の続きをプレイしています…</translation>
    </message>
    <message numerus="yes">
        <source>You played “{choice}”. In {held} of %n possible deals of the hidden cards another choice wins in this turn, whatever the opponent does.</source>
        <translation>
            <numerusform>選んだ手は「{choice}」。見えていないカードのありうる配られ方%n通りのうち{held}通りで、別の選択なら相手が何をしてもこのターンに勝てます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You played “{choice}”. In {held} of %n possible deals of the hidden cards another choice survives the opponent&apos;s next turn, whatever they do.</source>
        <translation>
            <numerusform>選んだ手は「{choice}」。見えていないカードのありうる配られ方%n通りのうち{held}通りで、別の選択なら相手が何をしても次の相手ターンを生き延びられます。</numerusform>
        </translation>
    </message>
    <message>
        <source>The table shows what can follow, in one of the possible deals.</source>
        <translation>テーブルには、ありうる配られ方の1つでのその後の展開が示されています。</translation>
    </message>
    <message numerus="yes">
        <source>wins in this turn in {held} of %n possible deals.</source>
        <translation>
            <numerusform>ありうる配られ方%n通りのうち{held}通りでこのターンに勝てます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>survives the next turn in {held} of %n possible deals.</source>
        <translation>
            <numerusform>ありうる配られ方%n通りのうち{held}通りで次のターンを生き延びます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>as good as the best choice known, or within 2 points of it (%n possible deals).</source>
        <translation>
            <numerusform>わかっている最善の選択と同等か、差は2ポイント以内です（ありうる配られ方%n通りで試行）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{behind} ± {margin} points of the chance to win behind the best choice (%n possible deals).</source>
        <translation>
            <numerusform>最善の選択より勝率が{behind}±{margin}ポイント低くなります（ありうる配られ方%n通りで試行）。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DecisionPresenter</name>
    <message>
        <source>New game</source>
        <translation>新しいゲーム</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>見直す</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>You would leave something undone ({left}). {key} goes back.</source>
        <translation>まだできることがあります（{left}）。{key}で戻ります。</translation>
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
        <source>Another window has changed this deck in the meantime. Please look at it again.</source>
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
    <message numerus="yes">
        <source>%n decks were deleted; they can be restored.</source>
        <translation>
            <numerusform>デッキを%n個削除しました。元に戻すことができます。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DeckChooser</name>
    <message>
        <source>Choose another deck</source>
        <translation>ほかのデッキを選ぶ</translation>
    </message>
</context>
<context>
    <name>DeckController</name>
    <message>
        <source>New deck</source>
        <translation>新しいデッキ</translation>
    </message>
    <message>
        <source>{deck}{star} — deck builder — Gundam Desktop</source>
        <translation>{deck}{star} — デッキ作成 — Gundam Desktop</translation>
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
        <source>Copied. Cards: {count}</source>
        <translation>コピーしました：{count}枚</translation>
    </message>
    <message>
        <source>Not saved yet. Your changes are kept, also when you close the program.</source>
        <translation>まだ保存されていません。変更はプログラムを終了しても残ります。</translation>
    </message>
    <message>
        <source>Imported without the lines that were not understood: {count}</source>
        <translation>読み取れなかった行を除いて読み込みました：{count}行</translation>
    </message>
</context>
<context>
    <name>DeckDocument</name>
    <message>
        <source>Name: {name}</source>
        <translation>名前：{name}</translation>
    </message>
    <message>
        <source>{card}: {before} → {count}</source>
        <translation>{card}：{before}枚 → {count}枚</translation>
    </message>
    <message>
        <source>{card} in the sideboard: {before} → {count}</source>
        <translation>サイドボードの{card}：{before}枚 → {count}枚</translation>
    </message>
    <message>
        <source>{card} in the maybeboard: {before} → {count}</source>
        <translation>検討中の{card}：{before}枚 → {count}枚</translation>
    </message>
    <message>
        <source>{card} into the deck</source>
        <translation>{card}をデッキへ</translation>
    </message>
    <message>
        <source>{card} into the sideboard</source>
        <translation>{card}をサイドボードへ</translation>
    </message>
    <message>
        <source>{card} into the maybeboard</source>
        <translation>{card}を検討中へ</translation>
    </message>
    <message>
        <source>{card} in the group “{group}”</source>
        <translation>{card}を「{group}」に分類</translation>
    </message>
    <message>
        <source>{card} in no group</source>
        <translation>{card}の分類を解除</translation>
    </message>
    <message>
        <source>{copies} × {out} → {into}</source>
        <translation>{copies} × {out} → {into}</translation>
    </message>
</context>
<context>
    <name>DeckLibrary</name>
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
        <source>premade</source>
        <translation>付属</translation>
    </message>
    <message>
        <source>{count} + {resources} cards, sideboard {beside}</source>
        <translation>{count} + {resources} 枚、サイドボード {beside}</translation>
    </message>
    <message>
        <source>Maybeboard</source>
        <translation>検討中</translation>
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
        <source>These files could not be read. The others are listed.</source>
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
        <source>Premade</source>
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
        <source>No deck here matches the search.</source>
        <translation>ここに該当するデッキはありません。</translation>
    </message>
    <message>
        <source>There are no decks here.</source>
        <translation>ここにデッキはありません。</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>元に戻す</translation>
    </message>
</context>
<context>
    <name>DeckLookBar</name>
    <message>
        <source>Show the deck as a list</source>
        <translation>デッキをリストで表示</translation>
    </message>
    <message>
        <source>Show the deck as stacks</source>
        <translation>デッキをスタックで表示</translation>
    </message>
    <message>
        <source>Show the deck as pictures</source>
        <translation>デッキを画像で表示</translation>
    </message>
    <message>
        <source>Group and sort the cards of the deck</source>
        <translation>デッキのカードを分類・並べ替え</translation>
    </message>
    <message>
        <source>Make the deck wide, or as wide as before</source>
        <translation>デッキを広く表示／元に戻す</translation>
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
        <source>Type</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>色</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>カードナンバー</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Group by</source>
        <translation>分類</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>並べ替え</translation>
    </message>
    <message>
        <source>Own groups</source>
        <translation>自分の分類</translation>
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
        <source>Not allowed in a deck</source>
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
    <message>
        <source>Lv {figure}</source>
        <translation>Lv{figure}</translation>
    </message>
    <message>
        <source>Cost {figure}</source>
        <translation>コスト{figure}</translation>
    </message>
    <message>
        <source>Maybeboard</source>
        <translation>検討中</translation>
    </message>
    <message>
        <source>No group</source>
        <translation>分類なし</translation>
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
        <source>Your deck is empty: double-click a card, press Enter on it, or drag it here. You can also paste or drop a deck list.</source>
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
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>There are unsaved changes.</source>
        <translation>未保存の変更があります。</translation>
    </message>
</context>
<context>
    <name>DeckPicker</name>
    <message>
        <source>Choose a deck</source>
        <translation>デッキを選ぶ</translation>
    </message>
    <message>
        <source>Search by name, colour or play style</source>
        <translation>検索：名前・色・戦い方</translation>
    </message>
    <message>
        <source>Search decks</source>
        <translation>デッキを検索</translation>
    </message>
    <message>
        <source>My decks</source>
        <translation>自分のデッキ</translation>
    </message>
    <message>
        <source>Premade decks</source>
        <translation>付属のデッキ</translation>
    </message>
    <message>
        <source>Team battles</source>
        <translation>チーム戦</translation>
    </message>
    <message>
        <source>File…</source>
        <translation>ファイル…</translation>
    </message>
    <message>
        <source>Play a deck list from a file</source>
        <translation>ファイルのデッキリストを使う</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Use this deck</source>
        <translation>このデッキにする</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>デッキ</translation>
    </message>
    <message>
        <source>Decks for team battles, two against two. You can play them one against one, too.</source>
        <translation>2対2のチーム戦用のデッキです。1対1でも遊べます。</translation>
    </message>
    <message>
        <source>No deck matches the search.</source>
        <translation>該当するデッキはありません。</translation>
    </message>
    <message>
        <source>Open a deck list</source>
        <translation>デッキリストを開く</translation>
    </message>
    <message>
        <source>Deck lists ({patterns});;All files (*)</source>
        <translation>デッキリスト ({patterns});;すべてのファイル (*)</translation>
    </message>
</context>
<context>
    <name>DeckPicture</name>
    <message>
        <source>Sideboard</source>
        <translation>サイドボード</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>コスト</translation>
    </message>
    <message>
        <source>{first} against {second}</source>
        <translation>{first} 対 {second}</translation>
    </message>
    <message>
        <source>Games: {games}. Bots: {bots}. Comprehensive Rules {edition}. Seed: {seed}.</source>
        <translation>対戦数：{games}。ボット：{bots}。総合ルール{edition}。シード：{seed}。</translation>
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
        <source>Nothing to save: this is a premade deck.</source>
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
    <message>
        <source>Save this premade deck under another name to give it notes and tags.</source>
        <translation>この付属のデッキにメモとタグを付けるには、別の名前で保存してください。</translation>
    </message>
    <message>
        <source>Notes and tags are saved.</source>
        <translation>メモとタグを保存しました。</translation>
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
        <source>With redraw: the opening hand is redrawn if it lacks what is asked for; with a group of cards, if it has none of them. The new hand has none of the cards put back ({clause}). Cards that were played still count as seen.</source>
        <translation>引き直しあり：最初の手札に求めるものがないときだけ引き直します（カードの組では、1枚もないとき）。新しい手札に戻したカードは入りません（{clause}）。プレイしたカードも見たものに数えます。</translation>
    </message>
    <message>
        <source>{bar}; in the other deck: {count}</source>
        <translation>{bar}、もう一方のデッキ：{count}</translation>
    </message>
    <message>
        <source>Time needed: less than a minute.</source>
        <translation>所要時間：1分未満。</translation>
    </message>
    <message>
        <source>Time needed: about {minutes} min.</source>
        <translation>所要時間：約{minutes}分。</translation>
    </message>
    <message>
        <source>Time needed: about {hours} h.</source>
        <translation>所要時間：約{hours}時間。</translation>
    </message>
    <message>
        <source>Time left: less than a minute.</source>
        <translation>残り時間：1分未満。</translation>
    </message>
    <message>
        <source>Time left: about {minutes} min.</source>
        <translation>残り時間：約{minutes}分。</translation>
    </message>
    <message>
        <source>Time left: about {hours} h.</source>
        <translation>残り時間：約{hours}時間。</translation>
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
    <name>EventPage</name>
    <message>
        <source>Event</source>
        <translation>大会</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>&amp;Other entrants:</source>
        <translation>ほかの参加デッキ(&amp;O)：</translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation>形式(&amp;F)：</translation>
    </message>
    <message>
        <source>&amp;Level:</source>
        <translation>レベル(&amp;L)：</translation>
    </message>
    <message>
        <source>&amp;Best of:</source>
        <translation>1マッチの対戦数(&amp;B)：</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>順位</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>マッチ</translation>
    </message>
    <message>
        <source>Swiss rounds</source>
        <translation>スイスドロー</translation>
    </message>
    <message>
        <source>Single elimination</source>
        <translation>シングルエリミネーション</translation>
    </message>
    <message>
        <source>Double elimination</source>
        <translation>ダブルエリミネーション</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>対戦開始</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>中止</translation>
    </message>
    <message>
        <source>Games played: {played}, of {most} at most. They are kept, and you can continue at any time.</source>
        <translation>対戦数：{played}（最大{most}）。結果は保存され、いつでも続けられます。</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>デッキ</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>勝点</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>対戦</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>勝率</translation>
    </message>
    <message>
        <source>95%</source>
        <translation>95%</translation>
    </message>
    <message>
        <source>Elo</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>回戦</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>相手</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>不戦勝</translation>
    </message>
    <message>
        <source>Choose at least one other entrant.</source>
        <translation>ほかの参加デッキを1つ以上選んでください。</translation>
    </message>
    <message numerus="yes">
        <source>The event is over after %n games. It shows little: to compare decks, play a gauntlet.</source>
        <translation>
            <numerusform>大会は%n戦で終了しました。1回の大会から分かることはわずかです。デッキを比べるには連戦テストを行ってください。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose at most %n other entrants.</source>
        <translation>
            <numerusform>ほかの参加デッキは%n個までです。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExceptionHandler</name>
    <message>
        <source>Something went wrong</source>
        <translation>問題が起きました</translation>
    </message>
    <message>
        <source>the log cannot be written</source>
        <translation>ログを書き込めません</translation>
    </message>
    <message>
        <source>The program ran into an error. The game continues, and each choice in it was saved when it was made.

{line}

Details: {log}</source>
        <translation>プログラムでエラーが起きました。対戦はこのまま続きます。選択はそのつど保存されています。

{line}

詳細: {log}</translation>
    </message>
    <message>
        <source>Show a report…</source>
        <translation>報告を表示…</translation>
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
        <source>Reset to the start of the match</source>
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
        <source>List with numbers and names</source>
        <translation>番号とカード名のリスト</translation>
    </message>
    <message>
        <source>Deck builder link</source>
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
        <source>Cards of 63 × 88 mm: {count}. Pages: {pages}. Print at full size, without fitting to the page.</source>
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
    <message>
        <source>Player</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>Player ID</source>
        <translation>プレイヤーID</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>大会名</translation>
    </message>
    <message>
        <source>With &amp;today&apos;s date</source>
        <translation>今日の日付(&amp;T)</translation>
    </message>
    <message>
        <source>QR code of the link</source>
        <translation>リンクのQRコード</translation>
    </message>
    <message>
        <source>This deck has too many different cards for a QR code.</source>
        <translation>このデッキはカードの種類が多すぎて、QRコードにできません。</translation>
    </message>
    <message>
        <source>Scan the code with a phone to open the deck in an online deck builder.</source>
        <translation>スマートフォンで読み取ると、Web上のデッキ構築サイトで開きます。</translation>
    </message>
    <message>
        <source>Registration sheet</source>
        <translation>デッキ登録用紙</translation>
    </message>
    <message>
        <source>Empty fields become lines to write on.</source>
        <translation>空欄は手書き用の線になります。</translation>
    </message>
    <message>
        <source>This deck is not legal:</source>
        <translation>このデッキは構築ルールに反しています：</translation>
    </message>
    <message>
        <source>A link has the cards alone: neither the name of the deck nor its maybeboard, notes and tags.</source>
        <translation>リンクに含まれるのはカードだけです。デッキの名前、検討中のカード、メモ、タグは含まれません。</translation>
    </message>
</context>
<context>
    <name>FactsPanel</name>
    <message>
        <source>Looking for scenarios…</source>
        <translation>シナリオを探しています…</translation>
    </message>
    <message>
        <source>No scenario shows this clause.</source>
        <translation>この条項のシナリオはありません。</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>テーブルで見る</translation>
    </message>
    <message>
        <source>Scenarios, this game and lessons</source>
        <translation>シナリオ・このゲーム・レッスン</translation>
    </message>
</context>
<context>
    <name>FiguresView</name>
    <message>
        <source>Turns</source>
        <translation>ターン数</translation>
    </message>
    <message>
        <source>This deck</source>
        <translation>このデッキ</translation>
    </message>
    <message>
        <source>The other deck</source>
        <translation>相手のデッキ</translation>
    </message>
    <message>
        <source>What is usual in a game</source>
        <translation>対戦ごとの目安</translation>
    </message>
    <message>
        <source>Median (range of 8 in 10 games)</source>
        <translation>中央値（10戦中8戦の範囲）</translation>
    </message>
    <message>
        <source>&amp;Win rates by card of</source>
        <translation>カード別の勝率(&amp;W)</translation>
    </message>
    <message>
        <source>These figures show what went with winning, not what causes it: a card that is played by the player who is ahead looks strong, and one that is kept for bad situations looks weak. With many cards, some differ by chance alone.</source>
        <translation>これらの数値は勝ちに伴ったものを示すだけで、勝ちの原因は示しません。優勢なプレイヤーが使うカードは強く見え、不利な場面のために残すカードは弱く見えます。カードが多ければ、偶然だけで差がつくものもあります。</translation>
    </message>
    <message>
        <source>Games won by card</source>
        <translation>カード別の勝ち</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>カード</translation>
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
    <message>
        <source>Restricted</source>
        <translation>制限カード</translation>
    </message>
    <message>
        <source>Owned</source>
        <translation>所持</translation>
    </message>
    <message>
        <source>Not owned</source>
        <translation>所持していない</translation>
    </message>
    <message>
        <source>On the wish list</source>
        <translation>ウィッシュリストにある</translation>
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
    <name>FreePlayPanel</name>
    <message>
        <source>Back to the task</source>
        <translation>課題に戻る</translation>
    </message>
    <message>
        <source>You are playing freely. Nothing is judged here.</source>
        <translation>自由に続けています。ここでは何も判定されません。</translation>
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
        <source>This game is not over. Start a new one?</source>
        <translation>このゲームは終わっていません。新しく始めますか？</translation>
    </message>
    <message>
        <source>You can continue it later from Saved games.</source>
        <translation>このゲームは「保存したゲーム」からあとで続けられます。</translation>
    </message>
    <message>
        <source>Start a new game</source>
        <translation>新しく始める</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新しいゲーム</translation>
    </message>
    <message>
        <source>Some abilities are not played</source>
        <translation>処理されない効果があります</translation>
    </message>
    <message>
        <source>The program does not understand these; their cards are played without them:</source>
        <translation>プログラムはこれらの効果を理解できません。カードはその効果なしで使われます。</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>プレイ</translation>
    </message>
</context>
<context>
    <name>GameResult</name>
    <message>
        <source>Your best card</source>
        <translation>あなたの最も活躍したカード</translation>
    </message>
    <message>
        <source>Your opponent&apos;s best card</source>
        <translation>相手の最も活躍したカード</translation>
    </message>
    <message>
        <source>{name}&apos;s best card</source>
        <translation>{name}の最も活躍したカード</translation>
    </message>
    <message>
        <source>Damage: {dealt}</source>
        <translation>ダメージ：{dealt}</translation>
    </message>
</context>
<context>
    <name>GameSession</name>
    <message>
        <source>An error in the game: {fault}. The choice was undone.</source>
        <translation>ゲームでエラーが起きました：{fault}。選択を元に戻しました。</translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <translation>{name}が考えています…</translation>
    </message>
    <message>
        <source>Answer this first.</source>
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
        <source>You can save it and playtest it alone.</source>
        <translation>保存と一人回しはできます。</translation>
    </message>
    <message>
        <source>Cards in it: {count}. A hand, six Shields and a card to draw need {least}.</source>
        <translation>{count}枚しかありません。手札とシールド6枚と引くカードに{least}枚が必要です。</translation>
    </message>
    <message>
        <source>This deck is too small for a playtest</source>
        <translation>一人回しにはカードが足りません</translation>
    </message>
</context>
<context>
    <name>GameSummary</name>
    <message>
        <source>Turns: {turns} · Choices: {count}</source>
        <translation>{turns}ターン · 選択{count}回</translation>
    </message>
    <message>
        <source>{when}, {name}: “{choice}”. Before this last choice {winner} was not ahead.</source>
        <translation>{when}、{name}の「{choice}」。この最後の選択の前は、{winner}は優勢ではありませんでした。</translation>
    </message>
    <message>
        <source>{when}, {name}: “{choice}”. From then on {winner} was ahead.</source>
        <translation>{when}、{name}の「{choice}」。これ以降は{winner}が優勢でした。</translation>
    </message>
    <message>
        <source>{when}, {name}: “{choice}”. {winner} was ahead all along and gained most here.</source>
        <translation>{when}、{name}の「{choice}」。{winner}が終始優勢で、ここで最も差を広げました。</translation>
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
        <source>This game uses edition {edition} of the rules.</source>
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
        <source>You can do nothing with it now.</source>
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
    <message>
        <source>{name}, {step} step:</source>
        <translation>{name}、{step}ステップ：</translation>
    </message>
    <message>
        <source>{name}, {phase} phase:</source>
        <translation>{name}、{phase}フェイズ：</translation>
    </message>
    <message>
        <source>{name}:</source>
        <translation>{name}：</translation>
    </message>
    <message>
        <source>Before the first turn</source>
        <translation>最初のターンの前</translation>
    </message>
    <message>
        <source>Turn {turn}</source>
        <translation>ターン{turn}</translation>
    </message>
    <message>
        <source>You win!</source>
        <translation>あなたの勝ちです！</translation>
    </message>
</context>
<context>
    <name>GamesList</name>
    <message>
        <source>Order of the games</source>
        <translation>対戦の並び順</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>観戦する</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>対戦</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>対戦相手</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>レベル</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Went first</source>
        <translation>先攻</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>ターン数</translation>
    </message>
    <message>
        <source>Loser&apos;s best chance</source>
        <translation>敗者の最高勝率</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>対戦</translation>
    </message>
    <message>
        <source>In the order in which they were played</source>
        <translation>対戦した順</translation>
    </message>
    <message>
        <source>Lost from ahead first</source>
        <translation>逆転負けの大きい順</translation>
    </message>
    <message>
        <source>Closest first</source>
        <translation>接戦の順</translation>
    </message>
    <message>
        <source>Longest first</source>
        <translation>長い順</translation>
    </message>
    <message>
        <source>Shortest first</source>
        <translation>短い順</translation>
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
        <source>Failed</source>
        <translation>失敗</translation>
    </message>
    <message>
        <source>This deck</source>
        <translation>このデッキ</translation>
    </message>
    <message>
        <source>The other</source>
        <translation>相手</translation>
    </message>
    <message>
        <source>This game cannot be played again: {reason}</source>
        <translation>この対戦は再現できません：{reason}</translation>
    </message>
    <message>
        <source>A double click or Enter shows a game on the table. The chance is judged once each turn.</source>
        <translation>ダブルクリックかEnterで対戦をテーブルに表示します。勝率は1ターンに1回判定します。</translation>
    </message>
    <message>
        <source>The bots play this game again…</source>
        <translation>ボットがこの対戦を再現しています…</translation>
    </message>
</context>
<context>
    <name>GauntletPage</name>
    <message>
        <source>Gauntlet</source>
        <translation>連戦テスト</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>&amp;Compare with:</source>
        <translation>比較するデッキ(&amp;C)：</translation>
    </message>
    <message>
        <source>&amp;Level:</source>
        <translation>レベル(&amp;L)：</translation>
    </message>
    <message>
        <source>&amp;Games each:</source>
        <translation>各対戦数(&amp;G)：</translation>
    </message>
    <message>
        <source>&amp;Against:</source>
        <translation>対戦相手(&amp;A)：</translation>
    </message>
    <message>
        <source>no other deck</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>対戦開始</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>止める</translation>
    </message>
    <message>
        <source>Games played: {played} of {games}. They are kept, and you can continue at any time.</source>
        <translation>{games}戦中{played}戦が終了。結果は保存され、いつでも続きから再開できます。</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>対戦相手</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>対戦数</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全体</translation>
    </message>
    <message>
        <source>Choose at least one deck to play against.</source>
        <translation>対戦相手のデッキを1つ以上選んでください。</translation>
    </message>
    <message>
        <source>95%</source>
        <translation>95%</translation>
    </message>
    <message>
        <source>Win rates</source>
        <translation>勝率</translation>
    </message>
</context>
<context>
    <name>GroupDialog</name>
    <message>
        <source>Group</source>
        <translation>分類</translation>
    </message>
    <message>
        <source>Group of {name} ({number}); empty for none:</source>
        <translation>{name}（{number}）の分類（空欄なら分類なし）：</translation>
    </message>
    <message>
        <source>Put into the group</source>
        <translation>分類する</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
</context>
<context>
    <name>GroupQuestion</name>
    <message>
        <source>Your own question</source>
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
        <source>Tick the cards that you want to draw.</source>
        <translation>欲しいカードに印を付けてください。</translation>
    </message>
    <message numerus="yes">
        <source>At least {least} of {group} out of %n cards, seen by turn {turn}.</source>
        <translation>
            <numerusform>%n枚中の{group}枚のうち、{turn}ターン目までに{least}枚以上。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GuideDialog</name>
    <message>
        <source>User guide</source>
        <translation>ユーザーガイド</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
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
        <source>The hand is redrawn.</source>
        <translation>手札を引き直しました。</translation>
    </message>
    <message>
        <source>The opening hand.</source>
        <translation>最初の手札です。</translation>
    </message>
    <message numerus="yes">
        <source>Turn {turn}: %n cards seen.</source>
        <translation>
            <numerusform>{turn}ターン目：%n枚を見ました。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Go from the table to the buttons and the log, and back</source>
        <translation>テーブル、ボタン、ログの間を移動する</translation>
    </message>
    <message>
        <source>An unofficial program made by players. It is not affiliated with, sponsored or endorsed by the game&apos;s publisher or rights holders; names and trademarks belong to their owners. It contains no card pictures.</source>
        <translation>プレイヤーによる非公式プログラムです。ゲームの発売元・権利者とは提携しておらず、後援も承認も受けていません。名称と商標は各所有者に帰属します。カードの画像は含みません。</translation>
    </message>
    <message>
        <source>This game uses the Comprehensive Rules, edition {edition}.</source>
        <translation>このゲームは総合ルール Ver. {edition} で行います。</translation>
    </message>
    <message>
        <source>A desktop client for the GUNDAM CARD GAME, GUNDAM WAR, Fragment Digrayn and the Zoids Battle Card Game: play, learn, build decks, read the rules.</source>
        <translation>GUNDAM CARD GAME、GUNDAM WAR、Fragment Digrayn、ゾイドバトルカードゲームのデスクトップクライアント：対戦、学習、デッキ構築、ルール閲覧。</translation>
    </message>
    <message>
        <source>It needs no network: nothing is sent or fetched, unless you play online.</source>
        <translation>オンライン対戦をしないかぎりネットワークは使わず、何も送信せず、何も取得しません。</translation>
    </message>
</context>
<context>
    <name>HelpDialogs</name>
    <message>
        <source>About</source>
        <translation>このプログラムについて</translation>
    </message>
    <message>
        <source>What is inside…</source>
        <translation>含まれるもの…</translation>
    </message>
</context>
<context>
    <name>HistoryStrip</name>
    <message>
        <source>What was done last</source>
        <translation>直前の行動</translation>
    </message>
</context>
<context>
    <name>HoldButton</name>
    <message>
        <source>Press again</source>
        <translation>もう一度押す</translation>
    </message>
    <message>
        <source>Hold the button for a moment; with the keyboard, press it twice.</source>
        <translation>ボタンは少し長押ししてください。キーボードでは2回押します。</translation>
    </message>
</context>
<context>
    <name>HostDialog</name>
    <message>
        <source>Host a game</source>
        <translation>対戦を主催</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>On this computer</source>
        <translation>このパソコン</translation>
    </message>
    <message>
        <source>On another server…</source>
        <translation>別のサーバー…</translation>
    </message>
    <message>
        <source>empty if the server needs none</source>
        <translation>不要なら空欄</translation>
    </message>
    <message>
        <source>Enter the address of the server.</source>
        <translation>サーバーのアドレスを入力してください。</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>デッキ</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>版</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>場所</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>アドレス</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Open the table</source>
        <translation>テーブルを開く</translation>
    </message>
    <message>
        <source>Comprehensive Rules {edition}</source>
        <translation>総合ルール {edition}</translation>
    </message>
    <message>
        <source>This computer holds the game. Your friend must be able to reach it: in the same network, by IPv6, or by a port that your router passes on. No connection is made before you open the table.</source>
        <translation>このパソコンが対戦を管理します。相手が接続できる必要があります（同じネットワーク、IPv6、またはルーターのポート転送）。テーブルを開くまで接続は行われません。</translation>
    </message>
    <message>
        <source>The server holds the game: neither computer has hidden cards of the other player.</source>
        <translation>サーバーが対戦を管理します。どちらのパソコンにも相手の非公開カードはありません。</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>詳しい設定…</translation>
    </message>
</context>
<context>
    <name>HotSeatChoice</name>
    <message>
        <source>Ask only when a card can be used</source>
        <translation>使えるカードがあるときだけ聞く</translation>
    </message>
    <message>
        <source>Give nothing away</source>
        <translation>何も知られない</translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation>手札を公開</translation>
    </message>
    <message>
        <source>Both players see both hands, and the screen is never hidden. For learning and friendly games.</source>
        <translation>両方の手札を公開し、交代のときに画面を隠しません。友だち同士や練習向きです。</translation>
    </message>
    <message>
        <source>Open both hands for the rest of this game?</source>
        <translation>この対戦の残りを両方の手札を公開して続けますか？</translation>
    </message>
    <message>
        <source>Only if both players agree: each sees the other&apos;s cards.</source>
        <translation>お互いの手札が見えるようになります。二人とも同意した場合だけにしてください。</translation>
    </message>
    <message>
        <source>Open both hands</source>
        <translation>両方の手札を公開</translation>
    </message>
    <message>
        <source>You swap places only when you must. If you are asked whether to use a card, your opponent knows that you can; if you are not asked, that you cannot. During the game, each player can fine-tune when to be asked.</source>
        <translation>操作の交代は必要なときだけです。カードを使うか聞かれれば使えるカードがあること、聞かれなければないことが相手に分かります。いつ聞かれるかは、対戦中にプレイヤーごとに細かく決められます。</translation>
    </message>
    <message>
        <source>While you have cards in hand, you are asked wherever one might be used, so your opponent learns nothing about them. You swap places several times a turn.</source>
        <translation>手札があれば、使うかもしれない場面のたびに必ず聞かれるので、手札の内容は知られません。1ターンに何度も操作を交代します。</translation>
    </message>
</context>
<context>
    <name>ImportCardsDialog</name>
    <message>
        <source>Import owned cards</source>
        <translation>所持カードの読み込み</translation>
    </message>
    <message>
        <source>Import a wish list</source>
        <translation>ウィッシュリストの読み込み</translation>
    </message>
    <message>
        <source>Paste a table (CSV) or a list here, or open a file</source>
        <translation>表（CSV）かリストをここに貼り付けるか、ファイルを開いてください</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>カード</translation>
    </message>
    <message>
        <source>Recognised: {form}. Cards: {count}.</source>
        <translation>認識した形式：{form}。カード {count}枚。</translation>
    </message>
    <message>
        <source>Recognised: {form}. Cards so far: {count}. Lines that fit several cards: {open}.</source>
        <translation>認識した形式：{form}。現在 {count}枚。{open}行は複数のカードに当てはまります。</translation>
    </message>
    <message>
        <source>Add or replace</source>
        <translation>加えるか置き換えるか</translation>
    </message>
    <message>
        <source>Add to the owned cards</source>
        <translation>所持カードに加える</translation>
    </message>
    <message>
        <source>Replace all owned cards</source>
        <translation>所持カードをすべて置き換える</translation>
    </message>
    <message>
        <source>Add to the wish list</source>
        <translation>ウィッシュリストに加える</translation>
    </message>
    <message>
        <source>Replace the wish list</source>
        <translation>ウィッシュリストを置き換える</translation>
    </message>
</context>
<context>
    <name>ImportDialog</name>
    <message>
        <source>{place}: {why}</source>
        <translation>{place}：{why}</translation>
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
        <source>Paste a list here: numbers or names with counts, a link or JSON</source>
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
        <source>Which card do you mean?</source>
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
        <source>Recognised: {form}. Cards: {count}. In the resource deck: {resources}.</source>
        <translation>認識した形式：{form}。カード {count}枚、リソースデッキ {resources}枚。</translation>
    </message>
    <message>
        <source>Recognised: {form}. Cards so far: {count}. Lines that fit several cards: {open}.</source>
        <translation>認識した形式：{form}。現在 {count}枚。{open}行は複数のカードに当てはまります。</translation>
    </message>
    <message>
        <source>Open a deck list</source>
        <translation>デッキリストを開く</translation>
    </message>
    <message>
        <source>Deck lists ({patterns});;All files (*)</source>
        <translation>デッキリスト ({patterns});;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>{line}   (maybeboard)</source>
        <translation>{line}   （検討中）</translation>
    </message>
    <message>
        <source>First choose a card for each line, or leave it out. Open: {open}</source>
        <translation>先に各行のカードを選ぶか、行を省いてください。残り：{open}行</translation>
    </message>
</context>
<context>
    <name>ImprovePage</name>
    <message>
        <source>Improve</source>
        <translation>改良</translation>
    </message>
    <message>
        <source>Find a better card</source>
        <translation>より良いカードを探す</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>&amp;Against:</source>
        <translation>対戦相手(&amp;A)：</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全体</translation>
    </message>
    <message>
        <source>&amp;Level:</source>
        <translation>レベル(&amp;L)：</translation>
    </message>
    <message>
        <source>&amp;Time at most:</source>
        <translation>最長時間(&amp;T)：</translation>
    </message>
    <message>
        <source> min</source>
        <translation> 分</translation>
    </message>
    <message>
        <source>Apply this exchange</source>
        <translation>この交換をデッキに反映</translation>
    </message>
    <message>
        <source>The games cannot be kept on the disk: {reason}</source>
        <translation>対戦結果をディスクに保存できません：{reason}</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>探す</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>止める</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>ポイント</translation>
    </message>
    <message>
        <source>95%</source>
        <translation>95%</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>対戦数</translation>
    </message>
    <message>
        <source>Out</source>
        <translation>抜く</translation>
    </message>
    <message>
        <source>In</source>
        <translation>入れる</translation>
    </message>
    <message>
        <source>Choose at least one deck to play against.</source>
        <translation>対戦相手のデッキを1つ以上選んでください。</translation>
    </message>
    <message>
        <source>Bots play the deck with hundreds of exchanges of one card for another, each in the same games as the deck as it is; those that do well play more games. Games are kept, and you can continue at any time.</source>
        <translation>カードを別のカードに替えた何百通りものデッキを、元のデッキと同じ条件の対戦でボットが試し、成績の良い交換を絞り込みます。結果は保存され、いつでも続きから再開できます。</translation>
    </message>
    <message>
        <source>Exchanges in the race: {count}. Games played: {played} of {games} at most.</source>
        <translation>残っている交換：{count}。最大{games}戦中{played}戦が終了。</translation>
    </message>
    <message>
        <source>{out} out, {into} in. This adds to the win rate, in points: {points} (95%: {low} to {high}; games with it: {games}). As it is, the deck wins {rate} of its games against these decks.</source>
        <translation>{out}を抜き、{into}を入れると、勝率が変わります（ポイント）：{points}（95%：{low}～{high}、交換後の対戦数：{games}）。今のデッキは、選んだデッキとの対戦の{rate}に勝っています。</translation>
    </message>
    <message>
        <source>Nothing better was found. These games would show an exchange among the last {count} in four of five cases if it added this to the win rate, in points: {points}. Games needed to show one that adds 1 point: about {games}.</source>
        <translation>より良い交換は見つかりませんでした。この対戦数では、最後の{count}件に残った交換に次の効果（ポイント）があれば、5回に4回は確かめられます：{points}。1ポイントの効果を確かめるのに必要な対戦数：約{games}。</translation>
    </message>
    <message>
        <source>Games that failed and do not count: {count}. First error: {error}</source>
        <translation>途中で失敗し、数えない対戦：{count}。最初のエラー：{error}</translation>
    </message>
</context>
<context>
    <name>JoinDialog</name>
    <message>
        <source>Join a game</source>
        <translation>対戦に参加</translation>
    </message>
    <message>
        <source>Link, code or address</source>
        <translation>リンク、コード、アドレス</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>Paste the link that your friend has sent, or type the code or the address of a server.</source>
        <translation>相手から届いたリンクを貼り付けるか、コードまたはサーバーのアドレスを入力してください。</translation>
    </message>
    <message>
        <source>a server that you name below</source>
        <translation>下で指定するサーバー</translation>
    </message>
    <message>
        <source>Server: {where}</source>
        <translation>サーバー：{where}</translation>
    </message>
    <message>
        <source>Table: {code}</source>
        <translation>テーブル：{code}</translation>
    </message>
    <message>
        <source>The server is known by its certificate, which the link names.</source>
        <translation>サーバーはリンクに記された証明書で確認されます。</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>席に着く</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>テーブルを見る</translation>
    </message>
    <message>
        <source>Trust this server</source>
        <translation>このサーバーを信頼する</translation>
    </message>
    <message>
        <source>Connecting to {address}…</source>
        <translation>{address} に接続しています…</translation>
    </message>
    <message>
        <source>Trying again…</source>
        <translation>再試行しています…</translation>
    </message>
    <message>
        <source>This program does not have the game of this table ({game}).</source>
        <translation>このプログラムにはこのテーブルのゲーム（{game}）がありません。</translation>
    </message>
    <message>
        <source>At the table: {names}</source>
        <translation>テーブルにいる人：{names}</translation>
    </message>
    <message>
        <source>{server}: a neutral server runs this game.</source>
        <translation>{server}：中立のサーバーがこの対戦を管理します。</translation>
    </message>
    <message>
        <source>The host&apos;s computer runs this game: it could look at hidden cards.</source>
        <translation>主催者のパソコンがこの対戦を管理します。非公開カードを見ることができる可能性があります。</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>デッキ</translation>
    </message>
    <message>
        <source>This server shows a certificate of its own. Ask who runs it whether its fingerprint is this one:
{groups}</source>
        <translation>このサーバーは独自の証明書を示しています。指紋が次のものかどうか、運営者に確認してください：
{groups}</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>サーバー</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>コード</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>観戦する</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>テーブルに戻る</translation>
    </message>
</context>
<context>
    <name>JournalWriter</name>
    <message>
        <source>The game is saved again.</source>
        <translation>ゲームの保存を再開しました。</translation>
    </message>
    <message>
        <source>The game is not being saved: {reason}. You can keep playing; saving is tried again.</source>
        <translation>ゲームを保存できません：{reason}。プレイは続けられます。保存は自動でやり直します。</translation>
    </message>
    <message>
        <source>another file is in its place</source>
        <translation>別のファイルに置き換えられました</translation>
    </message>
    <message>
        <source>Another program has changed the file of this game: {difference}. That file is kept as {name}; the whole game has been saved again.</source>
        <translation>ほかのプログラムがこのゲームのファイルを変更しました（{difference}）。そのファイルは {name} として残し、ゲーム全体を保存し直しました。</translation>
    </message>
    <message>
        <source>its size has changed</source>
        <translation>サイズが変わりました</translation>
    </message>
    <message>
        <source>its last line has changed</source>
        <translation>最後の行が変わりました</translation>
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
        <source>&amp;Reassign</source>
        <translation>割り当て直す(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Use this key</source>
        <translation>このキーを使う(&amp;U)</translation>
    </message>
    <message>
        <source>{key} is already the key for: {action}. If you reassign it, that action loses it.</source>
        <translation>{key} は「{action}」のキーです。割り当て直すと、その操作からは外れます。</translation>
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
        <source>Press the main button</source>
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
        <source>Use the selected card; if none is selected, press the main button</source>
        <translation>選択中のカードを使う。なければメインボタンの操作</translation>
    </message>
    <message>
        <source>Everything that the selected card can do (also right-click)</source>
        <translation>選択中のカードにできることすべて（右クリックでも）</translation>
    </message>
    <message>
        <source>Cancel what you have started</source>
        <translation>始めた操作を取り消す</translation>
    </message>
    <message>
        <source>Move the selected effect earlier</source>
        <translation>選択中の効果を先に</translation>
    </message>
    <message>
        <source>Move the selected effect later</source>
        <translation>選択中の効果を後に</translation>
    </message>
    <message>
        <source>Key hints on everything that can be used now</source>
        <translation>いま使えるものすべてにキーヒントを表示</translation>
    </message>
    <message>
        <source>Repeat what happened and what is asked</source>
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
        <translation>局面をシナリオとして保存</translation>
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
        <source>Previous choice</source>
        <translation>前の選択</translation>
    </message>
    <message>
        <source>Next choice</source>
        <translation>次の選択</translation>
    </message>
    <message>
        <source>Previous turn</source>
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
        <source>Show key hints always or only on request</source>
        <translation>キーヒントを常に表示、またはキーを押したときだけ</translation>
    </message>
    <message>
        <source>Step back through what happened</source>
        <translation>起きたことをさかのぼる</translation>
    </message>
    <message>
        <source>Step forward through what happened</source>
        <translation>今に向かって進む</translation>
    </message>
    <message>
        <source>Look up a rule</source>
        <translation>ルールを探す</translation>
    </message>
    <message>
        <source>Previous rule</source>
        <translation>前に表示したルール</translation>
    </message>
    <message>
        <source>Next rule</source>
        <translation>次に表示したルール</translation>
    </message>
    <message>
        <source>List of keys</source>
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
        <source>Pass until something happens, or stop passing</source>
        <translation>何か起こるまでパスする、またはやめる</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Report a problem</source>
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
        <source>Earlier versions of the deck</source>
        <translation>デッキの以前の版</translation>
    </message>
    <message>
        <source>Move a copy between deck and sideboard</source>
        <translation>1枚をデッキとサイドボードの間で移す</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>スタート画面</translation>
    </message>
    <message>
        <source>What the words on the large card mean</source>
        <translation>拡大したカードの言葉の意味</translation>
    </message>
    <message>
        <source>What decided the finished game</source>
        <translation>終わったゲームの勝敗の分かれ目</translation>
    </message>
    <message>
        <source>The deck as a list, as stacks or as pictures</source>
        <translation>デッキをリスト・スタック・画像で表示</translation>
    </message>
    <message>
        <source>The deck wide, or as before</source>
        <translation>デッキを広く表示／元に戻す</translation>
    </message>
    <message>
        <source>In the rule book</source>
        <translation>総合ルールの画面</translation>
    </message>
    <message>
        <source>Previous section</source>
        <translation>前の節</translation>
    </message>
    <message>
        <source>Next section</source>
        <translation>次の節</translation>
    </message>
    <message>
        <source>Previous clause</source>
        <translation>前の条項</translation>
    </message>
    <message>
        <source>Next clause</source>
        <translation>次の条項</translation>
    </message>
    <message>
        <source>Open the clause beside</source>
        <translation>条項を並べて開く</translation>
    </message>
    <message>
        <source>Copy number and text</source>
        <translation>番号と本文をコピー</translation>
    </message>
    <message>
        <source>Other edition</source>
        <translation>ほかの版に切り替える</translation>
    </message>
    <message>
        <source>What the edition changed</source>
        <translation>この版での変更点</translation>
    </message>
    <message>
        <source>Next language</source>
        <translation>次の言語</translation>
    </message>
    <message>
        <source>Another language or your document beside</source>
        <translation>別の言語や自分の文書を並べる</translation>
    </message>
    <message>
        <source>Add cards to the deck, the sideboard or the maybeboard</source>
        <translation>カードの追加先をデッキ、サイドボード、検討中の順に切り替える</translation>
    </message>
    <message>
        <source>Show the rule at work beside the table</source>
        <translation>適用中のルールをテーブルの横に表示</translation>
    </message>
    <message>
        <source>Stay at the rule that is shown</source>
        <translation>表示中のルールを固定</translation>
    </message>
    <message>
        <source>Follow the rule at work again</source>
        <translation>適用中のルールに戻る</translation>
    </message>
    <message>
        <source>To the rule book, or back</source>
        <translation>ルールブックへ、または元の画面へ戻る</translation>
    </message>
    <message>
        <source>Ask the coach; again for more</source>
        <translation>コーチに聞く（もう一度で詳しく）</translation>
    </message>
    <message>
        <source>In lessons and puzzles</source>
        <translation>レッスンとパズル</translation>
    </message>
    <message>
        <source>Lessons and puzzles</source>
        <translation>レッスンとパズル</translation>
    </message>
    <message>
        <source>Hint, one level more each time</source>
        <translation>ヒント（押すたびに一段階詳しく）</translation>
    </message>
    <message>
        <source>Take the last choice back</source>
        <translation>最後の選択を取り消す</translation>
    </message>
    <message>
        <source>Begin the step or puzzle again</source>
        <translation>ステップやパズルを最初からやり直す</translation>
    </message>
    <message>
        <source>Skip the step or puzzle</source>
        <translation>ステップやパズルを飛ばす</translation>
    </message>
    <message>
        <source>Play freely from here</source>
        <translation>ここから自由に続ける</translation>
    </message>
    <message>
        <source>Show the best choices</source>
        <translation>最善手を表示</translation>
    </message>
    <message>
        <source>Make a puzzle of the position</source>
        <translation>局面からパズルを作る</translation>
    </message>
    <message>
        <source>Notes and tags of the open deck</source>
        <translation>編集中のデッキのメモとタグ</translation>
    </message>
    <message>
        <source>Owned cards, wish list, and what the deck lacks</source>
        <translation>所持カード、ウィッシュリスト、デッキに足りないカード</translation>
    </message>
    <message>
        <source>Own one more of the card</source>
        <translation>カードの所持を1枚増やす</translation>
    </message>
    <message>
        <source>Own one fewer of the card</source>
        <translation>カードの所持を1枚減らす</translation>
    </message>
    <message>
        <source>When to ask me, and when to pass for me</source>
        <translation>聞かれるときと、自動でパスするとき</translation>
    </message>
    <message>
        <source>Show the card large, with all about it</source>
        <translation>カードを大きく表示し、すべての情報を見る</translation>
    </message>
    <message>
        <source>Play online</source>
        <translation>オンライン対戦</translation>
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
    <message>
        <source>Change keys</source>
        <translation>キーの変更</translation>
    </message>
</context>
<context>
    <name>KeysModel</name>
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
    <name>LeadChart</name>
    <message>
        <source>Who was ahead</source>
        <translation>どちらが優勢だったか</translation>
    </message>
    <message>
        <source>Turn {turn}: both are equal</source>
        <translation>ターン{turn}：互角</translation>
    </message>
    <message>
        <source>Turn {turn}: {name} is ahead by {lead:.0f}</source>
        <translation>ターン{turn}：{name}が{lead:.0f}優勢</translation>
    </message>
</context>
<context>
    <name>Learning</name>
    <message>
        <source>Player</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>A puzzle is made at your own decision in a game against a bot, or in a replay</source>
        <translation>パズルは、ボット戦の自分が選択する番のとき、またはリプレイで作れます</translation>
    </message>
    <message>
        <source>Puzzles are made of games of {game} alone</source>
        <translation>パズルを作れるのは{game}の対戦だけです</translation>
    </message>
    <message>
        <source>This position makes no puzzle</source>
        <translation>この局面はパズルにできません</translation>
    </message>
    <message>
        <source>Turn {turn} against {name}</source>
        <translation>{name}戦・ターン{turn}</translation>
    </message>
</context>
<context>
    <name>LearningController</name>
    <message>
        <source>Learn — Gundam Desktop</source>
        <translation>学ぶ — Gundam Desktop</translation>
    </message>
    <message>
        <source>This lesson cannot be played</source>
        <translation>このレッスンはプレイできません</translation>
    </message>
    <message>
        <source>This puzzle cannot be played</source>
        <translation>このパズルはプレイできません</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>相手</translation>
    </message>
    <message>
        <source>This puzzle cannot be saved</source>
        <translation>パズルを保存できません</translation>
    </message>
    <message>
        <source>“{title}” is now among my puzzles, on the page “Learn”</source>
        <translation>「{title}」を「学ぶ」の自分のパズルに加えました</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Delete “{title}” from my puzzles?</source>
        <translation>自分のパズルから「{title}」を削除しますか？</translation>
    </message>
    <message>
        <source>This cannot be deleted</source>
        <translation>削除できません</translation>
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
        <source>The latest have been in force since {day}</source>
        <translation>最新の制限は{day}から有効です</translation>
    </message>
    <message>
        <source>all rules are kept</source>
        <translation>すべてのルールを満たしています</translation>
    </message>
    <message>
        <source>other rules kept: {count}</source>
        <translation>ほかのルールは問題なし：{count}</translation>
    </message>
    <message>
        <source>Not played: {ability}</source>
        <translation>処理されない：{ability}</translation>
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
    <name>LessonPlay</name>
    <message>
        <source>Do this: {choice}</source>
        <translation>こうします：{choice}</translation>
    </message>
    <message>
        <source>The answer: {answer}</source>
        <translation>答え：{answer}</translation>
    </message>
    <message>
        <source>{lesson} · step {number} of {count}</source>
        <translation>{lesson}・ステップ{number}/{count}</translation>
    </message>
    <message>
        <source>{lesson} · the end</source>
        <translation>{lesson}・終わり</translation>
    </message>
    <message>
        <source>Clauses you have met: {clauses}</source>
        <translation>ここで出てきた条項：{clauses}</translation>
    </message>
    <message>
        <source>To all lessons</source>
        <translation>レッスン一覧へ</translation>
    </message>
    <message>
        <source>Next lesson: {title}</source>
        <translation>次のレッスン：{title}</translation>
    </message>
    <message>
        <source>Back to before this choice</source>
        <translation>この選択の前に戻る</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>やって見せる</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>Exchanged: {count} of {most}</source>
        <translation>入れ替え：{most}枚中{count}枚</translation>
    </message>
    <message>
        <source>Check the deck</source>
        <translation>デッキを確かめる</translation>
    </message>
    <message>
        <source>To the deck builder</source>
        <translation>デッキ作成へ</translation>
    </message>
    <message>
        <source>(Click it on the table, or go there by the arrows and press Enter.)</source>
        <translation>（テーブル上でクリックするか、矢印キーで選んでEnterを押してください。）</translation>
    </message>
</context>
<context>
    <name>LessonTools</name>
    <message>
        <source>Leave</source>
        <translation>出る</translation>
    </message>
    <message>
        <source>Each press says a little more. Nothing is counted against you.</source>
        <translation>押すたびに少しずつ詳しくなります。使っても不利にはなりません。</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>取り消す</translation>
    </message>
    <message>
        <source>Take your last choice in this step back.</source>
        <translation>このステップでの最後の選択を取り消します。</translation>
    </message>
    <message>
        <source>Restart step</source>
        <translation>ステップをやり直す</translation>
    </message>
    <message>
        <source>Begin this step again.</source>
        <translation>このステップを最初からやり直します。</translation>
    </message>
    <message>
        <source>Skip step</source>
        <translation>ステップを飛ばす</translation>
    </message>
    <message>
        <source>Under edition {edition}</source>
        <translation>Ver. {edition} では</translation>
    </message>
    <message>
        <source>Back to the step</source>
        <translation>ステップに戻る</translation>
    </message>
    <message>
        <source>The same choices under other rules.</source>
        <translation>同じ選択を別の版のルールで見ます。</translation>
    </message>
    <message>
        <source>Another position</source>
        <translation>別の局面</translation>
    </message>
    <message>
        <source>Draw another position by chance.</source>
        <translation>別の局面をランダムに作ります。</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>More hints ({level} of 4)</source>
        <translation>さらにヒント（{level}/4）</translation>
    </message>
    <message>
        <source>Hint ({level} of 4)</source>
        <translation>ヒント（{level}/4）</translation>
    </message>
    <message>
        <source>Back to the list. You can continue this step at any time.</source>
        <translation>一覧に戻ります。このステップはいつでも続けられます。</translation>
    </message>
    <message>
        <source>Continue without doing this step. It stays open in the list.</source>
        <translation>このステップをせずに進みます。一覧では未完了のままです。</translation>
    </message>
    <message>
        <source>Play freely</source>
        <translation>自由に続ける</translation>
    </message>
    <message>
        <source>Play from here against a gentle bot, without a task. You can come back.</source>
        <translation>ここから弱いボットと自由に続けます。課題はありません。いつでも戻れます。</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>テーブルへ戻る</translation>
    </message>
    <message>
        <source>Your deck is kept as it is.</source>
        <translation>デッキは今のまま残ります。</translation>
    </message>
</context>
<context>
    <name>LevelNames</name>
    <message>
        <source>Random</source>
        <translation>ランダム</translation>
    </message>
    <message>
        <source>Gentle</source>
        <translation>やさしい</translation>
    </message>
    <message>
        <source>Steady</source>
        <translation>堅実</translation>
    </message>
    <message>
        <source>{level} (the weakest)</source>
        <translation>{level}（最も弱い）</translation>
    </message>
    <message>
        <source>{level} (the strongest)</source>
        <translation>{level}（最も強い）</translation>
    </message>
    <message>
        <source>Cadet</source>
        <translation>訓練生</translation>
    </message>
    <message>
        <source>Ensign</source>
        <translation>少尉</translation>
    </message>
    <message>
        <source>Lieutenant</source>
        <translation>中尉</translation>
    </message>
    <message>
        <source>Commander</source>
        <translation>中佐</translation>
    </message>
    <message>
        <source>Ace</source>
        <translation>エース</translation>
    </message>
    <message>
        <source>Newtype</source>
        <translation>ニュータイプ</translation>
    </message>
    <message>
        <source>Knows the rules and little more: deploys and attacks as the mood takes it. For your first games.</source>
        <translation>ルールを覚えたばかり。気の向くままに配備し、攻撃します。はじめての対戦に。</translation>
    </message>
    <message>
        <source>Sees what a card is good for, but often misses the best moment. For when you know the basics.</source>
        <translation>カードの使い道は分かりますが、よく好機を逃します。基本を覚えたら。</translation>
    </message>
    <message>
        <source>Always does what looks best right now, and does not think of your answer.</source>
        <translation>いつも目の前の最善手を選びますが、あなたの返し手は考えません。</translation>
    </message>
    <message>
        <source>Thinks of your next turn before each move, though only briefly.</source>
        <translation>一手ごとに次のあなたのターンまで考えますが、読みは浅めです。</translation>
    </message>
    <message>
        <source>Makes good choices, though not always the best one.</source>
        <translation>手堅く選びますが、いつも最善手とは限りません。</translation>
    </message>
    <message>
        <source>Plays the next turns through in many ways: finds a win that nothing can stop, and sees yours coming. Never looks at hidden cards.</source>
        <translation>次のターンの展開を何通りも読みます。止められない勝ち筋を見つけ、あなたの勝ち筋にも備えます。非公開のカードは決して見ません。</translation>
    </message>
    <message>
        <source>Program: {name}</source>
        <translation>プログラム：{name}</translation>
    </message>
</context>
<context>
    <name>LicencesDialog</name>
    <message>
        <source>What is inside</source>
        <translation>含まれるもの</translation>
    </message>
    <message>
        <source>Gundam Desktop itself is under the {licence} licence. These parts were made by others; the texts of their licences are in the folder “licences” of the packed program, and with the packages otherwise.</source>
        <translation>Gundam Desktop 本体は {licence} ライセンスです。以下の部分は第三者が作ったものです。ライセンスの全文は、配布版ではフォルダー「licences」に、それ以外では各パッケージに含まれています。</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Log</source>
        <translation>ログ</translation>
    </message>
    <message>
        <source>← What happened?</source>
        <translation>← 何が起きた？</translation>
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
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>再生</translation>
    </message>
</context>
<context>
    <name>LuckStrip</name>
    <message>
        <source>Luck</source>
        <translation>運</translation>
    </message>
    <message>
        <source>{name}: {came} of {cards}, expected {expected}</source>
        <translation>{name}：{cards}枚中{came}枚、期待値{expected}</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
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
        <source>{first} against {second} · rules {edition} · seed {seed} — Gundam Desktop</source>
        <translation>{first} 対 {second} · ルール {edition} · シード {seed} — Gundam Desktop</translation>
    </message>
    <message>
        <source>Replay: {first} against {second} — Gundam Desktop</source>
        <translation>リプレイ：{first} 対 {second} — Gundam Desktop</translation>
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
        <source>{first} against {second} · rules {edition} — Gundam Desktop</source>
        <translation>{first} 対 {second} · ルール {edition} — Gundam Desktop</translation>
    </message>
    <message>
        <source>Nothing can be saved</source>
        <translation>保存できません</translation>
    </message>
    <message>
        <source>{folder}: {reason}. You can play, but nothing will be saved until this is fixed.</source>
        <translation>{folder}：{reason}。プレイはできますが、直るまで何も保存されません。</translation>
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
        <source>Same as &amp;system</source>
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
        <source>T&amp;heme</source>
        <translation>テーマ(&amp;H)</translation>
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
        <source>Official card te&amp;xt from my own folder</source>
        <translation>自分のフォルダーの公式テキストを使う(&amp;X)</translation>
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
        <source>Report a &amp;problem…</source>
        <translation>不具合を報告(&amp;P)…</translation>
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
        <source>Conc&amp;ede…</source>
        <translation>投了(&amp;E)…</translation>
    </message>
    <message>
        <source>All dec&amp;ks…</source>
        <translation>すべてのデッキ(&amp;K)…</translation>
    </message>
    <message>
        <source>W&amp;hen to ask me…</source>
        <translation>聞かれるとき(&amp;H)…</translation>
    </message>
    <message>
        <source>Start pa&amp;ge</source>
        <translation>スタート画面(&amp;G)</translation>
    </message>
    <message>
        <source>Back to the ta&amp;ble</source>
        <translation>テーブルへ戻る(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Words on the large card</source>
        <translation>拡大したカードの言葉(&amp;W)</translation>
    </message>
    <message>
        <source>What decided &amp;it…</source>
        <translation>勝敗の分かれ目(&amp;I)…</translation>
    </message>
    <message>
        <source>Deck as list / stacks / pi&amp;ctures</source>
        <translation>デッキの表示: リスト/スタック/画像(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Wide deck</source>
        <translation>デッキを広く表示(&amp;W)</translation>
    </message>
    <message>
        <source>Rule &amp;book</source>
        <translation>ルールブック(&amp;B)</translation>
    </message>
    <message>
        <source>Add to deck / sideboa&amp;rd / maybeboard</source>
        <translation>追加先をデッキ／サイドボード／検討中に切り替える(&amp;R)</translation>
    </message>
    <message>
        <source>Rul&amp;e at work</source>
        <translation>適用中のルール(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Ask the coach</source>
        <translation>コーチに聞く(&amp;A)</translation>
    </message>
    <message>
        <source>Lessons and pu&amp;zzles…</source>
        <translation>レッスンとパズル(&amp;Z)…</translation>
    </message>
    <message>
        <source>Show the &amp;best choices</source>
        <translation>最善手を表示(&amp;B)</translation>
    </message>
    <message>
        <source>Ma&amp;ke a puzzle of this position…</source>
        <translation>この局面からパズルを作る(&amp;K)…</translation>
    </message>
    <message>
        <source>User &amp;guide</source>
        <translation>ユーザーガイド(&amp;G)</translation>
    </message>
    <message>
        <source>Chance to &amp;win beside the table</source>
        <translation>テーブルの横に勝率を表示(&amp;W)</translation>
    </message>
    <message>
        <source>Notes and ta&amp;gs…</source>
        <translation>メモとタグ(&amp;J)…</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>書き出し(&amp;X)…</translation>
    </message>
    <message>
        <source>Coll&amp;ection…</source>
        <translation>コレクション(&amp;E)…</translation>
    </message>
    <message>
        <source>Own &amp;1 more</source>
        <translation>所持を1枚増やす(&amp;1)</translation>
    </message>
    <message>
        <source>Own 1 &amp;fewer</source>
        <translation>所持を1枚減らす(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Back to the start page</source>
        <translation>スタート画面へ戻る(&amp;B)</translation>
    </message>
    <message>
        <source>Card &amp;in the middle</source>
        <translation>カードを中央に大きく(&amp;I)</translation>
    </message>
    <message>
        <source>Pla&amp;y online…</source>
        <translation>オンライン対戦(&amp;Y)…</translation>
    </message>
    <message>
        <source>Back up to a &amp;file…</source>
        <translation>ファイルにバックアップ(&amp;F)…</translation>
    </message>
    <message>
        <source>Rest&amp;ore a backup…</source>
        <translation>バックアップを復元(&amp;O)…</translation>
    </message>
    <message>
        <source>Card &amp;packs…</source>
        <translation>カードパック(&amp;P)…</translation>
    </message>
</context>
<context>
    <name>MissingPage</name>
    <message>
        <source>Missing for the deck</source>
        <translation>デッキに足りないカード</translation>
    </message>
    <message>
        <source>&amp;Resources, too</source>
        <translation>リソースも含める(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Add to the wish list</source>
        <translation>ウィッシュリストに加える(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Copy as a list</source>
        <translation>リストとしてコピー(&amp;C)</translation>
    </message>
    <message>
        <source>Needed</source>
        <translation>必要</translation>
    </message>
    <message>
        <source>Owned</source>
        <translation>所持</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>不足</translation>
    </message>
    <message>
        <source>Missing: {count}</source>
        <translation>不足：{count}枚</translation>
    </message>
    <message>
        <source>Nothing is missing.</source>
        <translation>足りないカードはありません。</translation>
    </message>
    <message>
        <source>The deck has no cards.</source>
        <translation>デッキにカードがありません。</translation>
    </message>
    <message>
        <source>On the wish list now. Cards: {count}</source>
        <translation>ウィッシュリストに入れました。カード：{count}枚</translation>
    </message>
    <message>
        <source>&amp;Own one more</source>
        <translation>所持を1枚増やす(&amp;O)</translation>
    </message>
    <message>
        <source>Own one &amp;fewer</source>
        <translation>所持を1枚減らす(&amp;F)</translation>
    </message>
</context>
<context>
    <name>MoreOptions</name>
    <message>
        <source>with sideboards</source>
        <translation>サイドボードを使う</translation>
    </message>
    <message>
        <source>Between games, players may exchange cards with their sideboards</source>
        <translation>ゲームの間に、プレイヤーはサイドボードとカードを交換できます</translation>
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
        <source>The time each player has for the whole game; bots have no clock</source>
        <translation>1ゲームを通して各プレイヤーが使える時間（ボットには時計がない）</translation>
    </message>
    <message>
        <source>for the whole match</source>
        <translation>マッチ全体で</translation>
    </message>
    <message>
        <source>The clock carries over from game to game. An official match lasts 60 minutes: about 30 for each player</source>
        <translation>時間は次のゲームに引き継がれます。公式のマッチは60分、1人あたり約30分です</translation>
    </message>
    <message>
        <source>empty: a random seed</source>
        <translation>空欄：新しく決める</translation>
    </message>
    <message>
        <source>The same seed and the same choices give the same game</source>
        <translation>同じシードと同じ選択なら同じゲームになります</translation>
    </message>
    <message>
        <source>Comprehensive Rules {edition}</source>
        <translation>総合ルール {edition}</translation>
    </message>
    <message>
        <source>A random player chooses</source>
        <translation>無作為に選んだ側が決める</translation>
    </message>
    <message>
        <source>Seed: “{seed}” is not a whole number from 0 to {most}.</source>
        <translation>シード：「{seed}」は0から{most}までの整数ではありません。</translation>
    </message>
    <message>
        <source>Who goes first</source>
        <translation>先攻</translation>
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
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>シード</translation>
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
        <source>the bot knows your deck list</source>
        <translation>ボットはあなたのデッキリストを知っている</translation>
    </message>
    <message>
        <source>Otherwise it only guesses what is in your deck, from the cards that you have shown</source>
        <translation>そうでなければ、あなたが見せたカードからデッキの中身を推測するだけです</translation>
    </message>
    <message>
        <source>Deck lists</source>
        <translation>デッキリスト</translation>
    </message>
    <message>
        <source>The time each player has for the whole game</source>
        <translation>各プレイヤーがゲーム全体で使える時間</translation>
    </message>
    <message>
        <source>known to the bot</source>
        <translation>ボットに公開</translation>
    </message>
    <message>
        <source>hidden from the bot</source>
        <translation>ボットに非公開</translation>
    </message>
    <message>
        <source>random</source>
        <translation>ランダム</translation>
    </message>
</context>
<context>
    <name>Naming</name>
    <message>
        <source>Explain nothing</source>
        <translation>説明しない</translation>
    </message>
    <message>
        <source>Explain what is new</source>
        <translation>初めてのことを説明する</translation>
    </message>
    <message>
        <source>Each thing is explained once, when you meet it for the first time.</source>
        <translation>初めて出会ったときに一度だけ説明します。</translation>
    </message>
</context>
<context>
    <name>Near</name>
    <message>
        <source>This network cannot be searched: {reason}</source>
        <translation>このネットワークを探せません：{reason}</translation>
    </message>
    <message>
        <source>Tables found: {count}</source>
        <translation>見つかったテーブル：{count}</translation>
    </message>
    <message>
        <source>Looking for tables… None so far.</source>
        <translation>テーブルを探しています… まだありません。</translation>
    </message>
</context>
<context>
    <name>NetworkGame</name>
    <message>
        <source>The server did not accept this choice.</source>
        <translation>サーバーはこの選択を受け付けませんでした。</translation>
    </message>
    <message>
        <source>No connection</source>
        <translation>接続なし</translation>
    </message>
    <message>
        <source>Waiting for the server…</source>
        <translation>サーバーを待っています…</translation>
    </message>
    <message>
        <source>{name} is away</source>
        <translation>{name}は離席中</translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <translation>{name}が考えています…</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>テーブルを離れる</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>再戦</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>次のゲーム</translation>
    </message>
    <message>
        <source>Answer this first.</source>
        <translation>先にこれに答えてください。</translation>
    </message>
    <message>
        <source>The players have agreed on it.</source>
        <translation>両者の合意による。</translation>
    </message>
    <message>
        <source>{name} was away for too long.</source>
        <translation>{name}の離席が長すぎました。</translation>
    </message>
    <message>
        <source>{name} has left the table.</source>
        <translation>{name}がテーブルを離れました。</translation>
    </message>
    <message>
        <source>A player was away for too long.</source>
        <translation>プレイヤーの離席が長すぎました。</translation>
    </message>
    <message>
        <source>Checked: the shuffle was fair and the game went by the rules.</source>
        <translation>確認済み：シャッフルは公正で、対戦はルールどおりでした。</translation>
    </message>
    <message>
        <source>the random numbers of the shuffle were not agreed on properly</source>
        <translation>乱数の取り決めが正しく行われていません</translation>
    </message>
    <message>
        <source>the shuffle differs from the one agreed on</source>
        <translation>シャッフルが取り決めと違います</translation>
    </message>
    <message>
        <source>your deck differs from the one you chose</source>
        <translation>あなたのデッキが違います</translation>
    </message>
    <message>
        <source>the record cannot be read</source>
        <translation>記録が読めません</translation>
    </message>
    <message>
        <source>the record does not follow the rules</source>
        <translation>記録がルールに従っていません</translation>
    </message>
    <message>
        <source>you were told something other than what happened</source>
        <translation>実際と違うことが知らされていました</translation>
    </message>
    <message>
        <source>the table that you saw at the end was a different one</source>
        <translation>最後に見えたテーブルが実際と違います</translation>
    </message>
    <message>
        <source>the result differs</source>
        <translation>結果が違います</translation>
    </message>
    <message>
        <source>The check has found problems: {problems}. Do not trust this server.</source>
        <translation>確認で問題が見つかりました：{problems}。このサーバーを信頼しないでください。</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>新しいゲーム</translation>
    </message>
    <message>
        <source>A friend on this computer</source>
        <translation>このパソコンで友だちと</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>相手</translation>
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
        <source>Swap seats</source>
        <translation>席を替わる</translation>
    </message>
    <message>
        <source>Each player takes the other&apos;s seat and deck</source>
        <translation>互いの席とデッキを入れ替えます</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>手札</translation>
    </message>
    <message>
        <source>You</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>A friend</source>
        <translation>友だち</translation>
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
        <source>Opening hand chances</source>
        <translation>最初の手札の確率</translation>
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
    <name>Online</name>
    <message>
        <source>This deck cannot be played</source>
        <translation>このデッキは使えません</translation>
    </message>
    <message>
        <source>The server on this computer does not start</source>
        <translation>このパソコンのサーバーが起動しません</translation>
    </message>
    <message>
        <source>The game could not be saved: {reason}</source>
        <translation>対戦を保存できませんでした：{reason}</translation>
    </message>
    <message>
        <source>Enter or a double click moves a card.</source>
        <translation>Enter またはダブルクリックでカードを移します。</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>テーブルを離れる</translation>
    </message>
    <message>
        <source>Leave this table? You concede the game.</source>
        <translation>このテーブルを離れますか？ 投了になります。</translation>
    </message>
    <message>
        <source>Concede and leave</source>
        <translation>投了して離れる</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>残る</translation>
    </message>
    <message>
        <source>only this computer: it is in no network</source>
        <translation>このパソコンだけ：ネットワークに接続していません</translation>
    </message>
    <message>
        <source>your network; the internet only if your router passes the port on</source>
        <translation>同じネットワーク。インターネットはルーターがポートを転送する場合のみ</translation>
    </message>
    <message>
        <source>the internet, by IPv6, unless a firewall is in the way</source>
        <translation>インターネット（IPv6）。ファイアウォールがなければ</translation>
    </message>
    <message>
        <source>the internet, unless a firewall is in the way</source>
        <translation>インターネット。ファイアウォールがなければ</translation>
    </message>
    <message>
        <source>your provider shares this address: not from the internet. Use a server</source>
        <translation>プロバイダーの共有アドレスのため、インターネットからは接続できません。サーバーを使ってください</translation>
    </message>
    <message>
        <source>The connection was lost.</source>
        <translation>接続が切れました。</translation>
    </message>
    <message>
        <source>The server refused this.</source>
        <translation>サーバーに断られました。</translation>
    </message>
    <message>
        <source>“{part}” is not a code: codes have eight characters, such as P3DF-XWFR.</source>
        <translation>「{part}」はコードではありません。コードは P3DF-XWFR のような 8 文字です。</translation>
    </message>
    <message>
        <source>“{part}” is not an address. Expected a name or an IP address, then : and a port.</source>
        <translation>「{part}」はアドレスではありません。名前または IP アドレス、: とポートの形です。</translation>
    </message>
    <message>
        <source>{part} is not a port: ports go from 1 to 65535.</source>
        <translation>{part} はポートではありません。ポートは 1～65535 です。</translation>
    </message>
    <message>
        <source>The fingerprint in this link is damaged. Copy the whole link again.</source>
        <translation>このリンクの指紋が壊れています。リンク全体をもう一度コピーしてください。</translation>
    </message>
    <message>
        <source>This link is damaged. Copy the whole link again.</source>
        <translation>このリンクは壊れています。リンク全体をもう一度コピーしてください。</translation>
    </message>
    <message>
        <source>Hello!</source>
        <translation>こんにちは！</translation>
    </message>
    <message>
        <source>Good luck!</source>
        <translation>お互い頑張りましょう！</translation>
    </message>
    <message>
        <source>Have fun!</source>
        <translation>楽しみましょう！</translation>
    </message>
    <message>
        <source>Well played!</source>
        <translation>お見事！</translation>
    </message>
    <message>
        <source>Nice!</source>
        <translation>いいですね！</translation>
    </message>
    <message>
        <source>Oops!</source>
        <translation>おっと！</translation>
    </message>
    <message>
        <source>I am thinking…</source>
        <translation>考え中です…</translation>
    </message>
    <message>
        <source>Sorry!</source>
        <translation>ごめんなさい！</translation>
    </message>
    <message>
        <source>Thank you!</source>
        <translation>ありがとう！</translation>
    </message>
    <message>
        <source>One moment, please.</source>
        <translation>少しお待ちください。</translation>
    </message>
    <message>
        <source>What a close game!</source>
        <translation>接戦ですね！</translation>
    </message>
    <message>
        <source>Good game!</source>
        <translation>いい勝負でした！</translation>
    </message>
    <message>
        <source>one game</source>
        <translation>1 ゲーム</translation>
    </message>
    <message>
        <source>best of three</source>
        <translation>3本勝負</translation>
    </message>
    <message>
        <source>best of five</source>
        <translation>5本勝負</translation>
    </message>
    <message>
        <source>with sideboards</source>
        <translation>サイドボードあり</translation>
    </message>
    <message>
        <source>no clock</source>
        <translation>持ち時間なし</translation>
    </message>
    <message>
        <source>passing reveals nothing</source>
        <translation>パスから手札は分からない</translation>
    </message>
    <message>
        <source>quick passes</source>
        <translation>すばやいパス</translation>
    </message>
    <message>
        <source>undo if the other agrees</source>
        <translation>相手の同意で取り消し可</translation>
    </message>
    <message>
        <source>no undo</source>
        <translation>取り消しなし</translation>
    </message>
    <message>
        <source>chat</source>
        <translation>チャット</translation>
    </message>
    <message>
        <source>no watchers</source>
        <translation>観戦なし</translation>
    </message>
    <message>
        <source>The server said “{code}”. A newer version of this program may know what it means.</source>
        <translation>サーバーの応答「{code}」。新しいバージョンなら意味が分かるかもしれません。</translation>
    </message>
    <message>
        <source>The server cannot be reached. It may be off, or this network does not let it be reached.</source>
        <translation>サーバーに接続できません。停止しているか、このネットワークからは接続できない可能性があります。</translation>
    </message>
    <message>
        <source>The server does not show the certificate that was expected. Ask the host for the link once more.</source>
        <translation>サーバーの証明書が予期したものと違います。主催者にリンクをもう一度もらってください。</translation>
    </message>
    <message>
        <source>The server did not understand this program. Update both programs.</source>
        <translation>サーバーがこのプログラムの通信を解釈できませんでした。両方を更新してください。</translation>
    </message>
    <message>
        <source>The server closed the connection: too many messages. Wait a minute.</source>
        <translation>サーバーが接続を閉じました：通信が多すぎます。1 分待ってください。</translation>
    </message>
    <message>
        <source>The server closed the connection: it heard nothing. Try again.</source>
        <translation>サーバーが接続を閉じました：応答がありませんでした。もう一度試してください。</translation>
    </message>
    <message>
        <source>The server is full, or this network has too many connections. Try later.</source>
        <translation>サーバーが満員か、このネットワークからの接続が多すぎます。後で試してください。</translation>
    </message>
    <message>
        <source>This table is gone: it was closed, or the game ended long ago.</source>
        <translation>このテーブルはもうありません。閉じられたか、対戦の終了から長い時間がたっています。</translation>
    </message>
    <message>
        <source>Something failed at this table. The server keeps its game; come back later.</source>
        <translation>このテーブルで問題が起きました。対戦はサーバーに残っています。後で戻ってください。</translation>
    </message>
    <message>
        <source>The table was closed.</source>
        <translation>テーブルは閉じられました。</translation>
    </message>
    <message>
        <source>This is not possible now, or not by the rules of this table.</source>
        <translation>今はできないか、このテーブルのルールではできません。</translation>
    </message>
    <message>
        <source>This server opens tables only for those who have its key. Ask who runs it.</source>
        <translation>このサーバーでテーブルを開くにはキーが必要です。運営者に尋ねてください。</translation>
    </message>
    <message>
        <source>There is no table with this code. Check it, or ask the host for a new one.</source>
        <translation>このコードのテーブルはありません。確かめるか、主催者に新しいコードをもらってください。</translation>
    </message>
    <message>
        <source>Both seats of this table are taken. You may watch.</source>
        <translation>このテーブルは二席とも埋まっています。観戦はできます。</translation>
    </message>
    <message>
        <source>The server does not have this game ({game}). It may need an update.</source>
        <translation>サーバーにこのゲーム（{game}）がありません。更新が必要かもしれません。</translation>
    </message>
    <message>
        <source>The server does not have edition {edition} of the rules; it has {right}.</source>
        <translation>サーバーにルール {edition} 版がありません。あるのは {right} です。</translation>
    </message>
    <message>
        <source>This deck may not be played here: {fault}</source>
        <translation>このデッキはここでは使えません：{fault}</translation>
    </message>
    <message>
        <source>This game has no sideboards.</source>
        <translation>このゲームにサイドボードはありません。</translation>
    </message>
    <message>
        <source>Wait a moment before the next one.</source>
        <translation>次は少し待ってください。</translation>
    </message>
    <message>
        <source>The server could not do this. Nothing has changed.</source>
        <translation>サーバーで失敗しました。何も変わっていません。</translation>
    </message>
    <message>
        <source>{first} against {second}</source>
        <translation>{first} 対 {second}</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>The programs do not match: the server speaks protocol {theirs} (version {program}), this one {ours}. The older program must be updated.</source>
        <translation>プログラムが合いません：サーバーはプロトコル {theirs}（バージョン {program}）、こちらは {ours} です。古いほうを更新してください。</translation>
    </message>
    <message>
        <source>To continue later, ask to keep the game. If you only close the window, your seat stays for a while.</source>
        <translation>後で続けるには、対戦の保留を頼んでください。ウィンドウを閉じるだけなら、席はしばらく残ります。</translation>
    </message>
    <message>
        <source>You have come back to this table in another window, which continues it.</source>
        <translation>別のウィンドウでこのテーブルに戻りました。対戦はそちらで続きます。</translation>
    </message>
    <message>
        <source>The server is being restarted. The game continues when it is back.</source>
        <translation>サーバーが再起動中です。戻り次第、対戦が続きます。</translation>
    </message>
    <message>
        <source>The game is kept for later. It continues when both of you come back to it.</source>
        <translation>対戦は保留されました。二人とも戻ると続きます。</translation>
    </message>
    <message>
        <source>{minutes} min each for the match</source>
        <translation>マッチ全体で各 {minutes} 分</translation>
    </message>
    <message>
        <source>{minutes} min each</source>
        <translation>各 {minutes} 分</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>You are away from your table now. “Play online” leads back to it.</source>
        <translation>今はテーブルから離れています。「オンライン対戦」から戻れます。</translation>
    </message>
    <message>
        <source>coach and best moves allowed</source>
        <translation>コーチと最善手可</translation>
    </message>
    <message>
        <source>The card set {set} differs from the one of the other side ({who}): {yours} here, {theirs} there. Both need the same card pack, or programs of the same version.</source>
        <translation>カードセット {set} が相手側（{who}）のものと異なります（こちら {yours}、あちら {theirs}）。同じカードパックを追加するか、両方のプログラムを同じバージョンにしてください。</translation>
    </message>
    <message>
        <source>the server</source>
        <translation>サーバー</translation>
    </message>
    <message>
        <source>the other player</source>
        <translation>相手のプレイヤー</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
</context>
<context>
    <name>OnlinePage</name>
    <message>
        <source>against {name}</source>
        <translation>対 {name}</translation>
    </message>
    <message>
        <source>table {code}</source>
        <translation>テーブル {code}</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>テーブルに戻る</translation>
    </message>
    <message>
        <source>Forget table {code}</source>
        <translation>テーブル {code} を忘れる</translation>
    </message>
    <message>
        <source>Do not offer this table any more. A game there is not conceded</source>
        <translation>このテーブルを今後表示しません。対戦は投了になりません</translation>
    </message>
    <message>
        <source>Play online</source>
        <translation>オンライン対戦</translation>
    </message>
    <message>
        <source>Against a person at another computer. No account; nothing is connected before you host or join.</source>
        <translation>別のパソコンの人と対戦します。アカウント不要。主催するか参加するまで接続は行われません。</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>主催</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>参加</translation>
    </message>
    <message>
        <source>Your tables</source>
        <translation>あなたのテーブル</translation>
    </message>
    <message>
        <source>On this network</source>
        <translation>このネットワーク</translation>
    </message>
    <message>
        <source>Host a game…</source>
        <translation>対戦を主催…</translation>
    </message>
    <message>
        <source>Join a game…</source>
        <translation>対戦に参加…</translation>
    </message>
    <message>
        <source>Choose a deck and the rules, then send your friend the link. You begin when both are ready.</source>
        <translation>デッキとルールを選び、相手にリンクを送ります。二人の準備ができたら始まります。</translation>
    </message>
    <message>
        <source>Paste the link that your friend has sent, or type the code of a table. You may watch, too.</source>
        <translation>相手から届いたリンクを貼り付けるか、テーブルのコードを入力します。観戦もできます。</translation>
    </message>
    <message>
        <source>Tables that others in this network have announced.</source>
        <translation>このネットワークで公開されているテーブルです。</translation>
    </message>
    <message>
        <source>Look for tables</source>
        <translation>テーブルを探す</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>スタート画面</translation>
    </message>
</context>
<context>
    <name>OpenDeck</name>
    <message>
        <source>The draft cannot be kept on the disk: {reason}</source>
        <translation>下書きをディスクに保存できません：{reason}</translation>
    </message>
    <message>
        <source>The saved deck</source>
        <translation>保存されているデッキ</translation>
    </message>
</context>
<context>
    <name>OpponentsPage</name>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>All</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>The games cannot be kept on the disk: {reason}</source>
        <translation>対戦結果をディスクに保存できません：{reason}</translation>
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
    <name>OwnFaults</name>
    <message>
        <source>Your own cards</source>
        <translation>自作カード</translation>
    </message>
    <message>
        <source>These could not be loaded; everything else works.</source>
        <translation>次のものは読み込めませんでした。残りは使えます。</translation>
    </message>
    <message>
        <source>These files cannot be shown; their cards are drawn without pictures.</source>
        <translation>次のファイルは表示できません。カードは画像なしで表示されます。</translation>
    </message>
    <message>
        <source>Your own pictures</source>
        <translation>自分の画像</translation>
    </message>
</context>
<context>
    <name>OwnedRow</name>
    <message>
        <source>&amp;Owned</source>
        <translation>所持(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Wish list</source>
        <translation>欲しい(&amp;W)</translation>
    </message>
</context>
<context>
    <name>PackDialogs</name>
    <message>
        <source>Card packs ({files})</source>
        <translation>カードパック（{files}）</translation>
    </message>
    <message>
        <source>Install a card pack</source>
        <translation>カードパックを追加</translation>
    </message>
    <message>
        <source>This card pack cannot be installed</source>
        <translation>このカードパックは追加できません</translation>
    </message>
    <message>
        <source>Install the card pack “{name}”?</source>
        <translation>カードパック「{name}」を追加しますか？</translation>
    </message>
    <message>
        <source>Install</source>
        <translation>追加</translation>
    </message>
    <message>
        <source>Card packs</source>
        <translation>カードパック</translation>
    </message>
    <message>
        <source>Version {version}, digest {digest}</source>
        <translation>バージョン {version}、ダイジェスト {digest}</translation>
    </message>
    <message>
        <source>Signed with the key {key}.</source>
        <translation>鍵 {key} で署名されています。</translation>
    </message>
    <message>
        <source>Not signed: nobody vouches for what is in it.</source>
        <translation>署名がありません。内容を保証する人はいません。</translation>
    </message>
    <message>
        <source>It replaces version {version}, which is kept aside.</source>
        <translation>バージョン {version} と置き換えます。前のファイルは別に残します。</translation>
    </message>
    <message>
        <source>Exactly this pack is installed already.</source>
        <translation>まったく同じパックが追加されています。</translation>
    </message>
    <message>
        <source>It is older than version {version}, which is installed and would be kept aside.</source>
        <translation>追加済みのバージョン {version} より古いものです。そのファイルは別に残します。</translation>
    </message>
    <message>
        <source>understood: {count}</source>
        <translation>理解できたもの：{count}</translation>
    </message>
    <message>
        <source>understood, with something doubtful: {count}</source>
        <translation>理解できたが疑わしい点があるもの：{count}</translation>
    </message>
    <message>
        <source>played without an ability that is not understood: {count}</source>
        <translation>理解できない効果を除いて使うもの：{count}</translation>
    </message>
    <message>
        <source>left out, because a fact is missing or wrong: {count}</source>
        <translation>情報の不足や誤りのため除くもの：{count}</translation>
    </message>
    <message>
        <source>Not used, because the program has them: {count}</source>
        <translation>プログラムにあるため使わないもの：{count}</translation>
    </message>
    <message>
        <source>Errata: {count}</source>
        <translation>エラッタ：{count}</translation>
    </message>
    <message>
        <source>Restrictions: {count}</source>
        <translation>制限：{count}</translation>
    </message>
    <message>
        <source>Answers: {count}</source>
        <translation>回答：{count}</translation>
    </message>
    <message>
        <source>The card pack was not installed</source>
        <translation>カードパックを追加できませんでした</translation>
    </message>
    <message>
        <source>The card pack is installed</source>
        <translation>カードパックを追加しました</translation>
    </message>
    <message>
        <source>Remove the card pack “{name}”?</source>
        <translation>カードパック「{name}」を取り除きますか？</translation>
    </message>
    <message>
        <source>Decks and saved games with its cards stay, but cannot be played until it is installed again. Its file is kept aside.</source>
        <translation>このパックのカードを使うデッキと保存したゲームは残りますが、もう一度追加するまで遊べません。ファイルは別に残します。</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>取り除く</translation>
    </message>
    <message>
        <source>The card pack was not removed</source>
        <translation>カードパックを取り除けませんでした</translation>
    </message>
    <message>
        <source>The card pack is removed</source>
        <translation>カードパックを取り除きました</translation>
    </message>
    <message>
        <source>The cards change when the program starts again. What is open is saved.</source>
        <translation>カードはプログラムの再起動後に変わります。開いているものは保存されます。</translation>
    </message>
    <message>
        <source>Start again now</source>
        <translation>今すぐ再起動</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>あとで</translation>
    </message>
    <message>
        <source>Cards: {count}</source>
        <translation>カード：{count}</translation>
    </message>
    <message>
        <source>The installed version was signed with the key {key}. Is this one from the same people?</source>
        <translation>追加済みのバージョンは鍵 {key} で署名されていました。同じ作者のものか確かめてください。</translation>
    </message>
</context>
<context>
    <name>PacksDialog</name>
    <message>
        <source>Card packs</source>
        <translation>カードパック</translation>
    </message>
    <message>
        <source>A card pack has the cards of a set that this version of the program does not have yet.</source>
        <translation>カードパックには、このバージョンのプログラムにまだないセットのカードが入っています。</translation>
    </message>
    <message>
        <source>None is installed.</source>
        <translation>追加されたものはありません。</translation>
    </message>
    <message>
        <source>&amp;Install…</source>
        <translation>追加(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Remove…</source>
        <translation>取り除く(&amp;R)…</translation>
    </message>
    <message>
        <source>{name}, version {version}</source>
        <translation>{name}、バージョン {version}</translation>
    </message>
    <message>
        <source>cards: {count}</source>
        <translation>カード：{count}</translation>
    </message>
    <message>
        <source>signed with {key}</source>
        <translation>署名：{key}</translation>
    </message>
    <message>
        <source>not signed</source>
        <translation>署名なし</translation>
    </message>
    <message>
        <source>not used, because the program has them: {count}</source>
        <translation>プログラムにあるため使わないもの：{count}</translation>
    </message>
    <message>
        <source>{name} cannot be read: {fault}</source>
        <translation>{name}を読み込めません：{fault}</translation>
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
        <source>A Pilot links by a name that contains the required name, or by a trait ({clause}). The chances are without a redraw.</source>
        <translation>リンクは条件の名前を含む名前、または特徴で決まります（{clause}）。確率は引き直しなしです。</translation>
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
    <message>
        <source>The game is over</source>
        <translation>対戦は終了しました</translation>
    </message>
</context>
<context>
    <name>PlateItem</name>
    <message>
        <source>{name}: {counted}</source>
        <translation>{name}：{counted}</translation>
    </message>
    <message>
        <source>here</source>
        <translation>接続中</translation>
    </message>
    <message>
        <source>slow connection</source>
        <translation>接続が遅い</translation>
    </message>
    <message>
        <source>away</source>
        <translation>離席中</translation>
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
        <source>Show all</source>
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
        <translation>できることなし</translation>
    </message>
    <message>
        <source>End it anyway</source>
        <translation>それでも終了する</translation>
    </message>
    <message>
        <source>usable: {held} in hand, {there} in play</source>
        <translation>使用可：手札{held}、場{there}</translation>
    </message>
    <message>
        <source>usable: {held} in hand</source>
        <translation>使用可：手札{held}</translation>
    </message>
    <message>
        <source>usable: {there} in play</source>
        <translation>使用可：場{there}</translation>
    </message>
</context>
<context>
    <name>PlaytestPage</name>
    <message>
        <source>Playtest</source>
        <translation>ボット対戦テスト</translation>
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
        <translation>対戦数(&amp;G)</translation>
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
        <source>All games</source>
        <translation>全対戦</translation>
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
        <translation>対戦数</translation>
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
        <source>There is no deck to play against.</source>
        <translation>相手のデッキがありません。</translation>
    </message>
    <message>
        <source>“{deck}” breaks the construction rules, so no game can be played with it:</source>
        <translation>「{deck}」は構築ルールに反しているため、対戦に使えません：</translation>
    </message>
    <message>
        <source>· {wrong} ({clause}); {remedy}</source>
        <translation>・{wrong}（{clause}）。{remedy}</translation>
    </message>
    <message>
        <source>Games played: {played} of {games}.</source>
        <translation>{games}戦中{played}戦が終了。</translation>
    </message>
    <message>
        <source>Games that failed and do not count: {count}. First error: {error}</source>
        <translation>途中で失敗し、数えない対戦：{count}。最初のエラー：{error}</translation>
    </message>
    <message>
        <source>Games played: {count}.</source>
        <translation>対戦数：{count}。</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>ルール(&amp;R)</translation>
    </message>
    <message>
        <source>Comprehensive Rules {edition}</source>
        <translation>総合ルール {edition}</translation>
    </message>
    <message>
        <source>95% interval</source>
        <translation>95%区間</translation>
    </message>
    <message numerus="yes">
        <source>Cancelled after {played} of %n games.</source>
        <translation>
            <numerusform>%n戦中{played}戦で中止しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Compare with</source>
        <translation>比較するレベル(&amp;C)</translation>
    </message>
    <message>
        <source>Win rates</source>
        <translation>勝率</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>統計</translation>
    </message>
    <message>
        <source>Save a picture…</source>
        <translation>画像を保存…</translation>
    </message>
    <message>
        <source>no other level</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>The games cannot be kept on the disk: {reason}</source>
        <translation>対戦結果をディスクに保存できません：{reason}</translation>
    </message>
    <message>
        <source>{second} less {first}, in points: {points} (95%: {low} to {high}).</source>
        <translation>{second}と{first}の差：{points}ポイント（95%：{low}～{high}）。</translation>
    </message>
    <message>
        <source>Save a picture</source>
        <translation>画像を保存</translation>
    </message>
    <message>
        <source>The picture cannot be saved</source>
        <translation>画像を保存できません</translation>
    </message>
    <message>
        <source>This deck depends on how it is played.</source>
        <translation>このデッキは使い手の腕で結果が変わります。</translation>
    </message>
    <message>
        <source>These games show no difference between the levels.</source>
        <translation>この対戦数ではレベルによる差は認められません。</translation>
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
    <name>PuzzleDialog</name>
    <message>
        <source>Make a puzzle of this position</source>
        <translation>この局面からパズルを作る</translation>
    </message>
    <message>
        <source>Win in this turn</source>
        <translation>このターンに勝つ</translation>
    </message>
    <message>
        <source>Survive the opponent&apos;s next turn</source>
        <translation>次の相手ターンを生き延びる</translation>
    </message>
    <message>
        <source>It holds what you may know; unknown cards are replaced by ones without effects.</source>
        <translation>あなたが知りうることだけを含みます。わからないカードは、効果のないカードに置き換えます。</translation>
    </message>
    <message>
        <source>Make the puzzle</source>
        <translation>パズルを作る</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>題名</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>目標</translation>
    </message>
    <message>
        <source>Working it out…</source>
        <translation>計算しています…</translation>
    </message>
    <message>
        <source>Every choice keeps this goal: there is nothing to find.</source>
        <translation>どの選択でもこの目標を達成できます。見つけるべき手がありません。</translation>
    </message>
    <message>
        <source>This goal cannot be forced from here.</source>
        <translation>ここからは、この目標を確実には達成できません。</translation>
    </message>
    <message>
        <source>This position is too large to be solved.</source>
        <translation>この局面は大きすぎて解けません。</translation>
    </message>
</context>
<context>
    <name>PuzzlePlay</name>
    <message>
        <source>Solved.</source>
        <translation>解けました。</translation>
    </message>
    <message>
        <source>From here the goal can no longer be reached.</source>
        <translation>ここからはもう目標を達成できません。</translation>
    </message>
    <message>
        <source>The turn ends before the goal is reached.</source>
        <translation>目標を達成する前にターンが終わります。</translation>
    </message>
    <message>
        <source>This is how the goal is lost.</source>
        <translation>こうして目標は達成できなくなります。</translation>
    </message>
    <message>
        <source>It is about: {themes}.</source>
        <translation>テーマ：{themes}。</translation>
    </message>
    <message>
        <source>The lit card begins.</source>
        <translation>光っているカードから始めます。</translation>
    </message>
    <message>
        <source>No card begins: a button does.</source>
        <translation>最初に使うのはカードではなくボタンです。</translation>
    </message>
    <message>
        <source>Do this: {choice}</source>
        <translation>こうします：{choice}</translation>
    </message>
    <message>
        <source>This is one solution. Restart to play it yourself.</source>
        <translation>これは解き方の一つです。自分で解くにはやり直してください。</translation>
    </message>
    <message>
        <source>level {level}</source>
        <translation>レベル{level}</translation>
    </message>
    <message>
        <source>It must work whatever the hidden cards are.</source>
        <translation>見えないカードが何であっても成功しなければなりません。</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>More hints ({level} of 3)</source>
        <translation>さらにヒント（{level}/3）</translation>
    </message>
    <message>
        <source>What it is about, then which card begins, then the choice itself.</source>
        <translation>テーマ、最初のカード、選択そのものの順に教えます。</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>取り消す</translation>
    </message>
    <message>
        <source>Take your last choice back.</source>
        <translation>最後の選択を取り消します。</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>やり直す</translation>
    </message>
    <message>
        <source>Begin this puzzle again.</source>
        <translation>このパズルを最初からやり直します。</translation>
    </message>
    <message>
        <source>Show the solution</source>
        <translation>解答を見る</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>次のパズル</translation>
    </message>
    <message>
        <source>Leave this one as it is.</source>
        <translation>このパズルはこのままにします。</translation>
    </message>
    <message>
        <source>Show why</source>
        <translation>理由を見る</translation>
    </message>
    <message>
        <source>See on the table how the goal is lost.</source>
        <translation>目標を達成できなくなる流れをテーブルで見ます。</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>出る</translation>
    </message>
    <message>
        <source>Back to the list.</source>
        <translation>一覧に戻ります。</translation>
    </message>
    <message>
        <source>Back to before this choice</source>
        <translation>この選択の前に戻る</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>やって見せる</translation>
    </message>
    <message>
        <source>Stop trying, and see one way to the goal.</source>
        <translation>あきらめて、解き方の一つを見ます。</translation>
    </message>
    <message>
        <source>Play freely</source>
        <translation>自由に続ける</translation>
    </message>
    <message>
        <source>Play from here against a gentle bot, without a goal. You can come back.</source>
        <translation>ここから弱いボットと自由に続けます。目標はありません。いつでも戻れます。</translation>
    </message>
    <message>
        <source>Working it out…</source>
        <translation>計算しています…</translation>
    </message>
    <message>
        <source>Whether the goal can still be reached was not decided: too much can follow.</source>
        <translation>この先の展開が多すぎるため、まだ目標を達成できるかは判定できませんでした。</translation>
    </message>
    <message>
        <source>What refutes it was not found: too much can follow.</source>
        <translation>この先の展開が多すぎるため、なぜ失敗するのかは見つかりませんでした。</translation>
    </message>
    <message>
        <source>No solution was found: too much can follow.</source>
        <translation>この先の展開が多すぎるため、解答は見つかりませんでした。</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>中止</translation>
    </message>
</context>
<context>
    <name>QrCode</name>
    <message>
        <source>The link as a QR code</source>
        <translation>リンクの QR コード</translation>
    </message>
</context>
<context>
    <name>ReasonsPanel</name>
    <message>
        <source>Why?</source>
        <translation>なぜ？</translation>
    </message>
    <message>
        <source>Point at a card to see what it can do now, or why not.</source>
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
    <name>RecordPage</name>
    <message>
        <source>Record</source>
        <translation>戦績</translation>
    </message>
    <message>
        <source>&amp;All decks</source>
        <translation>すべてのデッキ(&amp;A)</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>デッキ</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>対戦相手</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>対戦数</translation>
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
        <source>All games</source>
        <translation>全対戦</translation>
    </message>
    <message>
        <source>All your finished games that are still saved. A draw counts as half a win.</source>
        <translation>保存されている終了済みのゲームです。引き分けは0.5勝として数えます。削除したゲームは含まれません。</translation>
    </message>
    <message>
        <source>No game with this deck has been finished yet.</source>
        <translation>このデッキで終了したゲームはまだありません。</translation>
    </message>
    <message>
        <source>95% interval</source>
        <translation>95%区間</translation>
    </message>
</context>
<context>
    <name>RegistrationSheet</name>
    <message>
        <source>Deck registration</source>
        <translation>デッキ登録用紙</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>Player ID</source>
        <translation>プレイヤーID</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>大会名</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日付</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>デッキ</translation>
    </message>
    <message>
        <source>Signature of the player</source>
        <translation>プレイヤーの署名</translation>
    </message>
    <message>
        <source>Checked by</source>
        <translation>確認者</translation>
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
    <name>Replay</name>
    <message>
        <source>Choice {number} of {last}</source>
        <translation>選択 {number} / {last}</translation>
    </message>
    <message numerus="yes">
        <source>The end, after %n choices</source>
        <translation>
            <numerusform>終了（選択 %n 回）</numerusform>
        </translation>
    </message>
    <message>
        <source>No choices are recorded</source>
        <translation>選択の記録なし</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>Report a problem</source>
        <translation>不具合を報告</translation>
    </message>
    <message>
        <source>Copy or save this text and send it to somebody who can fix the problem. Nothing is sent anywhere.</source>
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
        <source>Copied.</source>
        <translation>コピーしました。</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>報告を保存</translation>
    </message>
    <message>
        <source>Text files (*.txt);;All files (*)</source>
        <translation>テキストファイル (*.txt);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Could not be saved: {reason}</source>
        <translation>保存できませんでした：{reason}</translation>
    </message>
    <message>
        <source>Saved as {path}.</source>
        <translation>{path}に保存しました。</translation>
    </message>
    <message>
        <source>The game is still going on, so this contains only what has been shown of it. Once it is over, the report also contains the seed and all choices, and the game can be replayed from it.</source>
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
        <source>View the table</source>
        <translation>テーブルを見る</translation>
    </message>
    <message>
        <source>Rule {clause}</source>
        <translation>ルール {clause}</translation>
    </message>
    <message>
        <source>What decided it</source>
        <translation>勝敗の分かれ目</translation>
    </message>
    <message>
        <source>The final blow again</source>
        <translation>最後の一撃をもう一度</translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>Find the decisions that cost most</source>
        <translation>響いた判断を探す</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>振り返り</translation>
    </message>
    <message>
        <source>No decision cost more than could be luck.</source>
        <translation>運の範囲を超えて損をした判断はありませんでした。</translation>
    </message>
    <message>
        <source>Turn {turn}, {name}: “{choice}”</source>
        <translation>ターン{turn}、{name}：「{choice}」</translation>
    </message>
    <message>
        <source>Win missed</source>
        <translation>逃した勝ち</translation>
    </message>
    <message>
        <source>Costly choices</source>
        <translation>損の大きい選択</translation>
    </message>
    <message>
        <source>Continue from here</source>
        <translation>ここから続ける</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>中止</translation>
    </message>
    <message>
        <source>Playing on from your decisions: {done} of {count} · {passed}</source>
        <translation>あなたの判断から続きを試しています：{done}／{count}・{passed}</translation>
    </message>
    <message>
        <source>Playing on from your decisions: {done} of {count} · {passed}, about {left} left</source>
        <translation>あなたの判断から続きを試しています：{done}／{count}・{passed}、残り約{left}</translation>
    </message>
    <message>
        <source>Avoidable loss</source>
        <translation>避けられた負け</translation>
    </message>
    <message>
        <source>Possible deals: the cards that were hidden, dealt in different ways that fit what the player had seen.</source>
        <translation>ありうる配られ方：見えていなかったカードを、プレイヤーが見たものと矛盾しないように、いろいろに配り直したもの。</translation>
    </message>
    <message>
        <source>Find a better choice</source>
        <translation>よりよい選択を探す</translation>
    </message>
    <message numerus="yes">
        <source>Another choice would have won in this turn, whatever the opponent did, in {held} of %n possible deals.</source>
        <translation>
            <numerusform>別の選択なら、ありうる配られ方%n通りのうち{held}通りで、相手が何をしてもこのターンに勝てました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After another choice the opponent could not have won in the next turn, in {held} of %n possible deals.</source>
        <translation>
            <numerusform>別の選択なら、ありうる配られ方%n通りのうち{held}通りで、相手は次のターンに勝てませんでした。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It cost {cost} ± {margin} points of the chance to win (%n possible deals).</source>
        <translation>
            <numerusform>勝率が{cost}±{margin}ポイント下がりました（ありうる配られ方%n通りで試行）。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RuleBar</name>
    <message>
        <source>One language</source>
        <translation>1言語</translation>
    </message>
    <message>
        <source>Load document…</source>
        <translation>文書を読み込む…</translation>
    </message>
    <message>
        <source>Number or words, in any language</source>
        <translation>番号または語句（どの言語でも）</translation>
    </message>
    <message>
        <source>What changed</source>
        <translation>変更点</translation>
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
        <source>Find a clause by its number or by words</source>
        <translation>番号または語句で条項を探す</translation>
    </message>
    <message>
        <source>Show what this edition changed</source>
        <translation>この版での変更点を表示</translation>
    </message>
    <message>
        <source>Another language or your own document beside the words</source>
        <translation>別の言語や自分の文書を並べて表示</translation>
    </message>
    <message>
        <source>Edition {edition}</source>
        <translation>Ver. {edition}</translation>
    </message>
</context>
<context>
    <name>RuleBookController</name>
    <message>
        <source>Rules — Gundam Desktop</source>
        <translation>ルール — Gundam Desktop</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>This game has no rule book.</source>
        <translation>このゲームにはルールブックがありません。</translation>
    </message>
    <message>
        <source>Load an official document</source>
        <translation>公式文書を読み込む</translation>
    </message>
    <message>
        <source>Texts (*.txt)</source>
        <translation>テキスト (*.txt)</translation>
    </message>
    <message>
        <source>This document cannot be read</source>
        <translation>この文書は読み込めません</translation>
    </message>
    <message numerus="yes">
        <source>%n clauses matched. Missing in the document: {missing}. Only there: {extra}.</source>
        <translation>
            <numerusform>%n条が一致しました。文書にない条項：{missing}。文書だけの条項：{extra}。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RuleFollower</name>
    <message>
        <source>Acts: {names}</source>
        <translation>行動：{names}</translation>
    </message>
    <message>
        <source>Target: {names}</source>
        <translation>対象：{names}</translation>
    </message>
    <message>
        <source>Can be chosen: {names}</source>
        <translation>選べる：{names}</translation>
    </message>
    <message>
        <source>Changed: {names}</source>
        <translation>変化：{names}</translation>
    </message>
</context>
<context>
    <name>RulePage</name>
    <message>
        <source>Copied: {number}</source>
        <translation>コピーしました：{number}</translation>
    </message>
    <message>
        <source>Clause {number}</source>
        <translation>条項 {number}</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>見つかりません。</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>変更</translation>
    </message>
    <message>
        <source>New</source>
        <translation>新規</translation>
    </message>
    <message>
        <source>Referred to by {numbers}</source>
        <translation>参照元：{numbers}</translation>
    </message>
    <message>
        <source>{numbers} in edition {edition}</source>
        <translation>Ver. {edition} では {numbers}</translation>
    </message>
    <message>
        <source>Dropped, {number} of edition {edition}: {words}</source>
        <translation>削除：Ver. {edition} の{number}「{words}」</translation>
    </message>
</context>
<context>
    <name>RulePanel</name>
    <message>
        <source>now: {number}</source>
        <translation>現在：{number}</translation>
    </message>
    <message>
        <source>The rule at work is shown here as the game goes on.</source>
        <translation>ゲームの進行に合わせて、適用中のルールをここに表示します。</translation>
    </message>
    <message>
        <source>Rule at work</source>
        <translation>適用中のルール</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>固定</translation>
    </message>
    <message>
        <source>The last clauses</source>
        <translation>直近の条項</translation>
    </message>
    <message>
        <source>Clause</source>
        <translation>条項</translation>
    </message>
    <message>
        <source>Stay at this clause</source>
        <translation>この条項を固定</translation>
    </message>
    <message>
        <source>Open in the rule book</source>
        <translation>ルールブックで開く</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Follow the game again</source>
        <translation>ゲームに合わせる</translation>
    </message>
</context>
<context>
    <name>RulesForm</name>
    <message>
        <source>Friendly</source>
        <translation>フレンドリー</translation>
    </message>
    <message>
        <source>Timed</source>
        <translation>持ち時間あり</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>マッチ</translation>
    </message>
    <message>
        <source>One game</source>
        <translation>1 ゲーム</translation>
    </message>
    <message>
        <source>Best of three</source>
        <translation>3本勝負</translation>
    </message>
    <message>
        <source>Best of five</source>
        <translation>5本勝負</translation>
    </message>
    <message>
        <source>Quick: you pass wherever nothing else can be done</source>
        <translation>すばやい：他に何もできないところで自動的に</translation>
    </message>
    <message>
        <source>Secret: passing reveals nothing about the hand</source>
        <translation>秘密：手札のことは何も分からない</translation>
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
        <source>Sideboards between the games</source>
        <translation>ゲーム間のサイドボード</translation>
    </message>
    <message>
        <source>The clock is for the whole match</source>
        <translation>持ち時間はマッチ全体で</translation>
    </message>
    <message>
        <source>A player may ask to undo</source>
        <translation>取り消しを頼める</translation>
    </message>
    <message>
        <source>Free text, once both have switched it on</source>
        <translation>自由なメッセージ（二人ともオンにした場合）</translation>
    </message>
    <message>
        <source>Others may watch</source>
        <translation>観戦できる</translation>
    </message>
    <message>
        <source>Show the table on this network</source>
        <translation>このネットワークにテーブルを公開する</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>持ち時間</translation>
    </message>
    <message>
        <source>Passing</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>Coach and best moves are allowed</source>
        <translation>コーチと最善手の使用可</translation>
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
        <translation>{name}：{deck}</translation>
    </message>
    <message>
        <source>Draw on turn {turn}</source>
        <translation>ターン{turn}で引き分け</translation>
    </message>
    <message>
        <source>{name} won on turn {turn}</source>
        <translation>ターン{turn}で{name}の勝ち</translation>
    </message>
    <message>
        <source>Turn {turn}, in progress</source>
        <translation>ターン{turn}、続行中</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>準備中</translation>
    </message>
    <message>
        <source>Open in a window</source>
        <translation>ウィンドウで開いています</translation>
    </message>
    <message>
        <source>Setting up: {name} decides</source>
        <translation>準備中：{name}の番です</translation>
    </message>
    <message>
        <source>Turn {turn}: {name} decides</source>
        <translation>ターン{turn}：{name}の番です</translation>
    </message>
    <message>
        <source>Damaged after choice {kept}</source>
        <translation>選択 {kept} より後が破損</translation>
    </message>
    <message>
        <source>{lost}. The exported file ends there.</source>
        <translation>{lost}。書き出したファイルはそこまでです。</translation>
    </message>
    <message>
        <source>{lost}. The damaged file is kept as {path}.</source>
        <translation>{lost}。破損したファイルは {path} に残してあります。</translation>
    </message>
    <message>
        <source>This saved game was damaged</source>
        <translation>この保存したゲームは破損していました</translation>
    </message>
    <message>
        <source>You won on turn {turn}</source>
        <translation>ターン{turn}であなたの勝ち</translation>
    </message>
    <message>
        <source>You lost on turn {turn}</source>
        <translation>ターン{turn}であなたの負け</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>{name} won</source>
        <translation>{name}の勝ち</translation>
    </message>
    <message>
        <source>You won</source>
        <translation>あなたの勝ち</translation>
    </message>
    <message>
        <source>You lost</source>
        <translation>あなたの負け</translation>
    </message>
</context>
<context>
    <name>SavedGamesController</name>
    <message>
        <source>There is nothing to undo.</source>
        <translation>元に戻せる選択はありません。</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>やり直せる選択はありません。</translation>
    </message>
    <message>
        <source>{asked}, do you let {name} take back “{choice}”?</source>
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
        <source>Keep playing</source>
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
        <source>{other} has acted since.</source>
        <translation>その後{other}が行動しました。</translation>
    </message>
    <message>
        <source>The rules have changed since this was played ({why}). The game continues from where it was.</source>
        <translation>このゲームの後でルールの処理が変わりました（{why}）。ゲームはそのときの状態から続きます。</translation>
    </message>
    <message>
        <source>Verified: the replay matches the record</source>
        <translation>検証済み：記録と一致</translation>
    </message>
    <message>
        <source>The rules have changed since: {why}</source>
        <translation>その後ルールの処理が変わりました：{why}</translation>
    </message>
    <message>
        <source>A new game that continues from a recorded one.</source>
        <translation>記録されたゲームの途中から始まる新しいゲームです。</translation>
    </message>
    <message>
        <source>{other} has acted since, and hidden cards have been seen.</source>
        <translation>その後{other}が行動し、非公開のカードも見られています。</translation>
    </message>
    <message>
        <source>Hidden cards have been seen since.</source>
        <translation>その後、非公開のカードが見られています。</translation>
    </message>
    <message>
        <source>The game continues there. The damaged file is kept as {path}.</source>
        <translation>ゲームはそこから続きます。破損したファイルは {path} に残しました。</translation>
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
        <translation>全対戦</translation>
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
        <source>No saved games yet. Every game that you play is saved here.</source>
        <translation>まだ保存されたゲームはありません。プレイしたゲームはすべてここに保存されます。</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>続ける(&amp;C)</translation>
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
        <source>These files could not be read. The others are listed.</source>
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
        <source>Delete this game? This cannot be undone.</source>
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
    <message>
        <source>Tiles</source>
        <translation>タイル</translation>
    </message>
    <message>
        <source>List</source>
        <translation>リスト</translation>
    </message>
    <message>
        <source>View</source>
        <translation>表示</translation>
    </message>
</context>
<context>
    <name>SavedSearches</name>
    <message>
        <source>&amp;Save this search…</source>
        <translation>この検索を保存(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>削除(&amp;R)</translation>
    </message>
    <message>
        <source>No saved searches yet.</source>
        <translation>保存した検索はまだありません。</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>保存した検索</translation>
    </message>
    <message>
        <source>Save this search</source>
        <translation>検索を保存</translation>
    </message>
    <message>
        <source>Name of the search:</source>
        <translation>検索の名前：</translation>
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
    <message>
        <source>You win the match, best of {length}: {wins}–{losses}</source>
        <translation>マッチはあなたの勝ちです（全{length}戦）：{wins}–{losses}</translation>
    </message>
</context>
<context>
    <name>SettingsController</name>
    <message>
        <source>The settings were not saved: {reason}</source>
        <translation>設定を保存できませんでした：{reason}</translation>
    </message>
    <message>
        <source>The settings could not be saved yet: another window or program holds their file. Saving is tried again.</source>
        <translation>別のウィンドウまたはプログラムがファイルを使用中のため、設定をまだ保存できません。自動的に再試行します。</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>Gameplay</source>
        <translation>プレイ</translation>
    </message>
    <message>
        <source>Pass until something happens (F6)</source>
        <translation>何か起こるまでパス (F6)</translation>
    </message>
    <message>
        <source>T&amp;heme</source>
        <translation>テーマ(&amp;H)</translation>
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
        <source>Auto-&amp;pass</source>
        <translation>自動パス(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Bot delay</source>
        <translation>ボットの待ち時間(&amp;B)</translation>
    </message>
    <message>
        <source>Same as system</source>
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
        <source>Official card text from my own folder</source>
        <translation>自分のフォルダーの公式テキストを使う</translation>
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
        <source>It stops when you have another decision to make, and when:</source>
        <translation>他の選択が必要になったときと、次のときに終わります：</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>標準に戻す</translation>
    </message>
    <message>
        <source>Ask before I end a main phase while I can still do something</source>
        <translation>まだできることがあるメインフェイズを終える前に確認する</translation>
    </message>
    <message>
        <source>Show cards lar&amp;ge</source>
        <translation>カードの拡大表示(&amp;G)</translation>
    </message>
    <message>
        <source>Longer</source>
        <translation>ゆっくり</translation>
    </message>
    <message>
        <source>Briefly</source>
        <translation>手短に</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>表示しない</translation>
    </message>
    <message>
        <source>Cards that your opponent plays and cards that are turned up appear large in the middle of the table, and each turn begins with a banner. Click or press a key to skip.</source>
        <translation>相手がプレイしたカードと表になったカードがテーブルの中央に大きく表示され、各ターンの初めには帯が出ます。クリックかキーですぐに先へ進みます。</translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation>音量(&amp;V)</translation>
    </message>
    <message>
        <source>Sou&amp;nds</source>
        <translation>サウンド(&amp;N)</translation>
    </message>
    <message>
        <source>Colour-blind friendly colours</source>
        <translation>色覚の違いに配慮した配色</translation>
    </message>
    <message>
        <source>&amp;Reduce motion</source>
        <translation>動きを減らす(&amp;R)</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>常に</translation>
    </message>
    <message>
        <source>With reduced motion, cards no longer slide or jump; they only fade in and out.</source>
        <translation>動きを減らすと、移動や跳ねる動きがなくなり、表示はフェードだけで切り替わります。</translation>
    </message>
    <message>
        <source>Two players on this computer</source>
        <translation>このパソコンで2人対戦</translation>
    </message>
    <message>
        <source>&amp;Text size</source>
        <translation>文字の大きさ(&amp;T)</translation>
    </message>
    <message>
        <source>In a small window, text is only as large as fits.</source>
        <translation>ウィンドウが小さいときは、収まる大きさまでになります。</translation>
    </message>
    <message>
        <source>Rules reminders for words and icons on cards</source>
        <translation>カードの言葉とアイコンにルールの説明を表示する</translation>
    </message>
    <message>
        <source>C&amp;oach</source>
        <translation>コーチ(&amp;O)</translation>
    </message>
    <message>
        <source>Only when asked</source>
        <translation>聞かれたときだけ</translation>
    </message>
    <message>
        <source>Tells facts</source>
        <translation>事実を伝える</translation>
    </message>
    <message>
        <source>Tells facts and choices</source>
        <translation>事実と選択を伝える</translation>
    </message>
    <message>
        <source>Reviews finished games</source>
        <translation>終わった対戦を振り返る</translation>
    </message>
    <message>
        <source>Against bots, without a clock. It says what is proved, counted or compared in possible deals.</source>
        <translation>ボット戦で、時間制限がないとき。証明したこと、数えたこと、ありうる配られ方で比べたことだけを伝えます。</translation>
    </message>
    <message>
        <source>R&amp;ested cards</source>
        <translation>レスト状態のカード(&amp;E)</translation>
    </message>
    <message>
        <source>Leaning</source>
        <translation>傾ける</translation>
    </message>
    <message>
        <source>Sideways, as on paper</source>
        <translation>紙と同じ横向き</translation>
    </message>
    <message>
        <source>Leaning cards are larger and easier to read; in some games cards always lie sideways.</source>
        <translation>傾けたカードは大きく、読みやすく表示されます。ゲームによってはいつも横向きです。</translation>
    </message>
    <message>
        <source>Portra&amp;it</source>
        <translation>ポートレート(&amp;I)</translation>
    </message>
    <message>
        <source>By the name</source>
        <translation>名前から</translation>
    </message>
    <message>
        <source>Your portrait in games in which you are the only person at this computer.</source>
        <translation>このパソコンで1人で対戦するときの、あなたのポートレート。</translation>
    </message>
    <message>
        <source>Helps in my first game</source>
        <translation>最初の対戦で助言する</translation>
    </message>
</context>
<context>
    <name>ShelfPage</name>
    <message>
        <source>Owned cards</source>
        <translation>所持カード</translation>
    </message>
    <message>
        <source>Wish list</source>
        <translation>ウィッシュリスト</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>読み込む(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Export as CSV…</source>
        <translation>CSVで書き出す(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Copy as a list</source>
        <translation>リストとしてコピー(&amp;C)</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>枚数</translation>
    </message>
    <message>
        <source>Different cards: {kinds}. Copies: {count}.</source>
        <translation>カードの種類：{kinds}。合計：{count}枚。</translation>
    </message>
    <message>
        <source>No cards yet. Import a list, or set the copies below the large card.</source>
        <translation>まだカードがありません。リストを読み込むか、大きなカードの下で枚数を決めてください。</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>表 (*.csv)</translation>
    </message>
    <message>
        <source>The cards could not be exported</source>
        <translation>カードを書き出せませんでした</translation>
    </message>
    <message>
        <source>Saved as {name}.</source>
        <translation>{name} に保存しました。</translation>
    </message>
    <message>
        <source>One &amp;more</source>
        <translation>1枚増やす(&amp;M)</translation>
    </message>
    <message>
        <source>One &amp;fewer</source>
        <translation>1枚減らす(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>リストから外す(&amp;R)</translation>
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
    <name>Showcase</name>
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
    <message>
        <source>You win!</source>
        <translation>あなたの勝ちです！</translation>
    </message>
</context>
<context>
    <name>SideboardExchange</name>
    <message>
        <source>Enter or a double click moves a card. {name} has no sideboard.</source>
        <translation>Enterまたはダブルクリックでカードを移します。{name}にサイドボードはありません。</translation>
    </message>
    <message numerus="yes">
        <source>Enter or a double click moves a card. {name} has a sideboard of %n cards.</source>
        <translation>
            <numerusform>Enterまたはダブルクリックでカードを移します。{name}のサイドボードは%n枚です。</numerusform>
        </translation>
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
    <name>StopsDialog</name>
    <message>
        <source>When {name} is asked</source>
        <translation>{name}が聞かれるとき</translation>
    </message>
    <message>
        <source>Where there is no tick, you pass automatically, even if you could do something. This lasts until the game ends.</source>
        <translation>チェックを外したところでは、何かできるときも自動でパスします。対戦が終わるまで有効です。</translation>
    </message>
    <message>
        <source>Ask me</source>
        <translation>聞いてほしいとき</translation>
    </message>
    <message>
        <source>Ask me about</source>
        <translation>聞いてほしいカード</translation>
    </message>
</context>
<context>
    <name>StoredDeckWatch</name>
    <message>
        <source>“{name}” was changed by another window or program; you see the saved version. Undo brings yours back.</source>
        <translation>「{name}」は別のウィンドウまたはプログラムで変更されたため、保存されている内容を表示しています。元に戻すこともできます。</translation>
    </message>
    <message>
        <source>The file of “{name}” was moved away or removed. Your deck stays open and can be saved.</source>
        <translation>「{name}」のファイルは移動または削除されました。デッキは開いたままで、保存できます。</translation>
    </message>
    <message>
        <source>“{name}” is deleted. It stays open here; saving stores it again.</source>
        <translation>「{name}」を削除しました。ここでは開いたままです。保存すれば元どおり残ります。</translation>
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
    <name>SuggestionsPage</name>
    <message>
        <source>Suggestions</source>
        <translation>おすすめカード</translation>
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
        <source>In the deck</source>
        <translation>デッキ内</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>カード</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>カードナンバー</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Add one</source>
        <translation>1枚加える</translation>
    </message>
    <message>
        <source>Cards in the deck&apos;s colours, by today&apos;s restrictions. Levels are compared with the premade decks.</source>
        <translation>デッキの色のカードを、本日の制限に従って選んでいます。Lvは付属のデッキと比べています。</translation>
    </message>
    <message>
        <source>Nothing to suggest: the deck is empty, or nothing is missing.</source>
        <translation>おすすめはありません。デッキが空か、足りないものがありません。</translation>
    </message>
    <message>
        <source>links with Units of the deck (copies: {count})</source>
        <translation>デッキのユニットとリンクする（{count}枚）</translation>
    </message>
    <message>
        <source>links with Pilots of the deck (copies: {count})</source>
        <translation>デッキのパイロットとリンクする（{count}枚）</translation>
    </message>
    <message>
        <source>few cards of Lv {level}: {count}, other decks have {usual}</source>
        <translation>Lv{level}が少ない：{count}枚（他のデッキは{usual}枚）</translation>
    </message>
    <message>
        <source>in place of {name} {number}, which is restricted</source>
        <translation>制限されている{name} {number}の代わり</translation>
    </message>
</context>
<context>
    <name>SummaryDialog</name>
    <message>
        <source>What decided the game</source>
        <translation>勝敗の分かれ目</translation>
    </message>
    <message>
        <source>Who was ahead</source>
        <translation>どちらが優勢だったか</translation>
    </message>
    <message>
        <source>◆ Turning point: {story}</source>
        <translation>◆ 転機：{story}</translation>
    </message>
    <message>
        <source>Damage by {name}&apos;s cards</source>
        <translation>{name}のカードが与えたダメージ</translation>
    </message>
    <message>
        <source>Watch the replay</source>
        <translation>リプレイを見る</translation>
    </message>
    <message>
        <source>Continue from the turning point…</source>
        <translation>転機から続ける…</translation>
    </message>
    <message>
        <source>Rematch with seats swapped</source>
        <translation>席を替えて再戦</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>振り返り</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>運</translation>
    </message>
    <message>
        <source>Chance, not skill. The figure in brackets and the line are what was to be expected.</source>
        <translation>偶然によるもので、ミスではありません。数と棒は実際の結果、括弧内の数と縦線は期待値です。</translation>
    </message>
</context>
<context>
    <name>TableBar</name>
    <message>
        <source>Say</source>
        <translation>発言</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>テーブル</translation>
    </message>
    <message>
        <source>Write to the other player</source>
        <translation>相手に書く</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>離れる</translation>
    </message>
    <message>
        <source>The connection has ended.</source>
        <translation>接続が終了しました。</translation>
    </message>
    <message>
        <source>Connection lost. Trying again in {seconds} s</source>
        <translation>接続が切れました。{seconds} 秒後に再試行</translation>
    </message>
    <message>
        <source>Connection lost. Trying again…</source>
        <translation>接続が切れました。再試行しています…</translation>
    </message>
    <message>
        <source>Try now</source>
        <translation>今すぐ試す</translation>
    </message>
    <message>
        <source>You have asked. Waiting for the answer…</source>
        <translation>頼みました。返事を待っています…</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>取り下げる</translation>
    </message>
    <message>
        <source>{name} asks to undo a decision.</source>
        <translation>{name}が取り消しを頼んでいます。</translation>
    </message>
    <message>
        <source>{name} offers a draw.</source>
        <translation>{name}が引き分けを提案しています。</translation>
    </message>
    <message>
        <source>{name} asks to keep the game for later.</source>
        <translation>{name}が対戦の保留を頼んでいます。</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>同意する</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>断る</translation>
    </message>
    <message>
        <source>Claim the win</source>
        <translation>勝ちを宣言</translation>
    </message>
    <message>
        <source>Call it a draw</source>
        <translation>引き分けにする</translation>
    </message>
    <message>
        <source>Keep it for later</source>
        <translation>保留する</translation>
    </message>
    <message>
        <source>{name} has been away for too long. Claim, or wait.</source>
        <translation>{name}の離席が長すぎます。宣言するか、待ってください。</translation>
    </message>
    <message>
        <source>{name} has run out of time. Claim, or wait.</source>
        <translation>{name}の時間が切れました。宣言するか、待ってください。</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>ゲームは終わりました。</translation>
    </message>
    <message>
        <source>{name} is ready for the next game.</source>
        <translation>{name}は次のゲームの準備ができています。</translation>
    </message>
    <message>
        <source>Waiting for {name}…</source>
        <translation>{name}を待っています…</translation>
    </message>
    <message>
        <source>{name} has left.</source>
        <translation>{name}が離れました。</translation>
    </message>
    <message>
        <source>{name} is away.</source>
        <translation>{name}は離席中です。</translation>
    </message>
    <message>
        <source>{name} is here</source>
        <translation>{name}は接続中</translation>
    </message>
    <message>
        <source>The server answers slowly…</source>
        <translation>サーバーの応答に時間がかかっています…</translation>
    </message>
    <message>
        <source>watching: {count}</source>
        <translation>観戦：{count}</translation>
    </message>
    <message>
        <source>{name} is away. The clock runs on</source>
        <translation>{name}は離席中。時計は進みます</translation>
    </message>
    <message>
        <source>{name} is away: {time} left</source>
        <translation>{name}は離席中：残り {time}</translation>
    </message>
    <message>
        <source>{name}: {words}</source>
        <translation>{name}：{words}</translation>
    </message>
    <message>
        <source>You: {words}</source>
        <translation>あなた：{words}</translation>
    </message>
    <message>
        <source>Free text</source>
        <translation>自由なメッセージ</translation>
    </message>
    <message>
        <source>Possible once both players have switched it on</source>
        <translation>二人ともオンにすると使えます</translation>
    </message>
    <message>
        <source>Mute the other player</source>
        <translation>相手をミュート</translation>
    </message>
    <message>
        <source>Offer a draw</source>
        <translation>引き分けを提案</translation>
    </message>
    <message>
        <source>Ask to keep the game for later</source>
        <translation>対戦の保留を頼む</translation>
    </message>
    <message>
        <source>Leave the table…</source>
        <translation>テーブルを離れる…</translation>
    </message>
    <message>
        <source>{name} asks for a rematch.</source>
        <translation>{name}が再戦を望んでいます。</translation>
    </message>
    <message>
        <source>The game is kept. It continues as soon as both are here.</source>
        <translation>対戦は保留中です。二人がそろうと続きます。</translation>
    </message>
    <message>
        <source>Copy the link</source>
        <translation>リンクをコピー</translation>
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
    <name>TallyBars</name>
    <message>
        <source>Game statistics</source>
        <translation>ゲームの統計</translation>
    </message>
</context>
<context>
    <name>TaskPanel</name>
    <message>
        <source>{what} ({key})</source>
        <translation>{what}（{key}）</translation>
    </message>
</context>
<context>
    <name>TaskPlay</name>
    <message>
        <source>This could not be worked out: {why}</source>
        <translation>計算できませんでした：{why}</translation>
    </message>
    <message>
        <source>Stopped. Nothing was played.</source>
        <translation>中止しました。何もプレイされていません。</translation>
    </message>
</context>
<context>
    <name>TaskSource</name>
    <message>
        <source>See below the table</source>
        <translation>テーブルの下を見てください</translation>
    </message>
    <message>
        <source>Showing what follows…</source>
        <translation>続きを表示中…</translation>
    </message>
</context>
<context>
    <name>Terrain</name>
    <message>
        <source>mountain</source>
        <translation>山</translation>
    </message>
    <message>
        <source>sand</source>
        <translation>砂地</translation>
    </message>
    <message>
        <source>water</source>
        <translation>水</translation>
    </message>
    <message>
        <source>shallows</source>
        <translation>浅瀬</translation>
    </message>
    <message>
        <source>pillar</source>
        <translation>柱</translation>
    </message>
    <message>
        <source>base</source>
        <translation>基地</translation>
    </message>
</context>
<context>
    <name>Tile</name>
    <message>
        <source>Delete…</source>
        <translation>削除…</translation>
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
        <source>Continue from here…</source>
        <translation>ここから再開…</translation>
    </message>
    <message>
        <source>Close replay</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Both hands open</source>
        <translation>両者の手札公開</translation>
    </message>
    <message>
        <source>View of {name}</source>
        <translation>{name}の視点</translation>
    </message>
    <message>
        <source>Previous turn</source>
        <translation>前のターン</translation>
    </message>
    <message>
        <source>Previous choice</source>
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
    <message>
        <source>What decided it…</source>
        <translation>勝敗の分かれ目…</translation>
    </message>
</context>
<context>
    <name>Tray</name>
    <message>
        <source>Choose</source>
        <translation>選んでください</translation>
    </message>
    <message>
        <source>Looked at</source>
        <translation>見たカード</translation>
    </message>
    <message>
        <source>Newest first. Press {key} or click outside to close</source>
        <translation>新しい順。{key}か外側のクリックで閉じます</translation>
    </message>
    <message>
        <source>Newest first. Click outside to close</source>
        <translation>新しい順。外側のクリックで閉じます</translation>
    </message>
    <message>
        <source>Your {zone}: {count}</source>
        <translation>自分の{zone}：{count}枚</translation>
    </message>
    <message>
        <source>Opponent&apos;s {zone}: {count}</source>
        <translation>相手の{zone}：{count}枚</translation>
    </message>
</context>
<context>
    <name>UndoDialog</name>
    <message>
        <source>Undo to…</source>
        <translation>ここまで元に戻す…</translation>
    </message>
    <message>
        <source>{turn}: {choice}</source>
        <translation>{turn}：{choice}</translation>
    </message>
    <message>
        <source>{turn}: {choice} (with consent)</source>
        <translation>{turn}：{choice}（同意が必要）</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>The selected choice and everything after it will be undone. You can redo it.</source>
        <translation>選んだ選択とその後のすべてを元に戻します。あとでやり直すこともできます。</translation>
    </message>
</context>
<context>
    <name>ValueBar</name>
    <message>
        <source>Your chance to win, as far as you can see: {chance} %</source>
        <translation>あなたの勝率（見えている情報から）：{chance} %</translation>
    </message>
    <message>
        <source>The chance to win is not judged in the first turns</source>
        <translation>最初の数ターンの勝率は判定されません</translation>
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
        <source>This deck has no earlier versions yet.</source>
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
    <name>WaitingRoom</name>
    <message>
        <source>Code {code}</source>
        <translation>コード {code}</translation>
    </message>
    <message>
        <source>Not ready yet</source>
        <translation>準備を取り消す</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>準備完了</translation>
    </message>
    <message>
        <source>{server}: a neutral server runs this game.</source>
        <translation>{server}：中立のサーバーがこの対戦を管理します。</translation>
    </message>
    <message>
        <source>Your computer runs this game. This window holds no hidden card of the other player.</source>
        <translation>あなたのパソコンがこの対戦を管理します。このウィンドウに相手の非公開カードはありません。</translation>
    </message>
    <message>
        <source>The host&apos;s computer runs this game: it could look at hidden cards.</source>
        <translation>主催者のパソコンがこの対戦を管理します。非公開カードを見ることができる可能性があります。</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>テーブルを離れる</translation>
    </message>
    <message>
        <source>Waiting room</source>
        <translation>待合室</translation>
    </message>
    <message>
        <source>Invite the other player</source>
        <translation>相手を招待</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>テーブルにいる人</translation>
    </message>
    <message>
        <source>Copy the link</source>
        <translation>リンクをコピー</translation>
    </message>
    <message>
        <source>Copy the code</source>
        <translation>コードをコピー</translation>
    </message>
    <message>
        <source>Try now</source>
        <translation>今すぐ試す</translation>
    </message>
    <message>
        <source>Trying again in {seconds} s.</source>
        <translation>{seconds} 秒後に再試行します。</translation>
    </message>
    <message>
        <source>Connecting to {address}…</source>
        <translation>{address} に接続しています…</translation>
    </message>
    <message>
        <source>Waiting for the second player. Send them the link.</source>
        <translation>二人目を待っています。リンクを送ってください。</translation>
    </message>
    <message>
        <source>Shuffling: both computers agree on the random numbers of this game…</source>
        <translation>シャッフル中：両方のパソコンが乱数を取り決めています…</translation>
    </message>
    <message>
        <source>You watch. The game begins when both are ready.</source>
        <translation>観戦中です。二人の準備ができたら始まります。</translation>
    </message>
    <message>
        <source>Waiting until the other player is ready.</source>
        <translation>相手の準備を待っています。</translation>
    </message>
    <message>
        <source>Choose your deck, then press Ready.</source>
        <translation>デッキを選び、「準備完了」を押してください。</translation>
    </message>
    <message>
        <source>{name} (you)</source>
        <translation>{name}（あなた）</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>準備完了</translation>
    </message>
    <message>
        <source>not ready yet</source>
        <translation>準備中</translation>
    </message>
    <message>
        <source>away</source>
        <translation>離席中</translation>
    </message>
    <message>
        <source>left during the shuffle: {count}</source>
        <translation>取り決めの途中で離れた回数：{count}</translation>
    </message>
    <message>
        <source>Copied. Send it to the other player.</source>
        <translation>コピーしました。相手に送ってください。</translation>
    </message>
    <message>
        <source>The game is kept. It continues as soon as both are here.</source>
        <translation>対戦は保留中です。二人がそろうと続きます。</translation>
    </message>
    <message>
        <source>Not played, because the program does not understand it:</source>
        <translation>プログラムが理解できないため処理されない効果：</translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>Back to the table: {first} against {second}</source>
        <translation>テーブルへ戻る：{first} 対 {second}</translation>
    </message>
    <message>
        <source>Continue: {title}</source>
        <translation>続きから：{title}</translation>
    </message>
</context>
<context>
    <name>WelcomePage</name>
    <message>
        <source>Gundam Desktop</source>
        <translation>Gundam Desktop</translation>
    </message>
    <message>
        <source>The GUNDAM CARD GAME on your desktop. What would you like to do?</source>
        <translation>デスクトップで遊ぶGUNDAM CARD GAME。何をしますか？</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>あとで</translation>
    </message>
    <message>
        <source>Stop offering this game here. It stays in Saved games</source>
        <translation>このゲームをここに表示しません。「保存したゲーム」には残ります</translation>
    </message>
    <message>
        <source>Two players on this computer</source>
        <translation>このパソコンで2人対戦</translation>
    </message>
    <message>
        <source>Build a deck</source>
        <translation>デッキを組む</translation>
    </message>
    <message>
        <source>Search all cards, then build, test and save your own decks.</source>
        <translation>すべてのカードを検索し、自分のデッキを組んで試し、保存します。</translation>
    </message>
    <message>
        <source>More ways to play</source>
        <translation>ほかの遊び方</translation>
    </message>
    <message>
        <source>Choose a bot, match length, clock, rules edition or seed.</source>
        <translation>ボット、マッチ、持ち時間、ルールの版、シードを選びます。</translation>
    </message>
    <message>
        <source>My deck…</source>
        <translation>自分のデッキ…</translation>
    </message>
    <message>
        <source>Opponent&apos;s deck…</source>
        <translation>相手のデッキ…</translation>
    </message>
    <message>
        <source>You with {deck}</source>
        <translation>あなた：{deck}</translation>
    </message>
    <message>
        <source>against {name} with {deck}</source>
        <translation>{name}：{deck}</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>今すぐ対戦</translation>
    </message>
    <message>
        <source>Play with a friend, taking turns at the screen. You choose what each of you may see.</source>
        <translation>友だちと交代で画面の前に座ります。お互いに何を見せるかは選べます。</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>遊び方を学ぶ</translation>
    </message>
    <message>
        <source>Short lessons on the table, from the first attack on, and puzzles from easy to hard.</source>
        <translation>最初のアタックから始まる短いレッスンと、やさしいものから難しいものまでのパズル。</translation>
    </message>
    <message>
        <source>Play online</source>
        <translation>オンライン対戦</translation>
    </message>
    <message>
        <source>Against a friend at another computer, in your network or over the internet. No account.</source>
        <translation>別のパソコンの友だちと、同じネットワークまたはインターネットで。アカウント不要。</translation>
    </message>
    <message>
        <source>A table waits for you: come back to it, or begin another game.</source>
        <translation>続きのテーブルがあります。戻るか、別の対戦を始めます。</translation>
    </message>
</context>
<context>
    <name>ZoneItem</name>
    <message>
        <source>Your {zone}: {count}</source>
        <translation>自分の{zone}：{count}枚</translation>
    </message>
    <message>
        <source>Opponent&apos;s {zone}: {count}</source>
        <translation>相手の{zone}：{count}枚</translation>
    </message>
    <message>
        <source>{zone}: {count}</source>
        <translation>{zone}：{count}枚</translation>
    </message>
</context>
<context>
    <name>counted</name>
    <message numerus="yes">
        <source>%n cards, {resources} in the resource deck</source>
        <translation>
            <numerusform>カード %n枚、リソースデッキ {resources}枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{line}   which of %n cards?</source>
        <translation>
            <numerusform>{line}   %n種類のうちどのカードですか</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decks selected</source>
        <translation>
            <numerusform>%n個のデッキを選択中</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose these %n cards</source>
        <translation>
            <numerusform>この%n枚を選ぶ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more cards</source>
        <translation>
            <numerusform>あと%n枚選んでください</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n cards</source>
        <translation>
            <numerusform>%n枚選んでください</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Damaged after choice {kept}; at least %n more choices are lost</source>
        <translation>
            <numerusform>選択 {kept} より後が破損：少なくとも%n個の選択が失われました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The choices differ: besides the best one they lose %n points of the chance to win on average (possible deals: {count}).</source>
        <translation>
            <numerusform>選択によって差があります。最善以外では、勝率が平均%nポイント下がります（ありうる配られ方：{count}通り）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tiles with a number lead to your first game: %n lessons, {minutes} min. Then play “{game}”. Nothing is locked. The stars of a lesson: done, without being shown the answer, without a wrong try; of a puzzle: solved, without help.</source>
        <translation>
            <numerusform>番号のあるタイルが最初の対戦への道です：%nレッスン、{minutes}分。そのあと「{game}」へ。どれもすぐに開けます。レッスンの星：完了、答えを見ずに完了、間違えずに完了。パズルの星：解決、ヒントなしで解決。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n days in a row</source>
        <translation>
            <numerusform>%n日連続</numerusform>
        </translation>
    </message>
</context>
</TS>
