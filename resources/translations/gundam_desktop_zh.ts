<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>Answers</name>
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
    <name>BotLink</name>
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
        <source>{name} {what}; it is started anew.</source>
        <translation>{name}{what}，正在重新启动。</translation>
    </message>
    <message>
        <source>{name} {what} again and again; chance makes this choice.</source>
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
    <name>Card</name>
    <message>
        <source>Face-down card</source>
        <translation>背面朝上的卡牌</translation>
    </message>
    <message>
        <source>{name}, {type}</source>
        <translation>{name}，{type}</translation>
    </message>
    <message>
        <source>level {level}, cost {cost}</source>
        <translation>等级{level}，费用{cost}</translation>
    </message>
    <message>
        <source>AP {figure}</source>
        <translation>AP {figure}</translation>
    </message>
    <message>
        <source>HP {figure}</source>
        <translation>HP {figure}</translation>
    </message>
    <message>
        <source>{points} damage</source>
        <translation>{points}点伤害</translation>
    </message>
    <message>
        <source>paired with {name}</source>
        <translation>搭乘机师{name}</translation>
    </message>
    <message>
        <source>linked</source>
        <translation>共鸣中</translation>
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
    <name>CardMenu</name>
    <message>
        <source>Nothing to do with this card now</source>
        <translation>现在无法使用这张卡牌</translation>
    </message>
</context>
<context>
    <name>Catcher</name>
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
    <name>ClausePanel</name>
    <message>
        <source>Nothing found.</source>
        <translation>没有找到。</translation>
    </message>
    <message>
        <source>Type a number such as 7-4-1, or words, to find a clause.</source>
        <translation>输入7-4-1这样的编号或词语来查找条款。</translation>
    </message>
    <message>
        <source>{number} in edition {edition}</source>
        <translation>在 Ver. {edition} 中为 {number}</translation>
    </message>
    <message>
        <source>In English: there is no rule book in this language yet.</source>
        <translation>此处为英文：尚无中文规则书。</translation>
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
    <name>GoingBackDialog</name>
    <message>
        <source>Take back to…</source>
        <translation>撤回到…</translation>
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
        <source>Take back</source>
        <translation>撤回</translation>
    </message>
    <message>
        <source>Everything from the chosen decision on is taken back; it can be made again.</source>
        <translation>所选决定及其之后的一切都会撤回；之后可以重做。</translation>
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
    <name>Keeping</name>
    <message>
        <source>There is no decision to take back.</source>
        <translation>没有可以撤回的决定。</translation>
    </message>
    <message>
        <source>There is no decision to make again.</source>
        <translation>没有可以重做的决定。</translation>
    </message>
    <message>
        <source>{asked}: does {name} take “{choice}” back with your consent?</source>
        <translation>{asked}：是否同意{name}撤回“{choice}”？</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>撤回</translation>
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
        <source>{name} takes back: {choice}.</source>
        <translation>{name}撤回了：{choice}。</translation>
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
        <source>Game</source>
        <translation>游戏</translation>
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
        <source>Take back what is begun and not yet chosen</source>
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
        <source>Letters on everything that can be used now</source>
        <translation>在现在可用的一切上显示字母</translation>
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
        <source>Take the last choice back</source>
        <translation>撤回上一个选择</translation>
    </message>
    <message>
        <source>Take back to an earlier choice</source>
        <translation>撤回到更早的选择</translation>
    </message>
    <message>
        <source>Make again what was taken back</source>
        <translation>重做已撤回的选择</translation>
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
        <source>Letters always, or by their key only</source>
        <translation>始终显示字母，或仅在按键时显示</translation>
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
        <source>Keys</source>
        <translation>按键</translation>
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
</context>
<context>
    <name>Match</name>
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
        <source>&amp;Take back</source>
        <translation>撤回(&amp;T)</translation>
    </message>
    <message>
        <source>Take back &amp;to…</source>
        <translation>撤回到(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Make again</source>
        <translation>重做(&amp;M)</translation>
    </message>
    <message>
        <source>Pass &amp;until something happens</source>
        <translation>一直让过直到有事发生(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Concede…</source>
        <translation>认输(&amp;C)…</translation>
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
        <source>Le&amp;tters on what can be used</source>
        <translation>在可用的东西上显示字母(&amp;T)</translation>
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
</context>
<context>
    <name>OrderList</name>
    <message>
        <source>Waiting effects, the first to be resolved at the top</source>
        <translation>等待处理的效果，最上面的最先处理</translation>
    </message>
</context>
<context>
    <name>Passing</name>
    <message>
        <source>An attack on me is declared</source>
        <translation>宣言攻击我</translation>
    </message>
    <message>
        <source>An attack on one of my Units is declared</source>
        <translation>宣言攻击我的一个机体</translation>
    </message>
    <message>
        <source>I could block</source>
        <translation>我可以阻挡</translation>
    </message>
    <message>
        <source>I could play a Command or activate an effect in an action step</source>
        <translation>在瞬动步骤我可以使用指令或发动效果</translation>
    </message>
    <message>
        <source>A Burst or another effect of mine is activated</source>
        <translation>我的【爆发】或其他效果发动</translation>
    </message>
    <message>
        <source>I, my Base, a Shield or a Unit of mine is damaged or destroyed</source>
        <translation>我、我的基地、护盾或机体受到伤害或被破坏</translation>
    </message>
    <message>
        <source>My opponent plays a Command or activates an effect</source>
        <translation>对手使用指令或发动效果</translation>
    </message>
    <message>
        <source>My opponent deploys a Unit or a Base</source>
        <translation>对手配置机体或基地</translation>
    </message>
    <message>
        <source>My opponent pairs a Pilot</source>
        <translation>对手使机师搭乘</translation>
    </message>
    <message>
        <source>A new turn begins</source>
        <translation>新回合开始</translation>
    </message>
    <message>
        <source>{other} attacks {name}.</source>
        <translation>{other}攻击{name}。</translation>
    </message>
    <message>
        <source>{other} attacks a Unit of {name}.</source>
        <translation>{other}攻击{name}的机体。</translation>
    </message>
    <message>
        <source>{name} may block.</source>
        <translation>{name}可以阻挡。</translation>
    </message>
    <message>
        <source>{name} may act.</source>
        <translation>{name}可以行动。</translation>
    </message>
    <message>
        <source>An effect of {name} is activated.</source>
        <translation>{name}的效果发动。</translation>
    </message>
    <message>
        <source>Something of {name} is damaged or destroyed.</source>
        <translation>{name}一方受到伤害或被破坏。</translation>
    </message>
    <message>
        <source>{other} acts.</source>
        <translation>{other}行动了。</translation>
    </message>
    <message>
        <source>{other} deploys a card.</source>
        <translation>{other}配置了卡牌。</translation>
    </message>
    <message>
        <source>{other} pairs a Pilot.</source>
        <translation>{other}使机师搭乘。</translation>
    </message>
    <message>
        <source>A new turn begins.</source>
        <translation>新回合开始。</translation>
    </message>
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
    <name>PastBar</name>
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
        <source>{name}: {shields} shields, {hand} cards in hand</source>
        <translation>{name}：护盾{shields}张，手牌{hand}张</translation>
    </message>
    <message>
        <source>{count} in hand</source>
        <translation>手牌{count}张</translation>
    </message>
    <message>
        <source>shields</source>
        <translation>护盾</translation>
    </message>
    <message>
        <source>cards in hand</source>
        <translation>手牌</translation>
    </message>
</context>
<context>
    <name>Pointing</name>
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
    <name>Positions</name>
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
</context>
<context>
    <name>PromptBar</name>
    <message>
        <source>Looked at: {names}</source>
        <translation>查看的卡牌：{names}</translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message>
        <source>New game</source>
        <translation>新游戏</translation>
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
        <source>What is copied and saved holds the log, the start, the seed and all choices of the game, too. They are not shown while it goes on: they tell what is hidden.</source>
        <translation>复制和保存的内容还包括日志以及本局的开局、随机种子和所有选择。对局进行中不显示它们，因为会暴露非公开信息。</translation>
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
    <name>Session</name>
    <message>
        <source>An error in the game: {fault}. The choice is taken back.</source>
        <translation>游戏出现错误：{fault}。该选择已撤回。</translation>
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
        <source>In a game of two people you are asked in an action step while you have cards in hand, whatever they are: a pass by itself would tell your opponent that none can be used.</source>
        <translation>两人对战时，只要你还有手牌，无论是什么牌，瞬动步骤都会询问你：若自动让过，对手就会知道你没有可用的牌。</translation>
    </message>
    <message>
        <source>It ends when you must decide something else, and when:</source>
        <translation>需要你做其他选择时，以及发生下列情况时停止：</translation>
    </message>
    <message>
        <source>The usual ones</source>
        <translation>恢复默认</translation>
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
    <name>Timekeeper</name>
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
    <name>Whys</name>
    <message>
        <source>Active Resources: {active} of {count}.</source>
        <translation>活跃的能源：{count}张中的{active}张。</translation>
    </message>
</context>
<context>
    <name>Words</name>
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
    <message>
        <source>{card}: {act}</source>
        <translation>{card}：{act}</translation>
    </message>
</context>
<context>
    <name>Writing</name>
    <message>
        <source>The game cannot be saved any more: {reason}. It goes on unsaved.</source>
        <translation>对局无法再保存：{reason}。对局将在不保存的情况下继续。</translation>
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
    <message>
        <source>of {count} active</source>
        <translation>/共{count}张</translation>
    </message>
</context>
<context>
    <name>Zoom</name>
    <message>
        <source>No card is shown large</source>
        <translation>没有放大显示的卡牌</translation>
    </message>
    <message>
        <source>Face-down card</source>
        <translation>背面朝上的卡牌</translation>
    </message>
</context>
</TS>
