<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>AnswerButtons</name>
    <message>
        <source>Choose a card on the table</source>
        <translation>请在桌面上选择卡牌</translation>
    </message>
    <message>
        <source>Choose none</source>
        <translation>不选择</translation>
    </message>
    <message>
        <source>Choose this card</source>
        <translation>选择这张卡牌</translation>
    </message>
    <message>
        <source>Choose these {count} cards</source>
        <translation>选择这{count}张卡牌</translation>
    </message>
    <message>
        <source>Choose 1 more card</source>
        <translation>请再选择1张卡牌</translation>
    </message>
    <message>
        <source>Choose at least 1 card</source>
        <translation>请至少选择1张卡牌</translation>
    </message>
    <message>
        <source>Choose {count} more cards</source>
        <translation>请再选择{count}张卡牌</translation>
    </message>
    <message>
        <source>Choose {count} cards</source>
        <translation>请选择{count}张卡牌</translation>
    </message>
    <message>
        <source>Choose other cards</source>
        <translation>请选择其他卡牌</translation>
    </message>
    <message>
        <source>Resolve in this order</source>
        <translation>按此顺序处理</translation>
    </message>
</context>
<context>
    <name>AutoPasser</name>
    <message>
        <source>It is the main phase of {name}.</source>
        <translation>现在是{name}的主要阶段。</translation>
    </message>
    <message>
        <source>{name} is asked.</source>
        <translation>需要{name}做出选择。</translation>
    </message>
    <message>
        <source>{name} has stopped it.</source>
        <translation>{name}停止了让过。</translation>
    </message>
    <message>
        <source>Passing for {name} has ended: {why}</source>
        <translation>{name}的让过已结束：{why}</translation>
    </message>
</context>
<context>
    <name>BotClient</name>
    <message>
        <source>made a choice that does not work</source>
        <translation>做出了无效的选择</translation>
    </message>
    <message>
        <source>has not answered in time</source>
        <translation>未在时限内回应</translation>
    </message>
    <message>
        <source>has stopped</source>
        <translation>已停止运行</translation>
    </message>
    <message>
        <source>{name} {what}; it is restarted.</source>
        <translation>{name}{what}，正在重新启动。</translation>
    </message>
    <message>
        <source>{name} {what} again and again; a random choice is made instead.</source>
        <translation>{name}多次{what}，此次选择改为随机。</translation>
    </message>
</context>
<context>
    <name>BranchDialog</name>
    <message>
        <source>Play on from here</source>
        <translation>从这里继续</translation>
    </message>
    <message>
        <source>Below</source>
        <translation>下方</translation>
    </message>
    <message>
        <source>Above</source>
        <translation>上方</translation>
    </message>
    <message>
        <source>A person at this machine</source>
        <translation>本机的玩家</translation>
    </message>
    <message>
        <source>Bot ({level})</source>
        <translation>机器人（{level}）</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>继续游戏</translation>
    </message>
</context>
<context>
    <name>BuilderPage</name>
    <message>
        <source>Import list</source>
        <translation>导入列表</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Undone: {edit}</source>
        <translation>已撤销：{edit}</translation>
    </message>
    <message>
        <source>Redone: {edit}</source>
        <translation>已重做：{edit}</translation>
    </message>
    <message>
        <source>{card}: {most} copies of one number are the most. With Ctrl or Shift more go in.</source>
        <translation>{card}：同一编号最多{most}张。按住Ctrl或Shift可继续加入。</translation>
    </message>
    <message>
        <source>This cannot be read: {why}</source>
        <translation>无法读取：{why}</translation>
    </message>
    <message>
        <source>Mark a card in the list of the deck first.</source>
        <translation>请先在卡组列表中选择一张卡牌。</translation>
    </message>
</context>
<context>
    <name>Candidates</name>
    <message>
        <source>{number} {name}, {type}, Lv {level}, cost {cost}, {color}</source>
        <translation>{number} {name}，{type}，Lv {level}，费用 {cost}，{color}</translation>
    </message>
</context>
<context>
    <name>CandidatesStrip</name>
    <message>
        <source>Which card is meant</source>
        <translation>指的是哪张卡牌</translation>
    </message>
</context>
<context>
    <name>CardInspector</name>
    <message>
        <source>A card that you do not know</source>
        <translation>你不知道的卡牌</translation>
    </message>
    <message>
        <source>Why not?</source>
        <translation>为什么不行？</translation>
    </message>
    <message>
        <source>What can be done now?</source>
        <translation>现在能做什么？</translation>
    </message>
    <message>
        <source>{card}: choose where it goes, places: {count}</source>
        <translation>{card}：请选择去处，可选：{count}</translation>
    </message>
</context>
<context>
    <name>CardMenu</name>
    <message>
        <source>Nothing to do with this card now</source>
        <translation>现在无法使用这张卡牌</translation>
    </message>
    <message>
        <source>&amp;Add one to the sideboard</source>
        <translation>向备牌加入1张(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Add one to the deck</source>
        <translation>向卡组加入1张(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Take one out of the sideboard</source>
        <translation>从备牌取出1张(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Take one out of the deck</source>
        <translation>从卡组取出1张(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Move one to the deck</source>
        <translation>移1张到卡组(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Move one to the sideboard</source>
        <translation>移1张到备牌(&amp;M)</translation>
    </message>
    <message>
        <source>Show the &amp;Pilots that it links with</source>
        <translation>显示与其共鸣的机师(&amp;P)</translation>
    </message>
    <message>
        <source>Show the &amp;Units that it links with</source>
        <translation>显示与其共鸣的机体(&amp;U)</translation>
    </message>
    <message>
        <source>Show all cards of this &amp;name</source>
        <translation>显示所有同名卡牌(&amp;N)</translation>
    </message>
</context>
<context>
    <name>CardPreview</name>
    <message>
        <source>No card is shown large</source>
        <translation>没有放大显示的卡牌</translation>
    </message>
    <message>
        <source>Face-down card</source>
        <translation>背面朝上的卡牌</translation>
    </message>
</context>
<context>
    <name>CardRecord</name>
    <message>
        <source>Face-down card</source>
        <translation>背面朝上的卡牌</translation>
    </message>
    <message>
        <source>{name}, {type}</source>
        <translation>{name}，{type}</translation>
    </message>
    <message>
        <source>{points} damage</source>
        <translation>{points}点伤害</translation>
    </message>
    <message>
        <source>rested</source>
        <translation>休息状态</translation>
    </message>
    <message>
        <source>active</source>
        <translation>活跃状态</translation>
    </message>
    <message>
        <source>can act</source>
        <translation>可以行动</translation>
    </message>
    <message>
        <source>can be chosen</source>
        <translation>可以选择</translation>
    </message>
    <message>
        <source>, </source>
        <translation>，</translation>
    </message>
    <message>
        <source>can be played</source>
        <translation>可以使出</translation>
    </message>
</context>
<context>
    <name>CardsModel</name>
    <message>
        <source>Number</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>卡名</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>种类</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Lv</source>
        <translation>Lv</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>费用</translation>
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
        <translation>特征</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>系列</translation>
    </message>
    <message>
        <source>In the deck</source>
        <translation>卡组中</translation>
    </message>
    <message>
        <source>Lv {level}</source>
        <translation>Lv {level}</translation>
    </message>
    <message>
        <source>cost {cost}</source>
        <translation>费用 {cost}</translation>
    </message>
    <message>
        <source>{count} in the deck</source>
        <translation>卡组中有 {count} 张</translation>
    </message>
    <message>
        <source>{count} in the sideboard</source>
        <translation>备牌中 {count} 张</translation>
    </message>
</context>
<context>
    <name>CardsPanel</name>
    <message>
        <source>By Lv and cost</source>
        <translation>按Lv和费用</translation>
    </message>
    <message>
        <source>By cost</source>
        <translation>按费用</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>按卡名</translation>
    </message>
    <message>
        <source>By number</source>
        <translation>按编号</translation>
    </message>
    <message>
        <source>By type</source>
        <translation>按种类</translation>
    </message>
    <message>
        <source>By colour</source>
        <translation>按颜色</translation>
    </message>
    <message>
        <source>By AP</source>
        <translation>按AP</translation>
    </message>
    <message>
        <source>By HP</source>
        <translation>按HP</translation>
    </message>
    <message>
        <source>In the deck first</source>
        <translation>卡组中的在前</translation>
    </message>
    <message>
        <source>Order of the cards</source>
        <translation>卡牌的排列顺序</translation>
    </message>
    <message>
        <source>Smaller cards (Ctrl+−)</source>
        <translation>缩小卡牌 (Ctrl+−)</translation>
    </message>
    <message>
        <source>Larger cards (Ctrl++)</source>
        <translation>放大卡牌 (Ctrl++)</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>图格</translation>
    </message>
    <message>
        <source>Show the cards as a grid</source>
        <translation>以图格显示卡牌</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>Show the cards as a table</source>
        <translation>以表格显示卡牌</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>卡牌</translation>
    </message>
    <message>
        <source>Enter adds, Backspace takes, 0 to 4 sets the count</source>
        <translation>Enter加入，Backspace减少，0～4设定张数</translation>
    </message>
    <message numerus="yes">
        <source>Cards — %n match</source>
        <translation>
            <numerusform>卡牌 — %n 张符合</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cards — %n</source>
        <translation>
            <numerusform>卡牌 — %n 张</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing matches the search.</source>
        <translation>没有符合的卡牌。</translation>
    </message>
    <message>
        <source>Show all cards</source>
        <translation>显示所有卡牌</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>卡组</translation>
    </message>
    <message>
        <source>Add the cards to the deck</source>
        <translation>将卡牌加入卡组</translation>
    </message>
    <message>
        <source>Sideboard</source>
        <translation>备牌</translation>
    </message>
    <message>
        <source>Add the cards to the sideboard</source>
        <translation>将卡牌加入备牌</translation>
    </message>
    <message>
        <source>Add to</source>
        <translation>加入</translation>
    </message>
    <message>
        <source>Sideboard: Enter adds, Backspace takes, 0 to 4 sets the count</source>
        <translation>备牌：Enter 加入，Backspace 取出，0 至 4 设定张数</translation>
    </message>
</context>
<context>
    <name>Ceremony</name>
    <message>
        <source>Turn {turn}</source>
        <translation>第{turn}回合</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>你的回合</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>平局</translation>
    </message>
    <message>
        <source>Victory</source>
        <translation>胜利</translation>
    </message>
    <message>
        <source>Defeat</source>
        <translation>失败</translation>
    </message>
</context>
<context>
    <name>ChancesPage</name>
    <message>
        <source>Chances</source>
        <translation>概率</translation>
    </message>
    <message>
        <source>Chances to have seen by turn</source>
        <translation>到该回合为止见到的概率</translation>
    </message>
    <message>
        <source>Cards with a Burst effect among the Shields</source>
        <translation>护盾中拥有【爆发】的卡牌</translation>
    </message>
    <message>
        <source>redraw</source>
        <translation>可重新抽取</translation>
    </message>
    <message>
        <source>first hand</source>
        <translation>起始手牌</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>概率</translation>
    </message>
    <message>
        <source>Goes</source>
        <translation>先后攻</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>手牌</translation>
    </message>
    <message>
        <source>Bursts</source>
        <translation>爆发</translation>
    </message>
</context>
<context>
    <name>ChartsPage</name>
    <message>
        <source>Charts</source>
        <translation>图表</translation>
    </message>
    <message>
        <source>Burst effect</source>
        <translation>爆发效果</translation>
    </message>
    <message>
        <source>Lv</source>
        <translation>Lv</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>费用</translation>
    </message>
    <message>
        <source>AP of Units</source>
        <translation>机体的AP</translation>
    </message>
    <message>
        <source>AP {figure}</source>
        <translation>AP {figure}</translation>
    </message>
    <message>
        <source>HP of Units</source>
        <translation>机体的HP</translation>
    </message>
    <message>
        <source>HP {figure}</source>
        <translation>HP {figure}</translation>
    </message>
    <message>
        <source>Types</source>
        <translation>种类</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Traits</source>
        <translation>特征</translation>
    </message>
    <message>
        <source>Keywords and Bursts</source>
        <translation>关键词与爆发</translation>
    </message>
</context>
<context>
    <name>ChecklistPopup</name>
    <message>
        <source>Search in the list: {name}</source>
        <translation>在列表中搜索：{name}</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
</context>
<context>
    <name>ClauseDialog</name>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
</context>
<context>
    <name>ClausePanel</name>
    <message>
        <source>Nothing found.</source>
        <translation>没有找到。</translation>
    </message>
    <message>
        <source>{number} in edition {edition}</source>
        <translation>在 Ver. {edition} 中为 {number}</translation>
    </message>
    <message>
        <source>Looking up where it is enforced…</source>
        <translation>正在查找执行之处…</translation>
    </message>
    <message>
        <source>Enforced by</source>
        <translation>执行它的程序</translation>
    </message>
    <message>
        <source>No routine is marked with it.</source>
        <translation>没有程序标注此条款。</translation>
    </message>
    <message>
        <source>Shown by these scenarios</source>
        <translation>展示它的场景</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Number or words</source>
        <translation>编号或词语</translation>
    </message>
    <message>
        <source>Find a clause by its number or by words</source>
        <translation>按编号或词语查找条款</translation>
    </message>
    <message>
        <source>Clause</source>
        <translation>条款</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>后退</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>前进</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>This game has no rule book.</source>
        <translation>此游戏没有规则书。</translation>
    </message>
    <message>
        <source>Type a number such as {example}, or words, to find a clause.</source>
        <translation>输入{example}这样的编号或词语来查找条款。</translation>
    </message>
    <message>
        <source>{number} of edition {edition} is not in this edition.</source>
        <translation>Ver. {edition} 的{number}在此版本中不存在。</translation>
    </message>
    <message>
        <source>In English: this clause has no words in this language yet.</source>
        <translation>英文显示：此条款尚无中文说明。</translation>
    </message>
</context>
<context>
    <name>ClockPresenter</name>
    <message>
        <source>{name} has {time} left</source>
        <translation>{name}剩余 {time}</translation>
    </message>
    <message>
        <source>{name} looks at the table</source>
        <translation>{name}正在看桌面</translation>
    </message>
    <message>
        <source>The time of {name} is up.</source>
        <translation>{name}的时间用完了。</translation>
    </message>
    <message>
        <source>Time is up</source>
        <translation>时间到</translation>
    </message>
    <message>
        <source>The rules know no clock. {other} may claim the game, or let it go on without a clock.</source>
        <translation>规则中没有计时。{other}可以宣布获胜，或让对局不计时继续。</translation>
    </message>
    <message>
        <source>{other} wins the game</source>
        <translation>{other}获胜</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>继续游戏</translation>
    </message>
</context>
<context>
    <name>CompareDialog</name>
    <message>
        <source>Compare two decks</source>
        <translation>比较两副卡组</translation>
    </message>
    <message>
        <source>From {first} to {second}. Numbers that differ: {count}</source>
        <translation>从{first}到{second}。张数不同的编号：{count}</translation>
    </message>
    <message>
        <source>The lists are the same.</source>
        <translation>两份列表相同。</translation>
    </message>
</context>
<context>
    <name>Confirmations</name>
    <message>
        <source>Save the deck?</source>
        <translation>要保存卡组吗？</translation>
    </message>
    <message>
        <source>“{name}” has changes that are not saved.</source>
        <translation>“{name}”有未保存的更改。</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Give them up</source>
        <translation>放弃更改</translation>
    </message>
    <message>
        <source>Go on building</source>
        <translation>继续构筑</translation>
    </message>
    <message>
        <source>It was changed by another window or program since you opened it.</source>
        <translation>打开之后，它已被其他窗口或程序更改。</translation>
    </message>
    <message>
        <source>It was moved away or removed since you opened it.</source>
        <translation>打开之后，它已被移走或删除。</translation>
    </message>
    <message>
        <source>Save the deck</source>
        <translation>保存卡组</translation>
    </message>
    <message>
        <source>“{name}” is not as it was.</source>
        <translation>“{name}”已不是原来的样子。</translation>
    </message>
    <message>
        <source>Whatever you choose, nothing is lost: what is there now stays as a version.</source>
        <translation>无论选择哪项都不会丢失内容：现有内容会保留为一个版本。</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>保存副本</translation>
    </message>
    <message>
        <source>Save mine over it</source>
        <translation>用我的覆盖</translation>
    </message>
    <message>
        <source>Save nothing now</source>
        <translation>暂不保存</translation>
    </message>
    <message>
        <source>A deck was not saved</source>
        <translation>有一个卡组未保存</translation>
    </message>
    <message>
        <source>“{name}” was not saved when the program ended: {count} cards.</source>
        <translation>程序结束时“{name}”尚未保存：{count}张。</translation>
    </message>
    <message>
        <source>Recover it</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Delete it</source>
        <translation>删除它</translation>
    </message>
    <message>
        <source>Ask again later</source>
        <translation>以后再问</translation>
    </message>
    <message>
        <source>Play this deck</source>
        <translation>用此卡组对战</translation>
    </message>
    <message>
        <source>“{name}” is not allowed in official play now.</source>
        <translation>“{name}”目前不能用于官方对战。</translation>
    </message>
    <message>
        <source>Play it all the same</source>
        <translation>仍然对战</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Pass the machine to {name}</source>
        <translation>请换{name}来操作</translation>
    </message>
    <message>
        <source>{name}: press {key} or click when you are ready</source>
        <translation>{name}：准备好后请按 {key} 或点击</translation>
    </message>
</context>
<context>
    <name>CurveChart</name>
    <message>
        <source>Cost curve</source>
        <translation>费用曲线</translation>
    </message>
    <message>
        <source>Lv curve</source>
        <translation>Lv曲线</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>费用</translation>
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
        <translation>新游戏</translation>
    </message>
</context>
<context>
    <name>DeckActions</name>
    <message>
        <source>D&amp;uplicate</source>
        <translation>复制(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>重命名(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Notes and tags…</source>
        <translation>备注和标签(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Compare…</source>
        <translation>比较(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Versions…</source>
        <translation>历史版本(&amp;V)…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>删除(&amp;D)</translation>
    </message>
    <message>
        <source>R&amp;estore</source>
        <translation>还原(&amp;E)</translation>
    </message>
    <message>
        <source>Delete for &amp;good…</source>
        <translation>彻底删除(&amp;G)…</translation>
    </message>
    <message>
        <source>&amp;Move to</source>
        <translation>移动到(&amp;M)</translation>
    </message>
    <message>
        <source>Another window has changed this deck meanwhile; look at it again.</source>
        <translation>此期间另一个窗口更改了这副卡组；请再查看一次。</translation>
    </message>
    <message>
        <source>Name of the folder:</source>
        <translation>文件夹名称：</translation>
    </message>
    <message>
        <source>{name} was deleted; it can be restored.</source>
        <translation>已删除{name}；可以还原。</translation>
    </message>
    <message>
        <source>{count} decks were deleted; they can be restored.</source>
        <translation>已删除{count}副卡组；可以还原。</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>彻底删除</translation>
    </message>
    <message>
        <source>Delete for good, with all versions? This cannot be undone.</source>
        <translation>要连同所有历史版本一起彻底删除吗？此操作无法撤销。</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>No folder</source>
        <translation>不放入文件夹</translation>
    </message>
    <message>
        <source>New folder…</source>
        <translation>新建文件夹…</translation>
    </message>
    <message>
        <source>New folder</source>
        <translation>新建文件夹</translation>
    </message>
</context>
<context>
    <name>DeckChooser</name>
    <message>
        <source>File…</source>
        <translation>文件…</translation>
    </message>
    <message>
        <source>Play a deck list from a file</source>
        <translation>使用文件中的卡组列表</translation>
    </message>
    <message>
        <source>Open a deck list</source>
        <translation>打开卡组列表</translation>
    </message>
    <message>
        <source>Deck lists (*.txt *.json *.csv *.yaml);;All files (*)</source>
        <translation>卡组列表 (*.txt *.json *.csv *.yaml);;所有文件 (*)</translation>
    </message>
</context>
<context>
    <name>DeckController</name>
    <message>
        <source>New deck</source>
        <translation>新卡组</translation>
    </message>
    <message>
        <source>{deck}{star} – deck builder – Gundam Desktop</source>
        <translation>{deck}{star} – 卡组构筑 – Gundam Desktop</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>卡组</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>Copied: {count} cards</source>
        <translation>已复制：{count}张</translation>
    </message>
</context>
<context>
    <name>DeckDocument</name>
    <message>
        <source>{number}: {count} in place of {before}</source>
        <translation>{number}：由{before}张改为{count}张</translation>
    </message>
    <message>
        <source>Name: {name}</source>
        <translation>名称：{name}</translation>
    </message>
    <message>
        <source>{number} in the sideboard: {count} in place of {before}</source>
        <translation>备牌中的 {number}：{before} 张改为 {count} 张</translation>
    </message>
    <message>
        <source>{number} into the deck</source>
        <translation>{number} 移入卡组</translation>
    </message>
    <message>
        <source>{number} into the sideboard</source>
        <translation>{number} 移入备牌</translation>
    </message>
</context>
<context>
    <name>DeckLibrary</name>
    <message>
        <source>{count} decks are marked</source>
        <translation>已选中{count}副卡组</translation>
    </message>
    <message>
        <source>Legal, and no restriction is broken</source>
        <translation>符合构筑规则，也没有违反限制</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>机体</translation>
    </message>
    <message>
        <source>Pilots</source>
        <translation>机师</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>指令</translation>
    </message>
    <message>
        <source>Bases</source>
        <translation>基地</translation>
    </message>
    <message>
        <source>Resources</source>
        <translation>能源</translation>
    </message>
    <message>
        <source>Sideboard</source>
        <translation>备牌</translation>
    </message>
    <message>
        <source>Other cards</source>
        <translation>其他卡牌</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>差异</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>增减</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>卡牌</translation>
    </message>
    <message>
        <source>{count} + {resources} cards</source>
        <translation>{count}＋{resources}张</translation>
    </message>
    <message>
        <source>not legal</source>
        <translation>不合规则</translation>
    </message>
    <message>
        <source>restricted</source>
        <translation>受限制</translation>
    </message>
    <message>
        <source>Name of the deck</source>
        <translation>卡组名称</translation>
    </message>
    <message>
        <source>shipped</source>
        <translation>内置</translation>
    </message>
    <message>
        <source>{count} + {resources} cards, sideboard {beside}</source>
        <translation>{count} + {resources} 张，备牌 {beside}</translation>
    </message>
</context>
<context>
    <name>DeckLibraryDialog</name>
    <message>
        <source>Decks</source>
        <translation>卡组</translation>
    </message>
</context>
<context>
    <name>DeckLibraryPanel</name>
    <message>
        <source>These files could not be read; the others are here.</source>
        <translation>以下文件无法读取；其他卡组都在这里。</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>卡组</translation>
    </message>
    <message>
        <source>All decks</source>
        <translation>所有卡组</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Shipped</source>
        <translation>内置卡组</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>已删除</translation>
    </message>
    <message>
        <source>Search names, notes, tags and cards</source>
        <translation>搜索名称、备注、标签和卡牌</translation>
    </message>
    <message>
        <source>Search decks</source>
        <translation>搜索卡组</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>排序</translation>
    </message>
    <message>
        <source>Folders and tags</source>
        <translation>文件夹和标签</translation>
    </message>
    <message>
        <source>About the deck</source>
        <translation>关于卡组</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>按名称</translation>
    </message>
    <message>
        <source>Last changed first</source>
        <translation>最近更改优先</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>New deck</source>
        <translation>新建卡组</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>导入…</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>对战</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>No deck here holds these words.</source>
        <translation>这里没有符合这些词的卡组。</translation>
    </message>
    <message>
        <source>No deck is here.</source>
        <translation>这里没有卡组。</translation>
    </message>
</context>
<context>
    <name>DeckModel</name>
    <message>
        <source>Units</source>
        <translation>机体</translation>
    </message>
    <message>
        <source>Pilots</source>
        <translation>机师</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>指令</translation>
    </message>
    <message>
        <source>Bases</source>
        <translation>基地</translation>
    </message>
    <message>
        <source>What a deck cannot have</source>
        <translation>卡组不能含有的卡</translation>
    </message>
    <message>
        <source>Resource deck</source>
        <translation>能源卡组</translation>
    </message>
    <message>
        <source>Sideboard</source>
        <translation>备牌</translation>
    </message>
</context>
<context>
    <name>DeckPanel</name>
    <message>
        <source>Name of the deck</source>
        <translation>卡组名称</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>卡组</translation>
    </message>
    <message>
        <source>Your deck is empty: double click a card, press Enter on it, or drag it here. A list from elsewhere can be pasted or dropped.</source>
        <translation>卡组是空的：双击卡牌、在卡牌上按Enter，或把它拖到这里。也可以粘贴或拖入别处的列表。</translation>
    </message>
    <message>
        <source>Ten of {number}</source>
        <translation>{number} 十张</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Deck — {count} / {size}, resources {resources} / {resource_size}</source>
        <translation>卡组 — {count} / {size}，能源 {resources} / {resource_size}</translation>
    </message>
    <message>
        <source>Deck {count} / {size}, resources {resources}, sideboard {beside} / {sideboard_size}</source>
        <translation>卡组 {count} / {size}，能源 {resources}，备牌 {beside} / {sideboard_size}</translation>
    </message>
</context>
<context>
    <name>DeckPicture</name>
    <message>
        <source>Sideboard</source>
        <translation>备牌</translation>
    </message>
    <message>
        <source>{count} cards, {resources} in the resource deck</source>
        <translation>卡牌 {count} 张，能源卡组 {resources} 张</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>费用</translation>
    </message>
</context>
<context>
    <name>DeckSaver</name>
    <message>
        <source>Save the deck</source>
        <translation>保存卡组</translation>
    </message>
    <message>
        <source>Name of the deck:</source>
        <translation>卡组名称：</translation>
    </message>
    <message>
        <source>The deck was not saved</source>
        <translation>卡组未能保存</translation>
    </message>
    <message>
        <source>Nothing to save: this deck comes with the program.</source>
        <translation>无需保存：这是程序自带的卡组。</translation>
    </message>
    <message>
        <source>Saved: {name}, in the folder {folder}</source>
        <translation>已保存：{name}（文件夹：{folder}）</translation>
    </message>
    <message>
        <source>Saved: {name}</source>
        <translation>已保存：{name}</translation>
    </message>
</context>
<context>
    <name>DeckStudy</name>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>+{count} more</source>
        <translation>另有 {count}</translation>
    </message>
    <message>
        <source>Lv {figure}</source>
        <translation>Lv{figure}</translation>
    </message>
    <message>
        <source>Cost {figure}</source>
        <translation>费用{figure}</translation>
    </message>
    <message>
        <source>{all} ({parts})</source>
        <translation>{all}（{parts}）</translation>
    </message>
    <message>
        <source>Win rates</source>
        <translation>胜率</translation>
    </message>
    <message>
        <source>{name}: {rate}, between {low} and {high}</source>
        <translation>{name}：{rate}（{low}～{high}）</translation>
    </message>
    <message>
        <source>Games won (full): {won}. Lost (rings): {lost}. Drawn (bars): {drawn}.</source>
        <translation>胜（实心）：{won}。负（圆环）：{lost}。平（横线）：{drawn}。</translation>
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
        <translation>Lv2以下的机体</translation>
    </message>
    <message>
        <source>Link pair</source>
        <translation>共鸣组合</translation>
    </message>
    <message>
        <source>Unit that can be played</source>
        <translation>可使用的机体</translation>
    </message>
    <message>
        <source>Unit to play each turn from 2 on</source>
        <translation>每回合的机体（2～）</translation>
    </message>
    <message>
        <source>first or second</source>
        <translation>先攻・后攻</translation>
    </message>
    <message>
        <source>first</source>
        <translation>先攻</translation>
    </message>
    <message>
        <source>second</source>
        <translation>后攻</translation>
    </message>
    <message>
        <source>With redraw: the first hand is redrawn exactly if it does not have what is asked for; of a group, if it has none of it. The new hand has none of the cards given back (5-2-1-6-1). What was played still counts as seen.</source>
        <translation>可重新抽取：仅当起始手牌中没有所求之物时重新抽取（若为一组卡牌，则在一张都没有时）。新手牌中不会有放回的卡牌（5-2-1-6-1）。已使用的卡牌仍算作见到。</translation>
    </message>
</context>
<context>
    <name>DraftRecovery</name>
    <message>
        <source>Unsaved decks could not be recovered</source>
        <translation>未保存的卡组无法恢复</translation>
    </message>
    <message>
        <source>These files stay as they are.</source>
        <translation>这些文件会原样保留。</translation>
    </message>
    <message>
        <source>Another window has recovered or deleted it.</source>
        <translation>另一个窗口已恢复或删除了它。</translation>
    </message>
    <message>
        <source>A deck was not saved</source>
        <translation>有一个卡组未保存</translation>
    </message>
</context>
<context>
    <name>ExceptionHandler</name>
    <message>
        <source>Something went wrong</source>
        <translation>出现了问题</translation>
    </message>
    <message>
        <source>An error in the program was caught; the game goes on.

{line}

More in {log}</source>
        <translation>捕获到程序错误，游戏继续进行。

{line}

详情见 {log}</translation>
    </message>
</context>
<context>
    <name>Exchange</name>
    <message>
        <source>Deck</source>
        <translation>卡组</translation>
    </message>
    <message>
        <source>Sideboard</source>
        <translation>备牌</translation>
    </message>
</context>
<context>
    <name>ExchangeDialog</name>
    <message>
        <source>Still to move into the sideboard: {count}</source>
        <translation>还需移入备牌：{count}张</translation>
    </message>
    <message>
        <source>Still to move into the deck: {count}</source>
        <translation>还需移入卡组：{count}张</translation>
    </message>
    <message>
        <source>Sideboard</source>
        <translation>备牌</translation>
    </message>
    <message>
        <source>{name}: exchange cards for the next game</source>
        <translation>{name}：为下一局交换卡牌</translation>
    </message>
    <message>
        <source>Into the sideboard →</source>
        <translation>移入备牌 →</translation>
    </message>
    <message>
        <source>← Into the deck</source>
        <translation>← 移入卡组</translation>
    </message>
    <message>
        <source>As at the beginning of the match</source>
        <translation>恢复为比赛开始时</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>稍后</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Export the deck</source>
        <translation>导出卡组</translation>
    </message>
    <message>
        <source>List of numbers and names</source>
        <translation>编号与名称的卡表</translation>
    </message>
    <message>
        <source>Link of a deck builder</source>
        <translation>组牌网站的链接</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>Cards to print</source>
        <translation>打印用卡牌</translation>
    </message>
    <message>
        <source>The list</source>
        <translation>卡表</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
    <message>
        <source>Every copy</source>
        <translation>所有张数</translation>
    </message>
    <message>
        <source>One of each</source>
        <translation>每种一张</translation>
    </message>
    <message>
        <source>Which cards</source>
        <translation>要打印的卡牌</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>纸张</translation>
    </message>
    <message>
        <source>with the &amp;resource deck</source>
        <translation>包括能源卡组(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>保存(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>格式(&amp;F)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>A link has neither the title of the deck nor where it is from.</source>
        <translation>链接中不含卡组的标题和出处。</translation>
    </message>
    <message>
        <source>{count} cards of 63 × 88 mm on {pages} pages. Print at full size, without fitting to the page.</source>
        <translation>63 × 88 毫米的卡牌 {count} 张，共 {pages} 页。请按实际大小打印，不要缩放到页面。</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>已复制。</translation>
    </message>
    <message>
        <source>Files (*.{suffix})</source>
        <translation>文件 (*.{suffix})</translation>
    </message>
    <message>
        <source>Save the deck</source>
        <translation>保存卡组</translation>
    </message>
    <message>
        <source>The deck could not be saved</source>
        <translation>无法保存卡组</translation>
    </message>
    <message>
        <source>Saved as {name}.</source>
        <translation>已保存为 {name}。</translation>
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
        <translation>费用</translation>
    </message>
    <message>
        <source>Trait</source>
        <translation>特征</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>系列</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清除</translation>
    </message>
    <message>
        <source>Chosen: {what}</source>
        <translation>已选：{what}</translation>
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
        <translation>有爆发</translation>
    </message>
    <message>
        <source>With a link condition</source>
        <translation>有共鸣条件</translation>
    </message>
    <message>
        <source>In the deck</source>
        <translation>在卡组中</translation>
    </message>
    <message>
        <source>Not in the deck</source>
        <translation>不在卡组中</translation>
    </message>
</context>
<context>
    <name>FolderMenu</name>
    <message>
        <source>&amp;New folder…</source>
        <translation>新建文件夹(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Rename folder…</source>
        <translation>重命名文件夹(&amp;R)…</translation>
    </message>
    <message>
        <source>Remove &amp;empty folder</source>
        <translation>删除空文件夹(&amp;E)</translation>
    </message>
    <message>
        <source>New folder</source>
        <translation>新建文件夹</translation>
    </message>
    <message>
        <source>Rename folder</source>
        <translation>重命名文件夹</translation>
    </message>
</context>
<context>
    <name>GameLauncher</name>
    <message>
        <source>Nobody</source>
        <translation>无对手</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>再战</translation>
    </message>
    <message>
        <source>This game is not over. Begin a new one?</source>
        <translation>这局游戏还没有结束。要开始新的一局吗？</translation>
    </message>
    <message>
        <source>It is kept among the saved games.</source>
        <translation>这局会保留在已保存的游戏中。</translation>
    </message>
    <message>
        <source>Begin a new one</source>
        <translation>开始新的一局</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>继续游戏</translation>
    </message>
</context>
<context>
    <name>GameSession</name>
    <message>
        <source>An error in the game: {fault}. The choice is undone.</source>
        <translation>游戏出现错误：{fault}。该选择已撤销。</translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <translation>{name}正在思考…</translation>
    </message>
    <message>
        <source>This has to be answered first.</source>
        <translation>请先回答这个问题。</translation>
    </message>
</context>
<context>
    <name>GameStarter</name>
    <message>
        <source>This deck cannot be played in a game</source>
        <translation>此卡组不能用于对战</translation>
    </message>
    <message>
        <source>It can be saved and playtested alone.</source>
        <translation>可以保存，也可以单人试玩。</translation>
    </message>
    <message>
        <source>It has {count} cards; a hand, six Shields and a card to draw take {least}.</source>
        <translation>只有{count}张；手牌、6张护盾和抽牌需要{least}张。</translation>
    </message>
    <message>
        <source>This deck is too small for a playtest</source>
        <translation>卡组太小，无法单人试玩</translation>
    </message>
</context>
<context>
    <name>GameTexts</name>
    <message>
        <source>a card</source>
        <translation>一张卡牌</translation>
    </message>
    <message>
        <source>Turn {turn} · {name}</source>
        <translation>第{turn}回合 · {name}</translation>
    </message>
    <message>
        <source>Played by edition {edition} of the rules.</source>
        <translation>依照规则 Ver. {edition} 进行。</translation>
    </message>
    <message>
        <source>Its effect is being resolved. {text}</source>
        <translation>正在处理其效果。{text}</translation>
    </message>
    <message>
        <source>Its effect is being resolved.</source>
        <translation>正在处理其效果。</translation>
    </message>
    <message>
        <source>It attacks.</source>
        <translation>正在攻击。</translation>
    </message>
    <message>
        <source>Nothing can be done with it now.</source>
        <translation>现在无法使用。</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>游戏结束</translation>
    </message>
    <message>
        <source>{name} decides</source>
        <translation>由{name}决定</translation>
    </message>
    <message>
        <source>Turn {turn}, {name} plays</source>
        <translation>第{turn}回合，{name}行动</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>平局</translation>
    </message>
    <message>
        <source>Victory</source>
        <translation>胜利</translation>
    </message>
    <message>
        <source>Defeat</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name}获胜</translation>
    </message>
</context>
<context>
    <name>GroupQuestion</name>
    <message>
        <source>A question of your own</source>
        <translation>自定义问题</translation>
    </message>
    <message>
        <source>Cards of the deck</source>
        <translation>卡组的卡牌</translation>
    </message>
    <message>
        <source>At &amp;least</source>
        <translation>至少(&amp;L)</translation>
    </message>
    <message>
        <source>By t&amp;urn</source>
        <translation>到第几回合(&amp;U)</translation>
    </message>
    <message>
        <source>With a &amp;redraw if the hand has none of them</source>
        <translation>手牌中一张都没有则重新抽取(&amp;R)</translation>
    </message>
    <message>
        <source>Check the cards of which you want to have some.</source>
        <translation>请勾选想要的卡牌。</translation>
    </message>
    <message>
        <source>At least {least} of {group} out of {size} cards, seen by turn {turn}.</source>
        <translation>到第{turn}回合为止，{size}张中的{group}张里至少见到{least}张。</translation>
    </message>
</context>
<context>
    <name>HandPage</name>
    <message>
        <source>Sample hand</source>
        <translation>试抽手牌</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>手牌</translation>
    </message>
    <message>
        <source>Shields, the top one last</source>
        <translation>护盾（最后一张在最上方）</translation>
    </message>
    <message>
        <source>Redraw</source>
        <translation>重新抽取</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>抽卡</translation>
    </message>
    <message>
        <source>Hide Shields</source>
        <translation>盖上护盾</translation>
    </message>
    <message>
        <source>Show Shields</source>
        <translation>查看护盾</translation>
    </message>
    <message>
        <source>New hand</source>
        <translation>新的手牌</translation>
    </message>
    <message>
        <source>The deck has no cards yet.</source>
        <translation>卡组中还没有卡牌。</translation>
    </message>
    <message>
        <source>Turn {turn}: {count} cards seen.</source>
        <translation>第{turn}回合：已见到{count}张卡牌。</translation>
    </message>
    <message>
        <source>The hand is redrawn.</source>
        <translation>手牌已重新抽取。</translation>
    </message>
    <message>
        <source>The first hand.</source>
        <translation>起始手牌。</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Go from the table to the buttons and the log, and back</source>
        <translation>在桌面、按钮和记录之间切换</translation>
    </message>
    <message>
        <source>A desktop client for the GUNDAM CARD GAME: play, learn, build decks, read the rules.</source>
        <translation>GUNDAM CARD GAME 桌面客户端：对战、学习、构筑卡组、查阅规则。</translation>
    </message>
    <message>
        <source>An unofficial program by players. It is not affiliated with, sponsored or endorsed by the game&apos;s publisher or rights holders; names and trademarks belong to their owners. It contains no card pictures.</source>
        <translation>由玩家制作的非官方程序，与游戏的发行商及权利人没有任何关联，未获其赞助或认可。名称及商标归各自所有者所有。本程序不含卡牌图片。</translation>
    </message>
    <message>
        <source>This game is played by the Comprehensive Rules, edition {edition}.</source>
        <translation>本局游戏依照综合规则 Ver. {edition} 进行。</translation>
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
        <translation>{line}   是 {count} 张卡牌中的哪一张？</translation>
    </message>
    <message>
        <source>{line}   is {number}</source>
        <translation>{line}   是 {number}</translation>
    </message>
    <message>
        <source>{line}   is left out</source>
        <translation>{line}   略去</translation>
    </message>
    <message>
        <source>{line}   (sideboard)</source>
        <translation>{line}   （备牌）</translation>
    </message>
    <message>
        <source>Import a deck list</source>
        <translation>导入卡表</translation>
    </message>
    <message>
        <source>Paste a list here: numbers or names with counts, a link, JSON</source>
        <translation>在此粘贴卡表：带张数的编号或名称、链接、JSON</translation>
    </message>
    <message>
        <source>The list</source>
        <translation>卡表</translation>
    </message>
    <message>
        <source>Name of the deck</source>
        <translation>卡组名称</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>待确认</translation>
    </message>
    <message>
        <source>&amp;Leave this line out</source>
        <translation>略去此行(&amp;L)</translation>
    </message>
    <message>
        <source>Not understood</source>
        <translation>未能识别</translation>
    </message>
    <message>
        <source>The deck</source>
        <translation>卡组</translation>
    </message>
    <message>
        <source>&amp;File…</source>
        <translation>文件(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>导入(&amp;I)</translation>
    </message>
    <message>
        <source>Which card is meant</source>
        <translation>指的是哪张卡牌</translation>
    </message>
    <message>
        <source>&amp;Name of the deck</source>
        <translation>卡组名称(&amp;N)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Imported deck</source>
        <translation>导入的卡组</translation>
    </message>
    <message>
        <source>Not understood: {count}</source>
        <translation>未能识别：{count}</translation>
    </message>
    <message>
        <source>Recognised: {form}. {count} cards, {resources} in the resource deck.</source>
        <translation>识别为：{form}。卡牌 {count} 张，能源卡组 {resources} 张。</translation>
    </message>
    <message>
        <source>Recognised: {form}. {count} cards so far; {open} lines fit several cards.</source>
        <translation>识别为：{form}。目前 {count} 张；有 {open} 行符合多张卡牌。</translation>
    </message>
    <message>
        <source>Open a deck list</source>
        <translation>打开卡表</translation>
    </message>
    <message>
        <source>Deck lists (*.txt *.json *.csv *.tsv *.dek *.deck);;All files (*)</source>
        <translation>卡表 (*.txt *.json *.csv *.tsv *.dek *.deck);;所有文件 (*)</translation>
    </message>
</context>
<context>
    <name>JournalWriter</name>
    <message>
        <source>The game cannot be saved any more: {reason}. It goes on unsaved.</source>
        <translation>对局无法再保存：{reason}。对局将在不保存的情况下继续。</translation>
    </message>
</context>
<context>
    <name>KeyRecorder</name>
    <message>
        <source>Record a key</source>
        <translation>录制按键</translation>
    </message>
    <message>
        <source>Press the new key for: {action}</source>
        <translation>请按下新的按键：{action}</translation>
    </message>
    <message>
        <source>&amp;Take it over</source>
        <translation>接管(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Use this key</source>
        <translation>使用此按键(&amp;U)</translation>
    </message>
    <message>
        <source>{key} is the key for: {action}. If you take it over, that action loses it.</source>
        <translation>{key} 是“{action}”的按键。接管后，该操作将失去它。</translation>
    </message>
    <message>
        <source>This key cannot be used.</source>
        <translation>此按键不能使用。</translation>
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
        <translation>牌桌上</translation>
    </message>
    <message>
        <source>On the timeline of a replay</source>
        <translation>回放的时间轴上</translation>
    </message>
    <message>
        <source>View</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>帮助</translation>
    </message>
    <message>
        <source>What the main button says</source>
        <translation>主按钮所示的操作</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>No</source>
        <translation>否</translation>
    </message>
    <message>
        <source>Answer number {number}</source>
        <translation>第 {number} 个回答</translation>
    </message>
    <message>
        <source>To the next card on the left</source>
        <translation>移到左边的卡牌</translation>
    </message>
    <message>
        <source>To the next card on the right</source>
        <translation>移到右边的卡牌</translation>
    </message>
    <message>
        <source>To the next card above</source>
        <translation>移到上方的卡牌</translation>
    </message>
    <message>
        <source>To the next card below</source>
        <translation>移到下方的卡牌</translation>
    </message>
    <message>
        <source>Use the card that is marked; without one, what the main button says</source>
        <translation>使用已标记的卡牌；没有时执行主按钮所示的操作</translation>
    </message>
    <message>
        <source>Everything that the marked card can do (also right click)</source>
        <translation>已标记的卡牌能做的一切（也可右键单击）</translation>
    </message>
    <message>
        <source>Cancel what is begun and not yet chosen</source>
        <translation>取消已开始但尚未选定的操作</translation>
    </message>
    <message>
        <source>The marked effect earlier</source>
        <translation>将标记的效果提前</translation>
    </message>
    <message>
        <source>The marked effect later</source>
        <translation>将标记的效果推后</translation>
    </message>
    <message>
        <source>Key hints on everything that can be used now</source>
        <translation>在现在可用的一切上显示按键提示</translation>
    </message>
    <message>
        <source>Say again what has happened and what is asked</source>
        <translation>再次播报发生的事和当前的问题</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新游戏</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>再战</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>已保存的游戏</translation>
    </message>
    <message>
        <source>Open a scenario</source>
        <translation>打开场景</translation>
    </message>
    <message>
        <source>Save the position as a scenario</source>
        <translation>将局面保存为场景</translation>
    </message>
    <message>
        <source>Undo the last choice</source>
        <translation>撤销上一个选择</translation>
    </message>
    <message>
        <source>Undo to an earlier choice</source>
        <translation>撤销到更早的选择</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Concede</source>
        <translation>认输</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>退出</translation>
    </message>
    <message>
        <source>Choice before</source>
        <translation>上一个选择</translation>
    </message>
    <message>
        <source>Next choice</source>
        <translation>下一个选择</translation>
    </message>
    <message>
        <source>Turn before</source>
        <translation>上一回合</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>下一回合</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>到开头</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>到结尾</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>全屏</translation>
    </message>
    <message>
        <source>Key hints always, or by their key only</source>
        <translation>始终显示按键提示，或仅在按键时显示</translation>
    </message>
    <message>
        <source>Back through what has happened</source>
        <translation>回看发生的事</translation>
    </message>
    <message>
        <source>Forward through it, to now</source>
        <translation>向前回到现在</translation>
    </message>
    <message>
        <source>Look for a rule</source>
        <translation>查找规则</translation>
    </message>
    <message>
        <source>The rule that was shown before</source>
        <translation>之前显示的规则</translation>
    </message>
    <message>
        <source>The rule after it</source>
        <translation>之后显示的规则</translation>
    </message>
    <message>
        <source>The list of keys</source>
        <translation>按键列表</translation>
    </message>
    <message>
        <source>Change the keys</source>
        <translation>更改按键</translation>
    </message>
    <message>
        <source>Rematch with seats swapped</source>
        <translation>交换座位再战</translation>
    </message>
    <message>
        <source>Pass until something happens, or end it</source>
        <translation>一直让过直到有事发生，或停止</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Report a fault</source>
        <translation>报告故障</translation>
    </message>
    <message>
        <source>In a game</source>
        <translation>对战中</translation>
    </message>
    <message>
        <source>Games and decks</source>
        <translation>对战与卡组</translation>
    </message>
    <message>
        <source>In the deck builder</source>
        <translation>构筑卡组时</translation>
    </message>
    <message>
        <source>To the deck builder, or back to the table</source>
        <translation>进入卡组构筑，或回到牌桌</translation>
    </message>
    <message>
        <source>All decks</source>
        <translation>所有卡组</translation>
    </message>
    <message>
        <source>New deck</source>
        <translation>新卡组</translation>
    </message>
    <message>
        <source>Save the deck</source>
        <translation>保存卡组</translation>
    </message>
    <message>
        <source>Save the deck under another name</source>
        <translation>将卡组另存为</translation>
    </message>
    <message>
        <source>Undo the last change of the deck</source>
        <translation>撤销对卡组的上一次更改</translation>
    </message>
    <message>
        <source>Redo the change of the deck</source>
        <translation>重做对卡组的更改</translation>
    </message>
    <message>
        <source>Import a deck list</source>
        <translation>导入卡组列表</translation>
    </message>
    <message>
        <source>Paste a deck list</source>
        <translation>粘贴卡组列表</translation>
    </message>
    <message>
        <source>Export the deck</source>
        <translation>导出卡组</translation>
    </message>
    <message>
        <source>Copy the deck as a list</source>
        <translation>将卡组复制为列表</translation>
    </message>
    <message>
        <source>Search for cards</source>
        <translation>搜索卡牌</translation>
    </message>
    <message>
        <source>Cards as a grid or as a table</source>
        <translation>以网格或表格显示卡牌</translation>
    </message>
    <message>
        <source>Statistics of the deck</source>
        <translation>卡组统计</translation>
    </message>
    <message>
        <source>Play the deck</source>
        <translation>用此卡组对战</translation>
    </message>
    <message>
        <source>Playtest the deck alone</source>
        <translation>单人试玩卡组</translation>
    </message>
    <message>
        <source>In the lists of decks and games</source>
        <translation>卡组与对战列表中</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Duplicate the deck</source>
        <translation>复制卡组</translation>
    </message>
    <message>
        <source>Notes and tags of the deck</source>
        <translation>卡组的备注和标签</translation>
    </message>
    <message>
        <source>Compare two decks</source>
        <translation>比较两个卡组</translation>
    </message>
    <message>
        <source>Former versions of the deck</source>
        <translation>卡组的历史版本</translation>
    </message>
    <message>
        <source>Add the cards to the sideboard, or to the deck again</source>
        <translation>切换将卡牌加入备牌或卡组</translation>
    </message>
    <message>
        <source>Move a copy between deck and sideboard</source>
        <translation>在卡组与备牌之间移动一张</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>Search actions and keys</source>
        <translation>搜索操作和按键</translation>
    </message>
    <message>
        <source>&amp;Change…</source>
        <translation>更改(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Add a key…</source>
        <translation>添加按键(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;No key</source>
        <translation>无按键(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>重置(&amp;R)</translation>
    </message>
    <message>
        <source>Reset a&amp;ll</source>
        <translation>全部重置(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>导出(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>导入(&amp;I)…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Export keys</source>
        <translation>导出按键</translation>
    </message>
    <message>
        <source>Import keys</source>
        <translation>导入按键</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>操作及其按键</translation>
    </message>
    <message>
        <source>Keys (*.json)</source>
        <translation>按键 (*.json)</translation>
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
        <translation>位置</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>已更改</translation>
    </message>
</context>
<context>
    <name>LegalityPanel</name>
    <message>
        <source>Legality</source>
        <translation>构筑规则</translation>
    </message>
    <message>
        <source>Restrictions of</source>
        <translation>适用限制</translation>
    </message>
    <message>
        <source>Check the restrictions of official play, too</source>
        <translation>同时检查官方赛事的限制</translation>
    </message>
    <message>
        <source>The day whose restrictions are checked</source>
        <translation>检查哪一天的限制</translation>
    </message>
    <message>
        <source>The newest are in force since {day}</source>
        <translation>最新的限制自{day}起生效</translation>
    </message>
</context>
<context>
    <name>LegalitySidebar</name>
    <message>
        <source>Playtest alone</source>
        <translation>单人试玩</translation>
    </message>
    <message>
        <source>Play this deck</source>
        <translation>用这套卡组对战</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Log</source>
        <translation>记录</translation>
    </message>
    <message>
        <source>◀ What happened?</source>
        <translation>◀ 发生了什么？</translation>
    </message>
    <message>
        <source>What happened since my last decision?</source>
        <translation>上次选择之后发生了什么？</translation>
    </message>
    <message>
        <source>Step through what has happened since your last decision</source>
        <translation>逐步查看上次选择之后发生的事</translation>
    </message>
</context>
<context>
    <name>LookBackBar</name>
    <message>
        <source>Now</source>
        <translation>回到现在</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>后退一步</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>前进一步</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>This was left out; the rest is there.</source>
        <translation>以下内容未能载入，其余可正常使用。</translation>
    </message>
    <message>
        <source>Your own cards</source>
        <translation>自制卡牌</translation>
    </message>
    <message>
        <source>The settings could not be read; the defaults are in use.</source>
        <translation>无法读取设置，将使用默认设置。</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Gundam Desktop</source>
        <translation>Gundam Desktop</translation>
    </message>
    <message>
        <source>{first} against {second} · rules {edition} · seed {seed} – Gundam Desktop</source>
        <translation>{first} 对 {second} · 规则 {edition} · 种子 {seed} – Gundam Desktop</translation>
    </message>
    <message>
        <source>Concede</source>
        <translation>认输</translation>
    </message>
    <message>
        <source>Concede this game?</source>
        <translation>要认输吗？</translation>
    </message>
    <message>
        <source>Your opponent wins it at once.</source>
        <translation>对手将立即获胜。</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>继续游戏</translation>
    </message>
    <message>
        <source>About</source>
        <translation>关于</translation>
    </message>
    <message>
        <source>The settings were not saved: {reason}</source>
        <translation>设置未能保存：{reason}</translation>
    </message>
    <message>
        <source>Replay: {first} against {second} – Gundam Desktop</source>
        <translation>重放：{first} 对 {second} – Gundam Desktop</translation>
    </message>
    <message>
        <source>Nothing on the table can be used now</source>
        <translation>现在牌桌上没有可用的东西</translation>
    </message>
    <message>
        <source>The file as it was is kept as {path}.</source>
        <translation>原来的文件已保存为 {path}。</translation>
    </message>
    <message>
        <source>Some settings could not be read; for these the defaults are in use.</source>
        <translation>部分设置无法读取，这些项目使用默认值。</translation>
    </message>
    <message>
        <source>{first} against {second} · rules {edition} – Gundam Desktop</source>
        <translation>{first} 对 {second} · 规则 {edition} – Gundam Desktop</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Game</source>
        <translation>游戏(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>新游戏(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Rematch</source>
        <translation>再来一局(&amp;R)</translation>
    </message>
    <message>
        <source>Rematch with seats s&amp;wapped</source>
        <translation>交换座位再战(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Saved games…</source>
        <translation>已存对局(&amp;S)…</translation>
    </message>
    <message>
        <source>Open s&amp;cenario…</source>
        <translation>打开情景(&amp;C)…</translation>
    </message>
    <message>
        <source>Save &amp;position as a scenario…</source>
        <translation>将局面存为情景(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>Undo &amp;to…</source>
        <translation>撤销到(&amp;T)…</translation>
    </message>
    <message>
        <source>Re&amp;do</source>
        <translation>重做(&amp;D)</translation>
    </message>
    <message>
        <source>Pass unti&amp;l something happens</source>
        <translation>一直让过直到有事发生(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>跟随系统(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>深色(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>浅色(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>配色(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>语言(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <translation>关闭(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>慢(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>普通(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>快(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Animation</source>
        <translation>动画(&amp;A)</translation>
    </message>
    <message>
        <source>Official &amp;wording from my own folder</source>
        <translation>使用自己文件夹中的官方文本(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>设置(&amp;S)…</translation>
    </message>
    <message>
        <source>Show &amp;key hints</source>
        <translation>显示按键提示(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>全屏(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>按键(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Change keys…</source>
        <translation>更改按键(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Rules…</source>
        <translation>规则(&amp;R)…</translation>
    </message>
    <message>
        <source>Report a &amp;fault…</source>
        <translation>报告故障(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;About</source>
        <translation>关于(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Decks</source>
        <translation>卡组(&amp;D)</translation>
    </message>
    <message>
        <source>Back to the &amp;table</source>
        <translation>回到牌桌(&amp;T)</translation>
    </message>
    <message>
        <source>Deck &amp;builder</source>
        <translation>卡组构筑(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;New deck</source>
        <translation>新卡组(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>另存为(&amp;V)…</translation>
    </message>
    <message>
        <source>&amp;Import list…</source>
        <translation>导入列表(&amp;I)…</translation>
    </message>
    <message>
        <source>Paste deck &amp;list</source>
        <translation>粘贴卡组列表(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>导出(&amp;E)…</translation>
    </message>
    <message>
        <source>Cop&amp;y as a list</source>
        <translation>复制为列表(&amp;Y)</translation>
    </message>
    <message>
        <source>Searc&amp;h cards</source>
        <translation>搜索卡牌(&amp;H)</translation>
    </message>
    <message>
        <source>Grid / table &amp;view</source>
        <translation>网格／表格切换(&amp;G)</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>统计(&amp;T)…</translation>
    </message>
    <message>
        <source>&amp;Play this deck…</source>
        <translation>用此卡组对战(&amp;P)…</translation>
    </message>
    <message>
        <source>Playtest al&amp;one</source>
        <translation>单人试玩(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Move between deck and sideboard</source>
        <translation>在卡组与备牌之间移动(&amp;M)</translation>
    </message>
    <message>
        <source>Add to sideboa&amp;rd / deck</source>
        <translation>切换加入备牌／卡组(&amp;R)</translation>
    </message>
    <message>
        <source>Conc&amp;ede…</source>
        <translation>认输(&amp;E)…</translation>
    </message>
    <message>
        <source>All dec&amp;ks…</source>
        <translation>所有卡组(&amp;K)…</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>新游戏</translation>
    </message>
    <message>
        <source>A friend at this machine</source>
        <translation>与朋友同机对战</translation>
    </message>
    <message>
        <source>Comprehensive Rules {edition}</source>
        <translation>综合规则 {edition}</translation>
    </message>
    <message>
        <source>empty: a new one</source>
        <translation>留空：随机生成</translation>
    </message>
    <message>
        <source>The same seed and the same choices give the same game</source>
        <translation>相同的种子和选择会得到相同的游戏</translation>
    </message>
    <message>
        <source>Seed: “{seed}” is not a whole number from 0 to {most}.</source>
        <translation>种子：“{seed}”不是0到{most}之间的整数。</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名字</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>卡组</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>对手</translation>
    </message>
    <message>
        <source>Who goes first</source>
        <translation>先手</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>You, below</source>
        <translation>你（下方）</translation>
    </message>
    <message>
        <source>Opponent, above</source>
        <translation>对手（上方）</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>开始游戏</translation>
    </message>
    <message>
        <source>Bot: {level}</source>
        <translation>机器人：{level}</translation>
    </message>
    <message>
        <source>Bot: {level} (the weakest)</source>
        <translation>机器人：{level}（最弱）</translation>
    </message>
    <message>
        <source>Bot: {level} (the strongest)</source>
        <translation>机器人：{level}（最强）</translation>
    </message>
    <message>
        <source>Chance says who chooses</source>
        <translation>随机决定由谁选择</translation>
    </message>
    <message>
        <source>You (the seat below)</source>
        <translation>你（下方座位）</translation>
    </message>
    <message>
        <source>Opponent (the seat above)</source>
        <translation>对手（上方座位）</translation>
    </message>
    <message>
        <source>Player 1</source>
        <translation>玩家1</translation>
    </message>
    <message>
        <source>Player 2</source>
        <translation>玩家2</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Bot ({level})</source>
        <translation>机器人（{level}）</translation>
    </message>
    <message>
        <source>This deck cannot be played</source>
        <translation>此卡组无法使用</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source> min</source>
        <translation> 分钟</translation>
    </message>
    <message>
        <source>The time that each person has for a whole game; a bot has no clock</source>
        <translation>每位玩家整局可用的时间；电脑不计时</translation>
    </message>
    <message>
        <source>Swap seats</source>
        <translation>交换座位</translation>
    </message>
    <message>
        <source>Each player takes the other&apos;s seat and deck</source>
        <translation>双方互换座位和卡组</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>比赛</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>用时</translation>
    </message>
    <message>
        <source>The first player</source>
        <translation>第一位玩家</translation>
    </message>
    <message>
        <source>The second player</source>
        <translation>第二位玩家</translation>
    </message>
    <message>
        <source>One game</source>
        <translation>一局</translation>
    </message>
    <message>
        <source>Best of three</source>
        <translation>三局两胜</translation>
    </message>
    <message>
        <source>Best of five</source>
        <translation>五局三胜</translation>
    </message>
    <message>
        <source>First player, in the first seat</source>
        <translation>第一位玩家（一号座位）</translation>
    </message>
    <message>
        <source>Second player, in the second seat</source>
        <translation>第二位玩家（二号座位）</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>with sideboards</source>
        <translation>使用备牌</translation>
    </message>
    <message>
        <source>Between the games the players may exchange cards with their sideboards</source>
        <translation>每局之间玩家可以与备牌交换卡牌</translation>
    </message>
    <message>
        <source>for the whole match</source>
        <translation>用于整场比赛</translation>
    </message>
    <message>
        <source>The time goes on from game to game. Officially a match has 60 minutes: about 30 for each player</source>
        <translation>时间会延续到下一局。官方比赛为60分钟，每位玩家约30分钟</translation>
    </message>
</context>
<context>
    <name>NotesDialog</name>
    <message>
        <source>Notes and tags of {name}</source>
        <translation>{name}的备注和标签</translation>
    </message>
    <message>
        <source>Tags, with commas between them</source>
        <translation>标签（用逗号分隔）</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>&amp;Tags:</source>
        <translation>标签(&amp;T)：</translation>
    </message>
    <message>
        <source>&amp;Notes:</source>
        <translation>备注(&amp;N)：</translation>
    </message>
</context>
<context>
    <name>OddsLine</name>
    <message>
        <source>Lv 2 Unit by turn {turn} {chance}</source>
        <translation>Lv2机体 {turn}回合 {chance}</translation>
    </message>
    <message>
        <source>Link pair by turn {turn} {chance}</source>
        <translation>共鸣 {turn}回合 {chance}</translation>
    </message>
    <message>
        <source>Opening hand odds</source>
        <translation>起手概率</translation>
    </message>
    <message>
        <source>If a hand without it is redrawn: {odds}</source>
        <translation>若没有则重新抽取：{odds}</translation>
    </message>
    <message>
        <source>Draw a sample hand…</source>
        <translation>试抽手牌…</translation>
    </message>
</context>
<context>
    <name>OpenDeck</name>
    <message>
        <source>The draft cannot be kept on the disk: {reason}</source>
        <translation>无法将草稿保存到磁盘：{reason}</translation>
    </message>
</context>
<context>
    <name>OrderList</name>
    <message>
        <source>Waiting effects, the first to be resolved at the top</source>
        <translation>等待处理的效果，最上面的最先处理</translation>
    </message>
</context>
<context>
    <name>PairsPage</name>
    <message>
        <source>Link pairs</source>
        <translation>共鸣组合</translation>
    </message>
    <message>
        <source>no card of the deck</source>
        <translation>卡组中没有</translation>
    </message>
    <message>
        <source>no Unit of the deck</source>
        <translation>卡组中没有机体</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>机体</translation>
    </message>
    <message>
        <source>Link condition</source>
        <translation>共鸣条件</translation>
    </message>
    <message>
        <source>Pilot</source>
        <translation>机师</translation>
    </message>
    <message>
        <source>Both by turn {turn}</source>
        <translation>第{turn}回合前两者皆有</translation>
    </message>
    <message>
        <source>A Pilot links by its whole name or by a trait (2-11-1). The chances are without a redraw.</source>
        <translation>共鸣由完整名字或特征决定（2-11-1）。概率不含重新抽取。</translation>
    </message>
    <message>
        <source>No card of the deck has a link condition, and none is a Pilot.</source>
        <translation>卡组中没有拥有共鸣条件的卡牌，也没有机师。</translation>
    </message>
</context>
<context>
    <name>PhaseBar</name>
    <message>
        <source>Turn {turn}, {phase}</source>
        <translation>第{turn}回合，{phase}</translation>
    </message>
    <message>
        <source>TURN {number}</source>
        <translation>第{number}回合</translation>
    </message>
    <message>
        <source>YOUR TURN</source>
        <translation>你的回合</translation>
    </message>
    <message>
        <source>{name}&apos;s turn</source>
        <translation>{name}的回合</translation>
    </message>
    <message>
        <source>Before the first turn</source>
        <translation>第一回合之前</translation>
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
        <translation>新游戏</translation>
    </message>
    <message>
        <source>Choose on the table</source>
        <translation>请在桌面上选择</translation>
    </message>
    <message>
        <source>Show it all</source>
        <translation>显示全部</translation>
    </message>
    <message>
        <source>{attacker} attacks the player.</source>
        <translation>{attacker}正在攻击玩家。</translation>
    </message>
    <message>
        <source>{attacker} attacks {target}.</source>
        <translation>{attacker}正在攻击{target}。</translation>
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
        <translation>让过中，直到有事发生</translation>
    </message>
    <message>
        <source>Pass until something happens</source>
        <translation>一直让过直到有事发生</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>回到现在</translation>
    </message>
    <message>
        <source>nothing left to do</source>
        <translation>没有可做的事了</translation>
    </message>
    <message>
        <source>1 card can still be used</source>
        <translation>还有1张卡牌可用</translation>
    </message>
    <message>
        <source>{count} cards can still be used</source>
        <translation>还有{count}张卡牌可用</translation>
    </message>
    <message>
        <source>End it all the same</source>
        <translation>仍要结束</translation>
    </message>
</context>
<context>
    <name>PlaytestPage</name>
    <message>
        <source>Playtest</source>
        <translation>对战测试</translation>
    </message>
    <message>
        <source>Let bots play this deck</source>
        <translation>让机器人使用此卡组</translation>
    </message>
    <message>
        <source>Games won by this deck</source>
        <translation>此卡组的胜局</translation>
    </message>
    <message>
        <source>&amp;Against</source>
        <translation>对手(&amp;A)</translation>
    </message>
    <message>
        <source>Both &amp;bots</source>
        <translation>双方机器人(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>局数(&amp;G)</translation>
    </message>
    <message>
        <source>{level} (the weakest)</source>
        <translation>{level}（最弱）</translation>
    </message>
    <message>
        <source>{level} (the strongest)</source>
        <translation>{level}（最强）</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>已进行的局数</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Going first</source>
        <translation>先攻</translation>
    </message>
    <message>
        <source>Going second</source>
        <translation>后攻</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>局数</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>胜</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>负</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>平</translation>
    </message>
    <message>
        <source>Win rate</source>
        <translation>胜率</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95 % 区间</translation>
    </message>
    <message>
        <source>There is no deck to try it against.</source>
        <translation>没有可以对战的卡组。</translation>
    </message>
    <message>
        <source>“{deck}” breaks the construction rules, so no game can be played with it:</source>
        <translation>“{deck}”不符合构筑规则，无法用于对战：</translation>
    </message>
    <message>
        <source>· {wrong} ({clause}); {remedy}</source>
        <translation>・{wrong}（{clause}）；{remedy}</translation>
    </message>
    <message>
        <source>{played} of {games} games are played.</source>
        <translation>已进行{games}局中的{played}局。</translation>
    </message>
    <message>
        <source>Games that went wrong and count for nobody: {count}. The first: {error}</source>
        <translation>出错而不计入的局数：{count}。第一局：{error}</translation>
    </message>
    <message>
        <source>Cancelled after {played} of {games} games.</source>
        <translation>已在{games}局中的第{played}局后取消。</translation>
    </message>
    <message>
        <source>Games played: {count}.</source>
        <translation>已进行：{count}局。</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>规则(&amp;R)</translation>
    </message>
    <message>
        <source>Comprehensive Rules {edition}</source>
        <translation>综合规则 {edition}</translation>
    </message>
</context>
<context>
    <name>PromptBar</name>
    <message>
        <source>Looked at: {names}</source>
        <translation>查看的卡牌：{names}</translation>
    </message>
</context>
<context>
    <name>ReasonsPanel</name>
    <message>
        <source>Why?</source>
        <translation>为什么？</translation>
    </message>
    <message>
        <source>Point at a card: what it can do now stands here, and why not.</source>
        <translation>指向卡牌时，此处会显示它现在能做什么，以及不能做的原因。</translation>
    </message>
    <message numerus="yes">
        <source>+%n more</source>
        <translation>
            <numerusform>另有%n项</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>The end, after {last} choices</source>
        <translation>结束，共{last}次选择</translation>
    </message>
    <message>
        <source>Choice {number} of {last}</source>
        <translation>第{number}次选择，共{last}次</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>Report a fault</source>
        <translation>报告故障</translation>
    </message>
    <message>
        <source>Copy this text or save it, and give it to whoever looks for the fault. Nothing is sent anywhere.</source>
        <translation>请复制或保存这段文字，交给查找故障的人。不会发送到任何地方。</translation>
    </message>
    <message>
        <source>The report</source>
        <translation>报告</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>It is copied.</source>
        <translation>已复制。</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>保存报告</translation>
    </message>
    <message>
        <source>Texts (*.txt);;All files (*)</source>
        <translation>文本 (*.txt);;所有文件 (*)</translation>
    </message>
    <message>
        <source>It could not be saved: {reason}</source>
        <translation>无法保存：{reason}</translation>
    </message>
    <message>
        <source>It is saved as {path}.</source>
        <translation>已保存为 {path}。</translation>
    </message>
    <message>
        <source>The game goes on, so this has only what was shown of it. When it is over, the report has its seed and all choices, too, and the game can be played again from it.</source>
        <translation>游戏仍在进行，因此只包含画面上显示过的内容。游戏结束后的报告还会包含种子和全部选择，可以据此重现这局游戏。</translation>
    </message>
</context>
<context>
    <name>ResultPanel</name>
    <message>
        <source>New game</source>
        <translation>新游戏</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>查看桌面</translation>
    </message>
    <message>
        <source>Rule {clause}</source>
        <translation>规则 {clause}</translation>
    </message>
</context>
<context>
    <name>SavedGames</name>
    <message>
        <source>Another window has this game open.</source>
        <translation>此对局已在另一个窗口中打开。</translation>
    </message>
    <message>
        <source>This game cannot be opened</source>
        <translation>无法打开此对局</translation>
    </message>
    <message>
        <source>{first} against {second}</source>
        <translation>{first} 对 {second}</translation>
    </message>
    <message>
        <source>{name} with {deck}</source>
        <translation>{name}（{deck}）</translation>
    </message>
    <message>
        <source>A draw in turn {turn}</source>
        <translation>第{turn}回合平局</translation>
    </message>
    <message>
        <source>{name} has won in turn {turn}</source>
        <translation>{name}在第{turn}回合获胜</translation>
    </message>
    <message>
        <source>Turn {turn}, goes on</source>
        <translation>第{turn}回合，进行中</translation>
    </message>
    <message>
        <source>Being prepared</source>
        <translation>准备中</translation>
    </message>
    <message>
        <source>Open in a window</source>
        <translation>已在窗口中打开</translation>
    </message>
</context>
<context>
    <name>SavedGamesController</name>
    <message>
        <source>There is no decision to undo.</source>
        <translation>没有可以撤销的决定。</translation>
    </message>
    <message>
        <source>There is no decision to redo.</source>
        <translation>没有可以重做的决定。</translation>
    </message>
    <message>
        <source>{asked}: does {name} take “{choice}” back with your consent?</source>
        <translation>{asked}：是否同意{name}撤回“{choice}”？</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>{name} agrees</source>
        <translation>{name}同意</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>继续游戏</translation>
    </message>
    <message>
        <source>{name} undoes: {choice}.</source>
        <translation>{name}撤销了：{choice}。</translation>
    </message>
    <message>
        <source>{name} agrees to it.</source>
        <translation>{name}表示同意。</translation>
    </message>
    <message>
        <source>{other} has acted since, and {name} has seen hidden cards.</source>
        <translation>此后{other}已行动，且{name}看到了非公开的卡牌。</translation>
    </message>
    <message>
        <source>{other} has acted since.</source>
        <translation>此后{other}已行动。</translation>
    </message>
    <message>
        <source>{name} has seen hidden cards since.</source>
        <translation>此后{name}看到了非公开的卡牌。</translation>
    </message>
    <message>
        <source>The rules have changed since this was played ({why}). The game goes on as it stood.</source>
        <translation>此对局之后规则处理有变（{why}）。对局从当时的状态继续。</translation>
    </message>
    <message>
        <source>Verified: it replays to what was recorded</source>
        <translation>已验证：重放结果与记录一致</translation>
    </message>
    <message>
        <source>The rules have changed since: {why}</source>
        <translation>此后规则处理有变：{why}</translation>
    </message>
    <message>
        <source>A new game that goes on from a recorded one.</source>
        <translation>这是从记录的对局中途开始的新对局。</translation>
    </message>
    <message>
        <source>Go on?</source>
        <translation>继续吗？</translation>
    </message>
    <message>
        <source>Go on with “{title}”?</source>
        <translation>继续“{title}”吗？</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>暂不</translation>
    </message>
</context>
<context>
    <name>SavedGamesDialog</name>
    <message>
        <source>Saved games</source>
        <translation>已保存的游戏</translation>
    </message>
    <message>
        <source>Search by player, deck or name</source>
        <translation>按玩家、卡组或名称搜索</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>全部对局</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>进行中</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>已结束</translation>
    </message>
    <message>
        <source>No game is saved here yet: every game that you play will be.</source>
        <translation>这里还没有对局：您进行的每场对局都会保存。</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>继续(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>观看(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>重命名(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>导出(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>导入(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>删除(&amp;D)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>These files could not be read; the others are here.</source>
        <translation>以下文件无法读取；其余的都在这里。</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <source>Name of the game:</source>
        <translation>对局名称：</translation>
    </message>
    <message>
        <source>Export the game</source>
        <translation>导出对局</translation>
    </message>
    <message>
        <source>Recorded games ({files})</source>
        <translation>对局记录 ({files})</translation>
    </message>
    <message>
        <source>Import a game</source>
        <translation>导入对局</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Delete this game? It cannot be brought back.</source>
        <translation>删除此对局吗？删除后无法恢复。</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Another window has this game open.</source>
        <translation>此对局已在另一个窗口中打开。</translation>
    </message>
</context>
<context>
    <name>ScenarioFiles</name>
    <message>
        <source>Open a scenario</source>
        <translation>打开场景</translation>
    </message>
    <message>
        <source>Scenarios ({files})</source>
        <translation>情景 ({files})</translation>
    </message>
    <message>
        <source>This scenario cannot be opened</source>
        <translation>无法打开此情景</translation>
    </message>
    <message>
        <source>Which scenario?</source>
        <translation>打开哪个情景？</translation>
    </message>
    <message>
        <source>{names}, turn {turn}</source>
        <translation>{names}，第{turn}回合</translation>
    </message>
    <message>
        <source>This position cannot be saved</source>
        <translation>无法保存此局面</translation>
    </message>
    <message>
        <source>Save the position</source>
        <translation>保存局面</translation>
    </message>
    <message>
        <source>The game is not over. What may the file hold?</source>
        <translation>这局游戏还没有结束。文件中可以包含什么？</translation>
    </message>
    <message>
        <source>Everything includes both hands and decks: only if both players agree.</source>
        <translation>“全部”包含双方的手牌和卡组：双方同意时才可选择。</translation>
    </message>
    <message>
        <source>What {name} may know</source>
        <translation>{name}可以知道的内容</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>全部</translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <source>Search for cards</source>
        <translation>搜索卡牌</translation>
    </message>
    <message>
        <source>Search name, trait, text… e.g. {example}</source>
        <translation>按名称、特征、文本搜索… 例如 {example}</translation>
    </message>
</context>
<context>
    <name>Series</name>
    <message>
        <source>Best of {length}: {first} {wins}–{losses} {second}</source>
        <translation>{length}局制：{first} {wins}–{losses} {second}</translation>
    </message>
    <message>
        <source>{name} wins the match, best of {length}: {wins}–{losses}</source>
        <translation>{name}赢得比赛（{length}局制，{wins}–{losses}）</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>第{number}局</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>再战</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>外观</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>对战</translation>
    </message>
    <message>
        <source>Pass until something happens (F6)</source>
        <translation>一直让过直到有事发生 (F6)</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>配色(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>语言(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Animation</source>
        <translation>动画(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Pass for me</source>
        <translation>自动让过(&amp;P)</translation>
    </message>
    <message>
        <source>Pause of a &amp;bot</source>
        <translation>电脑停顿(&amp;B)</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>慢</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>正常</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>快</translation>
    </message>
    <message>
        <source>When I can do nothing else</source>
        <translation>没有其他可做之事时</translation>
    </message>
    <message>
        <source>Never (full control)</source>
        <translation>从不（完全手动）</translation>
    </message>
    <message>
        <source>Official wording from my own folder</source>
        <translation>使用我的文件夹中的官方文本</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>It ends when you must decide something else, and when:</source>
        <translation>需要你做其他选择时，以及发生下列情况时停止：</translation>
    </message>
    <message>
        <source>The usual ones</source>
        <translation>恢复默认</translation>
    </message>
    <message>
        <source>In a game of two people you are asked while you hold hidden cards that might be used, whatever they are: a pass by itself would tell your opponent that none can be used.</source>
        <translation>两人对战时，只要你还有可能使用的手牌，无论是什么牌，都会询问你：若自动让过，对手就会知道你没有可用的牌。</translation>
    </message>
    <message>
        <source>Ask before a main phase ends in which something can still be done</source>
        <translation>主要阶段还有可做的事时，结束前确认</translation>
    </message>
    <message>
        <source>Cards shown lar&amp;ge</source>
        <translation>放大展示卡牌(&amp;G)</translation>
    </message>
    <message>
        <source>Calmly</source>
        <translation>从容</translation>
    </message>
    <message>
        <source>Briefly</source>
        <translation>简短</translation>
    </message>
    <message>
        <source>Not at all</source>
        <translation>不展示</translation>
    </message>
    <message>
        <source>What the opponent plays and what is turned up comes to the middle of the table, and each turn begins with a banner. A click or a key goes on at once.</source>
        <translation>对手使用的卡牌和翻开的卡牌会放大显示在牌桌中央，每个回合开始时显示横幅。点击或按键即可立即继续。</translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation>音量(&amp;V)</translation>
    </message>
    <message>
        <source>Sou&amp;nds</source>
        <translation>音效(&amp;N)</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
</context>
<context>
    <name>SideboardExchange</name>
    <message>
        <source>Enter or a double click moves a card. {name} has no sideboard.</source>
        <translation>Enter 或双击可移动卡牌。{name}没有备牌。</translation>
    </message>
    <message>
        <source>Enter or a double click moves a card. {name} has a sideboard of {size} cards.</source>
        <translation>Enter 或双击可移动卡牌。{name}的备牌有{size}张。</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>Statistics</source>
        <translation>统计</translation>
    </message>
</context>
<context>
    <name>StripCard</name>
    <message>
        <source>a Shield, face down</source>
        <translation>背面朝上的护盾</translation>
    </message>
</context>
<context>
    <name>TableScene</name>
    <message>
        <source>You</source>
        <translation>你</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>对手</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>Card table</source>
        <translation>卡牌桌</translation>
    </message>
</context>
<context>
    <name>Timeline</name>
    <message>
        <source>Timeline</source>
        <translation>时间线</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Whose view</source>
        <translation>谁的视角</translation>
    </message>
    <message>
        <source>Play on from here…</source>
        <translation>从这里继续…</translation>
    </message>
    <message>
        <source>Close replay</source>
        <translation>关闭重放</translation>
    </message>
    <message>
        <source>Both hands open</source>
        <translation>公开双方手牌</translation>
    </message>
    <message>
        <source>View of {name}</source>
        <translation>{name}的视角</translation>
    </message>
    <message>
        <source>Turn before</source>
        <translation>上一回合</translation>
    </message>
    <message>
        <source>Choice before</source>
        <translation>上一个选择</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>播放或暂停</translation>
    </message>
    <message>
        <source>Next choice</source>
        <translation>下一个选择</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>下一回合</translation>
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
        <translation>我方{zone}：{count}张</translation>
    </message>
    <message>
        <source>Opponent&apos;s {zone}, cards: {count}</source>
        <translation>对方{zone}：{count}张</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>请选择</translation>
    </message>
    <message>
        <source>Looked at</source>
        <translation>查看的卡牌</translation>
    </message>
    <message>
        <source>The newest first. {key} or a click beside it closes</source>
        <translation>最新的在前。按{key}或点击外侧关闭</translation>
    </message>
    <message>
        <source>The newest first. A click beside it closes</source>
        <translation>最新的在前。点击外侧关闭</translation>
    </message>
</context>
<context>
    <name>UndoDialog</name>
    <message>
        <source>Undo to…</source>
        <translation>撤销到…</translation>
    </message>
    <message>
        <source>Turn {turn}: {choice}</source>
        <translation>第{turn}回合：{choice}</translation>
    </message>
    <message>
        <source>Turn {turn}: {choice} (with consent)</source>
        <translation>第{turn}回合：{choice}（需对方同意）</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Everything from the chosen decision on is undone; it can be redone.</source>
        <translation>所选决定及其之后的一切都会撤销；之后可以重做。</translation>
    </message>
</context>
<context>
    <name>VersionsDialog</name>
    <message>
        <source>Versions of {name}</source>
        <translation>{name}的历史版本</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>历史版本</translation>
    </message>
    <message>
        <source>Nothing of this deck was saved over yet.</source>
        <translation>这副卡组还没有历史版本。</translation>
    </message>
    <message>
        <source>From each version to the deck as it is now:</source>
        <translation>从各版本到当前卡组的更改：</translation>
    </message>
    <message>
        <source>&amp;Restore this version</source>
        <translation>还原此版本(&amp;R)</translation>
    </message>
    <message>
        <source>{when}: damaged</source>
        <translation>{when}：已损坏</translation>
    </message>
    <message>
        <source>{when}: the same list</source>
        <translation>{when}：列表相同</translation>
    </message>
    <message>
        <source>{when}: since then +{added} −{taken}</source>
        <translation>{when}：此后 +{added} −{taken}</translation>
    </message>
    <message>
        <source>then</source>
        <translation>当时</translation>
    </message>
    <message>
        <source>now</source>
        <translation>现在</translation>
    </message>
</context>
<context>
    <name>WaitingPanel</name>
    <message numerus="yes">
        <source>+%n more</source>
        <translation>
            <numerusform>另有%n项</numerusform>
        </translation>
    </message>
    <message>
        <source>Waiting effects</source>
        <translation>等待处理的效果</translation>
    </message>
</context>
<context>
    <name>ZoneItem</name>
    <message>
        <source>Your {zone}, cards: {count}</source>
        <translation>我方{zone}：{count}张</translation>
    </message>
    <message>
        <source>Opponent&apos;s {zone}, cards: {count}</source>
        <translation>对方{zone}：{count}张</translation>
    </message>
</context>
</TS>
