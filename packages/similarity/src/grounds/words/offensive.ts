/**
 * Parts of words that offend wherever they stand, written for this project; `except` has the ordinary words in which
 * they are not meant.
 */
export const offensiveHan: readonly { part: RegExp; except?: RegExp }[] = [
  { part: /[屄肏屌婊嫖娼鸨艹]/ },
  {
    part: /逼/,
    except: /逼真|逼近|直逼|进逼|紧逼|催逼|强逼|逼宫|威逼|逼迫|逼供|逼仄|逼人|逼退|逼债|逼视|步步为?逼|逼上梁山/g,
  },
  { part: /妓/, except: /歌舞妓|歌舞伎/g },
  { part: /淫/, except: /淫羊藿|浸淫/g },
  {
    part: /[鸡机几][巴吧八叭]|[操草曹艹日干][你他她它][妈娘马吗爸爷大奶老祖全]|[妈吗马][卖麦]?[批逼比蛋的]$|[滚扯][犊蛋]/,
  },
  {
    part: /[傻煞沙莎砂二装牛苦][逼比笔叉狍屄]|傻[瓜帽缺]|沙雕|煞笔|王八|忘八|龟[孙儿公奴]|狗(?:娘|日|杂|屁|屎|腿子|东西|崽)/,
  },
  { part: /卧槽|我[艹操靠日]|尼[玛马]|泥马|你[妈娘][的了]?(?:逼|比|个|死)|他[妈娘马]的|去你[妈大]|马勒|妈了个|戈壁的/ },
  {
    part: /杂种|野种|贱[人货婢]|骚[货妇女逼娘]|荡妇|浪货|人渣|败类|畜生|禽兽|流氓|无赖|恶霸|地痞|土匪|强盗|马贼|海盗头|骗子|小偷|盗贼|窃贼|暴徒|歹徒|匪徒/,
  },
  {
    part: /情妇|小三儿|二奶|青楼|窑子|妓院|春宫|色情|情色|裸[聊照体]|三级片|毛片|黄片|性[交爱奴器虐]|做爱|约炮|一夜情|强[奸暴]|轮奸|鸡奸|奸[杀淫夫]|乱伦|自慰|手淫|意淫|勃起|阳[具痿萎]|阴[茎道唇毛户]|睾丸|龟头|乳房|奶子|咪咪头|胸器|撩妹神器/,
  },
  {
    part: /杀[人手]|[弑屠]杀|屠[城夫]|砍[头人]|斩首|自[杀残]|割腕|谋杀|暗杀|刺杀|凶[手杀]|行凶|食人|吃人|灭门|分尸|碎尸|投毒|绑架|抢劫|劫匪|劫持|贩毒|吸毒|制毒|毒[品枭贩王]|冰毒|大麻|海洛因|可卡因|罂粟|鸦片|吗啡|摇头丸|K粉|枪支|军火|炸弹|恐怖(?:分子|组织|袭击)|人贩|拐卖|传销|诈骗|洗钱|走私|假币|高利贷|贪[官污]|受贿|行贿|黑社会|黑帮|黑道|黑手党|古惑仔|帮派|赌[博场王神球徒圣城钱]|博彩|六合彩|老虎机|百家乐|劳改|囚[犯徒]|罪犯|逃犯|[杀劫嫌惯]犯/,
  },
  {
    part: /死[胖全鬼妈爹光]|全家死|去死|找死|该死|送终|棺材|骨灰|灵堂|冥币|白痴|弱智|脑残|智障|神经病|变态|废柴狗|垃圾人/,
  },
  {
    part: /国耻|亡国|汉奸|卖国|走狗|叛国|颠覆|暴动|起义军团|慰安妇|大屠杀|侵华|皇军|纳粹|法西斯|希特勒|墨索里尼|东条英机|靖国|旭日旗|武运长久|七三一|九[·.]?一八|大东亚|满洲国|伪满|文化大革命|文革|红卫兵|造反派|大跃进|四人帮|六四|[台港藏疆蒙]独|(?:台湾|香港|西藏|新疆|内蒙古?)(?:独立|建国|共和国|国$)|一中一台|两个中国|法轮|全能神|邪教|真善忍|钓鱼台?[岛列]|尖阁/,
  },
]

/** Derogatory names of peoples and groups. */
export const slursHan =
  /小日本|鬼子|倭[寇奴国人]|棒子$|高丽棒|[黑白洋番][鬼]|黑奴|印度阿三|^阿三$|[老大]毛子|[蛮鞑蕃]子|鞑[虏靼]|蛮夷|南蛮|支那|回回鬼|白皮猪|尼哥|黑蛮|东亚病夫|乡巴佬|残废|娘炮|死胖|瘸子|聋子|瞎子|哑巴$|人妖/

/** Ordinary words that contain such a name. */
export const slurExceptions = /鬼子母|麻子|珍珠棒子|玉米棒子|苞米棒子/g

/** Words of letters that offend also as a part of a longer word that is no English word. */
export const offensiveParts =
  'fuck fcuk phuck fvck shit cunt nigger nigga niggaz bitch whore slut asshole arsehole motherfuck cocksuck wank twat porn penis vagina dildo jizz bastard pussy bollock orgasm blowjob handjob gangbang hentai faggot rapist nazi hitler pedophil terrorist murder cocaine heroin marijuana cannabis'

/** English words and names in which one of those parts is not meant. */
export const offensivePartExceptions =
  'snigger pussycat pussywillow shitake matsushita kinoshita yoshito ashita ashitaba swank swanky ashkenazi denazify'

/** Pinyin and initials of abuse. */
export const abuseInPinyin =
  'shabi shabee caonima caonm wocao wocaonima caoni nima niubi niubee zhuangbi jiba wangba wangbadan biaozi diaosi goushi gounaizi hundan jianren saohuo naocan ruozhi simadongxi tamade tmd tmmd cnm cnmb wcnm nmsl nmb nmgb mlgb mdzz wdnmd dnmd qnmd qnmlgb wqnmlgb rnm rnmb sb dsb mmp mamaipi guntuzi gunnima quside qusi dashabi diaonima ganniniang tnnd bitch liumang wangbagaozi choubiaozi xiaobiaozi xiaosan yuepao'

/** Crime, cults and war in English, as whole words. */
export const offensiveEnglish =
  'killer? murderer serial_killer terrorist terrorism suicide genocide holocaust yakuza triad? mafia mafioso gangster? cartel? drug_lord drug_dealer cocaine heroin opium marijuana cannabis crack_cocaine ecstasy? meth kkk ku_klux_klan nazi neonazi swastika third_reich heil_hitler isis isil al_qaeda taliban hamas? hezbollah jihad bin_laden white_power white_supremacy lynch apartheid slave? bloodbath massacre rape? rapist incest pedophile necrophile satan satanic devil_worship antichrist falun_gong taiwan_independence free_tibet free_hong_kong pimp? hooker? whorehouse brothel stripper? jap? chink nigger negro redneck? gook kike wetback coolie bandit? thug? robber? human_trafficking bomb_maker cannibal? sodomy?'
