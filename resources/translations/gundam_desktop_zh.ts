<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>AfterGame</name>
    <message>
        <source>{turn}: {choice}</source>
        <translation>{turn}：{choice}</translation>
    </message>
    <message>
        <source>This is shown once the match is over: before that it would reveal both decks.</source>
        <translation>比赛结束后才显示：在那之前会透露双方的卡组。</translation>
    </message>
</context>
<context>
    <name>AnswerButtons</name>
    <message>
        <source>Choose a card on the table</source>
        <translation>请在牌桌上选择卡牌</translation>
    </message>
    <message>
        <source>Choose none</source>
        <translation>不选择</translation>
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
        <source>{name}&apos;s main phase has begun.</source>
        <translation>{name}的主要阶段开始了。</translation>
    </message>
    <message>
        <source>{name} has a decision to make.</source>
        <translation>需要{name}做出选择。</translation>
    </message>
    <message>
        <source>{name} stopped it.</source>
        <translation>{name}停止了让过。</translation>
    </message>
    <message>
        <source>Passing for {name} has stopped: {why}</source>
        <translation>{name}的让过已结束：{why}</translation>
    </message>
</context>
<context>
    <name>BackupDialogs</name>
    <message>
        <source>Back up</source>
        <translation>备份</translation>
    </message>
    <message>
        <source>Restore a backup</source>
        <translation>恢复备份</translation>
    </message>
    <message>
        <source>Backups ({files})</source>
        <translation>备份 ({files})</translation>
    </message>
    <message>
        <source>The backup was not made</source>
        <translation>未能备份</translation>
    </message>
    <message>
        <source>Files: {count}</source>
        <translation>文件数：{count}</translation>
    </message>
    <message>
        <source>Seats at tables over a network, keys of servers and the commands of your own bots are not in it.</source>
        <translation>不包含联机牌桌的座位、服务器密钥和自行添加的机器人的命令。</translation>
    </message>
    <message>
        <source>These files could not be backed up:</source>
        <translation>以下文件未能备份：</translation>
    </message>
    <message>
        <source>Everything is backed up</source>
        <translation>已全部备份</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>This backup cannot be restored</source>
        <translation>无法恢复此备份</translation>
    </message>
    <message>
        <source>Made on {made} (UTC) by version {version}.</source>
        <translation>备份时间：{made}（UTC），版本 {version}</translation>
    </message>
    <message>
        <source>This version has no place for:</source>
        <translation>此版本无法使用的文件：</translation>
    </message>
    <message>
        <source>Everything in this backup is here already</source>
        <translation>此备份的内容都已存在</translation>
    </message>
    <message>
        <source>What is replaced is backed up first, and nothing is deleted. What is open is saved, and the program starts again.</source>
        <translation>被替换的内容会先行备份，不会删除任何内容。当前打开的内容会保存，然后程序重新启动。</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Restore this backup?</source>
        <translation>恢复此备份？</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>卡组</translation>
    </message>
    <message>
        <source>Earlier, deleted and unsaved decks</source>
        <translation>旧版、已删除和未保存的卡组</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>Pictures of games</source>
        <translation>游戏图片</translation>
    </message>
    <message>
        <source>Owned cards and wish list</source>
        <translation>拥有的卡牌和心愿单</translation>
    </message>
    <message>
        <source>Own cards, pictures, card texts and rules</source>
        <translation>自制卡牌、图片、卡牌文本和规则</translation>
    </message>
    <message>
        <source>Progress, own lessons and puzzles</source>
        <translation>进度、自制课程和谜题</translation>
    </message>
    <message>
        <source>Results of games between bots</source>
        <translation>机器人对战结果</translation>
    </message>
    <message>
        <source>new: {count}</source>
        <translation>新增 {count}</translation>
    </message>
    <message>
        <source>replaced: {count}</source>
        <translation>替换 {count}</translation>
    </message>
    <message>
        <source>the same: {count}</source>
        <translation>相同 {count}</translation>
    </message>
    <message>
        <source>The backup was not restored completely</source>
        <translation>备份未能完全恢复</translation>
    </message>
    <message>
        <source>What was replaced is kept in {path}.</source>
        <translation>被替换的内容保存在 {path}。</translation>
    </message>
    <message>
        <source>The backup is restored</source>
        <translation>备份已恢复</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>重新启动</translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <translation>无法读取文件。</translation>
    </message>
    <message>
        <source>This is not a whole backup of this program. Choose another one.</source>
        <translation>这不是本程序的完整备份。请选择其他备份。</translation>
    </message>
    <message>
        <source>A newer version of the program made this backup. Restore it with that version.</source>
        <translation>此备份由更新版本的程序创建。请用该版本恢复。</translation>
    </message>
    <message>
        <source>The file has contents that no backup of this program has. Nothing of it was used.</source>
        <translation>此文件含有本程序备份中不会有的内容，未使用其中任何内容。</translation>
    </message>
    <message>
        <source>There are too many files, or they are too large.</source>
        <translation>文件过多或过大。</translation>
    </message>
    <message>
        <source>A file or folder of yours is in the way and could not be kept. Move it elsewhere.</source>
        <translation>你的某个文件或文件夹占用了位置且无法保留。请将其移至别处。</translation>
    </message>
    <message>
        <source>Another window has one of the games open. Close it, then restore the backup again.</source>
        <translation>另一个窗口正打开其中一局游戏。请先关闭，再重新恢复。</translation>
    </message>
    <message>
        <source>Not everything could be written. Nothing is lost: restore the backup again.</source>
        <translation>部分内容未能写入。没有丢失任何内容，请重新恢复。</translation>
    </message>
    <message>
        <source>only here: {count}</source>
        <translation>仅此处有 {count}</translation>
    </message>
    <message>
        <source>The backup is being restored</source>
        <translation>正在恢复备份</translation>
    </message>
</context>
<context>
    <name>BesidePanel</name>
    <message>
        <source>Second place in the rules</source>
        <translation>旁边打开的条款</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>BestLines</name>
    <message>
        <source>The best choices are found while you decide in a game, and in a replay</source>
        <translation>轮到你选择时以及在回放中，可以查看最佳选择</translation>
    </message>
    <message>
        <source>There is no other choice than “{choice}”</source>
        <translation>除“{choice}”外没有其他选择</translation>
    </message>
    <message>
        <source>{name}: {standing}. Chances to win:</source>
        <translation>{name}：{standing}。胜率：</translation>
    </message>
    <message>
        <source>{rank}. {choice}: {chance} %</source>
        <translation>{rank}. {choice}：{chance} %</translation>
    </message>
    <message>
        <source>Looking for the best choices…</source>
        <translation>正在寻找最佳选择…</translation>
    </message>
    <message>
        <source>No choice could be judged here</source>
        <translation>此处无法评估任何选择</translation>
    </message>
    <message>
        <source>{rank}. {choice}: chance to win {chance} %</source>
        <translation>{rank}. {choice}：胜率 {chance} %</translation>
    </message>
    <message>
        <source>; then {steps}</source>
        <translation>，接着 {steps}</translation>
    </message>
    <message>
        <source>as good as won</source>
        <translation>几乎已胜</translation>
    </message>
    <message>
        <source>well ahead</source>
        <translation>明显领先</translation>
    </message>
    <message>
        <source>a little ahead</source>
        <translation>略微领先</translation>
    </message>
    <message>
        <source>even</source>
        <translation>势均力敌</translation>
    </message>
    <message>
        <source>a little behind</source>
        <translation>略微落后</translation>
    </message>
    <message>
        <source>well behind</source>
        <translation>明显落后</translation>
    </message>
    <message>
        <source>as good as lost</source>
        <translation>几乎已败</translation>
    </message>
    <message>
        <source>“{choice}” wins this turn, whatever the opponent does. Tried in possible deals: {count}</source>
        <translation>“{choice}”可在本回合获胜，无论对手如何应对。推演的可能发牌：{count}种</translation>
    </message>
    <message>
        <source>{name}: {standing}. Best choices, tried in possible deals: {count}</source>
        <translation>{name}：{standing}。最佳选择（推演的可能发牌：{count}种）</translation>
    </message>
</context>
<context>
    <name>BotClient</name>
    <message>
        <source>made an illegal choice</source>
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
    <name>BotGamesPage</name>
    <message>
        <source>Games played</source>
        <translation>已完成的对局</translation>
    </message>
</context>
<context>
    <name>BranchDialog</name>
    <message>
        <source>Continue from here</source>
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
        <source>A player on this computer</source>
        <translation>本机的玩家</translation>
    </message>
    <message>
        <source>Bot ({level})</source>
        <translation>机器人（{level}）</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续游戏</translation>
    </message>
</context>
<context>
    <name>BuilderPage</name>
    <message>
        <source>Import list</source>
        <translation>导入卡表</translation>
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
        <source>This cannot be read: {why}</source>
        <translation>无法读取：{why}</translation>
    </message>
    <message>
        <source>Select a card in the deck list first.</source>
        <translation>请先在卡组中选择一张卡牌。</translation>
    </message>
    <message numerus="yes">
        <source>{card}: at most %n copies of one number. Hold Ctrl or Shift to add more.</source>
        <translation>
            <numerusform>{card}：同一编号最多%n张。按住Ctrl或Shift可继续加入。</numerusform>
        </translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>收藏</translation>
    </message>
    <message>
        <source>{card}: {count} owned</source>
        <translation>{card}：拥有{count}张</translation>
    </message>
    <message>
        <source>{card} is in the group “{group}”. To see it, group the deck by own groups.</source>
        <translation>{card} 已归入“{group}”组。按自定义分组排列卡组即可看到。</translation>
    </message>
    <message>
        <source>Drop the card here to take it out; with Shift every copy.</source>
        <translation>拖放到这里即可移出1张；按住 Shift 则全部移出。</translation>
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
        <source>Which card do you mean?</source>
        <translation>指的是哪张卡牌</translation>
    </message>
</context>
<context>
    <name>CardDialog</name>
    <message>
        <source>Its words</source>
        <translation>词语说明</translation>
    </message>
</context>
<context>
    <name>CardHelp</name>
    <message>
        <source>Nothing on the table can be used now</source>
        <translation>现在牌桌上没有可用的东西</translation>
    </message>
    <message>
        <source>Point at a card first to see its words explained</source>
        <translation>请先指向一张卡牌，再查看其词语的说明</translation>
    </message>
    <message>
        <source>Reminders are turned off in the settings</source>
        <translation>规则提示已在设置中关闭</translation>
    </message>
    <message>
        <source>Point at a card first to see it large</source>
        <translation>请先指向要放大的卡牌</translation>
    </message>
</context>
<context>
    <name>CardInspector</name>
    <message>
        <source>A hidden card</source>
        <translation>未公开的卡牌</translation>
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
        <source>{card}: choose where it goes. Options: {count}</source>
        <translation>{card}：请选择去处，可选：{count}</translation>
    </message>
    <message>
        <source>That does nothing. You can do this now: {choices}</source>
        <translation>在那里不会发生任何事。现在可以做的事：{choices}</translation>
    </message>
    <message>
        <source>{card}: choose where it faces, with the arrow keys</source>
        <translation>{card}：请用方向键选择朝向</translation>
    </message>
</context>
<context>
    <name>CardMenu</name>
    <message>
        <source>You can do nothing with this card now</source>
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
        <source>Remo&amp;ve one from the sideboard</source>
        <translation>从备牌取出1张(&amp;V)</translation>
    </message>
    <message>
        <source>Remo&amp;ve one from the deck</source>
        <translation>从卡组取出1张(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Move one to the deck</source>
        <translation>移1张到卡组(&amp;M)</translation>
    </message>
    <message>
        <source>Show &amp;Pilots that link with it</source>
        <translation>显示与其共鸣的机师(&amp;P)</translation>
    </message>
    <message>
        <source>Show &amp;Units that link with it</source>
        <translation>显示与其共鸣的机体(&amp;U)</translation>
    </message>
    <message>
        <source>Show all cards of this &amp;name</source>
        <translation>显示所有同名卡牌(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Add one to the maybeboard</source>
        <translation>向备选加入1张(&amp;A)</translation>
    </message>
    <message>
        <source>Remo&amp;ve one from the maybeboard</source>
        <translation>从备选取出1张(&amp;V)</translation>
    </message>
    <message>
        <source>Add one to the mayb&amp;eboard</source>
        <translation>向备选加入1张(&amp;E)</translation>
    </message>
    <message>
        <source>Move one to the &amp;sideboard</source>
        <translation>移1张到备牌(&amp;S)</translation>
    </message>
    <message>
        <source>Move one to the maybe&amp;board</source>
        <translation>移1张到备选(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Group…</source>
        <translation>分组(&amp;G)…</translation>
    </message>
    <message>
        <source>&amp;Own one more</source>
        <translation>拥有数加1(&amp;O)</translation>
    </message>
    <message>
        <source>Own one &amp;fewer</source>
        <translation>拥有数减1(&amp;F)</translation>
    </message>
    <message>
        <source>Add one to the &amp;wish list</source>
        <translation>向心愿单加1张(&amp;W)</translation>
    </message>
    <message>
        <source>Add one to the si&amp;deboard</source>
        <translation>向备牌加入1张(&amp;D)</translation>
    </message>
    <message>
        <source>Show &amp;large, with its rulings…</source>
        <translation>放大显示（含裁定）(&amp;L)…</translation>
    </message>
    <message>
        <source>Show large</source>
        <translation>放大显示</translation>
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
        <source>can act</source>
        <translation>可以行动</translation>
    </message>
    <message>
        <source>can be chosen</source>
        <translation>可以选择</translation>
    </message>
    <message>
        <source>can be played</source>
        <translation>可以使用</translation>
    </message>
    <message>
        <source>sideways</source>
        <translation>横放</translation>
    </message>
    <message>
        <source>upright</source>
        <translation>竖放</translation>
    </message>
    <message>
        <source>facing up</source>
        <translation>朝上</translation>
    </message>
    <message>
        <source>facing upper right</source>
        <translation>朝右上</translation>
    </message>
    <message>
        <source>facing right</source>
        <translation>朝右</translation>
    </message>
    <message>
        <source>facing lower right</source>
        <translation>朝右下</translation>
    </message>
    <message>
        <source>facing down</source>
        <translation>朝下</translation>
    </message>
    <message>
        <source>facing lower left</source>
        <translation>朝左下</translation>
    </message>
    <message>
        <source>facing left</source>
        <translation>朝左</translation>
    </message>
    <message>
        <source>facing upper left</source>
        <translation>朝左上</translation>
    </message>
    <message>
        <source>{name}, face down</source>
        <translation>{name}，正面朝下</translation>
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
    <message>
        <source>{count} in the maybeboard</source>
        <translation>备选{count}张</translation>
    </message>
    <message>
        <source>Owned</source>
        <translation>拥有</translation>
    </message>
    <message>
        <source>owned: {count}</source>
        <translation>拥有{count}张</translation>
    </message>
</context>
<context>
    <name>CardsPage</name>
    <message>
        <source>Number</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>系列</translation>
    </message>
    <message>
        <source>Copied. Cards: {count}</source>
        <translation>已复制。卡牌：{count}张</translation>
    </message>
    <message>
        <source>&amp;Show in the deck builder</source>
        <translation>在卡组构筑中显示(&amp;S)</translation>
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
        <translation>网格</translation>
    </message>
    <message>
        <source>Show the cards as a grid</source>
        <translation>以网格显示卡牌</translation>
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
        <source>Enter adds one, Backspace removes one, 0 to 4 sets the count</source>
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
        <source>Sideboard</source>
        <translation>备牌</translation>
    </message>
    <message>
        <source>Add to</source>
        <translation>加入</translation>
    </message>
    <message>
        <source>Sideboard: Enter adds one, Backspace removes one, 0 to 4 sets the count</source>
        <translation>备牌：Enter 加入，Backspace 取出，0 至 4 设定张数</translation>
    </message>
    <message>
        <source>Maybeboard</source>
        <translation>备选</translation>
    </message>
    <message>
        <source>Where cards are added (Ctrl+B)</source>
        <translation>卡牌加入到哪里（Ctrl+B）</translation>
    </message>
    <message>
        <source>Maybeboard: Enter adds one, Backspace removes one, 0 to 4 sets the count</source>
        <translation>备选：Enter 加入，Backspace 取出，0 至 4 设定张数</translation>
    </message>
    <message>
        <source>Owned first</source>
        <translation>拥有的在前</translation>
    </message>
</context>
<context>
    <name>Catalogue</name>
    <message>
        <source>Learn</source>
        <translation>学习</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>课程</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>谜题</translation>
    </message>
    <message>
        <source>Next lesson: {title}</source>
        <translation>下一课：{title}</translation>
    </message>
    <message>
        <source>Review: {count}</source>
        <translation>复习：{count}</translation>
    </message>
    <message>
        <source>Puzzle of the day: {title}</source>
        <translation>今日谜题：{title}</translation>
    </message>
    <message>
        <source>Level {level}</source>
        <translation>等级{level}</translation>
    </message>
    <message>
        <source>My puzzles</source>
        <translation>我的谜题</translation>
    </message>
    <message>
        <source>My lessons</source>
        <translation>我的课程</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes}分钟</translation>
    </message>
    <message>
        <source>done</source>
        <translation>已完成</translation>
    </message>
    <message>
        <source>without being shown</source>
        <translation>没看演示</translation>
    </message>
    <message>
        <source>without a wrong try</source>
        <translation>没有失误</translation>
    </message>
    <message>
        <source>first path</source>
        <translation>入门路线</translation>
    </message>
    <message>
        <source>new</source>
        <translation>新</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>已解开</translation>
    </message>
    <message>
        <source>without help</source>
        <translation>没用提示</translation>
    </message>
    <message>
        <source>Continue: {title}</source>
        <translation>继续：{title}</translation>
    </message>
    <message>
        <source>From a game, turn {turn}, choice {number}</source>
        <translation>对局第{turn}回合，第{number}个选择</translation>
    </message>
    <message>
        <source>find a better choice</source>
        <translation>寻找更好的选择</translation>
    </message>
    <message>
        <source>Puzzle {number}</source>
        <translation>谜题{number}</translation>
    </message>
    <message>
        <source>Lessons: {done} of {lessons} · stars: {stars} of {all}</source>
        <translation>已完成 {done}/{lessons} 课 · 星星 {stars}/{all}</translation>
    </message>
    <message>
        <source>You have finished the course! Stars: {stars} of {all}</source>
        <translation>你已完成全部课程！星星 {stars}/{all}</translation>
    </message>
    <message>
        <source>{done} of {lessons}</source>
        <translation>{done}/{lessons}</translation>
    </message>
</context>
<context>
    <name>ChancesPage</name>
    <message>
        <source>Chances</source>
        <translation>概率</translation>
    </message>
    <message>
        <source>Chances to have seen a card by turn</source>
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
        <source>opening hand</source>
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
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>&amp;Compare with:</source>
        <translation>比较的卡组(&amp;C)：</translation>
    </message>
    <message>
        <source>this deck</source>
        <translation>此卡组</translation>
    </message>
    <message>
        <source>not split</source>
        <translation>不拆分</translation>
    </message>
    <message>
        <source>by colour</source>
        <translation>按颜色</translation>
    </message>
    <message>
        <source>by type</source>
        <translation>按类型</translation>
    </message>
    <message>
        <source>Cur&amp;ves:</source>
        <translation>曲线(&amp;V)：</translation>
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
    <name>ClauseFacts</name>
    <message>
        <source>Came up in this game</source>
        <translation>在本局中出现</translation>
    </message>
    <message>
        <source>Shown by these scenarios</source>
        <translation>演示该条的场景（标题为英文）</translation>
    </message>
    <message>
        <source>Taught in these lessons</source>
        <translation>讲解该条的课程</translation>
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
        <source>In English: this clause has not been translated yet.</source>
        <translation>英文显示：此条款尚无中文说明。</translation>
    </message>
    <message>
        <source>Open in the rule book</source>
        <translation>在规则书中打开</translation>
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
        <translation>{name}正在看牌桌</translation>
    </message>
    <message>
        <source>{name} has run out of time.</source>
        <translation>{name}的时间用完了。</translation>
    </message>
    <message>
        <source>Time is up</source>
        <translation>时间到</translation>
    </message>
    <message>
        <source>The rules have no clock. {other} may claim the win, or let the game continue without a clock.</source>
        <translation>规则中没有计时。{other}可以宣布获胜，或让对局不计时继续。</translation>
    </message>
    <message>
        <source>{other} wins the game</source>
        <translation>{other}获胜</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>继续游戏</translation>
    </message>
</context>
<context>
    <name>CoachPanel</name>
    <message>
        <source>Coach</source>
        <translation>教练</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>CoachPresenter</name>
    <message>
        <source>Coach: {words}</source>
        <translation>教练：{words}</translation>
    </message>
    <message>
        <source>From now on the coach speaks only when asked. You can change that in the settings.</source>
        <translation>从现在起，教练只在被询问时回答。可在设置中更改。</translation>
    </message>
</context>
<context>
    <name>CoachWords</name>
    <message>
        <source>The coach is thinking…</source>
        <translation>教练正在思考…</translation>
    </message>
    <message>
        <source>The coach answers while you decide in a game</source>
        <translation>轮到你在对战中做决定时，教练才会回答</translation>
    </message>
    <message>
        <source>Neither a win in this turn nor a loss in the next one is proved here.</source>
        <translation>这里既没有证明本回合能赢，也没有证明下回合会输。</translation>
    </message>
    <message>
        <source>What does each leave for the next turn?</source>
        <translation>各个选择会为下回合留下什么？</translation>
    </message>
    <message>
        <source>The clause: {clause}.</source>
        <translation>条款：{clause}。</translation>
    </message>
    <message>
        <source>After this, {name} can win in the next turn, by the cards that you can see. Look again?</source>
        <translation>这样一来，仅凭你能看到的卡牌，{name}就能在下回合获胜。再看一下吗？</translation>
    </message>
    <message>
        <source>You can win in this turn, whatever {name} does.</source>
        <translation>无论{name}怎么做，你都能在本回合获胜。</translation>
    </message>
    <message>
        <source>Which choice has to come first?</source>
        <translation>哪一个选择必须放在最前？</translation>
    </message>
    <message>
        <source>The game would end by {clause}.</source>
        <translation>游戏将按{clause}结束。</translation>
    </message>
    <message>
        <source>As things stand, {name} can win in the next turn.</source>
        <translation>照此下去，{name}可以在下回合获胜。</translation>
    </message>
    <message>
        <source>“{choice}” prevents it, by the cards that you can see.</source>
        <translation>就你能看到的卡牌而言，“{choice}”可以阻止。</translation>
    </message>
    <message>
        <source>No choice was found that surely prevents it.</source>
        <translation>没有找到一定能阻止的选择。</translation>
    </message>
    <message>
        <source>What could stop it?</source>
        <translation>怎样才能阻止？</translation>
    </message>
    <message>
        <source>Which choice is better has not been compared here.</source>
        <translation>这里没有比较过哪个选择更好。</translation>
    </message>
    <message>
        <source>This throws away a win in this turn that is proved (possible deals: {count}). Look again?</source>
        <translation>这会错失已被证明的本回合胜利（可能的发牌：{count}种）。再看一下吗？</translation>
    </message>
    <message>
        <source>This loses {loss} ± {margin} points of the chance to win (possible deals: {count}). Look again?</source>
        <translation>这会损失{loss} ± {margin}个百分点的胜率（可能的发牌：{count}种）。再看一下吗？</translation>
    </message>
    <message>
        <source>“{choice}” keeps the win (possible deals: {count}).</source>
        <translation>“{choice}”能保住胜利（可能的发牌：{count}种）。</translation>
    </message>
    <message>
        <source>No choice is clearly ahead of the others (possible deals: {count}).</source>
        <translation>没有哪个选择明显更好（可能的发牌：{count}种）。</translation>
    </message>
    <message>
        <source>“{choice}” is {lead} ± {margin} points of the chance to win ahead (possible deals: {count}).</source>
        <translation>“{choice}”的胜率高出{lead} ± {margin}个百分点（可能的发牌：{count}种）。</translation>
    </message>
    <message>
        <source>Worth a look: {kinds}.</source>
        <translation>值得考虑：{kinds}。</translation>
    </message>
    <message>
        <source>The rules of this table do not allow help</source>
        <translation>此牌桌的规则不允许使用提示</translation>
    </message>
</context>
<context>
    <name>CollectionDialog</name>
    <message>
        <source>Collection</source>
        <translation>收藏</translation>
    </message>
</context>
<context>
    <name>CompareDialog</name>
    <message>
        <source>Compare two decks</source>
        <translation>比较两副卡组</translation>
    </message>
    <message>
        <source>The lists are the same.</source>
        <translation>两份列表相同。</translation>
    </message>
    <message>
        <source>From {first} to {second}. Cards with other counts: {count}</source>
        <translation>从{first}到{second}。张数不同的卡牌：{count}种</translation>
    </message>
</context>
<context>
    <name>ConcedeAction</name>
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
        <source>Keep playing</source>
        <translation>继续游戏</translation>
    </message>
    <message>
        <source>{name} concedes, and {other} wins at once.</source>
        <translation>{name}认输，{other}将立即获胜。</translation>
    </message>
    <message>
        <source>The game stays among the saved games, where you can watch it.</source>
        <translation>游戏会保留在“已保存的游戏”中，可以随时观看。</translation>
    </message>
    <message>
        <source>What is left: {counted}.</source>
        <translation>剩余：{counted}。</translation>
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
        <source>Discard changes</source>
        <translation>放弃更改</translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation>继续编辑</translation>
    </message>
    <message>
        <source>Whatever you choose, nothing is lost: the current file is kept as a version.</source>
        <translation>无论选择哪项都不会丢失内容：现有内容会保留为一个版本。</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>保存副本</translation>
    </message>
    <message>
        <source>Overwrite with mine</source>
        <translation>用我的覆盖</translation>
    </message>
    <message>
        <source>Don&apos;t save now</source>
        <translation>暂不保存</translation>
    </message>
    <message>
        <source>A deck was not saved</source>
        <translation>有卡组尚未保存</translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
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
        <source>Play it anyway</source>
        <translation>仍然对战</translation>
    </message>
    <message>
        <source>Use the saved one</source>
        <translation>采用已保存的版本</translation>
    </message>
    <message>
        <source>Keep editing and decide when you save, or use the saved one; undo then brings yours back.</source>
        <translation>可以继续编辑并在保存时再决定，也可以采用已保存的版本；之后仍可用撤销找回你的版本。</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>继续编辑我的版本</translation>
    </message>
    <message>
        <source>The unsaved changes of “{name}” were kept when the program closed. Cards: {count}.</source>
        <translation>程序结束时已保留“{name}”尚未保存的改动：{count}张。</translation>
    </message>
</context>
<context>
    <name>ConflictDialog</name>
    <message>
        <source>The saved deck has changed</source>
        <translation>已保存的卡组有变动</translation>
    </message>
    <message>
        <source>“{name}” was changed by another window or program since you opened it.</source>
        <translation>“{name}”在打开之后被其他窗口或程序更改了。</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>已保存</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>我的</translation>
    </message>
    <message>
        <source>The lists are the same.</source>
        <translation>两份列表相同。</translation>
    </message>
</context>
<context>
    <name>Contents</name>
    <message>
        <source>Differences: {count}</source>
        <translation>改动：{count}</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目录</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>{name}, please take over</source>
        <translation>请换{name}来操作</translation>
    </message>
    <message>
        <source>{name}: press {key} or click when you are ready</source>
        <translation>{name}：准备好后请按 {key} 或点击</translation>
    </message>
    <message>
        <source>Meanwhile:</source>
        <translation>在此期间：</translation>
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
    <name>DamageBars</name>
    <message>
        <source>No damage</source>
        <translation>没有伤害</translation>
    </message>
</context>
<context>
    <name>DecisionPlay</name>
    <message>
        <source>This is what you played. Try something else.</source>
        <translation>这是你当时的选择。请试试别的。</translation>
    </message>
    <message>
        <source>Your game, turn {turn}: find a better choice</source>
        <translation>你的对局，第{turn}回合：寻找更好的选择</translation>
    </message>
    <message>
        <source>You played “{choice}” (−{cost} ± {margin} points of the chance to win).</source>
        <translation>你选择了“{choice}”（获胜机会 −{cost}±{margin}个百分点）。</translation>
    </message>
    <message>
        <source>Clauses at work: {clauses}.</source>
        <translation>起作用的条款：{clauses}。</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>收回</translation>
    </message>
    <message>
        <source>Show the decision again.</source>
        <translation>回到作出选择的局面。</translation>
    </message>
    <message>
        <source>Show the solution</source>
        <translation>看解答</translation>
    </message>
    <message>
        <source>Stop trying, and see the better choice.</source>
        <translation>不再尝试，直接查看更好的选择。</translation>
    </message>
    <message>
        <source>Play this position against a bot. You can come back.</source>
        <translation>从这个局面与机器人对战，可以随时返回。</translation>
    </message>
    <message>
        <source>Kept among my puzzles</source>
        <translation>已存入我的谜题</translation>
    </message>
    <message>
        <source>Keep as my puzzle</source>
        <translation>存为我的谜题</translation>
    </message>
    <message>
        <source>It is listed under “Learn”, and comes back for review.</source>
        <translation>会列在“学习”中，并在复习时再次出现。</translation>
    </message>
    <message>
        <source>Next decision</source>
        <translation>下一个选择</translation>
    </message>
    <message>
        <source>Leave this one without an answer.</source>
        <translation>不作答，跳过这一个。</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>离开</translation>
    </message>
    <message>
        <source>Leave the table.</source>
        <translation>离开牌桌。</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再试一次</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Continue from here</source>
        <translation>从这里继续</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Bots continue from your choice, with the hidden cards dealt in different ways…</source>
        <translation>机器人正以各种方式重新分发未公开的牌，从你的选择继续对局…</translation>
    </message>
    <message numerus="yes">
        <source>You played “{choice}”. In {held} of %n possible deals of the hidden cards another choice wins in this turn, whatever the opponent does.</source>
        <translation>
            <numerusform>你选择了“{choice}”。未公开的牌有%n种可能的发牌，其中{held}种只要换一个选择，无论对手怎么做都能在本回合获胜。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You played “{choice}”. In {held} of %n possible deals of the hidden cards another choice survives the opponent&apos;s next turn, whatever they do.</source>
        <translation>
            <numerusform>你选择了“{choice}”。未公开的牌有%n种可能的发牌，其中{held}种只要换一个选择，无论对手怎么做都能撑过其下个回合。</numerusform>
        </translation>
    </message>
    <message>
        <source>The table shows what can follow, in one of the possible deals.</source>
        <translation>牌桌上显示的是其中一种可能的发牌下的后续。</translation>
    </message>
    <message numerus="yes">
        <source>wins in this turn in {held} of %n possible deals.</source>
        <translation>
            <numerusform>在%n种可能的发牌中的{held}种里能在本回合获胜。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>survives the next turn in {held} of %n possible deals.</source>
        <translation>
            <numerusform>在%n种可能的发牌中的{held}种里能撑过下个回合。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>as good as the best choice known, or within 2 points of it (%n possible deals).</source>
        <translation>
            <numerusform>与已知的最佳选择相当，或相差不超过2个百分点（推演%n种可能的发牌）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{behind} ± {margin} points of the chance to win behind the best choice (%n possible deals).</source>
        <translation>
            <numerusform>比最佳选择的获胜机会低{behind}±{margin}个百分点（推演%n种可能的发牌）。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DecisionPresenter</name>
    <message>
        <source>New game</source>
        <translation>新游戏</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>再看一下</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>You would leave something undone ({left}). {key} goes back.</source>
        <translation>还有可做的事（{left}）。按{key}返回。</translation>
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
        <source>Another window has changed this deck in the meantime. Please look at it again.</source>
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
    <message numerus="yes">
        <source>%n decks were deleted; they can be restored.</source>
        <translation>
            <numerusform>已删除%n副卡组；可以还原。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DeckChooser</name>
    <message>
        <source>Choose another deck</source>
        <translation>选择其他卡组</translation>
    </message>
</context>
<context>
    <name>DeckController</name>
    <message>
        <source>New deck</source>
        <translation>新卡组</translation>
    </message>
    <message>
        <source>{deck}{star} — deck builder — Gundam Desktop</source>
        <translation>{deck}{star} — 卡组构筑 — Gundam Desktop</translation>
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
        <source>Copied. Cards: {count}</source>
        <translation>已复制：{count}张</translation>
    </message>
    <message>
        <source>Not saved yet. Your changes are kept, also when you close the program.</source>
        <translation>尚未保存。关闭程序也会保留你的改动。</translation>
    </message>
    <message>
        <source>Imported without the lines that were not understood: {count}</source>
        <translation>已导入，未包括未能识别的行：{count}行</translation>
    </message>
</context>
<context>
    <name>DeckDocument</name>
    <message>
        <source>Name: {name}</source>
        <translation>名称：{name}</translation>
    </message>
    <message>
        <source>{card}: {before} → {count}</source>
        <translation>{card}：{before}张 → {count}张</translation>
    </message>
    <message>
        <source>{card} in the sideboard: {before} → {count}</source>
        <translation>备牌中的 {card}：{before}张 → {count}张</translation>
    </message>
    <message>
        <source>{card} in the maybeboard: {before} → {count}</source>
        <translation>备选中的 {card}：{before}张 → {count}张</translation>
    </message>
    <message>
        <source>{card} into the deck</source>
        <translation>{card} 移入卡组</translation>
    </message>
    <message>
        <source>{card} into the sideboard</source>
        <translation>{card} 移入备牌</translation>
    </message>
    <message>
        <source>{card} into the maybeboard</source>
        <translation>{card} 移入备选</translation>
    </message>
    <message>
        <source>{card} in the group “{group}”</source>
        <translation>{card} 归入“{group}”组</translation>
    </message>
    <message>
        <source>{card} in no group</source>
        <translation>{card} 移出分组</translation>
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
        <source>premade</source>
        <translation>内置</translation>
    </message>
    <message>
        <source>{count} + {resources} cards, sideboard {beside}</source>
        <translation>{count} + {resources} 张，备牌 {beside}</translation>
    </message>
    <message>
        <source>Maybeboard</source>
        <translation>备选</translation>
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
        <source>These files could not be read. The others are listed.</source>
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
        <source>Premade</source>
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
        <source>No deck here matches the search.</source>
        <translation>这里没有符合的卡组。</translation>
    </message>
    <message>
        <source>There are no decks here.</source>
        <translation>这里没有卡组。</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>还原</translation>
    </message>
</context>
<context>
    <name>DeckLookBar</name>
    <message>
        <source>Show the deck as a list</source>
        <translation>以列表显示卡组</translation>
    </message>
    <message>
        <source>Show the deck as stacks</source>
        <translation>以堆叠显示卡组</translation>
    </message>
    <message>
        <source>Show the deck as pictures</source>
        <translation>以图片显示卡组</translation>
    </message>
    <message>
        <source>Group and sort the cards of the deck</source>
        <translation>对卡组的卡牌分组和排序</translation>
    </message>
    <message>
        <source>Make the deck wide, or as wide as before</source>
        <translation>加宽卡组或恢复原宽</translation>
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
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Group by</source>
        <translation>分组</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>排序</translation>
    </message>
    <message>
        <source>Own groups</source>
        <translation>自定义分组</translation>
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
        <source>Not allowed in a deck</source>
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
    <message>
        <source>Lv {figure}</source>
        <translation>Lv{figure}</translation>
    </message>
    <message>
        <source>Cost {figure}</source>
        <translation>费用{figure}</translation>
    </message>
    <message>
        <source>Maybeboard</source>
        <translation>备选</translation>
    </message>
    <message>
        <source>No group</source>
        <translation>未分组</translation>
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
        <source>Your deck is empty: double-click a card, press Enter on it, or drag it here. You can also paste or drop a deck list.</source>
        <translation>卡组是空的：双击卡牌、在卡牌上按Enter，或把它拖到这里。也可以粘贴或拖入别处的卡表。</translation>
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
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>There are unsaved changes.</source>
        <translation>有尚未保存的改动。</translation>
    </message>
</context>
<context>
    <name>DeckPicker</name>
    <message>
        <source>Choose a deck</source>
        <translation>选择卡组</translation>
    </message>
    <message>
        <source>Search by name, colour or play style</source>
        <translation>搜索：名称、颜色、打法</translation>
    </message>
    <message>
        <source>Search decks</source>
        <translation>搜索卡组</translation>
    </message>
    <message>
        <source>My decks</source>
        <translation>我的卡组</translation>
    </message>
    <message>
        <source>Premade decks</source>
        <translation>内置卡组</translation>
    </message>
    <message>
        <source>Team battles</source>
        <translation>团队战</translation>
    </message>
    <message>
        <source>File…</source>
        <translation>文件…</translation>
    </message>
    <message>
        <source>Play a deck list from a file</source>
        <translation>使用文件中的卡表</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Use this deck</source>
        <translation>使用此卡组</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>卡组</translation>
    </message>
    <message>
        <source>Decks for team battles, two against two. You can play them one against one, too.</source>
        <translation>为二对二团队战设计的卡组，也可以用于一对一。</translation>
    </message>
    <message>
        <source>No deck matches the search.</source>
        <translation>没有符合的卡组。</translation>
    </message>
    <message>
        <source>Open a deck list</source>
        <translation>打开卡表</translation>
    </message>
    <message>
        <source>Deck lists ({patterns});;All files (*)</source>
        <translation>卡表 ({patterns});;所有文件 (*)</translation>
    </message>
</context>
<context>
    <name>DeckPicture</name>
    <message>
        <source>Sideboard</source>
        <translation>备牌</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>费用</translation>
    </message>
    <message>
        <source>{first} against {second}</source>
        <translation>{first} 对 {second}</translation>
    </message>
    <message>
        <source>Games: {games}. Bots: {bots}. Comprehensive Rules {edition}. Seed: {seed}.</source>
        <translation>场数：{games}。机器人：{bots}。综合规则{edition}。种子：{seed}。</translation>
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
        <source>Nothing to save: this is a premade deck.</source>
        <translation>无需保存：这是内置卡组。</translation>
    </message>
    <message>
        <source>Saved: {name}, in the folder {folder}</source>
        <translation>已保存：{name}（文件夹：{folder}）</translation>
    </message>
    <message>
        <source>Saved: {name}</source>
        <translation>已保存：{name}</translation>
    </message>
    <message>
        <source>Save this premade deck under another name to give it notes and tags.</source>
        <translation>若要为此内置卡组添加备注和标签，请先另存为其他名称。</translation>
    </message>
    <message>
        <source>Notes and tags are saved.</source>
        <translation>备注和标签已保存。</translation>
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
        <source>With redraw: the opening hand is redrawn if it lacks what is asked for; with a group of cards, if it has none of them. The new hand has none of the cards put back ({clause}). Cards that were played still count as seen.</source>
        <translation>可重新抽取：仅当起始手牌中没有所求之物时重新抽取（若为一组卡牌，则在一张都没有时）。新手牌中不会有放回的卡牌（{clause}）。已使用的卡牌仍算作见到。</translation>
    </message>
    <message>
        <source>{bar}; in the other deck: {count}</source>
        <translation>{bar}；另一卡组：{count}</translation>
    </message>
    <message>
        <source>Time needed: less than a minute.</source>
        <translation>所需时间：不到1分钟。</translation>
    </message>
    <message>
        <source>Time needed: about {minutes} min.</source>
        <translation>所需时间：约{minutes}分钟。</translation>
    </message>
    <message>
        <source>Time needed: about {hours} h.</source>
        <translation>所需时间：约{hours}小时。</translation>
    </message>
    <message>
        <source>Time left: less than a minute.</source>
        <translation>剩余时间：不到1分钟。</translation>
    </message>
    <message>
        <source>Time left: about {minutes} min.</source>
        <translation>剩余时间：约{minutes}分钟。</translation>
    </message>
    <message>
        <source>Time left: about {hours} h.</source>
        <translation>剩余时间：约{hours}小时。</translation>
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
        <translation>有卡组尚未保存</translation>
    </message>
</context>
<context>
    <name>EventPage</name>
    <message>
        <source>Event</source>
        <translation>赛事</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>&amp;Other entrants:</source>
        <translation>其他参赛卡组(&amp;O)：</translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation>赛制(&amp;F)：</translation>
    </message>
    <message>
        <source>&amp;Level:</source>
        <translation>等级(&amp;L)：</translation>
    </message>
    <message>
        <source>&amp;Best of:</source>
        <translation>每场局数(&amp;B)：</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>排名</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>场次</translation>
    </message>
    <message>
        <source>Swiss rounds</source>
        <translation>瑞士轮</translation>
    </message>
    <message>
        <source>Single elimination</source>
        <translation>单败淘汰</translation>
    </message>
    <message>
        <source>Double elimination</source>
        <translation>双败淘汰</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>开始对战</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Games played: {played}, of {most} at most. They are kept, and you can continue at any time.</source>
        <translation>已完成对局：{played}（最多 {most}）。对局会保存，可随时继续。</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>卡组</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>积分</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>胜率</translation>
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
        <translation>轮次</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>对手</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>轮空</translation>
    </message>
    <message>
        <source>Choose at least one other entrant.</source>
        <translation>请至少选择一个其他参赛卡组。</translation>
    </message>
    <message numerus="yes">
        <source>The event is over after %n games. It shows little: to compare decks, play a gauntlet.</source>
        <translation>
            <numerusform>赛事在 %n 局后结束。单次赛事说明不了多少问题；要比较卡组，请进行连战测试。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose at most %n other entrants.</source>
        <translation>
            <numerusform>其他参赛卡组最多选择 %n 个。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExceptionHandler</name>
    <message>
        <source>Something went wrong</source>
        <translation>出现了问题</translation>
    </message>
    <message>
        <source>the log cannot be written</source>
        <translation>无法写入日志</translation>
    </message>
    <message>
        <source>The program ran into an error. The game continues, and each choice in it was saved when it was made.

{line}

Details: {log}</source>
        <translation>程序出现了错误。对局会继续，每一次选择都已在做出时保存。

{line}

详情：{log}</translation>
    </message>
    <message>
        <source>Show a report…</source>
        <translation>显示报告…</translation>
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
        <source>Reset to the start of the match</source>
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
        <source>List with numbers and names</source>
        <translation>编号与名称的卡表</translation>
    </message>
    <message>
        <source>Deck builder link</source>
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
        <source>Cards of 63 × 88 mm: {count}. Pages: {pages}. Print at full size, without fitting to the page.</source>
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
    <message>
        <source>Player</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Player ID</source>
        <translation>玩家ID</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>赛事</translation>
    </message>
    <message>
        <source>With &amp;today&apos;s date</source>
        <translation>今天的日期(&amp;T)</translation>
    </message>
    <message>
        <source>QR code of the link</source>
        <translation>链接的二维码</translation>
    </message>
    <message>
        <source>This deck has too many different cards for a QR code.</source>
        <translation>此卡组的卡牌种类太多，无法生成二维码。</translation>
    </message>
    <message>
        <source>Scan the code with a phone to open the deck in an online deck builder.</source>
        <translation>用手机扫描后，会在网页组牌网站中打开此卡组。</translation>
    </message>
    <message>
        <source>Registration sheet</source>
        <translation>卡组登记表</translation>
    </message>
    <message>
        <source>Empty fields become lines to write on.</source>
        <translation>留空的项目会印成可手写的横线。</translation>
    </message>
    <message>
        <source>This deck is not legal:</source>
        <translation>此卡组不符合规则：</translation>
    </message>
    <message>
        <source>A link has the cards alone: neither the name of the deck nor its maybeboard, notes and tags.</source>
        <translation>链接只含卡牌，不含卡组名称、备选、备注和标签。</translation>
    </message>
</context>
<context>
    <name>FactsPanel</name>
    <message>
        <source>Looking for scenarios…</source>
        <translation>正在查找场景…</translation>
    </message>
    <message>
        <source>No scenario shows this clause.</source>
        <translation>没有演示该条的场景。</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>在牌桌上</translation>
    </message>
    <message>
        <source>Scenarios, this game and lessons</source>
        <translation>场景、本局和课程</translation>
    </message>
</context>
<context>
    <name>FiguresView</name>
    <message>
        <source>Turns</source>
        <translation>回合数</translation>
    </message>
    <message>
        <source>This deck</source>
        <translation>此卡组</translation>
    </message>
    <message>
        <source>The other deck</source>
        <translation>对方卡组</translation>
    </message>
    <message>
        <source>What is usual in a game</source>
        <translation>一局中的常见数值</translation>
    </message>
    <message>
        <source>Median (range of 8 in 10 games)</source>
        <translation>中位数（10局中8局的范围）</translation>
    </message>
    <message>
        <source>&amp;Win rates by card of</source>
        <translation>各卡牌的胜率(&amp;W)</translation>
    </message>
    <message>
        <source>These figures show what went with winning, not what causes it: a card that is played by the player who is ahead looks strong, and one that is kept for bad situations looks weak. With many cards, some differ by chance alone.</source>
        <translation>这些数据只表示与获胜同时出现的情况，并不说明原因：由领先的玩家使用的卡牌看起来强，留给不利局面的卡牌看起来弱。卡牌多时，有些差异只是偶然。</translation>
    </message>
    <message>
        <source>Games won by card</source>
        <translation>按卡牌统计的胜局</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>卡牌</translation>
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
    <message>
        <source>Restricted</source>
        <translation>受限卡牌</translation>
    </message>
    <message>
        <source>Owned</source>
        <translation>拥有</translation>
    </message>
    <message>
        <source>Not owned</source>
        <translation>未拥有</translation>
    </message>
    <message>
        <source>On the wish list</source>
        <translation>在心愿单中</translation>
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
    <name>FreePlayPanel</name>
    <message>
        <source>Back to the task</source>
        <translation>回到题目</translation>
    </message>
    <message>
        <source>You are playing freely. Nothing is judged here.</source>
        <translation>正在自由对战，这里不作评判。</translation>
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
        <source>This game is not over. Start a new one?</source>
        <translation>这局游戏还没有结束。要开始新的一局吗？</translation>
    </message>
    <message>
        <source>You can continue it later from Saved games.</source>
        <translation>之后可以从“已保存的游戏”中继续这局。</translation>
    </message>
    <message>
        <source>Start a new game</source>
        <translation>开始新的一局</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>继续游戏</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新游戏</translation>
    </message>
    <message>
        <source>Some abilities are not played</source>
        <translation>有些效果不会执行</translation>
    </message>
    <message>
        <source>The program does not understand these; their cards are played without them:</source>
        <translation>程序无法读懂以下效果，这些卡牌将在没有这些效果的情况下使用：</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>开始</translation>
    </message>
</context>
<context>
    <name>GameResult</name>
    <message>
        <source>Your best card</source>
        <translation>你的最佳卡牌</translation>
    </message>
    <message>
        <source>Your opponent&apos;s best card</source>
        <translation>对手的最佳卡牌</translation>
    </message>
    <message>
        <source>{name}&apos;s best card</source>
        <translation>{name}的最佳卡牌</translation>
    </message>
    <message>
        <source>Damage: {dealt}</source>
        <translation>伤害：{dealt}</translation>
    </message>
</context>
<context>
    <name>GameSession</name>
    <message>
        <source>An error in the game: {fault}. The choice was undone.</source>
        <translation>游戏出现错误：{fault}。该选择已撤销。</translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <translation>{name}正在思考…</translation>
    </message>
    <message>
        <source>Answer this first.</source>
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
        <source>You can save it and playtest it alone.</source>
        <translation>可以保存，也可以单人试玩。</translation>
    </message>
    <message>
        <source>Cards in it: {count}. A hand, six Shields and a card to draw need {least}.</source>
        <translation>只有{count}张；手牌、6张护盾和抽牌需要{least}张。</translation>
    </message>
    <message>
        <source>This deck is too small for a playtest</source>
        <translation>卡组太小，无法单人试玩</translation>
    </message>
</context>
<context>
    <name>GameSummary</name>
    <message>
        <source>Turns: {turns} · Choices: {count}</source>
        <translation>{turns}回合 · {count}次选择</translation>
    </message>
    <message>
        <source>{when}, {name}: “{choice}”. Before this last choice {winner} was not ahead.</source>
        <translation>{when}，{name}：“{choice}”。在这最后一次选择之前，{winner}并未领先。</translation>
    </message>
    <message>
        <source>{when}, {name}: “{choice}”. From then on {winner} was ahead.</source>
        <translation>{when}，{name}：“{choice}”。此后{winner}一直领先。</translation>
    </message>
    <message>
        <source>{when}, {name}: “{choice}”. {winner} was ahead all along and gained most here.</source>
        <translation>{when}，{name}：“{choice}”。{winner}始终领先，并在此处优势扩大最多。</translation>
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
        <source>This game uses edition {edition} of the rules.</source>
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
        <source>You can do nothing with it now.</source>
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
    <message>
        <source>{name}, {step} step:</source>
        <translation>{name}，{step}步骤：</translation>
    </message>
    <message>
        <source>{name}, {phase} phase:</source>
        <translation>{name}，{phase}阶段：</translation>
    </message>
    <message>
        <source>{name}:</source>
        <translation>{name}：</translation>
    </message>
    <message>
        <source>Before the first turn</source>
        <translation>第一回合之前</translation>
    </message>
    <message>
        <source>Turn {turn}</source>
        <translation>第{turn}回合</translation>
    </message>
    <message>
        <source>You win!</source>
        <translation>你赢了！</translation>
    </message>
</context>
<context>
    <name>GamesList</name>
    <message>
        <source>Order of the games</source>
        <translation>对局的排列顺序</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>观战</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>对手</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>等级</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Went first</source>
        <translation>先攻</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>回合数</translation>
    </message>
    <message>
        <source>Loser&apos;s best chance</source>
        <translation>败方的最高胜率</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>In the order in which they were played</source>
        <translation>按对局顺序</translation>
    </message>
    <message>
        <source>Lost from ahead first</source>
        <translation>被逆转的对局优先</translation>
    </message>
    <message>
        <source>Closest first</source>
        <translation>最接近的优先</translation>
    </message>
    <message>
        <source>Longest first</source>
        <translation>最长的优先</translation>
    </message>
    <message>
        <source>Shortest first</source>
        <translation>最短的优先</translation>
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
        <source>Failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>This deck</source>
        <translation>此卡组</translation>
    </message>
    <message>
        <source>The other</source>
        <translation>对方</translation>
    </message>
    <message>
        <source>This game cannot be played again: {reason}</source>
        <translation>无法重现此对局：{reason}</translation>
    </message>
    <message>
        <source>A double click or Enter shows a game on the table. The chance is judged once each turn.</source>
        <translation>双击或按 Enter 可在牌桌上观看对局。胜率每回合评估一次。</translation>
    </message>
    <message>
        <source>The bots play this game again…</source>
        <translation>机器人正在重现此对局…</translation>
    </message>
</context>
<context>
    <name>GauntletPage</name>
    <message>
        <source>Gauntlet</source>
        <translation>连战测试</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>&amp;Compare with:</source>
        <translation>比较的卡组(&amp;C)：</translation>
    </message>
    <message>
        <source>&amp;Level:</source>
        <translation>等级(&amp;L)：</translation>
    </message>
    <message>
        <source>&amp;Games each:</source>
        <translation>每组场数(&amp;G)：</translation>
    </message>
    <message>
        <source>&amp;Against:</source>
        <translation>对手(&amp;A)：</translation>
    </message>
    <message>
        <source>no other deck</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Games played: {played} of {games}. They are kept, and you can continue at any time.</source>
        <translation>已完成{played}／{games}场；结果会保存，可随时继续。</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>对手</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>场数</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Choose at least one deck to play against.</source>
        <translation>请至少选择一个对手卡组。</translation>
    </message>
    <message>
        <source>95%</source>
        <translation>95%</translation>
    </message>
    <message>
        <source>Win rates</source>
        <translation>胜率</translation>
    </message>
</context>
<context>
    <name>GroupDialog</name>
    <message>
        <source>Group</source>
        <translation>分组</translation>
    </message>
    <message>
        <source>Group of {name} ({number}); empty for none:</source>
        <translation>{name}（{number}）的分组（留空则不分组）：</translation>
    </message>
    <message>
        <source>Put into the group</source>
        <translation>归入分组</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>GroupQuestion</name>
    <message>
        <source>Your own question</source>
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
        <source>Tick the cards that you want to draw.</source>
        <translation>请勾选想要的卡牌。</translation>
    </message>
    <message numerus="yes">
        <source>At least {least} of {group} out of %n cards, seen by turn {turn}.</source>
        <translation>
            <numerusform>到第{turn}回合为止，%n张中的{group}张里至少见到{least}张。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GuideDialog</name>
    <message>
        <source>User guide</source>
        <translation>使用指南</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>后退</translation>
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
        <source>The hand is redrawn.</source>
        <translation>手牌已重新抽取。</translation>
    </message>
    <message>
        <source>The opening hand.</source>
        <translation>起始手牌。</translation>
    </message>
    <message numerus="yes">
        <source>Turn {turn}: %n cards seen.</source>
        <translation>
            <numerusform>第{turn}回合：已见到%n张卡牌。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Go from the table to the buttons and the log, and back</source>
        <translation>在牌桌、按钮和记录之间切换</translation>
    </message>
    <message>
        <source>An unofficial program made by players. It is not affiliated with, sponsored or endorsed by the game&apos;s publisher or rights holders; names and trademarks belong to their owners. It contains no card pictures.</source>
        <translation>由玩家制作的非官方程序，与游戏的发行商及权利人没有任何关联，未获其赞助或认可。名称及商标归各自所有者所有。本程序不含卡牌图片。</translation>
    </message>
    <message>
        <source>This game uses the Comprehensive Rules, edition {edition}.</source>
        <translation>本局游戏依照综合规则 Ver. {edition} 进行。</translation>
    </message>
    <message>
        <source>A desktop client for the GUNDAM CARD GAME, GUNDAM WAR, Fragment Digrayn and the Zoids Battle Card Game: play, learn, build decks, read the rules.</source>
        <translation>GUNDAM CARD GAME、GUNDAM WAR、Fragment Digrayn 与 ZOIDS战斗卡牌游戏的桌面客户端：对战、学习、构筑卡组、查阅规则。</translation>
    </message>
    <message>
        <source>It needs no network: nothing is sent or fetched, unless you play online.</source>
        <translation>除非联机对战，否则不使用网络：不发送数据，也不下载任何内容。</translation>
    </message>
</context>
<context>
    <name>HelpDialogs</name>
    <message>
        <source>About</source>
        <translation>关于</translation>
    </message>
    <message>
        <source>What is inside…</source>
        <translation>包含的组件…</translation>
    </message>
</context>
<context>
    <name>HistoryStrip</name>
    <message>
        <source>What was done last</source>
        <translation>最近的行动</translation>
    </message>
</context>
<context>
    <name>HoldButton</name>
    <message>
        <source>Press again</source>
        <translation>再按一次</translation>
    </message>
    <message>
        <source>Hold the button for a moment; with the keyboard, press it twice.</source>
        <translation>请按住按钮片刻；用键盘时请按两次。</translation>
    </message>
</context>
<context>
    <name>HostDialog</name>
    <message>
        <source>Host a game</source>
        <translation>开设对局</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>On this computer</source>
        <translation>在本机上</translation>
    </message>
    <message>
        <source>On another server…</source>
        <translation>在其他服务器上…</translation>
    </message>
    <message>
        <source>empty if the server needs none</source>
        <translation>服务器不需要时留空</translation>
    </message>
    <message>
        <source>Enter the address of the server.</source>
        <translation>请输入服务器地址。</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>卡组</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名字</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>地址</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>密钥</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Open the table</source>
        <translation>开桌</translation>
    </message>
    <message>
        <source>Comprehensive Rules {edition}</source>
        <translation>综合规则 {edition}</translation>
    </message>
    <message>
        <source>This computer holds the game. Your friend must be able to reach it: in the same network, by IPv6, or by a port that your router passes on. No connection is made before you open the table.</source>
        <translation>由本机管理对局。对方必须能连到它：同一网络、IPv6，或由路由器转发的端口。开桌之前不会建立任何连接。</translation>
    </message>
    <message>
        <source>The server holds the game: neither computer has hidden cards of the other player.</source>
        <translation>由服务器管理对局：双方的程序里都没有对方的隐藏卡牌。</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>收起</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>更多…</translation>
    </message>
</context>
<context>
    <name>HotSeatChoice</name>
    <message>
        <source>Ask only when a card can be used</source>
        <translation>仅在有卡可用时询问</translation>
    </message>
    <message>
        <source>Give nothing away</source>
        <translation>不透露任何信息</translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation>公开手牌</translation>
    </message>
    <message>
        <source>Both players see both hands, and the screen is never hidden. For learning and friendly games.</source>
        <translation>双方手牌公开，彼此都能看到对方的手牌，交接时不遮挡画面。适合朋友之间或学习时使用。</translation>
    </message>
    <message>
        <source>Open both hands for the rest of this game?</source>
        <translation>本局接下来要公开双方手牌吗？</translation>
    </message>
    <message>
        <source>Only if both players agree: each sees the other&apos;s cards.</source>
        <translation>彼此都会看到对方的手牌：请在双方同意后进行。</translation>
    </message>
    <message>
        <source>Open both hands</source>
        <translation>公开双方手牌</translation>
    </message>
    <message>
        <source>You swap places only when you must. If you are asked whether to use a card, your opponent knows that you can; if you are not asked, that you cannot. During the game, each player can fine-tune when to be asked.</source>
        <translation>只在必要时换人操作。若询问你是否使用卡牌，对手便知道你有可用的卡牌；若不询问，便知道你没有。对战中双方可分别细调何时询问。</translation>
    </message>
    <message>
        <source>While you have cards in hand, you are asked wherever one might be used, so your opponent learns nothing about them. You swap places several times a turn.</source>
        <translation>只要有手牌，凡是可能使用的时机都会询问，因此对手对手牌一无所知。每回合会多次换人操作。</translation>
    </message>
</context>
<context>
    <name>ImportCardsDialog</name>
    <message>
        <source>Import owned cards</source>
        <translation>导入拥有的卡牌</translation>
    </message>
    <message>
        <source>Import a wish list</source>
        <translation>导入心愿单</translation>
    </message>
    <message>
        <source>Paste a table (CSV) or a list here, or open a file</source>
        <translation>在此粘贴表格（CSV）或卡表，或打开文件</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>卡牌</translation>
    </message>
    <message>
        <source>Recognised: {form}. Cards: {count}.</source>
        <translation>识别为：{form}。卡牌 {count} 张。</translation>
    </message>
    <message>
        <source>Recognised: {form}. Cards so far: {count}. Lines that fit several cards: {open}.</source>
        <translation>识别为：{form}。目前 {count} 张；有 {open} 行符合多张卡牌。</translation>
    </message>
    <message>
        <source>Add or replace</source>
        <translation>加入或替换</translation>
    </message>
    <message>
        <source>Add to the owned cards</source>
        <translation>加入拥有的卡牌</translation>
    </message>
    <message>
        <source>Replace all owned cards</source>
        <translation>替换全部拥有的卡牌</translation>
    </message>
    <message>
        <source>Add to the wish list</source>
        <translation>加入心愿单</translation>
    </message>
    <message>
        <source>Replace the wish list</source>
        <translation>替换心愿单</translation>
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
        <source>Paste a list here: numbers or names with counts, a link or JSON</source>
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
        <source>Which card do you mean?</source>
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
        <source>Recognised: {form}. Cards: {count}. In the resource deck: {resources}.</source>
        <translation>识别为：{form}。卡牌 {count} 张，能源卡组 {resources} 张。</translation>
    </message>
    <message>
        <source>Recognised: {form}. Cards so far: {count}. Lines that fit several cards: {open}.</source>
        <translation>识别为：{form}。目前 {count} 张；有 {open} 行符合多张卡牌。</translation>
    </message>
    <message>
        <source>Open a deck list</source>
        <translation>打开卡表</translation>
    </message>
    <message>
        <source>Deck lists ({patterns});;All files (*)</source>
        <translation>卡表 ({patterns});;所有文件 (*)</translation>
    </message>
    <message>
        <source>{line}   (maybeboard)</source>
        <translation>{line}   （备选）</translation>
    </message>
    <message>
        <source>First choose a card for each line, or leave it out. Open: {open}</source>
        <translation>请先为各行选择卡牌，或略去该行。剩余：{open}行</translation>
    </message>
</context>
<context>
    <name>ImprovePage</name>
    <message>
        <source>Improve</source>
        <translation>改进</translation>
    </message>
    <message>
        <source>Find a better card</source>
        <translation>寻找更好的卡牌</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>&amp;Against:</source>
        <translation>对手(&amp;A)：</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>&amp;Level:</source>
        <translation>等级(&amp;L)：</translation>
    </message>
    <message>
        <source>&amp;Time at most:</source>
        <translation>最长时间(&amp;T)：</translation>
    </message>
    <message>
        <source> min</source>
        <translation> 分钟</translation>
    </message>
    <message>
        <source>Apply this exchange</source>
        <translation>采用这个替换</translation>
    </message>
    <message>
        <source>The games cannot be kept on the disk: {reason}</source>
        <translation>无法将对局保存到磁盘：{reason}</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>寻找</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>百分点</translation>
    </message>
    <message>
        <source>95%</source>
        <translation>95%</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>场数</translation>
    </message>
    <message>
        <source>Out</source>
        <translation>换下</translation>
    </message>
    <message>
        <source>In</source>
        <translation>换上</translation>
    </message>
    <message>
        <source>Choose at least one deck to play against.</source>
        <translation>请至少选择一个对手卡组。</translation>
    </message>
    <message>
        <source>Bots play the deck with hundreds of exchanges of one card for another, each in the same games as the deck as it is; those that do well play more games. Games are kept, and you can continue at any time.</source>
        <translation>机器人会把一张卡牌换成另一张，试验数百种替换，每种都在与原卡组相同的对局中进行，再从中筛选表现好的替换。结果会保存，可随时继续。</translation>
    </message>
    <message>
        <source>Exchanges in the race: {count}. Games played: {played} of {games} at most.</source>
        <translation>仍在比较的替换：{count}。已完成{played}场，最多{games}场。</translation>
    </message>
    <message>
        <source>{out} out, {into} in. This adds to the win rate, in points: {points} (95%: {low} to {high}; games with it: {games}). As it is, the deck wins {rate} of its games against these decks.</source>
        <translation>换下{out}，换上{into}。胜率变化（百分点）：{points}（95%：{low}～{high}，替换后的场数：{games}）。现在的卡组对所选卡组的胜率为{rate}。</translation>
    </message>
    <message>
        <source>Nothing better was found. These games would show an exchange among the last {count} in four of five cases if it added this to the win rate, in points: {points}. Games needed to show one that adds 1 point: about {games}.</source>
        <translation>没有找到更好的替换。以这些场数，若最后{count}个替换中有一个能提高以下百分点，五次中有四次可以看出来：{points}。要确认1个百分点的提高，所需场数：约{games}。</translation>
    </message>
    <message>
        <source>Games that failed and do not count: {count}. First error: {error}</source>
        <translation>出错而不计入的场数：{count}。第一个错误：{error}</translation>
    </message>
</context>
<context>
    <name>JoinDialog</name>
    <message>
        <source>Join a game</source>
        <translation>加入对局</translation>
    </message>
    <message>
        <source>Link, code or address</source>
        <translation>链接、代码或地址</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Paste the link that your friend has sent, or type the code or the address of a server.</source>
        <translation>粘贴对方发来的链接，或输入代码或服务器地址。</translation>
    </message>
    <message>
        <source>a server that you name below</source>
        <translation>下面指定的服务器</translation>
    </message>
    <message>
        <source>Server: {where}</source>
        <translation>服务器：{where}</translation>
    </message>
    <message>
        <source>Table: {code}</source>
        <translation>牌桌：{code}</translation>
    </message>
    <message>
        <source>The server is known by its certificate, which the link names.</source>
        <translation>服务器凭链接中写明的证书确认。</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>入座</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>查看牌桌</translation>
    </message>
    <message>
        <source>Trust this server</source>
        <translation>信任此服务器</translation>
    </message>
    <message>
        <source>Connecting to {address}…</source>
        <translation>正在连接 {address}…</translation>
    </message>
    <message>
        <source>Trying again…</source>
        <translation>正在重试…</translation>
    </message>
    <message>
        <source>This program does not have the game of this table ({game}).</source>
        <translation>本程序没有这桌的游戏（{game}）。</translation>
    </message>
    <message>
        <source>At the table: {names}</source>
        <translation>在桌上：{names}</translation>
    </message>
    <message>
        <source>{server}: a neutral server runs this game.</source>
        <translation>{server}：由中立服务器管理这场对局。</translation>
    </message>
    <message>
        <source>The host&apos;s computer runs this game: it could look at hidden cards.</source>
        <translation>由房主的设备管理这场对局：它有可能看到隐藏的卡牌。</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>卡组</translation>
    </message>
    <message>
        <source>This server shows a certificate of its own. Ask who runs it whether its fingerprint is this one:
{groups}</source>
        <translation>此服务器出示的是自己的证书。请向其运营者确认指纹是否为：
{groups}</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>服务器</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>代码</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名字</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>观战</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>回到牌桌</translation>
    </message>
</context>
<context>
    <name>JournalWriter</name>
    <message>
        <source>The game is saved again.</source>
        <translation>已恢复保存对局。</translation>
    </message>
    <message>
        <source>The game is not being saved: {reason}. You can keep playing; saving is tried again.</source>
        <translation>无法保存对局：{reason}。可以继续游戏，程序会自动重试保存。</translation>
    </message>
    <message>
        <source>another file is in its place</source>
        <translation>文件已被另一个文件取代</translation>
    </message>
    <message>
        <source>Another program has changed the file of this game: {difference}. That file is kept as {name}; the whole game has been saved again.</source>
        <translation>其他程序更改了本局的文件（{difference}）。该文件已保留为 {name}，整局已重新保存。</translation>
    </message>
    <message>
        <source>its size has changed</source>
        <translation>文件大小已改变</translation>
    </message>
    <message>
        <source>its last line has changed</source>
        <translation>最后一行已改变</translation>
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
        <source>&amp;Reassign</source>
        <translation>重新分配(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Use this key</source>
        <translation>使用此按键(&amp;U)</translation>
    </message>
    <message>
        <source>{key} is already the key for: {action}. If you reassign it, that action loses it.</source>
        <translation>{key} 是“{action}”的按键。重新分配后，该操作将失去它。</translation>
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
        <source>Press the main button</source>
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
        <source>Use the selected card; if none is selected, press the main button</source>
        <translation>使用选中的卡牌；没有时执行主按钮所示的操作</translation>
    </message>
    <message>
        <source>Everything that the selected card can do (also right-click)</source>
        <translation>选中的卡牌能做的一切（也可右键单击）</translation>
    </message>
    <message>
        <source>Cancel what you have started</source>
        <translation>取消已开始的操作</translation>
    </message>
    <message>
        <source>Move the selected effect earlier</source>
        <translation>将选中的效果提前</translation>
    </message>
    <message>
        <source>Move the selected effect later</source>
        <translation>将选中的效果推后</translation>
    </message>
    <message>
        <source>Key hints on everything that can be used now</source>
        <translation>在现在可用的一切上显示按键提示</translation>
    </message>
    <message>
        <source>Repeat what happened and what is asked</source>
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
        <source>Previous choice</source>
        <translation>上一个选择</translation>
    </message>
    <message>
        <source>Next choice</source>
        <translation>下一个选择</translation>
    </message>
    <message>
        <source>Previous turn</source>
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
        <source>Show key hints always or only on request</source>
        <translation>始终显示按键提示，或仅在按键时显示</translation>
    </message>
    <message>
        <source>Step back through what happened</source>
        <translation>回看发生的事</translation>
    </message>
    <message>
        <source>Step forward through what happened</source>
        <translation>逐步向前，直到现在</translation>
    </message>
    <message>
        <source>Look up a rule</source>
        <translation>查找规则</translation>
    </message>
    <message>
        <source>Previous rule</source>
        <translation>之前显示的规则</translation>
    </message>
    <message>
        <source>Next rule</source>
        <translation>之后显示的规则</translation>
    </message>
    <message>
        <source>List of keys</source>
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
        <source>Pass until something happens, or stop passing</source>
        <translation>一直让过直到有事发生，或停止</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Report a problem</source>
        <translation>报告问题</translation>
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
        <translation>导入卡表</translation>
    </message>
    <message>
        <source>Paste a deck list</source>
        <translation>粘贴卡表</translation>
    </message>
    <message>
        <source>Export the deck</source>
        <translation>导出卡组</translation>
    </message>
    <message>
        <source>Copy the deck as a list</source>
        <translation>将卡组复制为卡表</translation>
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
        <source>Earlier versions of the deck</source>
        <translation>卡组的历史版本</translation>
    </message>
    <message>
        <source>Move a copy between deck and sideboard</source>
        <translation>在卡组与备牌之间移动一张</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>开始页面</translation>
    </message>
    <message>
        <source>What the words on the large card mean</source>
        <translation>大图卡牌上词语的含义</translation>
    </message>
    <message>
        <source>What decided the finished game</source>
        <translation>已结束游戏的胜负关键</translation>
    </message>
    <message>
        <source>The deck as a list, as stacks or as pictures</source>
        <translation>卡组以列表、堆叠或图片显示</translation>
    </message>
    <message>
        <source>The deck wide, or as before</source>
        <translation>加宽卡组或恢复原宽</translation>
    </message>
    <message>
        <source>In the rule book</source>
        <translation>规则书界面</translation>
    </message>
    <message>
        <source>Previous section</source>
        <translation>上一节</translation>
    </message>
    <message>
        <source>Next section</source>
        <translation>下一节</translation>
    </message>
    <message>
        <source>Previous clause</source>
        <translation>上一条</translation>
    </message>
    <message>
        <source>Next clause</source>
        <translation>下一条</translation>
    </message>
    <message>
        <source>Open the clause beside</source>
        <translation>在旁边打开条款</translation>
    </message>
    <message>
        <source>Copy number and text</source>
        <translation>复制编号和正文</translation>
    </message>
    <message>
        <source>Other edition</source>
        <translation>切换版本</translation>
    </message>
    <message>
        <source>What the edition changed</source>
        <translation>此版本的改动</translation>
    </message>
    <message>
        <source>Next language</source>
        <translation>下一种语言</translation>
    </message>
    <message>
        <source>Another language or your document beside</source>
        <translation>并排显示其他语言或自己的文档</translation>
    </message>
    <message>
        <source>Add cards to the deck, the sideboard or the maybeboard</source>
        <translation>切换将卡牌加入卡组、备牌或备选</translation>
    </message>
    <message>
        <source>Show the rule at work beside the table</source>
        <translation>在牌桌旁显示当前规则</translation>
    </message>
    <message>
        <source>Stay at the rule that is shown</source>
        <translation>固定显示的规则</translation>
    </message>
    <message>
        <source>Follow the rule at work again</source>
        <translation>重新跟随当前规则</translation>
    </message>
    <message>
        <source>To the rule book, or back</source>
        <translation>打开规则书，或返回原界面</translation>
    </message>
    <message>
        <source>Ask the coach; again for more</source>
        <translation>询问教练（再按一次了解更多）</translation>
    </message>
    <message>
        <source>In lessons and puzzles</source>
        <translation>课程与谜题中</translation>
    </message>
    <message>
        <source>Lessons and puzzles</source>
        <translation>课程与谜题</translation>
    </message>
    <message>
        <source>Hint, one level more each time</source>
        <translation>提示，每次多一级</translation>
    </message>
    <message>
        <source>Take the last choice back</source>
        <translation>收回上一次选择</translation>
    </message>
    <message>
        <source>Begin the step or puzzle again</source>
        <translation>重新开始这一步或谜题</translation>
    </message>
    <message>
        <source>Skip the step or puzzle</source>
        <translation>跳过这一步或谜题</translation>
    </message>
    <message>
        <source>Play freely from here</source>
        <translation>从这里开始自由对战</translation>
    </message>
    <message>
        <source>Show the best choices</source>
        <translation>显示最佳选择</translation>
    </message>
    <message>
        <source>Make a puzzle of the position</source>
        <translation>用局面制作谜题</translation>
    </message>
    <message>
        <source>Notes and tags of the open deck</source>
        <translation>当前卡组的备注和标签</translation>
    </message>
    <message>
        <source>Owned cards, wish list, and what the deck lacks</source>
        <translation>拥有的卡牌、心愿单、卡组缺少的卡牌</translation>
    </message>
    <message>
        <source>Own one more of the card</source>
        <translation>卡牌拥有数加1</translation>
    </message>
    <message>
        <source>Own one fewer of the card</source>
        <translation>卡牌拥有数减1</translation>
    </message>
    <message>
        <source>When to ask me, and when to pass for me</source>
        <translation>何时询问我，何时替我让过</translation>
    </message>
    <message>
        <source>Show the card large, with all about it</source>
        <translation>放大显示卡牌及其全部信息</translation>
    </message>
    <message>
        <source>Play online</source>
        <translation>联机对战</translation>
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
    <message>
        <source>Change keys</source>
        <translation>更改按键</translation>
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
    <name>LeadChart</name>
    <message>
        <source>Who was ahead</source>
        <translation>局势优劣</translation>
    </message>
    <message>
        <source>Turn {turn}: both are equal</source>
        <translation>第{turn}回合：势均力敌</translation>
    </message>
    <message>
        <source>Turn {turn}: {name} is ahead by {lead:.0f}</source>
        <translation>第{turn}回合：{name}领先{lead:.0f}</translation>
    </message>
</context>
<context>
    <name>Learning</name>
    <message>
        <source>Player</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>A puzzle is made at your own decision in a game against a bot, or in a replay</source>
        <translation>只能在对战机器人时轮到你做决定的时刻，或在回放中制作谜题</translation>
    </message>
    <message>
        <source>Puzzles are made of games of {game} alone</source>
        <translation>只有{game}的对局可以做成谜题</translation>
    </message>
    <message>
        <source>This position makes no puzzle</source>
        <translation>此局面无法制成谜题</translation>
    </message>
    <message>
        <source>Turn {turn} against {name}</source>
        <translation>对{name}·第{turn}回合</translation>
    </message>
</context>
<context>
    <name>LearningController</name>
    <message>
        <source>Learn — Gundam Desktop</source>
        <translation>学习 — Gundam Desktop</translation>
    </message>
    <message>
        <source>This lesson cannot be played</source>
        <translation>无法进行这一课</translation>
    </message>
    <message>
        <source>This puzzle cannot be played</source>
        <translation>无法进行这个谜题</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>对手</translation>
    </message>
    <message>
        <source>This puzzle cannot be saved</source>
        <translation>无法保存此谜题</translation>
    </message>
    <message>
        <source>“{title}” is now among my puzzles, on the page “Learn”</source>
        <translation>“{title}”已加入“学习”页的我的谜题</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Delete “{title}” from my puzzles?</source>
        <translation>要从我的谜题中删除“{title}”吗？</translation>
    </message>
    <message>
        <source>This cannot be deleted</source>
        <translation>无法删除</translation>
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
        <source>The latest have been in force since {day}</source>
        <translation>最新的限制自{day}起生效</translation>
    </message>
    <message>
        <source>all rules are kept</source>
        <translation>符合所有规则</translation>
    </message>
    <message>
        <source>other rules kept: {count}</source>
        <translation>其余符合的规则：{count}</translation>
    </message>
    <message>
        <source>Not played: {ability}</source>
        <translation>不执行：{ability}</translation>
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
        <translation>用此卡组对战</translation>
    </message>
</context>
<context>
    <name>LessonPlay</name>
    <message>
        <source>Do this: {choice}</source>
        <translation>这样做：{choice}</translation>
    </message>
    <message>
        <source>The answer: {answer}</source>
        <translation>答案：{answer}</translation>
    </message>
    <message>
        <source>{lesson} · step {number} of {count}</source>
        <translation>{lesson} · 第{number}步，共{count}步</translation>
    </message>
    <message>
        <source>{lesson} · the end</source>
        <translation>{lesson} · 完</translation>
    </message>
    <message>
        <source>Clauses you have met: {clauses}</source>
        <translation>遇到过的条款：{clauses}</translation>
    </message>
    <message>
        <source>To all lessons</source>
        <translation>到全部课程</translation>
    </message>
    <message>
        <source>Next lesson: {title}</source>
        <translation>下一课：{title}</translation>
    </message>
    <message>
        <source>Back to before this choice</source>
        <translation>回到这次选择之前</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>演示</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Exchanged: {count} of {most}</source>
        <translation>已换：{count}/{most}张</translation>
    </message>
    <message>
        <source>Check the deck</source>
        <translation>检查卡组</translation>
    </message>
    <message>
        <source>To the deck builder</source>
        <translation>前往卡组构筑</translation>
    </message>
    <message>
        <source>(Click it on the table, or go there by the arrows and press Enter.)</source>
        <translation>（请在牌桌上点击，或用方向键选中后按Enter。）</translation>
    </message>
</context>
<context>
    <name>LessonTools</name>
    <message>
        <source>Leave</source>
        <translation>离开</translation>
    </message>
    <message>
        <source>Each press says a little more. Nothing is counted against you.</source>
        <translation>每按一次多提示一点，不会扣分。</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>收回</translation>
    </message>
    <message>
        <source>Take your last choice in this step back.</source>
        <translation>收回你在这一步中的上一次选择。</translation>
    </message>
    <message>
        <source>Restart step</source>
        <translation>重做这一步</translation>
    </message>
    <message>
        <source>Begin this step again.</source>
        <translation>重新开始这一步。</translation>
    </message>
    <message>
        <source>Skip step</source>
        <translation>跳过这一步</translation>
    </message>
    <message>
        <source>Under edition {edition}</source>
        <translation>在 Ver. {edition} 下</translation>
    </message>
    <message>
        <source>Back to the step</source>
        <translation>回到这一步</translation>
    </message>
    <message>
        <source>The same choices under other rules.</source>
        <translation>用另一版规则看同样的选择。</translation>
    </message>
    <message>
        <source>Another position</source>
        <translation>换一个局面</translation>
    </message>
    <message>
        <source>Draw another position by chance.</source>
        <translation>随机生成另一个局面。</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>More hints ({level} of 4)</source>
        <translation>更多提示（{level}/4）</translation>
    </message>
    <message>
        <source>Hint ({level} of 4)</source>
        <translation>提示（{level}/4）</translation>
    </message>
    <message>
        <source>Back to the list. You can continue this step at any time.</source>
        <translation>返回列表。随时可以继续这一步。</translation>
    </message>
    <message>
        <source>Continue without doing this step. It stays open in the list.</source>
        <translation>不做这一步直接前进。它在列表中仍算未完成。</translation>
    </message>
    <message>
        <source>Play freely</source>
        <translation>自由对战</translation>
    </message>
    <message>
        <source>Play from here against a gentle bot, without a task. You can come back.</source>
        <translation>从这里开始与温和的机器人自由对战，没有题目。随时可以回来。</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>回到牌桌</translation>
    </message>
    <message>
        <source>Your deck is kept as it is.</source>
        <translation>卡组会保持现状。</translation>
    </message>
</context>
<context>
    <name>LevelNames</name>
    <message>
        <source>Random</source>
        <translation>随机</translation>
    </message>
    <message>
        <source>Gentle</source>
        <translation>温和</translation>
    </message>
    <message>
        <source>Steady</source>
        <translation>稳健</translation>
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
        <source>Cadet</source>
        <translation>见习生</translation>
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
        <translation>中校</translation>
    </message>
    <message>
        <source>Ace</source>
        <translation>王牌</translation>
    </message>
    <message>
        <source>Newtype</source>
        <translation>新人类</translation>
    </message>
    <message>
        <source>Knows the rules and little more: deploys and attacks as the mood takes it. For your first games.</source>
        <translation>刚学会规则，随性地配置和攻击。适合最初的几局。</translation>
    </message>
    <message>
        <source>Sees what a card is good for, but often misses the best moment. For when you know the basics.</source>
        <translation>知道卡牌的用处，但常常错过最佳时机。适合已掌握基础的玩家。</translation>
    </message>
    <message>
        <source>Always does what looks best right now, and does not think of your answer.</source>
        <translation>总是选择眼前最好的一手，不考虑你的应对。</translation>
    </message>
    <message>
        <source>Thinks of your next turn before each move, though only briefly.</source>
        <translation>每一步都会考虑你的下一回合，但想得不深。</translation>
    </message>
    <message>
        <source>Makes good choices, though not always the best one.</source>
        <translation>选择不错，但不总是最好的一手。</translation>
    </message>
    <message>
        <source>Plays the next turns through in many ways: finds a win that nothing can stop, and sees yours coming. Never looks at hidden cards.</source>
        <translation>以多种方式推演接下来的回合：能找到无法阻止的胜机，也能预见你的胜机。绝不偷看隐藏的卡牌。</translation>
    </message>
    <message>
        <source>Program: {name}</source>
        <translation>程序：{name}</translation>
    </message>
</context>
<context>
    <name>LicencesDialog</name>
    <message>
        <source>What is inside</source>
        <translation>包含的组件</translation>
    </message>
    <message>
        <source>Gundam Desktop itself is under the {licence} licence. These parts were made by others; the texts of their licences are in the folder “licences” of the packed program, and with the packages otherwise.</source>
        <translation>Gundam Desktop 本身采用 {licence} 许可证。以下部分由他人制作；许可证全文在打包版本的“licences”文件夹中，其他安装方式则随各软件包附带。</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Log</source>
        <translation>记录</translation>
    </message>
    <message>
        <source>← What happened?</source>
        <translation>← 发生了什么？</translation>
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
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>播放</translation>
    </message>
</context>
<context>
    <name>LuckStrip</name>
    <message>
        <source>Luck</source>
        <translation>运气</translation>
    </message>
    <message>
        <source>{name}: {came} of {cards}, expected {expected}</source>
        <translation>{name}：{cards}张中有{came}张，期望{expected}</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
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
        <source>{first} against {second} · rules {edition} · seed {seed} — Gundam Desktop</source>
        <translation>{first} 对 {second} · 规则 {edition} · 种子 {seed} — Gundam Desktop</translation>
    </message>
    <message>
        <source>Replay: {first} against {second} — Gundam Desktop</source>
        <translation>回放：{first} 对 {second} — Gundam Desktop</translation>
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
        <source>{first} against {second} · rules {edition} — Gundam Desktop</source>
        <translation>{first} 对 {second} · 规则 {edition} — Gundam Desktop</translation>
    </message>
    <message>
        <source>Nothing can be saved</source>
        <translation>无法保存</translation>
    </message>
    <message>
        <source>{folder}: {reason}. You can play, but nothing will be saved until this is fixed.</source>
        <translation>{folder}：{reason}。可以游戏，但在修复之前不会保存任何内容。</translation>
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
        <translation>再战(&amp;R)</translation>
    </message>
    <message>
        <source>Rematch with seats s&amp;wapped</source>
        <translation>交换座位再战(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Saved games…</source>
        <translation>已保存的游戏(&amp;S)…</translation>
    </message>
    <message>
        <source>Open s&amp;cenario…</source>
        <translation>打开场景(&amp;C)…</translation>
    </message>
    <message>
        <source>Save &amp;position as a scenario…</source>
        <translation>将局面保存为场景(&amp;P)…</translation>
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
        <source>Same as &amp;system</source>
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
        <source>T&amp;heme</source>
        <translation>主题(&amp;H)</translation>
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
        <source>Official card te&amp;xt from my own folder</source>
        <translation>使用自己文件夹中的官方文本(&amp;X)</translation>
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
        <source>Report a &amp;problem…</source>
        <translation>报告问题(&amp;P)…</translation>
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
        <translation>导入卡表(&amp;I)…</translation>
    </message>
    <message>
        <source>Paste deck &amp;list</source>
        <translation>粘贴卡表(&amp;L)</translation>
    </message>
    <message>
        <source>Cop&amp;y as a list</source>
        <translation>复制为卡表(&amp;Y)</translation>
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
        <source>Conc&amp;ede…</source>
        <translation>认输(&amp;E)…</translation>
    </message>
    <message>
        <source>All dec&amp;ks…</source>
        <translation>所有卡组(&amp;K)…</translation>
    </message>
    <message>
        <source>W&amp;hen to ask me…</source>
        <translation>何时询问我(&amp;H)…</translation>
    </message>
    <message>
        <source>Start pa&amp;ge</source>
        <translation>开始页面(&amp;G)</translation>
    </message>
    <message>
        <source>Back to the ta&amp;ble</source>
        <translation>回到牌桌(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Words on the large card</source>
        <translation>大图卡牌上的词语(&amp;W)</translation>
    </message>
    <message>
        <source>What decided &amp;it…</source>
        <translation>胜负关键(&amp;I)…</translation>
    </message>
    <message>
        <source>Deck as list / stacks / pi&amp;ctures</source>
        <translation>卡组显示：列表/堆叠/图片(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Wide deck</source>
        <translation>加宽卡组(&amp;W)</translation>
    </message>
    <message>
        <source>Rule &amp;book</source>
        <translation>规则书(&amp;B)</translation>
    </message>
    <message>
        <source>Add to deck / sideboa&amp;rd / maybeboard</source>
        <translation>切换加入卡组／备牌／备选(&amp;R)</translation>
    </message>
    <message>
        <source>Rul&amp;e at work</source>
        <translation>当前规则(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Ask the coach</source>
        <translation>询问教练(&amp;A)</translation>
    </message>
    <message>
        <source>Lessons and pu&amp;zzles…</source>
        <translation>课程与谜题(&amp;Z)…</translation>
    </message>
    <message>
        <source>Show the &amp;best choices</source>
        <translation>显示最佳选择(&amp;B)</translation>
    </message>
    <message>
        <source>Ma&amp;ke a puzzle of this position…</source>
        <translation>用此局面制作谜题(&amp;K)…</translation>
    </message>
    <message>
        <source>User &amp;guide</source>
        <translation>使用指南(&amp;G)</translation>
    </message>
    <message>
        <source>Chance to &amp;win beside the table</source>
        <translation>在牌桌旁显示胜率(&amp;W)</translation>
    </message>
    <message>
        <source>Notes and ta&amp;gs…</source>
        <translation>备注和标签(&amp;J)…</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>导出(&amp;X)…</translation>
    </message>
    <message>
        <source>Coll&amp;ection…</source>
        <translation>收藏(&amp;E)…</translation>
    </message>
    <message>
        <source>Own &amp;1 more</source>
        <translation>拥有数加1(&amp;1)</translation>
    </message>
    <message>
        <source>Own 1 &amp;fewer</source>
        <translation>拥有数减1(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Back to the start page</source>
        <translation>回到开始页面(&amp;B)</translation>
    </message>
    <message>
        <source>Card &amp;in the middle</source>
        <translation>在中央放大卡牌(&amp;I)</translation>
    </message>
    <message>
        <source>Pla&amp;y online…</source>
        <translation>联机对战(&amp;Y)…</translation>
    </message>
    <message>
        <source>Back up to a &amp;file…</source>
        <translation>备份到文件(&amp;F)…</translation>
    </message>
    <message>
        <source>Rest&amp;ore a backup…</source>
        <translation>恢复备份(&amp;O)…</translation>
    </message>
    <message>
        <source>Card &amp;packs…</source>
        <translation>卡牌包(&amp;P)…</translation>
    </message>
</context>
<context>
    <name>MissingPage</name>
    <message>
        <source>Missing for the deck</source>
        <translation>卡组缺少的卡牌</translation>
    </message>
    <message>
        <source>&amp;Resources, too</source>
        <translation>包括能源(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Add to the wish list</source>
        <translation>加入心愿单(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Copy as a list</source>
        <translation>复制为列表(&amp;C)</translation>
    </message>
    <message>
        <source>Needed</source>
        <translation>需要</translation>
    </message>
    <message>
        <source>Owned</source>
        <translation>拥有</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>缺少</translation>
    </message>
    <message>
        <source>Missing: {count}</source>
        <translation>缺少：{count}张</translation>
    </message>
    <message>
        <source>Nothing is missing.</source>
        <translation>没有缺少的卡牌。</translation>
    </message>
    <message>
        <source>The deck has no cards.</source>
        <translation>卡组中没有卡牌。</translation>
    </message>
    <message>
        <source>On the wish list now. Cards: {count}</source>
        <translation>已在心愿单中。卡牌：{count}张</translation>
    </message>
    <message>
        <source>&amp;Own one more</source>
        <translation>拥有数加1(&amp;O)</translation>
    </message>
    <message>
        <source>Own one &amp;fewer</source>
        <translation>拥有数减1(&amp;F)</translation>
    </message>
</context>
<context>
    <name>MoreOptions</name>
    <message>
        <source>with sideboards</source>
        <translation>使用备牌</translation>
    </message>
    <message>
        <source>Between games, players may exchange cards with their sideboards</source>
        <translation>每局之间玩家可以与备牌交换卡牌</translation>
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
        <source>The time each player has for the whole game; bots have no clock</source>
        <translation>每位玩家整局可用的时间；机器人不计时</translation>
    </message>
    <message>
        <source>for the whole match</source>
        <translation>用于整场比赛</translation>
    </message>
    <message>
        <source>The clock carries over from game to game. An official match lasts 60 minutes: about 30 for each player</source>
        <translation>时间会延续到下一局。官方比赛为60分钟，每位玩家约30分钟</translation>
    </message>
    <message>
        <source>empty: a random seed</source>
        <translation>留空：随机生成</translation>
    </message>
    <message>
        <source>The same seed and the same choices give the same game</source>
        <translation>相同的种子和选择会得到相同的游戏</translation>
    </message>
    <message>
        <source>Comprehensive Rules {edition}</source>
        <translation>综合规则 {edition}</translation>
    </message>
    <message>
        <source>A random player chooses</source>
        <translation>随机一方决定</translation>
    </message>
    <message>
        <source>Seed: “{seed}” is not a whole number from 0 to {most}.</source>
        <translation>种子：“{seed}”不是0到{most}之间的整数。</translation>
    </message>
    <message>
        <source>Who goes first</source>
        <translation>先攻</translation>
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
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
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
        <source>the bot knows your deck list</source>
        <translation>机器人知道你的卡表</translation>
    </message>
    <message>
        <source>Otherwise it only guesses what is in your deck, from the cards that you have shown</source>
        <translation>否则它只能根据你亮出的卡牌来猜测你的卡组</translation>
    </message>
    <message>
        <source>Deck lists</source>
        <translation>卡表</translation>
    </message>
    <message>
        <source>The time each player has for the whole game</source>
        <translation>每位玩家整局可用的时间</translation>
    </message>
    <message>
        <source>known to the bot</source>
        <translation>对机器人公开</translation>
    </message>
    <message>
        <source>hidden from the bot</source>
        <translation>对机器人保密</translation>
    </message>
    <message>
        <source>random</source>
        <translation>随机</translation>
    </message>
</context>
<context>
    <name>Naming</name>
    <message>
        <source>Explain nothing</source>
        <translation>不再说明</translation>
    </message>
    <message>
        <source>Explain what is new</source>
        <translation>说明新内容</translation>
    </message>
    <message>
        <source>Each thing is explained once, when you meet it for the first time.</source>
        <translation>每样东西只在第一次遇到时说明一次。</translation>
    </message>
</context>
<context>
    <name>Near</name>
    <message>
        <source>This network cannot be searched: {reason}</source>
        <translation>无法搜索此网络：{reason}</translation>
    </message>
    <message>
        <source>Tables found: {count}</source>
        <translation>找到的牌桌：{count}</translation>
    </message>
    <message>
        <source>Looking for tables… None so far.</source>
        <translation>正在寻找牌桌…目前没有。</translation>
    </message>
</context>
<context>
    <name>NetworkGame</name>
    <message>
        <source>The server did not accept this choice.</source>
        <translation>服务器没有接受这个选择。</translation>
    </message>
    <message>
        <source>No connection</source>
        <translation>没有连接</translation>
    </message>
    <message>
        <source>Waiting for the server…</source>
        <translation>正在等待服务器…</translation>
    </message>
    <message>
        <source>{name} is away</source>
        <translation>{name}暂时离开</translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <translation>{name}正在思考…</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>离开牌桌</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>再战</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>下一局</translation>
    </message>
    <message>
        <source>Answer this first.</source>
        <translation>请先回答这个。</translation>
    </message>
    <message>
        <source>The players have agreed on it.</source>
        <translation>双方同意。</translation>
    </message>
    <message>
        <source>{name} was away for too long.</source>
        <translation>{name}离开太久。</translation>
    </message>
    <message>
        <source>{name} has left the table.</source>
        <translation>{name}离开了牌桌。</translation>
    </message>
    <message>
        <source>A player was away for too long.</source>
        <translation>有玩家离开太久。</translation>
    </message>
    <message>
        <source>Checked: the shuffle was fair and the game went by the rules.</source>
        <translation>已核实：洗牌公正，对局符合规则。</translation>
    </message>
    <message>
        <source>the random numbers of the shuffle were not agreed on properly</source>
        <translation>随机数没有按应有的方式商定</translation>
    </message>
    <message>
        <source>the shuffle differs from the one agreed on</source>
        <translation>洗牌与商定的不同</translation>
    </message>
    <message>
        <source>your deck differs from the one you chose</source>
        <translation>你的卡组不一样</translation>
    </message>
    <message>
        <source>the record cannot be read</source>
        <translation>记录无法读取</translation>
    </message>
    <message>
        <source>the record does not follow the rules</source>
        <translation>记录不符合规则</translation>
    </message>
    <message>
        <source>you were told something other than what happened</source>
        <translation>告知你的与实际发生的不同</translation>
    </message>
    <message>
        <source>the table that you saw at the end was a different one</source>
        <translation>最后显示的牌桌与实际不同</translation>
    </message>
    <message>
        <source>the result differs</source>
        <translation>结果不一样</translation>
    </message>
    <message>
        <source>The check has found problems: {problems}. Do not trust this server.</source>
        <translation>核实发现问题：{problems}。请勿信任此服务器。</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>新游戏</translation>
    </message>
    <message>
        <source>A friend on this computer</source>
        <translation>与朋友同机对战</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名字</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>对手</translation>
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
        <source>Swap seats</source>
        <translation>交换座位</translation>
    </message>
    <message>
        <source>Each player takes the other&apos;s seat and deck</source>
        <translation>双方互换座位和卡组</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>手牌</translation>
    </message>
    <message>
        <source>You</source>
        <translation>你</translation>
    </message>
    <message>
        <source>A friend</source>
        <translation>朋友</translation>
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
        <source>Opening hand chances</source>
        <translation>起始手牌概率</translation>
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
    <name>Online</name>
    <message>
        <source>This deck cannot be played</source>
        <translation>无法使用此卡组</translation>
    </message>
    <message>
        <source>The server on this computer does not start</source>
        <translation>本机上的服务器无法启动</translation>
    </message>
    <message>
        <source>The game could not be saved: {reason}</source>
        <translation>无法保存对局：{reason}</translation>
    </message>
    <message>
        <source>Enter or a double click moves a card.</source>
        <translation>按 Enter 或双击移动卡牌。</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>离开牌桌</translation>
    </message>
    <message>
        <source>Leave this table? You concede the game.</source>
        <translation>要离开牌桌吗？这等于认输。</translation>
    </message>
    <message>
        <source>Concede and leave</source>
        <translation>认输并离开</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>留下</translation>
    </message>
    <message>
        <source>only this computer: it is in no network</source>
        <translation>仅本机：未连接网络</translation>
    </message>
    <message>
        <source>your network; the internet only if your router passes the port on</source>
        <translation>你的网络；只有路由器转发端口时才能从互联网连入</translation>
    </message>
    <message>
        <source>the internet, by IPv6, unless a firewall is in the way</source>
        <translation>互联网（IPv6），除非被防火墙阻挡</translation>
    </message>
    <message>
        <source>the internet, unless a firewall is in the way</source>
        <translation>互联网，除非被防火墙阻挡</translation>
    </message>
    <message>
        <source>your provider shares this address: not from the internet. Use a server</source>
        <translation>运营商共用此地址：无法从互联网连入，请使用服务器</translation>
    </message>
    <message>
        <source>The connection was lost.</source>
        <translation>连接已断开。</translation>
    </message>
    <message>
        <source>The server refused this.</source>
        <translation>服务器拒绝了此操作。</translation>
    </message>
    <message>
        <source>“{part}” is not a code: codes have eight characters, such as P3DF-XWFR.</source>
        <translation>“{part}”不是代码：代码有八个字符，例如 P3DF-XWFR。</translation>
    </message>
    <message>
        <source>“{part}” is not an address. Expected a name or an IP address, then : and a port.</source>
        <translation>“{part}”不是地址。正确形式是名称或 IP 地址，加 : 和端口。</translation>
    </message>
    <message>
        <source>{part} is not a port: ports go from 1 to 65535.</source>
        <translation>{part} 不是端口：端口范围是 1 到 65535。</translation>
    </message>
    <message>
        <source>The fingerprint in this link is damaged. Copy the whole link again.</source>
        <translation>此链接中的指纹已损坏。请重新复制整个链接。</translation>
    </message>
    <message>
        <source>This link is damaged. Copy the whole link again.</source>
        <translation>此链接已损坏。请重新复制整个链接。</translation>
    </message>
    <message>
        <source>Hello!</source>
        <translation>你好！</translation>
    </message>
    <message>
        <source>Good luck!</source>
        <translation>祝你好运！</translation>
    </message>
    <message>
        <source>Have fun!</source>
        <translation>玩得开心！</translation>
    </message>
    <message>
        <source>Well played!</source>
        <translation>打得好！</translation>
    </message>
    <message>
        <source>Nice!</source>
        <translation>漂亮！</translation>
    </message>
    <message>
        <source>Oops!</source>
        <translation>哎呀！</translation>
    </message>
    <message>
        <source>I am thinking…</source>
        <translation>我在思考…</translation>
    </message>
    <message>
        <source>Sorry!</source>
        <translation>抱歉！</translation>
    </message>
    <message>
        <source>Thank you!</source>
        <translation>谢谢！</translation>
    </message>
    <message>
        <source>One moment, please.</source>
        <translation>请稍等。</translation>
    </message>
    <message>
        <source>What a close game!</source>
        <translation>真是势均力敌！</translation>
    </message>
    <message>
        <source>Good game!</source>
        <translation>好局！</translation>
    </message>
    <message>
        <source>one game</source>
        <translation>一局</translation>
    </message>
    <message>
        <source>best of three</source>
        <translation>三局两胜</translation>
    </message>
    <message>
        <source>best of five</source>
        <translation>五局三胜</translation>
    </message>
    <message>
        <source>with sideboards</source>
        <translation>有备牌</translation>
    </message>
    <message>
        <source>no clock</source>
        <translation>不计时</translation>
    </message>
    <message>
        <source>passing reveals nothing</source>
        <translation>让过不透露手牌</translation>
    </message>
    <message>
        <source>quick passes</source>
        <translation>快速让过</translation>
    </message>
    <message>
        <source>undo if the other agrees</source>
        <translation>对方同意即可撤销</translation>
    </message>
    <message>
        <source>no undo</source>
        <translation>不可撤销</translation>
    </message>
    <message>
        <source>chat</source>
        <translation>聊天</translation>
    </message>
    <message>
        <source>no watchers</source>
        <translation>不可观战</translation>
    </message>
    <message>
        <source>The server said “{code}”. A newer version of this program may know what it means.</source>
        <translation>服务器返回“{code}”。新版本的程序或许知道其含义。</translation>
    </message>
    <message>
        <source>The server cannot be reached. It may be off, or this network does not let it be reached.</source>
        <translation>无法连接服务器。服务器可能已关闭，或无法从此网络连接。</translation>
    </message>
    <message>
        <source>The server does not show the certificate that was expected. Ask the host for the link once more.</source>
        <translation>服务器的证书与预期不符。请向房主重新索取链接。</translation>
    </message>
    <message>
        <source>The server did not understand this program. Update both programs.</source>
        <translation>服务器无法理解本程序。请更新双方的程序。</translation>
    </message>
    <message>
        <source>The server closed the connection: too many messages. Wait a minute.</source>
        <translation>服务器关闭了连接：消息过多。请等一分钟。</translation>
    </message>
    <message>
        <source>The server closed the connection: it heard nothing. Try again.</source>
        <translation>服务器长时间未收到消息，关闭了连接。请重试。</translation>
    </message>
    <message>
        <source>The server is full, or this network has too many connections. Try later.</source>
        <translation>服务器已满，或此网络的连接过多。请稍后再试。</translation>
    </message>
    <message>
        <source>This table is gone: it was closed, or the game ended long ago.</source>
        <translation>这桌已不存在：已关闭，或对局早已结束。</translation>
    </message>
    <message>
        <source>Something failed at this table. The server keeps its game; come back later.</source>
        <translation>这桌出了问题。服务器保留着对局，请稍后回来。</translation>
    </message>
    <message>
        <source>The table was closed.</source>
        <translation>牌桌已关闭。</translation>
    </message>
    <message>
        <source>This is not possible now, or not by the rules of this table.</source>
        <translation>现在不行，或这桌的规则不允许。</translation>
    </message>
    <message>
        <source>This server opens tables only for those who have its key. Ask who runs it.</source>
        <translation>在此服务器开桌需要密钥。请询问其运营者。</translation>
    </message>
    <message>
        <source>There is no table with this code. Check it, or ask the host for a new one.</source>
        <translation>没有此代码的牌桌。请检查，或向房主索取新代码。</translation>
    </message>
    <message>
        <source>Both seats of this table are taken. You may watch.</source>
        <translation>这桌的两个座位都有人了。你可以观战。</translation>
    </message>
    <message>
        <source>The server does not have this game ({game}). It may need an update.</source>
        <translation>服务器没有这个游戏（{game}）。它可能需要更新。</translation>
    </message>
    <message>
        <source>The server does not have edition {edition} of the rules; it has {right}.</source>
        <translation>服务器没有 {edition} 版规则；它有 {right}。</translation>
    </message>
    <message>
        <source>This deck may not be played here: {fault}</source>
        <translation>此卡组不能在这里使用：{fault}</translation>
    </message>
    <message>
        <source>This game has no sideboards.</source>
        <translation>这个游戏没有备牌。</translation>
    </message>
    <message>
        <source>Wait a moment before the next one.</source>
        <translation>请稍等再发下一个。</translation>
    </message>
    <message>
        <source>The server could not do this. Nothing has changed.</source>
        <translation>服务器处理失败。没有任何改变。</translation>
    </message>
    <message>
        <source>{first} against {second}</source>
        <translation>{first} 对 {second}</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>无人</translation>
    </message>
    <message>
        <source>The programs do not match: the server speaks protocol {theirs} (version {program}), this one {ours}. The older program must be updated.</source>
        <translation>程序不匹配：服务器使用协议 {theirs}（版本 {program}），本程序使用 {ours}。请更新较旧的一方。</translation>
    </message>
    <message>
        <source>To continue later, ask to keep the game. If you only close the window, your seat stays for a while.</source>
        <translation>若要以后继续，请提议保留对局。如果只是关闭窗口，座位会保留一段时间。</translation>
    </message>
    <message>
        <source>You have come back to this table in another window, which continues it.</source>
        <translation>你已在另一个窗口回到这桌，对局在那里继续。</translation>
    </message>
    <message>
        <source>The server is being restarted. The game continues when it is back.</source>
        <translation>服务器正在重启。恢复后对局会继续。</translation>
    </message>
    <message>
        <source>The game is kept for later. It continues when both of you come back to it.</source>
        <translation>对局已保留。双方都回来后继续。</translation>
    </message>
    <message>
        <source>{minutes} min each for the match</source>
        <translation>整场比赛各 {minutes} 分钟</translation>
    </message>
    <message>
        <source>{minutes} min each</source>
        <translation>各 {minutes} 分钟</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>You are away from your table now. “Play online” leads back to it.</source>
        <translation>你现在离开了牌桌。可以从“联机对战”回去。</translation>
    </message>
    <message>
        <source>coach and best moves allowed</source>
        <translation>允许教练和最佳选择</translation>
    </message>
    <message>
        <source>The card set {set} differs from the one of the other side ({who}): {yours} here, {theirs} there. Both need the same card pack, or programs of the same version.</source>
        <translation>卡牌系列 {set} 与另一方（{who}）的不同（本方 {yours}，对方 {theirs}）。双方需要相同的卡牌包，或相同版本的程序。</translation>
    </message>
    <message>
        <source>the server</source>
        <translation>服务器</translation>
    </message>
    <message>
        <source>the other player</source>
        <translation>另一位玩家</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
</context>
<context>
    <name>OnlinePage</name>
    <message>
        <source>against {name}</source>
        <translation>对 {name}</translation>
    </message>
    <message>
        <source>table {code}</source>
        <translation>牌桌 {code}</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>回到牌桌</translation>
    </message>
    <message>
        <source>Forget table {code}</source>
        <translation>忘记牌桌 {code}</translation>
    </message>
    <message>
        <source>Do not offer this table any more. A game there is not conceded</source>
        <translation>不再显示这桌。那里的对局不会认输</translation>
    </message>
    <message>
        <source>Play online</source>
        <translation>联机对战</translation>
    </message>
    <message>
        <source>Against a person at another computer. No account; nothing is connected before you host or join.</source>
        <translation>与其他设备上的人对战。无需账号；开设或加入之前不会建立连接。</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>开设</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>加入</translation>
    </message>
    <message>
        <source>Your tables</source>
        <translation>你的牌桌</translation>
    </message>
    <message>
        <source>On this network</source>
        <translation>此网络上</translation>
    </message>
    <message>
        <source>Host a game…</source>
        <translation>开设对局…</translation>
    </message>
    <message>
        <source>Join a game…</source>
        <translation>加入对局…</translation>
    </message>
    <message>
        <source>Choose a deck and the rules, then send your friend the link. You begin when both are ready.</source>
        <translation>选择卡组和规则，然后把链接发给对方。双方准备好后开始。</translation>
    </message>
    <message>
        <source>Paste the link that your friend has sent, or type the code of a table. You may watch, too.</source>
        <translation>粘贴对方发来的链接，或输入牌桌的代码。也可以观战。</translation>
    </message>
    <message>
        <source>Tables that others in this network have announced.</source>
        <translation>此网络上其他人公开的牌桌。</translation>
    </message>
    <message>
        <source>Look for tables</source>
        <translation>寻找牌桌</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>开始页面</translation>
    </message>
</context>
<context>
    <name>OpenDeck</name>
    <message>
        <source>The draft cannot be kept on the disk: {reason}</source>
        <translation>无法将草稿保存到磁盘：{reason}</translation>
    </message>
    <message>
        <source>The saved deck</source>
        <translation>已保存的卡组</translation>
    </message>
</context>
<context>
    <name>OpponentsPage</name>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>The games cannot be kept on the disk: {reason}</source>
        <translation>无法将对局保存到磁盘：{reason}</translation>
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
    <name>OwnFaults</name>
    <message>
        <source>Your own cards</source>
        <translation>自制卡牌</translation>
    </message>
    <message>
        <source>These could not be loaded; everything else works.</source>
        <translation>以下内容未能载入，其余可正常使用。</translation>
    </message>
    <message>
        <source>These files cannot be shown; their cards are drawn without pictures.</source>
        <translation>以下文件无法显示，相应卡牌将不使用图片。</translation>
    </message>
    <message>
        <source>Your own pictures</source>
        <translation>自备图片</translation>
    </message>
</context>
<context>
    <name>OwnedRow</name>
    <message>
        <source>&amp;Owned</source>
        <translation>拥有(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Wish list</source>
        <translation>心愿单(&amp;W)</translation>
    </message>
</context>
<context>
    <name>PackDialogs</name>
    <message>
        <source>Card packs ({files})</source>
        <translation>卡牌包（{files}）</translation>
    </message>
    <message>
        <source>Install a card pack</source>
        <translation>安装卡牌包</translation>
    </message>
    <message>
        <source>This card pack cannot be installed</source>
        <translation>无法安装此卡牌包</translation>
    </message>
    <message>
        <source>Install the card pack “{name}”?</source>
        <translation>安装卡牌包“{name}”吗？</translation>
    </message>
    <message>
        <source>Install</source>
        <translation>安装</translation>
    </message>
    <message>
        <source>Card packs</source>
        <translation>卡牌包</translation>
    </message>
    <message>
        <source>Version {version}, digest {digest}</source>
        <translation>版本 {version}，摘要 {digest}</translation>
    </message>
    <message>
        <source>Signed with the key {key}.</source>
        <translation>由密钥 {key} 签名。</translation>
    </message>
    <message>
        <source>Not signed: nobody vouches for what is in it.</source>
        <translation>没有签名：没有人为其内容担保。</translation>
    </message>
    <message>
        <source>It replaces version {version}, which is kept aside.</source>
        <translation>将替换版本 {version}，旧文件会另外保留。</translation>
    </message>
    <message>
        <source>Exactly this pack is installed already.</source>
        <translation>完全相同的卡牌包已经安装。</translation>
    </message>
    <message>
        <source>It is older than version {version}, which is installed and would be kept aside.</source>
        <translation>比已安装的版本 {version} 旧，后者的文件会另外保留。</translation>
    </message>
    <message>
        <source>understood: {count}</source>
        <translation>已读懂：{count}</translation>
    </message>
    <message>
        <source>understood, with something doubtful: {count}</source>
        <translation>已读懂但有可疑之处：{count}</translation>
    </message>
    <message>
        <source>played without an ability that is not understood: {count}</source>
        <translation>去掉读不懂的效果后使用：{count}</translation>
    </message>
    <message>
        <source>left out, because a fact is missing or wrong: {count}</source>
        <translation>因信息缺失或有误而排除：{count}</translation>
    </message>
    <message>
        <source>Not used, because the program has them: {count}</source>
        <translation>程序中已有而不使用：{count}</translation>
    </message>
    <message>
        <source>Errata: {count}</source>
        <translation>勘误：{count}</translation>
    </message>
    <message>
        <source>Restrictions: {count}</source>
        <translation>限制：{count}</translation>
    </message>
    <message>
        <source>Answers: {count}</source>
        <translation>解答：{count}</translation>
    </message>
    <message>
        <source>The card pack was not installed</source>
        <translation>卡牌包未能安装</translation>
    </message>
    <message>
        <source>The card pack is installed</source>
        <translation>卡牌包已安装</translation>
    </message>
    <message>
        <source>Remove the card pack “{name}”?</source>
        <translation>移除卡牌包“{name}”吗？</translation>
    </message>
    <message>
        <source>Decks and saved games with its cards stay, but cannot be played until it is installed again. Its file is kept aside.</source>
        <translation>使用其中卡牌的卡组和已保存的游戏会保留，但在重新安装之前无法使用。文件会另外保留。</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>The card pack was not removed</source>
        <translation>卡牌包未能移除</translation>
    </message>
    <message>
        <source>The card pack is removed</source>
        <translation>卡牌包已移除</translation>
    </message>
    <message>
        <source>The cards change when the program starts again. What is open is saved.</source>
        <translation>卡牌会在程序重新启动后更新。打开的内容会被保存。</translation>
    </message>
    <message>
        <source>Start again now</source>
        <translation>立即重新启动</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>稍后</translation>
    </message>
    <message>
        <source>Cards: {count}</source>
        <translation>卡牌：{count}</translation>
    </message>
    <message>
        <source>The installed version was signed with the key {key}. Is this one from the same people?</source>
        <translation>已安装的版本由密钥 {key} 签名：请确认这个版本是否出自同一作者。</translation>
    </message>
</context>
<context>
    <name>PacksDialog</name>
    <message>
        <source>Card packs</source>
        <translation>卡牌包</translation>
    </message>
    <message>
        <source>A card pack has the cards of a set that this version of the program does not have yet.</source>
        <translation>卡牌包含有本版本程序尚未收录的系列的卡牌。</translation>
    </message>
    <message>
        <source>None is installed.</source>
        <translation>尚未安装。</translation>
    </message>
    <message>
        <source>&amp;Install…</source>
        <translation>安装(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Remove…</source>
        <translation>移除(&amp;R)…</translation>
    </message>
    <message>
        <source>{name}, version {version}</source>
        <translation>{name}，版本 {version}</translation>
    </message>
    <message>
        <source>cards: {count}</source>
        <translation>卡牌：{count}</translation>
    </message>
    <message>
        <source>signed with {key}</source>
        <translation>签名：{key}</translation>
    </message>
    <message>
        <source>not signed</source>
        <translation>没有签名</translation>
    </message>
    <message>
        <source>not used, because the program has them: {count}</source>
        <translation>程序中已有而不使用：{count}</translation>
    </message>
    <message>
        <source>{name} cannot be read: {fault}</source>
        <translation>无法读取{name}：{fault}</translation>
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
        <translation>到第{turn}回合两者皆有</translation>
    </message>
    <message>
        <source>A Pilot links by a name that contains the required name, or by a trait ({clause}). The chances are without a redraw.</source>
        <translation>共鸣由包含所求名字的名字或特征决定（{clause}）。概率不含重新抽取。</translation>
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
    <message>
        <source>The game is over</source>
        <translation>对战已结束</translation>
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
        <translation>在线</translation>
    </message>
    <message>
        <source>slow connection</source>
        <translation>连接缓慢</translation>
    </message>
    <message>
        <source>away</source>
        <translation>离开</translation>
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
        <translation>请在牌桌上选择</translation>
    </message>
    <message>
        <source>Show all</source>
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
        <source>End it anyway</source>
        <translation>仍要结束</translation>
    </message>
    <message>
        <source>usable: {held} in hand, {there} in play</source>
        <translation>可用：手牌{held}，场上{there}</translation>
    </message>
    <message>
        <source>usable: {held} in hand</source>
        <translation>可用：手牌{held}</translation>
    </message>
    <message>
        <source>usable: {there} in play</source>
        <translation>可用：场上{there}</translation>
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
        <translation>场数(&amp;G)</translation>
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
        <source>All games</source>
        <translation>全部对局</translation>
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
        <translation>场数</translation>
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
        <source>There is no deck to play against.</source>
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
        <source>Games played: {played} of {games}.</source>
        <translation>已完成{played}／{games}场。</translation>
    </message>
    <message>
        <source>Games that failed and do not count: {count}. First error: {error}</source>
        <translation>出错而不计入的场数：{count}。第一个错误：{error}</translation>
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
    <message>
        <source>95% interval</source>
        <translation>95%区间</translation>
    </message>
    <message numerus="yes">
        <source>Cancelled after {played} of %n games.</source>
        <translation>
            <numerusform>已取消，完成{played}／%n场。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Compare with</source>
        <translation>对比等级(&amp;C)</translation>
    </message>
    <message>
        <source>Win rates</source>
        <translation>胜率</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>Save a picture…</source>
        <translation>保存图片…</translation>
    </message>
    <message>
        <source>no other level</source>
        <translation>无</translation>
    </message>
    <message>
        <source>The games cannot be kept on the disk: {reason}</source>
        <translation>无法将对局保存到磁盘：{reason}</translation>
    </message>
    <message>
        <source>{second} less {first}, in points: {points} (95%: {low} to {high}).</source>
        <translation>{second}比{first}：{points}个百分点（95%：{low}至{high}）。</translation>
    </message>
    <message>
        <source>Save a picture</source>
        <translation>保存图片</translation>
    </message>
    <message>
        <source>The picture cannot be saved</source>
        <translation>无法保存图片</translation>
    </message>
    <message>
        <source>This deck depends on how it is played.</source>
        <translation>此卡组的结果取决于操作水平。</translation>
    </message>
    <message>
        <source>These games show no difference between the levels.</source>
        <translation>这些对局未显示出等级之间的差异。</translation>
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
    <name>PuzzleDialog</name>
    <message>
        <source>Make a puzzle of this position</source>
        <translation>用此局面制作谜题</translation>
    </message>
    <message>
        <source>Win in this turn</source>
        <translation>在本回合获胜</translation>
    </message>
    <message>
        <source>Survive the opponent&apos;s next turn</source>
        <translation>撑过对手的下个回合</translation>
    </message>
    <message>
        <source>It holds what you may know; unknown cards are replaced by ones without effects.</source>
        <translation>只包含你能知道的信息；未知的卡牌会换成没有效果的卡牌。</translation>
    </message>
    <message>
        <source>Make the puzzle</source>
        <translation>制作谜题</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Working it out…</source>
        <translation>正在计算…</translation>
    </message>
    <message>
        <source>Every choice keeps this goal: there is nothing to find.</source>
        <translation>任何选择都能达成此目标：没有可寻找的答案。</translation>
    </message>
    <message>
        <source>This goal cannot be forced from here.</source>
        <translation>从这里无法确保达成此目标。</translation>
    </message>
    <message>
        <source>This position is too large to be solved.</source>
        <translation>此局面太大，无法求解。</translation>
    </message>
</context>
<context>
    <name>PuzzlePlay</name>
    <message>
        <source>Solved.</source>
        <translation>解开了。</translation>
    </message>
    <message>
        <source>From here the goal can no longer be reached.</source>
        <translation>从这里开始已无法达成目标。</translation>
    </message>
    <message>
        <source>The turn ends before the goal is reached.</source>
        <translation>在达成目标之前回合就结束了。</translation>
    </message>
    <message>
        <source>This is how the goal is lost.</source>
        <translation>目标就这样落空了。</translation>
    </message>
    <message>
        <source>It is about: {themes}.</source>
        <translation>主题：{themes}。</translation>
    </message>
    <message>
        <source>The lit card begins.</source>
        <translation>从亮起的卡牌开始。</translation>
    </message>
    <message>
        <source>No card begins: a button does.</source>
        <translation>第一步不是用卡牌，而是用按钮。</translation>
    </message>
    <message>
        <source>Do this: {choice}</source>
        <translation>这样做：{choice}</translation>
    </message>
    <message>
        <source>This is one solution. Restart to play it yourself.</source>
        <translation>这是一种解法。想自己解请重新开始。</translation>
    </message>
    <message>
        <source>level {level}</source>
        <translation>等级{level}</translation>
    </message>
    <message>
        <source>It must work whatever the hidden cards are.</source>
        <translation>无论未公开的卡牌是什么都必须成功。</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>More hints ({level} of 3)</source>
        <translation>更多提示（{level}/3）</translation>
    </message>
    <message>
        <source>What it is about, then which card begins, then the choice itself.</source>
        <translation>先提示主题，再提示从哪张卡牌开始，最后给出选择。</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>收回</translation>
    </message>
    <message>
        <source>Take your last choice back.</source>
        <translation>收回你的上一次选择。</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>重新开始</translation>
    </message>
    <message>
        <source>Begin this puzzle again.</source>
        <translation>重新开始这个谜题。</translation>
    </message>
    <message>
        <source>Show the solution</source>
        <translation>看解答</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>下一个谜题</translation>
    </message>
    <message>
        <source>Leave this one as it is.</source>
        <translation>先放下这一题。</translation>
    </message>
    <message>
        <source>Show why</source>
        <translation>看原因</translation>
    </message>
    <message>
        <source>See on the table how the goal is lost.</source>
        <translation>在牌桌上看目标是怎样落空的。</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>离开</translation>
    </message>
    <message>
        <source>Back to the list.</source>
        <translation>返回列表。</translation>
    </message>
    <message>
        <source>Back to before this choice</source>
        <translation>回到这次选择之前</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>演示</translation>
    </message>
    <message>
        <source>Stop trying, and see one way to the goal.</source>
        <translation>放弃，看一种解法。</translation>
    </message>
    <message>
        <source>Play freely</source>
        <translation>自由对战</translation>
    </message>
    <message>
        <source>Play from here against a gentle bot, without a goal. You can come back.</source>
        <translation>从这里开始与温和的机器人自由对战，没有目标。随时可以回来。</translation>
    </message>
    <message>
        <source>Working it out…</source>
        <translation>正在计算…</translation>
    </message>
    <message>
        <source>Whether the goal can still be reached was not decided: too much can follow.</source>
        <translation>后续变化太多，无法判断目标是否仍可达成。</translation>
    </message>
    <message>
        <source>What refutes it was not found: too much can follow.</source>
        <translation>后续变化太多，未能找到失败的原因。</translation>
    </message>
    <message>
        <source>No solution was found: too much can follow.</source>
        <translation>后续变化太多，未能找到解答。</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
</context>
<context>
    <name>QrCode</name>
    <message>
        <source>The link as a QR code</source>
        <translation>链接的二维码</translation>
    </message>
</context>
<context>
    <name>ReasonsPanel</name>
    <message>
        <source>Why?</source>
        <translation>为什么？</translation>
    </message>
    <message>
        <source>Point at a card to see what it can do now, or why not.</source>
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
    <name>RecordPage</name>
    <message>
        <source>Record</source>
        <translation>战绩</translation>
    </message>
    <message>
        <source>&amp;All decks</source>
        <translation>所有卡组(&amp;A)</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>卡组</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>对手</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>场数</translation>
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
        <source>All games</source>
        <translation>全部对局</translation>
    </message>
    <message>
        <source>All your finished games that are still saved. A draw counts as half a win.</source>
        <translation>统计已保存的结束对局；平局按半胜计算。已删除的对局不再计入。</translation>
    </message>
    <message>
        <source>No game with this deck has been finished yet.</source>
        <translation>还没有用此卡组完成的对局。</translation>
    </message>
    <message>
        <source>95% interval</source>
        <translation>95%区间</translation>
    </message>
</context>
<context>
    <name>RegistrationSheet</name>
    <message>
        <source>Deck registration</source>
        <translation>卡组登记表</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Player ID</source>
        <translation>玩家ID</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>赛事</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>卡组</translation>
    </message>
    <message>
        <source>Signature of the player</source>
        <translation>玩家签名</translation>
    </message>
    <message>
        <source>Checked by</source>
        <translation>核对人</translation>
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
    <name>Replay</name>
    <message>
        <source>Choice {number} of {last}</source>
        <translation>第{number}次选择，共{last}次</translation>
    </message>
    <message numerus="yes">
        <source>The end, after %n choices</source>
        <translation>
            <numerusform>结束，共%n次选择</numerusform>
        </translation>
    </message>
    <message>
        <source>No choices are recorded</source>
        <translation>没有选择的记录</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>Report a problem</source>
        <translation>报告问题</translation>
    </message>
    <message>
        <source>Copy or save this text and send it to somebody who can fix the problem. Nothing is sent anywhere.</source>
        <translation>请复制或保存这段文字，交给能解决问题的人。不会发送到任何地方。</translation>
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
        <source>Copied.</source>
        <translation>已复制。</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>保存报告</translation>
    </message>
    <message>
        <source>Text files (*.txt);;All files (*)</source>
        <translation>文本文件 (*.txt);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Could not be saved: {reason}</source>
        <translation>无法保存：{reason}</translation>
    </message>
    <message>
        <source>Saved as {path}.</source>
        <translation>已保存为 {path}。</translation>
    </message>
    <message>
        <source>The game is still going on, so this contains only what has been shown of it. Once it is over, the report also contains the seed and all choices, and the game can be replayed from it.</source>
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
        <source>View the table</source>
        <translation>查看牌桌</translation>
    </message>
    <message>
        <source>Rule {clause}</source>
        <translation>规则 {clause}</translation>
    </message>
    <message>
        <source>What decided it</source>
        <translation>胜负关键</translation>
    </message>
    <message>
        <source>The final blow again</source>
        <translation>再看最后一击</translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>Find the decisions that cost most</source>
        <translation>找出代价最大的决定</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>复盘</translation>
    </message>
    <message>
        <source>No decision cost more than could be luck.</source>
        <translation>没有哪个决定的损失超出运气的范围。</translation>
    </message>
    <message>
        <source>Turn {turn}, {name}: “{choice}”</source>
        <translation>第{turn}回合，{name}：“{choice}”</translation>
    </message>
    <message>
        <source>Win missed</source>
        <translation>错失的胜利</translation>
    </message>
    <message>
        <source>Costly choices</source>
        <translation>代价大的选择</translation>
    </message>
    <message>
        <source>Continue from here</source>
        <translation>从这里继续</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Playing on from your decisions: {done} of {count} · {passed}</source>
        <translation>正在从你的决定继续推演：{done}／{count} · {passed}</translation>
    </message>
    <message>
        <source>Playing on from your decisions: {done} of {count} · {passed}, about {left} left</source>
        <translation>正在从你的决定继续推演：{done}／{count} · {passed}，约剩{left}</translation>
    </message>
    <message>
        <source>Avoidable loss</source>
        <translation>可避免的失败</translation>
    </message>
    <message>
        <source>Possible deals: the cards that were hidden, dealt in different ways that fit what the player had seen.</source>
        <translation>可能的发牌：把当时未公开的牌以各种方式重新分发，但都与玩家已看到的一致。</translation>
    </message>
    <message>
        <source>Find a better choice</source>
        <translation>寻找更好的选择</translation>
    </message>
    <message numerus="yes">
        <source>Another choice would have won in this turn, whatever the opponent did, in {held} of %n possible deals.</source>
        <translation>
            <numerusform>换一个选择，在%n种可能的发牌中的{held}种里，无论对手怎么做都能在本回合获胜。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After another choice the opponent could not have won in the next turn, in {held} of %n possible deals.</source>
        <translation>
            <numerusform>换一个选择，在%n种可能的发牌中的{held}种里，对手在下个回合无法获胜。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It cost {cost} ± {margin} points of the chance to win (%n possible deals).</source>
        <translation>
            <numerusform>获胜机会降低了{cost}±{margin}个百分点（推演%n种可能的发牌）。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RuleBar</name>
    <message>
        <source>One language</source>
        <translation>单语</translation>
    </message>
    <message>
        <source>Load document…</source>
        <translation>载入文档…</translation>
    </message>
    <message>
        <source>Number or words, in any language</source>
        <translation>编号或词语（任何语言）</translation>
    </message>
    <message>
        <source>What changed</source>
        <translation>改动</translation>
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
        <source>Find a clause by its number or by words</source>
        <translation>按编号或词语查找条款</translation>
    </message>
    <message>
        <source>Show what this edition changed</source>
        <translation>显示此版本的改动</translation>
    </message>
    <message>
        <source>Another language or your own document beside the words</source>
        <translation>并排显示其他语言或自己的文档</translation>
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
        <translation>规则 — Gundam Desktop</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>This game has no rule book.</source>
        <translation>此游戏没有规则书。</translation>
    </message>
    <message>
        <source>Load an official document</source>
        <translation>载入官方文档</translation>
    </message>
    <message>
        <source>Texts (*.txt)</source>
        <translation>文本 (*.txt)</translation>
    </message>
    <message>
        <source>This document cannot be read</source>
        <translation>无法读取此文档</translation>
    </message>
    <message numerus="yes">
        <source>%n clauses matched. Missing in the document: {missing}. Only there: {extra}.</source>
        <translation>
            <numerusform>%n条匹配。文档中缺少：{missing}。仅文档中有：{extra}。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RuleFollower</name>
    <message>
        <source>Acts: {names}</source>
        <translation>行动：{names}</translation>
    </message>
    <message>
        <source>Target: {names}</source>
        <translation>对象：{names}</translation>
    </message>
    <message>
        <source>Can be chosen: {names}</source>
        <translation>可选择：{names}</translation>
    </message>
    <message>
        <source>Changed: {names}</source>
        <translation>变化：{names}</translation>
    </message>
</context>
<context>
    <name>RulePage</name>
    <message>
        <source>Copied: {number}</source>
        <translation>已复制：{number}</translation>
    </message>
    <message>
        <source>Clause {number}</source>
        <translation>条款 {number}</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>没有找到。</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>更改</translation>
    </message>
    <message>
        <source>New</source>
        <translation>新增</translation>
    </message>
    <message>
        <source>Referred to by {numbers}</source>
        <translation>引用此条：{numbers}</translation>
    </message>
    <message>
        <source>{numbers} in edition {edition}</source>
        <translation>在 Ver. {edition} 中为{numbers}</translation>
    </message>
    <message>
        <source>Dropped, {number} of edition {edition}: {words}</source>
        <translation>删除：Ver. {edition} 的{number}“{words}”</translation>
    </message>
</context>
<context>
    <name>RulePanel</name>
    <message>
        <source>now: {number}</source>
        <translation>当前：{number}</translation>
    </message>
    <message>
        <source>The rule at work is shown here as the game goes on.</source>
        <translation>随着对局进行，这里显示当前适用的规则。</translation>
    </message>
    <message>
        <source>Rule at work</source>
        <translation>当前规则</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>固定</translation>
    </message>
    <message>
        <source>The last clauses</source>
        <translation>最近的条款</translation>
    </message>
    <message>
        <source>Clause</source>
        <translation>条款</translation>
    </message>
    <message>
        <source>Stay at this clause</source>
        <translation>固定此条</translation>
    </message>
    <message>
        <source>Open in the rule book</source>
        <translation>在规则书中打开</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Follow the game again</source>
        <translation>重新跟随对局</translation>
    </message>
</context>
<context>
    <name>RulesForm</name>
    <message>
        <source>Friendly</source>
        <translation>友谊赛</translation>
    </message>
    <message>
        <source>Timed</source>
        <translation>计时</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>比赛</translation>
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
        <source>Quick: you pass wherever nothing else can be done</source>
        <translation>快速：无事可做时自动让过</translation>
    </message>
    <message>
        <source>Secret: passing reveals nothing about the hand</source>
        <translation>保密：不透露手牌</translation>
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
        <source>Sideboards between the games</source>
        <translation>局间更换备牌</translation>
    </message>
    <message>
        <source>The clock is for the whole match</source>
        <translation>计时为整场比赛</translation>
    </message>
    <message>
        <source>A player may ask to undo</source>
        <translation>可以请求撤销</translation>
    </message>
    <message>
        <source>Free text, once both have switched it on</source>
        <translation>自由文字（双方都开启后）</translation>
    </message>
    <message>
        <source>Others may watch</source>
        <translation>他人可以观战</translation>
    </message>
    <message>
        <source>Show the table on this network</source>
        <translation>在此网络上公开牌桌</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>用时</translation>
    </message>
    <message>
        <source>Passing</source>
        <translation>让过</translation>
    </message>
    <message>
        <source>Coach and best moves are allowed</source>
        <translation>允许使用教练和最佳选择</translation>
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
        <translation>{name}：{deck}</translation>
    </message>
    <message>
        <source>Draw on turn {turn}</source>
        <translation>第{turn}回合平局</translation>
    </message>
    <message>
        <source>{name} won on turn {turn}</source>
        <translation>{name}在第{turn}回合获胜</translation>
    </message>
    <message>
        <source>Turn {turn}, in progress</source>
        <translation>第{turn}回合，进行中</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>准备中</translation>
    </message>
    <message>
        <source>Open in a window</source>
        <translation>已在窗口中打开</translation>
    </message>
    <message>
        <source>Setting up: {name} decides</source>
        <translation>准备中：轮到{name}</translation>
    </message>
    <message>
        <source>Turn {turn}: {name} decides</source>
        <translation>第{turn}回合：轮到{name}</translation>
    </message>
    <message>
        <source>Damaged after choice {kept}</source>
        <translation>第 {kept} 个选择之后已损坏</translation>
    </message>
    <message>
        <source>{lost}. The exported file ends there.</source>
        <translation>{lost}。导出的文件到此为止。</translation>
    </message>
    <message>
        <source>{lost}. The damaged file is kept as {path}.</source>
        <translation>{lost}。损坏的文件保留为 {path}。</translation>
    </message>
    <message>
        <source>This saved game was damaged</source>
        <translation>这个已保存的游戏已损坏</translation>
    </message>
    <message>
        <source>You won on turn {turn}</source>
        <translation>你在第{turn}回合获胜</translation>
    </message>
    <message>
        <source>You lost on turn {turn}</source>
        <translation>你在第{turn}回合落败</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>平局</translation>
    </message>
    <message>
        <source>{name} won</source>
        <translation>{name}获胜</translation>
    </message>
    <message>
        <source>You won</source>
        <translation>你获胜</translation>
    </message>
    <message>
        <source>You lost</source>
        <translation>你落败</translation>
    </message>
</context>
<context>
    <name>SavedGamesController</name>
    <message>
        <source>There is nothing to undo.</source>
        <translation>没有可以撤销的选择。</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>没有可以重做的选择。</translation>
    </message>
    <message>
        <source>{asked}, do you let {name} take back “{choice}”?</source>
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
        <source>Keep playing</source>
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
        <source>{other} has acted since.</source>
        <translation>此后{other}已行动。</translation>
    </message>
    <message>
        <source>The rules have changed since this was played ({why}). The game continues from where it was.</source>
        <translation>此对局之后规则处理有变（{why}）。对局从当时的状态继续。</translation>
    </message>
    <message>
        <source>Verified: the replay matches the record</source>
        <translation>已验证：回放结果与记录一致</translation>
    </message>
    <message>
        <source>The rules have changed since: {why}</source>
        <translation>此后规则处理有变：{why}</translation>
    </message>
    <message>
        <source>A new game that continues from a recorded one.</source>
        <translation>这是从记录的对局中途开始的新对局。</translation>
    </message>
    <message>
        <source>{other} has acted since, and hidden cards have been seen.</source>
        <translation>此后{other}已行动，且有非公开的卡牌被看到。</translation>
    </message>
    <message>
        <source>Hidden cards have been seen since.</source>
        <translation>此后有非公开的卡牌被看到。</translation>
    </message>
    <message>
        <source>The game continues there. The damaged file is kept as {path}.</source>
        <translation>对局从那里继续。损坏的文件已保留为 {path}。</translation>
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
        <source>No saved games yet. Every game that you play is saved here.</source>
        <translation>这里还没有对局。你进行的每场对局都会保存在这里。</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>继续(&amp;C)</translation>
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
        <source>These files could not be read. The others are listed.</source>
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
        <source>Delete this game? This cannot be undone.</source>
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
    <message>
        <source>Tiles</source>
        <translation>卡片</translation>
    </message>
    <message>
        <source>List</source>
        <translation>列表</translation>
    </message>
    <message>
        <source>View</source>
        <translation>显示</translation>
    </message>
</context>
<context>
    <name>SavedSearches</name>
    <message>
        <source>&amp;Save this search…</source>
        <translation>保存此搜索(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>删除(&amp;R)</translation>
    </message>
    <message>
        <source>No saved searches yet.</source>
        <translation>还没有保存的搜索。</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>已存搜索</translation>
    </message>
    <message>
        <source>Save this search</source>
        <translation>保存搜索</translation>
    </message>
    <message>
        <source>Name of the search:</source>
        <translation>搜索名称：</translation>
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
        <translation>场景 ({files})</translation>
    </message>
    <message>
        <source>This scenario cannot be opened</source>
        <translation>无法打开此场景</translation>
    </message>
    <message>
        <source>Which scenario?</source>
        <translation>打开哪个场景？</translation>
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
    <message>
        <source>You win the match, best of {length}: {wins}–{losses}</source>
        <translation>你赢得比赛（{length}局制）：{wins}–{losses}</translation>
    </message>
</context>
<context>
    <name>SettingsController</name>
    <message>
        <source>The settings were not saved: {reason}</source>
        <translation>设置未能保存：{reason}</translation>
    </message>
    <message>
        <source>The settings could not be saved yet: another window or program holds their file. Saving is tried again.</source>
        <translation>另一个窗口或程序正在使用设置文件，暂时无法保存设置。程序会自动重试。</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>外观</translation>
    </message>
    <message>
        <source>Gameplay</source>
        <translation>对战</translation>
    </message>
    <message>
        <source>Pass until something happens (F6)</source>
        <translation>一直让过直到有事发生 (F6)</translation>
    </message>
    <message>
        <source>T&amp;heme</source>
        <translation>主题(&amp;H)</translation>
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
        <source>Auto-&amp;pass</source>
        <translation>自动让过(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Bot delay</source>
        <translation>机器人停顿(&amp;B)</translation>
    </message>
    <message>
        <source>Same as system</source>
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
        <source>Official card text from my own folder</source>
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
        <source>It stops when you have another decision to make, and when:</source>
        <translation>需要你做其他选择时，以及发生下列情况时停止：</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>恢复默认</translation>
    </message>
    <message>
        <source>Ask before I end a main phase while I can still do something</source>
        <translation>主要阶段还有可做的事时，结束前确认</translation>
    </message>
    <message>
        <source>Show cards lar&amp;ge</source>
        <translation>放大展示卡牌(&amp;G)</translation>
    </message>
    <message>
        <source>Longer</source>
        <translation>从容</translation>
    </message>
    <message>
        <source>Briefly</source>
        <translation>简短</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>不展示</translation>
    </message>
    <message>
        <source>Cards that your opponent plays and cards that are turned up appear large in the middle of the table, and each turn begins with a banner. Click or press a key to skip.</source>
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
    <message>
        <source>Colour-blind friendly colours</source>
        <translation>色觉友好配色</translation>
    </message>
    <message>
        <source>&amp;Reduce motion</source>
        <translation>减少动态效果(&amp;R)</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>始终</translation>
    </message>
    <message>
        <source>With reduced motion, cards no longer slide or jump; they only fade in and out.</source>
        <translation>开启后，卡牌不再滑动或跃动，出现和消失只用淡入淡出。</translation>
    </message>
    <message>
        <source>Two players on this computer</source>
        <translation>双人同机对战</translation>
    </message>
    <message>
        <source>&amp;Text size</source>
        <translation>文字大小(&amp;T)</translation>
    </message>
    <message>
        <source>In a small window, text is only as large as fits.</source>
        <translation>窗口较小时，文字会在放得下的范围内放大。</translation>
    </message>
    <message>
        <source>Rules reminders for words and icons on cards</source>
        <translation>显示卡牌词语和图标的规则提示</translation>
    </message>
    <message>
        <source>C&amp;oach</source>
        <translation>教练(&amp;O)</translation>
    </message>
    <message>
        <source>Only when asked</source>
        <translation>仅在询问时</translation>
    </message>
    <message>
        <source>Tells facts</source>
        <translation>提示事实</translation>
    </message>
    <message>
        <source>Tells facts and choices</source>
        <translation>提示事实和选择</translation>
    </message>
    <message>
        <source>Reviews finished games</source>
        <translation>复盘已结束的对战</translation>
    </message>
    <message>
        <source>Against bots, without a clock. It says what is proved, counted or compared in possible deals.</source>
        <translation>对战机器人且无时钟时使用。只说已证明、已计数或在可能的发牌中比较过的内容。</translation>
    </message>
    <message>
        <source>R&amp;ested cards</source>
        <translation>休息的卡牌(&amp;E)</translation>
    </message>
    <message>
        <source>Leaning</source>
        <translation>倾斜</translation>
    </message>
    <message>
        <source>Sideways, as on paper</source>
        <translation>像纸牌一样横放</translation>
    </message>
    <message>
        <source>Leaning cards are larger and easier to read; in some games cards always lie sideways.</source>
        <translation>倾斜的卡牌显示得更大、更易读；在某些游戏中卡牌始终横放。</translation>
    </message>
    <message>
        <source>Portra&amp;it</source>
        <translation>头像(&amp;I)</translation>
    </message>
    <message>
        <source>By the name</source>
        <translation>由名字决定</translation>
    </message>
    <message>
        <source>Your portrait in games in which you are the only person at this computer.</source>
        <translation>在只有你一人使用本机的对局中显示的头像。</translation>
    </message>
    <message>
        <source>Helps in my first game</source>
        <translation>在我的第一局中提供帮助</translation>
    </message>
</context>
<context>
    <name>ShelfPage</name>
    <message>
        <source>Owned cards</source>
        <translation>拥有的卡牌</translation>
    </message>
    <message>
        <source>Wish list</source>
        <translation>心愿单</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>导入(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Export as CSV…</source>
        <translation>导出为CSV(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Copy as a list</source>
        <translation>复制为列表(&amp;C)</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>张数</translation>
    </message>
    <message>
        <source>Different cards: {kinds}. Copies: {count}.</source>
        <translation>不同卡牌：{kinds}种。共{count}张。</translation>
    </message>
    <message>
        <source>No cards yet. Import a list, or set the copies below the large card.</source>
        <translation>还没有卡牌。请导入列表，或在大图下方设置张数。</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>表格 (*.csv)</translation>
    </message>
    <message>
        <source>The cards could not be exported</source>
        <translation>无法导出卡牌</translation>
    </message>
    <message>
        <source>Saved as {name}.</source>
        <translation>已保存为 {name}。</translation>
    </message>
    <message>
        <source>One &amp;more</source>
        <translation>增加1张(&amp;M)</translation>
    </message>
    <message>
        <source>One &amp;fewer</source>
        <translation>减少1张(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>移出列表(&amp;R)</translation>
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
    <name>Showcase</name>
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
    <message>
        <source>You win!</source>
        <translation>你赢了！</translation>
    </message>
</context>
<context>
    <name>SideboardExchange</name>
    <message>
        <source>Enter or a double click moves a card. {name} has no sideboard.</source>
        <translation>Enter 或双击可移动卡牌。{name}没有备牌。</translation>
    </message>
    <message numerus="yes">
        <source>Enter or a double click moves a card. {name} has a sideboard of %n cards.</source>
        <translation>
            <numerusform>Enter 或双击可移动卡牌。{name}的备牌有%n张。</numerusform>
        </translation>
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
    <name>StopsDialog</name>
    <message>
        <source>When {name} is asked</source>
        <translation>何时询问{name}</translation>
    </message>
    <message>
        <source>Where there is no tick, you pass automatically, even if you could do something. This lasts until the game ends.</source>
        <translation>未勾选之处，即使有可做的事也会立即让过。此设定持续到本局结束。</translation>
    </message>
    <message>
        <source>Ask me</source>
        <translation>需要询问的时机</translation>
    </message>
    <message>
        <source>Ask me about</source>
        <translation>需要询问的卡牌</translation>
    </message>
</context>
<context>
    <name>StoredDeckWatch</name>
    <message>
        <source>“{name}” was changed by another window or program; you see the saved version. Undo brings yours back.</source>
        <translation>“{name}”已被其他窗口或程序更改，现在显示的是已保存的内容。可用撤销找回你的版本。</translation>
    </message>
    <message>
        <source>The file of “{name}” was moved away or removed. Your deck stays open and can be saved.</source>
        <translation>“{name}”的文件已被移动或删除。卡组仍然打开，可以保存。</translation>
    </message>
    <message>
        <source>“{name}” is deleted. It stays open here; saving stores it again.</source>
        <translation>已删除“{name}”。它在这里仍然打开，保存即可重新存入。</translation>
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
    <name>SuggestionsPage</name>
    <message>
        <source>Suggestions</source>
        <translation>推荐卡牌</translation>
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
        <source>In the deck</source>
        <translation>卡组中</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>卡牌</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Add one</source>
        <translation>加入1张</translation>
    </message>
    <message>
        <source>Cards in the deck&apos;s colours, by today&apos;s restrictions. Levels are compared with the premade decks.</source>
        <translation>按卡组的颜色和今日的限制选出；Lv与内置卡组比较。</translation>
    </message>
    <message>
        <source>Nothing to suggest: the deck is empty, or nothing is missing.</source>
        <translation>没有推荐：卡组为空，或不缺什么。</translation>
    </message>
    <message>
        <source>links with Units of the deck (copies: {count})</source>
        <translation>与卡组中的机体共鸣（{count}张）</translation>
    </message>
    <message>
        <source>links with Pilots of the deck (copies: {count})</source>
        <translation>与卡组中的机师共鸣（{count}张）</translation>
    </message>
    <message>
        <source>few cards of Lv {level}: {count}, other decks have {usual}</source>
        <translation>Lv{level}较少：{count}张（其他卡组有{usual}张）</translation>
    </message>
    <message>
        <source>in place of {name} {number}, which is restricted</source>
        <translation>代替受限的{name} {number}</translation>
    </message>
</context>
<context>
    <name>SummaryDialog</name>
    <message>
        <source>What decided the game</source>
        <translation>胜负关键</translation>
    </message>
    <message>
        <source>Who was ahead</source>
        <translation>局势优劣</translation>
    </message>
    <message>
        <source>◆ Turning point: {story}</source>
        <translation>◆ 转折点：{story}</translation>
    </message>
    <message>
        <source>Damage by {name}&apos;s cards</source>
        <translation>{name}的卡牌造成的伤害</translation>
    </message>
    <message>
        <source>Watch the replay</source>
        <translation>观看回放</translation>
    </message>
    <message>
        <source>Continue from the turning point…</source>
        <translation>从转折点继续…</translation>
    </message>
    <message>
        <source>Rematch with seats swapped</source>
        <translation>交换座位再战</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>复盘</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>运气</translation>
    </message>
    <message>
        <source>Chance, not skill. The figure in brackets and the line are what was to be expected.</source>
        <translation>这些只是偶然，并非失误。数字和横条为实际结果，括号内数字和竖线为期望值。</translation>
    </message>
</context>
<context>
    <name>TableBar</name>
    <message>
        <source>Say</source>
        <translation>发言</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>牌桌</translation>
    </message>
    <message>
        <source>Write to the other player</source>
        <translation>给对方写信息</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>离开</translation>
    </message>
    <message>
        <source>The connection has ended.</source>
        <translation>连接已结束。</translation>
    </message>
    <message>
        <source>Connection lost. Trying again in {seconds} s</source>
        <translation>连接已断开。{seconds} 秒后重试</translation>
    </message>
    <message>
        <source>Connection lost. Trying again…</source>
        <translation>连接已断开。正在重试…</translation>
    </message>
    <message>
        <source>Try now</source>
        <translation>立即重试</translation>
    </message>
    <message>
        <source>You have asked. Waiting for the answer…</source>
        <translation>已提出。正在等待答复…</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>收回</translation>
    </message>
    <message>
        <source>{name} asks to undo a decision.</source>
        <translation>{name}请求撤销一个决定。</translation>
    </message>
    <message>
        <source>{name} offers a draw.</source>
        <translation>{name}提议平局。</translation>
    </message>
    <message>
        <source>{name} asks to keep the game for later.</source>
        <translation>{name}提议保留对局，以后再继续。</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>同意</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>拒绝</translation>
    </message>
    <message>
        <source>Claim the win</source>
        <translation>宣布获胜</translation>
    </message>
    <message>
        <source>Call it a draw</source>
        <translation>判为平局</translation>
    </message>
    <message>
        <source>Keep it for later</source>
        <translation>保留对局</translation>
    </message>
    <message>
        <source>{name} has been away for too long. Claim, or wait.</source>
        <translation>{name}离开太久。可以宣布结果，也可以等待。</translation>
    </message>
    <message>
        <source>{name} has run out of time. Claim, or wait.</source>
        <translation>{name}的时间用完了。可以宣布结果，也可以等待。</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>对局已结束。</translation>
    </message>
    <message>
        <source>{name} is ready for the next game.</source>
        <translation>{name}已准备好下一局。</translation>
    </message>
    <message>
        <source>Waiting for {name}…</source>
        <translation>正在等待{name}…</translation>
    </message>
    <message>
        <source>{name} has left.</source>
        <translation>{name}已离开。</translation>
    </message>
    <message>
        <source>{name} is away.</source>
        <translation>{name}暂时离开。</translation>
    </message>
    <message>
        <source>{name} is here</source>
        <translation>{name}在线</translation>
    </message>
    <message>
        <source>The server answers slowly…</source>
        <translation>服务器响应缓慢…</translation>
    </message>
    <message>
        <source>watching: {count}</source>
        <translation>观战：{count}</translation>
    </message>
    <message>
        <source>{name} is away. The clock runs on</source>
        <translation>{name}暂时离开。计时继续</translation>
    </message>
    <message>
        <source>{name} is away: {time} left</source>
        <translation>{name}暂时离开：剩余 {time}</translation>
    </message>
    <message>
        <source>{name}: {words}</source>
        <translation>{name}：{words}</translation>
    </message>
    <message>
        <source>You: {words}</source>
        <translation>你：{words}</translation>
    </message>
    <message>
        <source>Free text</source>
        <translation>自由文字</translation>
    </message>
    <message>
        <source>Possible once both players have switched it on</source>
        <translation>双方都开启后可用</translation>
    </message>
    <message>
        <source>Mute the other player</source>
        <translation>屏蔽对方</translation>
    </message>
    <message>
        <source>Offer a draw</source>
        <translation>提议平局</translation>
    </message>
    <message>
        <source>Ask to keep the game for later</source>
        <translation>提议保留对局</translation>
    </message>
    <message>
        <source>Leave the table…</source>
        <translation>离开牌桌…</translation>
    </message>
    <message>
        <source>{name} asks for a rematch.</source>
        <translation>{name}想再战一局。</translation>
    </message>
    <message>
        <source>The game is kept. It continues as soon as both are here.</source>
        <translation>对局已保留。双方都在时继续。</translation>
    </message>
    <message>
        <source>Copy the link</source>
        <translation>复制链接</translation>
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
        <translation>牌桌</translation>
    </message>
</context>
<context>
    <name>TallyBars</name>
    <message>
        <source>Game statistics</source>
        <translation>游戏数据</translation>
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
        <translation>无法算出结果：{why}</translation>
    </message>
    <message>
        <source>Stopped. Nothing was played.</source>
        <translation>已停止。没有进行任何操作。</translation>
    </message>
</context>
<context>
    <name>TaskSource</name>
    <message>
        <source>See below the table</source>
        <translation>请看牌桌下方</translation>
    </message>
    <message>
        <source>Showing what follows…</source>
        <translation>正在演示后续…</translation>
    </message>
</context>
<context>
    <name>Terrain</name>
    <message>
        <source>mountain</source>
        <translation>山地</translation>
    </message>
    <message>
        <source>sand</source>
        <translation>沙地</translation>
    </message>
    <message>
        <source>water</source>
        <translation>水域</translation>
    </message>
    <message>
        <source>shallows</source>
        <translation>浅滩</translation>
    </message>
    <message>
        <source>pillar</source>
        <translation>石柱</translation>
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
        <translation>删除…</translation>
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
        <source>Continue from here…</source>
        <translation>从这里继续…</translation>
    </message>
    <message>
        <source>Close replay</source>
        <translation>关闭回放</translation>
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
        <source>Previous turn</source>
        <translation>上一回合</translation>
    </message>
    <message>
        <source>Previous choice</source>
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
    <message>
        <source>What decided it…</source>
        <translation>胜负关键…</translation>
    </message>
</context>
<context>
    <name>Tray</name>
    <message>
        <source>Choose</source>
        <translation>请选择</translation>
    </message>
    <message>
        <source>Looked at</source>
        <translation>查看的卡牌</translation>
    </message>
    <message>
        <source>Newest first. Press {key} or click outside to close</source>
        <translation>最新的在前。按{key}或点击外侧关闭</translation>
    </message>
    <message>
        <source>Newest first. Click outside to close</source>
        <translation>最新的在前。点击外侧关闭</translation>
    </message>
    <message>
        <source>Your {zone}: {count}</source>
        <translation>我方{zone}：{count}张</translation>
    </message>
    <message>
        <source>Opponent&apos;s {zone}: {count}</source>
        <translation>对方{zone}：{count}张</translation>
    </message>
</context>
<context>
    <name>UndoDialog</name>
    <message>
        <source>Undo to…</source>
        <translation>撤销到…</translation>
    </message>
    <message>
        <source>{turn}: {choice}</source>
        <translation>{turn}：{choice}</translation>
    </message>
    <message>
        <source>{turn}: {choice} (with consent)</source>
        <translation>{turn}：{choice}（需对方同意）</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>The selected choice and everything after it will be undone. You can redo it.</source>
        <translation>所选的选择及其之后的一切都会撤销；之后可以重做。</translation>
    </message>
</context>
<context>
    <name>ValueBar</name>
    <message>
        <source>Your chance to win, as far as you can see: {chance} %</source>
        <translation>你的胜率（根据你能看到的信息）：{chance} %</translation>
    </message>
    <message>
        <source>The chance to win is not judged in the first turns</source>
        <translation>最初几个回合不评估胜率</translation>
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
        <source>This deck has no earlier versions yet.</source>
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
    <name>WaitingRoom</name>
    <message>
        <source>Code {code}</source>
        <translation>代码 {code}</translation>
    </message>
    <message>
        <source>Not ready yet</source>
        <translation>取消准备</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>准备好了</translation>
    </message>
    <message>
        <source>{server}: a neutral server runs this game.</source>
        <translation>{server}：由中立服务器管理这场对局。</translation>
    </message>
    <message>
        <source>Your computer runs this game. This window holds no hidden card of the other player.</source>
        <translation>由你的设备管理这场对局。此窗口没有对方的隐藏卡牌。</translation>
    </message>
    <message>
        <source>The host&apos;s computer runs this game: it could look at hidden cards.</source>
        <translation>由房主的设备管理这场对局：它有可能看到隐藏的卡牌。</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>离开牌桌</translation>
    </message>
    <message>
        <source>Waiting room</source>
        <translation>等候室</translation>
    </message>
    <message>
        <source>Invite the other player</source>
        <translation>邀请对方</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>牌桌上</translation>
    </message>
    <message>
        <source>Copy the link</source>
        <translation>复制链接</translation>
    </message>
    <message>
        <source>Copy the code</source>
        <translation>复制代码</translation>
    </message>
    <message>
        <source>Try now</source>
        <translation>立即重试</translation>
    </message>
    <message>
        <source>Trying again in {seconds} s.</source>
        <translation>{seconds} 秒后重试。</translation>
    </message>
    <message>
        <source>Connecting to {address}…</source>
        <translation>正在连接 {address}…</translation>
    </message>
    <message>
        <source>Waiting for the second player. Send them the link.</source>
        <translation>正在等待第二位玩家。请把链接发给对方。</translation>
    </message>
    <message>
        <source>Shuffling: both computers agree on the random numbers of this game…</source>
        <translation>洗牌中：双方的程序正在商定随机数…</translation>
    </message>
    <message>
        <source>You watch. The game begins when both are ready.</source>
        <translation>你在观战。双方准备好后开始。</translation>
    </message>
    <message>
        <source>Waiting until the other player is ready.</source>
        <translation>正在等待对方准备。</translation>
    </message>
    <message>
        <source>Choose your deck, then press Ready.</source>
        <translation>选好卡组，然后按“准备好了”。</translation>
    </message>
    <message>
        <source>{name} (you)</source>
        <translation>{name}（你）</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>已准备</translation>
    </message>
    <message>
        <source>not ready yet</source>
        <translation>未准备</translation>
    </message>
    <message>
        <source>away</source>
        <translation>离开</translation>
    </message>
    <message>
        <source>left during the shuffle: {count}</source>
        <translation>商定随机数时离开的次数：{count}</translation>
    </message>
    <message>
        <source>Copied. Send it to the other player.</source>
        <translation>已复制。请发给对方。</translation>
    </message>
    <message>
        <source>The game is kept. It continues as soon as both are here.</source>
        <translation>对局已保留。双方都在时继续。</translation>
    </message>
    <message>
        <source>Not played, because the program does not understand it:</source>
        <translation>因程序无法读懂而不执行的效果：</translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>Back to the table: {first} against {second}</source>
        <translation>回到牌桌：{first} 对 {second}</translation>
    </message>
    <message>
        <source>Continue: {title}</source>
        <translation>继续：{title}</translation>
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
        <translation>在桌面上畅玩GUNDAM CARD GAME。想做什么？</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>以后再说</translation>
    </message>
    <message>
        <source>Stop offering this game here. It stays in Saved games</source>
        <translation>不再在此显示这局游戏；它仍保留在“已保存的游戏”中</translation>
    </message>
    <message>
        <source>Two players on this computer</source>
        <translation>双人同机对战</translation>
    </message>
    <message>
        <source>Build a deck</source>
        <translation>构筑卡组</translation>
    </message>
    <message>
        <source>Search all cards, then build, test and save your own decks.</source>
        <translation>搜索所有卡牌，构筑、测试并保存自己的卡组。</translation>
    </message>
    <message>
        <source>More ways to play</source>
        <translation>更多玩法</translation>
    </message>
    <message>
        <source>Choose a bot, match length, clock, rules edition or seed.</source>
        <translation>选择机器人、比赛形式、计时、规则版本或种子。</translation>
    </message>
    <message>
        <source>My deck…</source>
        <translation>我的卡组…</translation>
    </message>
    <message>
        <source>Opponent&apos;s deck…</source>
        <translation>对手的卡组…</translation>
    </message>
    <message>
        <source>You with {deck}</source>
        <translation>你：{deck}</translation>
    </message>
    <message>
        <source>against {name} with {deck}</source>
        <translation>{name}：{deck}</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>立即开始</translation>
    </message>
    <message>
        <source>Play with a friend, taking turns at the screen. You choose what each of you may see.</source>
        <translation>与朋友轮流操作，可以选择彼此能看到什么。</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>学习玩法</translation>
    </message>
    <message>
        <source>Short lessons on the table, from the first attack on, and puzzles from easy to hard.</source>
        <translation>从第一次攻击开始的牌桌短课，以及由易到难的谜题。</translation>
    </message>
    <message>
        <source>Play online</source>
        <translation>联机对战</translation>
    </message>
    <message>
        <source>Against a friend at another computer, in your network or over the internet. No account.</source>
        <translation>与其他设备上的朋友对战，通过你的网络或互联网。无需账号。</translation>
    </message>
    <message>
        <source>A table waits for you: come back to it, or begin another game.</source>
        <translation>有牌桌在等你：可以回去，或开始另一局。</translation>
    </message>
</context>
<context>
    <name>ZoneItem</name>
    <message>
        <source>Your {zone}: {count}</source>
        <translation>我方{zone}：{count}张</translation>
    </message>
    <message>
        <source>Opponent&apos;s {zone}: {count}</source>
        <translation>对方{zone}：{count}张</translation>
    </message>
    <message>
        <source>{zone}: {count}</source>
        <translation>{zone}：{count}张</translation>
    </message>
</context>
<context>
    <name>counted</name>
    <message numerus="yes">
        <source>%n cards, {resources} in the resource deck</source>
        <translation>
            <numerusform>卡牌 %n 张，能源卡组 {resources} 张</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{line}   which of %n cards?</source>
        <translation>
            <numerusform>{line}   是 %n 张卡牌中的哪一张？</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decks selected</source>
        <translation>
            <numerusform>已选中%n副卡组</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose these %n cards</source>
        <translation>
            <numerusform>选择这%n张卡牌</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more cards</source>
        <translation>
            <numerusform>请再选择%n张卡牌</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n cards</source>
        <translation>
            <numerusform>请选择%n张卡牌</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Damaged after choice {kept}; at least %n more choices are lost</source>
        <translation>
            <numerusform>第 {kept} 个选择之后已损坏：至少丢失%n个选择</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The choices differ: besides the best one they lose %n points of the chance to win on average (possible deals: {count}).</source>
        <translation>
            <numerusform>各选择有差距：除最佳选择外，平均损失%n个百分点的胜率（可能的发牌：{count}种）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tiles with a number lead to your first game: %n lessons, {minutes} min. Then play “{game}”. Nothing is locked. The stars of a lesson: done, without being shown the answer, without a wrong try; of a puzzle: solved, without help.</source>
        <translation>
            <numerusform>带编号的方块通往第一局：%n节课，{minutes}分钟，然后进入“{game}”。所有内容都可直接打开。课程的星星依次表示：完成、未看答案、没有失误；谜题的星星：已解开、没有用提示。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n days in a row</source>
        <translation>
            <numerusform>连续%n天</numerusform>
        </translation>
    </message>
</context>
</TS>
