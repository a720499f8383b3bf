/** What organs of a state are named after: `公安局`, `湖北省高级人民法院`. Written for this project. */
const fields =
  '公安|国安|国家安全|司法|检察|监察|纪检|纪委|财政|税务|国税|地税|工商|市场监督管理|市场监管|质监|质量监督|食药监|药监|药品监督管理|食品药品监督管理|教育|科技|科学技术|文化|文旅|文物|卫生|卫健|计生|疾控|医保|人社|人事|社保|劳动|民政|民宗|宗教|外事|外交|国防|商务|农业|农村|林业|水利|水务|环保|生态环境|国土|自然资源|规划|住建|建设|城建|房管|交通|铁路|民航|海事|海洋|渔政|气象|地震|测绘|邮政管理|烟草专卖|粮食|能源|统计|审计|审判|信访|档案|机关事务|知识产权|专利|商标|出版|新闻|广电|广播电视|体育|旅游|公路|路政|航空管理|网信|移民管理|出入境|边防|海防|消防|应急管理|安监|城管|城市管理|综合执法|行政执法|缉私|缉毒|反贪|反恐|监狱管理|戒毒|仲裁|公证|侨务|港澳|台湾事务|扶贫|乡村振兴|国资|金融监督管理|银保监|证监|外汇管理'

const levels = '国家|全国|中央|省|市|县|区|州|自治区|人民|高级|中级|最高|直属'

/** Names of organs of a state and of its authorities, in Chinese. */
export const organsHan: readonly RegExp[] = [
  new RegExp(
    `(?:${fields})(?:总?局|分局|厅|部$|署|总署|司$|委$|委员会|办$|办公室|大队|支队|总队|中队|所$|院$|站$|中心$|执法)`,
  ),
  new RegExp(`(?:${levels})[^的]{0,8}(?:总局|法院|检察院|委员会|代表大会|政府|督查组|巡视组|专员公署)`),
  /人民(?:政府|法院|检察院|代表大会|陪审|公社|银行)|政府(?:采购|机关|部门|办公)|[省市县区州乡镇]政府|[省市县区州]委(?:书记|办|会)?$|[市省县区州]长$|街道办|居委会|村委会|发改委|卫健委|国资委|纪委监委|监委$|公安$|公检法|法院|检察院|检察官|大法官|派出所|看守所|拘留所|监狱|警[察方官署局司犬]|[交刑特武巡狱民协女]警|城管|辅警|公务员|国防|海关|海警|边检|税务$|联防队|消防[队员总大支]|消防救援|武装部|征兵|大使馆|领事馆|使领馆|央行$|国务院|全国人大|人大代表|政协委员|两会$|巡视组|督察组/,
  /国家(?:主席|总理|电网|铁路|图书馆|博物馆|大剧院|队$|航天|粮食|安全|行政|医保|认证|公园|实验室|重点|标准|储备|一级|免检|保护)/,
]

/** Words of organs with an ordinary sense, which are no part of one: 饭局, 局外人. */
export const organExceptions =
  /建设工程部|客户中心|教育中心$|体育中心$|文化中心$|旅游中心$|科技中心$|文化站$|科技部落|教育所长/g

/** Authorities in English and in the languages that are read in China. */
export const organsEnglish =
  'fbi cia kgb nsa mi6 mi5 nypd lapd swat? secret_service homeland_security white_house kremlin pentagon? capitol_hill supreme_court high_court district_court court_of_justice police? police_department sheriff? customs? customs_service state_council parliament senate congress? house_of_commons bundestag embassy consulate prime_minister central_bank federal_reserve treasury_department internal_revenue_service irs nasa faa sec? fda cdc? nih mofcom pboc royal_navy us_army u.s._army us_navy us_air_force us_marines marine_corps red_army peoples_liberation_army pla? army? navy? air_force special_forces coast_guard delta_force navy_seals'
export const organsEnglishPattern =
  /\b(?:ministry|bureau|department|embassy|consulate|parliament|government|administration|commission|supreme court|people'?s (?:court|congress|bank|government|procuratorate)) of (?:the )?[a-z]+|\b(?:federal|national|state|municipal|provincial) (?:police|court|government|bureau|reserve bank|tax(?:ation)? (?:administration|bureau))\b/

/** Media of state and party, in general form: 湖北卫视, 深圳晚报. */
export const mediaHan =
  /央视|央广|新华(?:社|网|通讯|视点)|人民(?:日报|网|画报|论坛|文学)|(?:中央|人民|中国国际)广播|(?:广播|电视)(?:总台|电台)|电视台|广播电台|[^每今]日报社?$|晨报$|(?:中国|经济|光明|科技|解放军|法治|法制|农民|工人|青年|少年|环球|检察|人民)[日时]?报|卫视$|参考消息|半月谈|求是杂志|焦点访谈|新闻联播|学习强国|通讯社|春晚/
export const mediaEnglish =
  "xinhua cctv cgtn cntv people's_daily china_daily global_times bbc cnn? voice_of_america state_television"

/** Army, weapons and what claims to be made for them. */
export const armyHan =
  /解放军|[海陆空火][军箭]军?$|^[海陆空]军|(?:海|空|陆)军(?:航空|陆战|一号|司令|部队)|火箭军|部队|武警|特种[兵部作]|特战|雇佣兵|狙击手|侦察兵|战区|军[区委徽旗歌工需供用官港队医校训衔政士部令营嫂博服垦]|(?:红|八路|新四|志愿|国民革命|远征|义勇|预备役)军|民兵|野战军|兵团$|航母|航空母舰|潜艇|导弹|核[弹武]|原子弹|氢弹|歼-?\d+|东风-?\d{1,2}[a-z]?$|辽宁舰|山东舰|福建舰|[黄保]埔军校|讲武堂|集团军|陆战队|仪仗队|退伍|退役军人|双拥|元帅$|大将军衔|司令$/
export const armyExceptions = /冠军|将军|大军|生力军|孤军|军大衣|王军|进军|亚军|季军|殿军|童子军|部队锅|军工厂路/g

/** Parties and organisations of the masses. */
export const partyHan =
  /共产党|中共|共青团|少先队|国民党|民进党|党[员建徽旗校委支章史中性课费组]|入党|统战|妇联|工商联|团中央|政治局|组织部|宣传部|纪律检查|民主(?:同盟|建国|促进)|致公党|九三学社|镰刀锤头|工会$|总工会|红领巾|中国梦|一带一路|习思想|新时代中国特色/

/** State names and symbols. */
export const stateSigns =
  /国[徽旗歌玺]|军徽|五星红旗|红旗飘飘|义勇军进行曲|天安门|中南海|紫光阁|人民大会堂|新华门|钓鱼台|勤政殿|怀仁堂|人民英雄纪念碑|神州共和/

/** Organisations between states, in general form. */
export const organisationsHan =
  /联合国|联合国教?科文|(?:世界|国际|亚洲|欧洲|非洲|美洲|泛美|全球)[^的]{0,10}(?:组织|联盟|银行|基金组织|货币基金|委员会|法院|理事会|议会|刑警|总署|论坛$)|(?:上合|世卫|世贸|北约|欧佩克|经合|世粮)组织|欧(?:盟|洲央行|元区)|东盟|非盟|北约|金砖(?:国家|银行|峰会)|亚投行|亚开行|世行$|世卫|世贸|阿盟|独联体|红十字/
export const organisationsEnglish =
  /\bunited nations\b|\b(?:world|international|european|african|asian|inter-?american|arab|asia-pacific) (?:[a-z]+ ){0,3}(?:organi[sz]ation|union|bank|monetary fund|agency|commission|parliament|court|council|tribunal|league)\b|\b(?:council of europe|interpol|europol|eurojust|african union|league of nations|arab league)\b/

/** Games and fairs under the protection of special signs, in general form. */
export const gamesHan =
  /奥[运林]|奥组委|[冬残青特夏]奥|(?:亚|全|世|大|青|军|冬|农|民|特|城|省|东亚|亚残|残|东南亚)运会|亚运|世运会|运动会$|世界杯|欧洲杯|亚洲杯|美洲杯|世(?:博|园|界博览|界园艺)会?|世博|园博会|花博会|进博会|广交会|服贸会|消博会|链博会|博鳌|[APEC]{4}峰会|金砖峰会|G20|冰[墩敦]墩|[雪血]容融|福娃|吉祥物|奥林[匹比]克|五环旗/
export const gamesEnglish =
  /\bolymp(?:ic|ics|iad|ian|ia games)\b|\bparalympics?\b|olympic|\bworld cup\b|\basian games\b|\buniversiade\b|\bworld expo\b|\b(?:beijing|tokyo|paris|london|rio|athens|sydney|sochi|milano cortina|los angeles|la|brisbane|pyeongchang|hangzhou|chengdu|nanjing|guangzhou|expo|euro|fifa|qatar|harbin)[ -]?'?(?:19|20)?(?:08|10|12|14|16|18|20|21|22|23|24|25|26|28|30|32|34|36)\b/
export const gamesWithYear =
  /^(?:北京|南京|杭州|广州|成都|哈尔滨|东京|巴黎|里约|伦敦|洛杉矶|米兰|武汉|深圳|西安|卡塔尔)(?:20)?\d\d$/

/** Signs of control, guarantee and fame. */
export const controlHan =
  /认证|免检|质检|检验合格|检测合格|检疫|达标产品|绿色食品|有机(?:食品|产品|转换)|无公害|驰名|著名商标|名牌产品|中国名牌|地理标志|强制性|国药准字|[械妆食健消]字号|能效标识|质量安全标|食品安全标|国标|欧标|国家标准|iso\d{3,5}|\bqs\b|防伪|有机码|^3c[一-龥]|蓝帽子|千足[金银]|足[金银]|9{2,4}[金银]|纯羊毛标志|药监局|出口免验|信用aaa|aaa级/
export const controlEnglish =
  /\biso[ -]?\d{3,5}\b|\bhaccp\b|\bce[ -]?(?:mark|certified)\b|\bfda\b|\busda\b|\bul listed\b|\brohs\b|\bccc\b|\b(?:certified|approved) (?:organic|by)\b|\bapproved\b|\bcertified\b|\bcertification\b|\bwoolmark\b|\bhallmark\b|\bgmp\b/

/** Religions: figures, scriptures and places of worship. */
export const religionHan =
  /佛[祖陀教主经爷光]?$|^佛|[活如弥][佛来勒]|弥勒|如来|菩萨|观(?:世|自在)|观音(?:娘娘|菩萨|大士|庙|土|像)|罗汉(?:堂|寺|菩萨)|释迦|阿弥陀|地藏王|达摩|济公|喇嘛|达赖|班禅|伊斯兰|清真|穆斯林|安拉|真主|古兰|穆罕默德|阿訇|耶稣|基督|上帝|天主|圣母|圣经|圣灵|耶和华|玛利亚|教皇|教[堂会廷]|主教|牧师|神父|修女|道教|太上老君|玉皇|王母娘娘|妈祖|关帝|财神庙|真武|三清|城隍|土地庙|少林寺|(?:灵隐|法门|白马|大昭|寒山|雍和)[寺宫]|布达拉|麦加|撒旦/
export const religionExceptions = /佛山|佛手|佛跳墙|佛冈|佛罗|佛兰|佛瑞|佛朗|佛吉|观世|教会我|教会你|教堂广场/g
export const religionEnglish =
  'jesus christ jesus_christ god_almighty allah buddha buddhist? muhammad mohammed prophet? islam muslim christian? catholic? bible quran koran torah holy_spirit virgin_mary vatican pope? halal kosher hindu krishna shiva? ganesha taoist dalai_lama satan'
