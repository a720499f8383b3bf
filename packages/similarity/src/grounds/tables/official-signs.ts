// Written by scripts/collect-grounds.ts; sources and licences stand in NOTICE.md.

/** Names and signs of states, organs, persons, organisations and games by kind; `?` marks those with another sense. */
export const officialSigns = {
  'state-names': `
    中国 中华 中华人民共和国 全国? 中国人民 新中国 华夏国 China CHINESE PRC P.R.CHINA P.R.C. CN? PEOPLE'S_REPUBLIC_OF_CHINA ZHONGGUO ZHONGHUA
    CHINA'S CHINAMADE MADE_IN_CHINA`,
  'state-symbols': `
    国旗 国徽 国歌 五星红旗 义勇军进行曲 天安门 天安门广场 人民大会堂 中南海 紫光阁 怀仁堂 勤政殿 新华门 钓鱼台国宾馆 钓鱼台 人民英雄纪念碑 毛主席纪念堂 国家博物馆 华表 TIANANMEN ZHONGNANHAI
    GREAT_HALL_OF_THE_PEOPLE`,
  'claims-of-state-rank': `
    国酒 国茶 国药 国医 国宴 国宾 国礼 国瓷 国玺 国窖 国饮 国粮 国烟 国珍 国品 国货 国货之光 国家级 国家队 国优 国标 国防 国营 国企 国资 国务 国安 国税 国土 国粹 国士无双 国色天香`,
  'central-organs': `
    全国人民代表大会 全国人大 全国人大常委会 人大常委会 全国政协 政协 中国人民政治协商会议 国家主席 国家副主席 国务院 中央人民政府 人民政府 国务院办公厅 国家监察委员会 监察委 最高人民法院 最高法 最高人民检察院 最高检
    人民法院 人民检察院 外交部 国防部 国家发展和改革委员会 发改委 教育部 科学技术部 科技部 工业和信息化部 工信部 国家民委 公安部 国家安全部 国安部 国安局 民政部 司法部 财政部 人力资源和社会保障部 人社部 自然资源部
    生态环境部 住房和城乡建设部 住建部 交通运输部 交通部 水利部 农业农村部 农业部 商务部 文化和旅游部 文旅部 文化部 国家卫生健康委员会 卫健委 卫生部 退役军人事务部 应急管理部 中国人民银行 央行 审计署 国资委
    国务院国资委 海关总署 海关? 国家税务总局 税务总局 税务局 税务? 国家市场监督管理总局 市场监管总局 工商局 质检总局 质监局 国家金融监督管理总局 银监会 保监会 银保监会 中国证监会 证监会 国家广播电视总局 广电总局
    国家体育总局 国家统计局 国家国际发展合作署 国家医疗保障局 医保局 国务院参事室 国家知识产权局 知识产权局 商标局 专利局 国管局 国务院港澳事务办公室 港澳办 国台办 国侨办 中央网信办 网信办 国家能源局 国家烟草专卖局
    烟草专卖局 国家铁路局 中国民用航空局 民航局 国家邮政局 国家文物局 国家中医药管理局 国家药品监督管理局 药监局 国家食品药品监督管理总局 国家外汇管理局 外汇局 国家疾病预防控制局 疾控中心 国家矿山安全监察局 国家移民管理局
    国家林业和草原局 国家粮食和物资储备局 国家数据局 中国气象局 国家航天局 国家原子能机构 国家语委 中国科学院 中科院 中国社会科学院 社科院 中国工程院 国务院发展研究中心 国家行政学院 城管 公安? 公安局 派出所 警察 交警
    刑警 特警 巡警 法院? 检察院 司法局 仲裁委 国库 国家图书馆 故宫博物院 CNIPA SAMR CNNIC CDC? POLICE? CUSTOMS? NDRC MIIT MOFCOM CSRC NMPA CFDA CIQ
    GACC PBOC`,
  party: `
    中国共产党 共产党 中共 中共中央 党中央 中央委员会 中央政治局 政治局常委 中央书记处 中央军委 中央纪委 中央办公厅 中办 中央组织部 中组部 中央宣传部 中宣部 中央统战部 统战部 中央党校 党校 党徽 党旗 党员 党支部
    党建 红船? 镰刀锤头 入党誓词 共青团 共产主义青年团 团中央 少先队 中国少年先锋队 全国总工会 全国妇联 妇联 全国工商联 中国文联 中国作协 中国科协 中国侨联 民革 民盟 民建? 民进 农工党 致公党 九三学社 台盟
    学习强国 求是? CPC? CCP? COMMUNIST_PARTY`,
  army: `
    中国人民解放军 解放军 人民解放军 红军? 八路军 新四军 志愿军 义勇军 八一? 八一军徽 军旗 军徽 军歌 武警 武装警察 中国人民武装警察部队 海军? 空军? 火箭军 陆军 战略支援部队 军事航天部队 网络空间部队
    信息支援部队 联勤保障部队 二炮 特种兵 特种部队 特战队 雪豹突击队 蛟龙突击队 雪狼突击队 海军陆战队 仪仗队 三军仪仗队 军供 军用 军需 军服 军工 军区 战区 东部战区 南部战区 国防大学 国防科大 八一南昌起义 北海舰队
    东海舰队 南海舰队 辽宁舰 山东舰 福建舰 歼20 歼-20 东风快递 东风41 东风-41 DF-41 PLA? PAP? PLA_NAVY 301医院 总后勤部 总装备部 总参 军博 预备役 民兵 征兵 退伍军人`,
  'central-media': `
    中央电视台 央视 中央广播电视总台 央广 中央人民广播电台 中国国际广播电台 国际在线? 央视网 新闻联播 焦点访谈 春节联欢晚会 春晚 新华社 新华通讯社 新华网 人民日报 人民网 光明日报 经济日报 解放军报 中国日报 工人日报
    中国青年报 农民日报 法治日报 科技日报 求是杂志 参考消息 环球时报 半月谈 瞭望 中新社 中国新闻社 中国新闻网 CCTV CGTN CNTV CHINA_DAILY XINHUA XINHUANET
    PEOPLE'S_DAILY GLOBAL_TIMES`,
  leaders: `
    毛泽东 毛主席 毛爷爷 毛润之 毛新宇 毛岸英 杨开慧 江青 周恩来 周总理 邓颖超 刘少奇 王光美 朱德 朱老总 邓小平 小平同志 卓琳 陈云 任弼时 董必武 林彪 彭德怀 贺龙 刘伯承 陈毅 罗荣桓 徐向前 聂荣臻 叶剑英
    华国锋 胡耀邦 赵紫阳 李先念 杨尚昆 江泽民 江主席 胡锦涛 习近平 习大大 习主席 习总 习奶奶 彭丽媛 彭麻麻 彭妈妈 李鹏 朱镕基 温家宝 温爷爷 李克强 克强总理 李强总理 王岐山 栗战书 汪洋副总理? 王沪宁 赵乐际
    韩正? 蔡奇 丁薛祥 李希? 张德江 俞正声 刘云山 张高丽 贾庆林 吴邦国 曾庆红 吴官正 李岚清 尉健行 乔石 李瑞环 万里委员长 宋庆龄 孙中山 孙文 孙逸仙 黄兴 蒋介石 蒋中正 蒋经国 宋美龄 李登辉 陈水扁 马英九
    蔡英文 赖清德 董建华 曾荫权 梁振英 林郑月娥 李家超 何厚铧 崔世安 贺一诚 薄熙来 周永康 徐才厚 郭伯雄 令计划 孙政才 陈良宇 MAO_ZEDONG MAO_TSE-TUNG CHAIRMAN_MAO XI_JINPING
    XIDADA DENG_XIAOPING ZHOU_ENLAI JIANG_ZEMIN HU_JINTAO SUN_YAT-SEN CHIANG_KAI-SHEK`,
  'foreign-leaders': `
    马克思 恩格斯 列宁 斯大林 赫鲁晓夫 戈尔巴乔夫 叶利钦 普京 梅德韦杰夫 金日成 金正日 金正恩 胡志明 卡斯特罗 切·格瓦拉 格瓦拉 查韦斯 曼德拉 甘地 尼赫鲁 莫迪 西哈努克 李光耀 李显龙 马哈蒂尔 华盛顿总统 林肯总统
    罗斯福 丘吉尔 撒切尔 戴高乐 萨科齐 奥朗德 马克龙 默克尔 朔尔茨 尼克松 基辛格 肯尼迪 里根 克林顿 希拉里 布什 奥巴马 特朗普 川普 拜登 贝卢斯科尼 安倍晋三 安倍? 小泉纯一郎 岸田文雄 石破茂 文在寅 朴槿惠
    尹锡悦 李明博 卢武铉 泽连斯基 伊丽莎白女王 查尔斯三世 戴安娜王妃 教皇方济各 卡扎菲 萨达姆 本拉登 阿拉法特 沙龙总理 内塔尼亚胡 埃尔多安 OBAMA TRUMP? BIDEN PUTIN MERKEL CLINTON?
    KENNEDY? LINCOLN? CHURCHILL THATCHER KIM_JONG-UN MODI? MANDELA GANDHI LENIN? KARL_MARX CHE_GUEVARA CASTRO GADDAFI
    NETANYAHU ZELENSKY MACRON`,
  'heroes-martyrs': `
    雷锋 董存瑞 黄继光 邱少云 刘胡兰 江姐 江竹筠 狼牙山五壮士 王二小 赵一曼 杨靖宇 左权 彭雪枫 方志敏 瞿秋白 李大钊 恽代英 蔡和森 向警予 邓中夏 张思德 白求恩 罗盛教 杨根思 王进喜 铁人王进喜 焦裕禄 孔繁森
    时传祥 王杰? 欧阳海 草原英雄小姐妹 向秀丽 罗阳? 张志新 林则徐 关天培 邓世昌 丁汝昌 秋瑾 徐锡麟 谭嗣同 吉鸿昌 张自忠 佟麟阁 赵登禹 戴安澜 八百壮士 八女投江 赵尚志 冼星海 聂耳 郭永怀 邓稼先 钱学森 袁隆平
    黄旭华 于敏? 钱三强 南仁东 黄大年 任长霞 谷文昌 张桂梅 叶欣? 李文亮 陈祥榕 肖思远 王焯冉 陈红军 祁发宝 王伟烈士`,
  'public-figures-sports-etc': `
    姚明 刘翔 易建联 李娜? 孙杨? 林丹 谌龙 马龙? 张继科 许昕 樊振东 王楚钦 孙颖莎 陈梦? 王曼昱 丁宁? 刘诗雯 邓亚萍 郎平 朱婷? 全红婵 陈芋汐 杨倩? 苏炳添 谷爱凌 苏翊鸣 武大靖 羽生结弦 张雨霏 汪顺
    潘展乐 郑钦文 侯志慧 石智勇 吕小军 巩立姣 刘诗颖 杨利伟 聂海胜 王亚平 景海鹏 翟志刚 钟南山 李兰娟 张文宏 陈薇? 张伯礼 屠呦呦 莫言 杨振宁 李政道 丁肇中 金庸 鲁迅 老舍 梅兰芳 齐白石 徐悲鸿 李小龙 成龙?
    李连杰 马云? 马化腾 任正非 董明珠 雷军? 马斯克 比尔盖茨 乔布斯 巴菲特 乔丹 科比 詹姆斯 梅西 C罗 贝克汉姆 丁真 李子柒 张艺谋 莫文蔚 周杰伦 刘德华 邓丽君 章子怡 郭德纲 赵本山`,
  olympic: `
    奥林匹克 奥运 奥运会 奥运五环 奥林匹克五环 五环标志? 奥委会 国际奥委会 中国奥委会 国际残奥委会 冬奥 冬奥会 残奥 残奥会 冬残奥会 青奥会 青年奥林匹克 特奥会 特殊奥林匹克 北京2008 北京2022 北京奥运
    北京冬奥 更快更高更强 更快、更高、更强 同一个世界同一个梦想 一起向未来 福娃 贝贝晶晶欢欢迎迎妮妮 祥云火炬 冰墩墩 雪容融 雪游龙 冰立方 鸟巢? 水立方 冰丝带 中国印舞动的北京 五环茄 砳砳 弗里热 OLYMPIC
    OLYMPICS OLYMPIAD OLYMPIA_GAMES OLYMPIAN PARALYMPIC PARALYMPICS IOC? IPC? COC? BEIJING_2008 BEIJING_2022 PARIS_2024
    MILANO_CORTINA_2026 LA28 LOS_ANGELES_2028 CITIUS_ALTIUS_FORTIUS FASTER_HIGHER_STRONGER BING_DWEN_DWEN
    SHUEY_RHON_RHON FUWA FIVE_RINGS`,
  'other-games': `
    亚运会 亚运 亚残运会 杭州2022 杭州亚运 琮琮宸宸莲莲 江南忆 广州2010 亚青会 东亚运动会 大运会 世界大学生运动会 蓉宝 成都大运 世界军人运动会 军运会 兵兵 武汉军运 全运会 十五运 第十五届全运会 喜洋洋乐融融
    全国冬运会 冬运会 亚冬会 哈尔滨亚冬会 滨滨妮妮 世运会 成都世运会 世界杯 FIFA_WORLD_CUP FIFA UEFA 欧洲杯 EURO_2024 英联邦运动会 NBA CBA 世博会 上海世博 EXPO_2010 海宝?
    世园会 园博会 花博会 进博会 中国国际进口博览会 CIIE 进宝? 服贸会 CIFTIS 广交会 CANTON_FAIR 消博会 数博会 链博会 博鳌亚洲论坛 博鳌 BOAO_FORUM G20杭州 APEC
    一带一路国际合作高峰论坛 上合峰会 金砖峰会 ASIAN_GAMES UNIVERSIADE WORLD_EXPO`,
  'red-cross': `
    红十字 红十字会 红新月 红新月会 红水晶 红狮与太阳 中国红十字会 红十字国际委员会 白底红十字 RED_CROSS RED_CRESCENT RED_CRYSTAL REDCROSS ICRC IFRC GENEVA_CROSS`,
  'control-certification': `
    3C认证 CCC 强制性产品认证 中国强制认证 绿色食品 有机食品 有机产品 有机产品认证 无公害农产品 农产品地理标志 地理标志 PGI PDO AGI 名优特新 QS认证 QS? SC认证 食品生产许可 质量安全 国家免检 免检
    免检产品 质检合格 检验合格 国家质检 中国名牌 中国驰名商标 驰名商标 著名商标 中华老字号 老字号 中国环境标志 十环认证 中国节能认证 节能产品 能效标识 中国水效标识 绿色产品 绿色建筑 良好农业规范 GAP认证 GMP?
    HACCP ISO9001 ISO14001 ISO? ISO认证 CQC 中国质量认证 CNAS CMA? 计量认证 CE认证 CE? FDA FDA认证 UL认证 UL? ROHS REACH认证 GS认证 TUV FCC
    ENERGY_STAR 能源之星 纯羊毛标志 WOOLMARK 纯棉标志 OEKO-TEX GOTS FSC PEFC BSCI 公平贸易 FAIRTRADE 雨林联盟 RAINFOREST_ALLIANCE MSC ASC
    USDA_ORGANIC ECOCERT 欧盟有机 HALAL认证 KOSHER认证 清真认证 蓝帽子 保健食品 国药准字 械字号 妆字号 药典 处方药 OTC? 检疫合格 动物检疫 金银纯度 足金 千足金 PT950?
    HALLMARK JIS CNS BSI_KITEMARK ASTM GB? QC_PASS`,
  'historic-figure': `
    秦始皇 汉武帝 唐太宗 李世民 武则天 成吉思汗 忽必烈 朱元璋 康熙 乾隆 雍正 慈禧 光绪 溥仪 孔子 孟子 老子 庄子 荀子 墨子 孙武 孙膑 韩非子 屈原 司马迁 张骞 苏武 卫青 霍去病 李广 班超 蔡伦 张衡 华佗
    张仲景 扁鹊 孙思邈 李时珍 诸葛亮 刘备 关羽 张飞 曹操 周瑜 孙权 赵云 王羲之 顾恺之 陶渊明 祖冲之 李白 杜甫 白居易 王维 韩愈 柳宗元 王勃 李商隐 杜牧 颜真卿 柳公权 吴道子 陆羽 玄奘 鉴真 苏轼 苏东坡
    欧阳修 王安石 司马光 范仲淹 包拯 包青天 李清照 辛弃疾 陆游 岳飞 文天祥 朱熹 沈括 毕昇 郭守敬 黄道婆 关汉卿 施耐庵 罗贯中 吴承恩 曹雪芹 蒲松龄 王阳明 戚继光 郑和 海瑞 袁崇焕 史可法 郑成功 李自成 洪秀全
    曾国藩 左宗棠 李鸿章 张之洞 魏源 詹天佑 康有为 梁启超 严复 蔡元培 胡适 陈独秀 郭沫若 茅盾 巴金 冰心 徐志摩 朱自清 张大千 鲁班 大禹 黄帝 炎帝 伏羲 女娲 神农 尧舜 姜子牙 西施 王昭君 貂蝉 杨贵妃 花木兰
    穆桂英 文成公主 松赞干布 吐尔扈特 格萨尔王`,
  'intergovernmental-organisation': `
    联合国 United_Nations UN 联合国教科文组织 United_Nations_Educational,_Scientific_and_Cultural_Organization UNESCO 联合国儿童基金会
    United_Nations_Children's_Fund UNICEF 联合国开发计划署 United_Nations_Development_Programme UNDP 联合国环境规划署
    United_Nations_Environment_Programme UNEP 联合国人口基金 United_Nations_Population_Fund UNFPA 联合国难民署
    United_Nations_High_Commissioner_for_Refugees UNHCR 联合国人居署 United_Nations_Human_Settlements_Programme UN-HABITAT
    联合国工业发展组织 United_Nations_Industrial_Development_Organization UNIDO 联合国贸易和发展会议
    United_Nations_Conference_on_Trade_and_Development UNCTAD 联合国妇女署 UN_Women UNWOMEN 联合国大学 United_Nations_University
    UNU 联合国毒品和犯罪问题办公室 United_Nations_Office_on_Drugs_and_Crime UNODC 联合国艾滋病规划署
    Joint_United_Nations_Programme_on_HIV/AIDS UNAIDS 联合国近东巴勒斯坦难民救济和工程处 United_Nations_Relief_and_Works_Agency UNRWA
    联合国国际贸易法委员会 United_Nations_Commission_on_International_Trade_Law UNCITRAL 联合国安理会 United_Nations_Security_Council
    UNSC 世界粮食计划署 World_Food_Programme WFP 联合国粮食及农业组织 Food_and_Agriculture_Organization_of_the_United_Nations FAO
    国际农业发展基金 International_Fund_for_Agricultural_Development IFAD 国际民用航空组织 International_Civil_Aviation_Organization
    ICAO 国际劳工组织 International_Labour_Organization ILO 国际海事组织 International_Maritime_Organization IMO 国际货币基金组织
    International_Monetary_Fund IMF 国际电信联盟 International_Telecommunication_Union ITU 万国邮政联盟 Universal_Postal_Union UPU
    世界银行 World_Bank WB 国际复兴开发银行 International_Bank_for_Reconstruction_and_Development IBRD 国际开发协会
    International_Development_Association IDA 国际金融公司 International_Finance_Corporation IFC 多边投资担保机构
    Multilateral_Investment_Guarantee_Agency MIGA 国际投资争端解决中心 International_Centre_for_Settlement_of_Investment_Disputes
    ICSID 世界卫生组织 World_Health_Organization WHO 世界知识产权组织 World_Intellectual_Property_Organization WIPO 世界气象组织
    World_Meteorological_Organization WMO 世界旅游组织 World_Tourism_Organization UNWTO 世界贸易组织 World_Trade_Organization WTO
    国际原子能机构 International_Atomic_Energy_Agency IAEA 禁止化学武器组织 Organisation_for_the_Prohibition_of_Chemical_Weapons OPCW
    全面禁止核试验条约组织 Comprehensive_Nuclear-Test-Ban_Treaty_Organization CTBTO 国际移民组织 International_Organization_for_Migration
    IOM 国际海底管理局 International_Seabed_Authority ISA 国际法院 International_Court_of_Justice ICJ 国际刑事法院
    International_Criminal_Court ICC 国际海洋法法庭 International_Tribunal_for_the_Law_of_the_Sea ITLOS 常设仲裁法院
    Permanent_Court_of_Arbitration PCA 海牙国际私法会议 Hague_Conference_on_Private_International_Law HCCH 国际统一私法协会
    International_Institute_for_the_Unification_of_Private_Law UNIDROIT 国际刑事警察组织
    International_Criminal_Police_Organization INTERPOL 世界海关组织 World_Customs_Organization WCO 世界动物卫生组织
    World_Organisation_for_Animal_Health WOAH 国际植物新品种保护联盟
    International_Union_for_the_Protection_of_New_Varieties_of_Plants UPOV 国际计量局
    International_Bureau_of_Weights_and_Measures BIPM 国际法制计量组织 International_Organization_of_Legal_Metrology OIML
    国际水道测量组织 International_Hydrographic_Organization IHO 国际能源署 International_Energy_Agency IEA 国际可再生能源署
    International_Renewable_Energy_Agency IRENA 石油输出国组织 Organization_of_the_Petroleum_Exporting_Countries OPEC 经济合作与发展组织
    Organisation_for_Economic_Co-operation_and_Development OECD 核能署 Nuclear_Energy_Agency NEA 欧洲联盟 European_Union EU
    欧盟委员会 European_Commission EC 欧洲议会 European_Parliament 欧洲理事会 European_Council 欧洲委员会 Council_of_Europe COE 欧洲中央银行
    European_Central_Bank ECB 欧洲投资银行 European_Investment_Bank EIB 欧洲复兴开发银行
    European_Bank_for_Reconstruction_and_Development EBRD 欧洲自由贸易联盟 European_Free_Trade_Association EFTA 欧洲专利局
    European_Patent_Office EPO 欧盟知识产权局 European_Union_Intellectual_Property_Office EUIPO 欧洲航天局 European_Space_Agency ESA
    欧洲核子研究组织 European_Organization_for_Nuclear_Research CERN 欧洲南方天文台 European_Southern_Observatory ESO 欧洲分子生物学实验室
    European_Molecular_Biology_Laboratory EMBL 欧洲气象卫星应用组织
    European_Organisation_for_the_Exploitation_of_Meteorological_Satellites EUMETSAT 欧洲空中航行安全组织
    European_Organisation_for_the_Safety_of_Air_Navigation EUROCONTROL 欧洲刑警组织
    European_Union_Agency_for_Law_Enforcement_Cooperation EUROPOL 欧洲安全与合作组织
    Organization_for_Security_and_Co-operation_in_Europe OSCE 欧亚经济联盟 Eurasian_Economic_Union EAEU 欧亚专利组织
    Eurasian_Patent_Organization EAPO 独立国家联合体 Commonwealth_of_Independent_States CIS 集体安全条约组织
    Collective_Security_Treaty_Organization CSTO 北大西洋公约组织 North_Atlantic_Treaty_Organization NATO 上海合作组织
    Shanghai_Cooperation_Organisation SCO 金砖国家 BRICS 新开发银行 New_Development_Bank NDB 亚洲基础设施投资银行
    Asian_Infrastructure_Investment_Bank AIIB 亚洲开发银行 Asian_Development_Bank ADB 亚太经济合作组织
    Asia-Pacific_Economic_Cooperation 东南亚国家联盟 Association_of_Southeast_Asian_Nations ASEAN 东盟 区域全面经济伙伴关系协定
    Regional_Comprehensive_Economic_Partnership RCEP 南亚区域合作联盟 South_Asian_Association_for_Regional_Cooperation SAARC
    亚非法律协商组织 Asian-African_Legal_Consultative_Organization AALCO 亚洲生产力组织 Asian_Productivity_Organization APO 亚太电信组织
    Asia-Pacific_Telecommunity APT 亚太空间合作组织 Asia-Pacific_Space_Cooperation_Organization APSCO 国际竹藤组织
    International_Bamboo_and_Rattan_Organisation INBAR 海湾阿拉伯国家合作委员会 Gulf_Cooperation_Council GCC 阿拉伯国家联盟
    League_of_Arab_States LAS 伊斯兰合作组织 Organisation_of_Islamic_Cooperation OIC 伊斯兰开发银行 Islamic_Development_Bank IsDB 非洲联盟
    African_Union AU 非洲开发银行 African_Development_Bank AfDB 非洲知识产权组织 African_Intellectual_Property_Organization OAPI
    非洲地区知识产权组织 African_Regional_Intellectual_Property_Organization ARIPO 西非国家经济共同体
    Economic_Community_of_West_African_States ECOWAS 东非共同体 East_African_Community EAC 南部非洲发展共同体
    Southern_African_Development_Community SADC 东部和南部非洲共同市场 Common_Market_for_Eastern_and_Southern_Africa COMESA 政府间发展组织
    Intergovernmental_Authority_on_Development IGAD 美洲国家组织 Organization_of_American_States OAS 美洲开发银行
    Inter-American_Development_Bank IDB 泛美卫生组织 Pan_American_Health_Organization PAHO 南方共同市场 Southern_Common_Market
    MERCOSUR 南美国家联盟 Union_of_South_American_Nations UNASUR 安第斯共同体 Andean_Community CAN 加勒比共同体 Caribbean_Community
    CARICOM 拉丁美洲和加勒比国家共同体 Community_of_Latin_American_and_Caribbean_States CELAC 太平洋岛国论坛 Pacific_Islands_Forum PIF 英联邦
    Commonwealth_of_Nations 法语国家组织 International_Organisation_of_La_Francophonie OIF 葡语国家共同体
    Community_of_Portuguese_Language_Countries CPLP 比荷卢知识产权组织 Benelux_Organization_for_Intellectual_Property BOIP 国际清算银行
    Bank_for_International_Settlements BIS 国际可可组织 International_Cocoa_Organization ICCO 国际咖啡组织
    International_Coffee_Organization ICO 国际糖业组织 International_Sugar_Organization 国际谷物理事会 International_Grains_Council
    IGC 国际橄榄油理事会 International_Olive_Council 国际热带木材组织 International_Tropical_Timber_Organization ITTO 国际葡萄与葡萄酒组织
    International_Organisation_of_Vine_and_Wine OIV 国际捕鲸委员会 International_Whaling_Commission IWC 国际移动卫星组织
    International_Mobile_Satellite_Organization IMSO 国际通信卫星组织 International_Telecommunications_Satellite_Organization
    ITSO 国际铁路合作组织 Organization_for_Cooperation_of_Railways OSJD 国际铁路运输政府间组织
    Intergovernmental_Organisation_for_International_Carriage_by_Rail OTIF 国际热核聚变实验堆组织
    ITER_International_Fusion_Energy_Organization ITER 联合核子研究所 Joint_Institute_for_Nuclear_Research JINR 国际遗传工程和生物技术中心
    International_Centre_for_Genetic_Engineering_and_Biotechnology ICGEB 国际发展法律组织
    International_Development_Law_Organization IDLO 国际民主和选举援助学会
    International_Institute_for_Democracy_and_Electoral_Assistance 国际疫苗研究所 International_Vaccine_Institute IVI 全球疫苗免疫联盟
    Gavi,_the_Vaccine_Alliance GAVI 全球基金 The_Global_Fund_to_Fight_AIDS,_Tuberculosis_and_Malaria 绿色气候基金
    Green_Climate_Fund GCF 全球环境基金 Global_Environment_Facility GEF 政府间气候变化专门委员会 Intergovernmental_Panel_on_Climate_Change
    IPCC 亚信会议 Conference_on_Interaction_and_Confidence-Building_Measures_in_Asia CICA 反洗钱金融行动特别工作组
    Financial_Action_Task_Force FATF 二十国集团 Group_of_Twenty 七国集团 Group_of_Seven 七十七国集团 Group_of_77 不结盟运动
    Non-Aligned_Movement 国际调解院 International_Organization_for_Mediation IOMed 各国议会联盟 Inter-Parliamentary_Union IPU
    国际红十字会 International_Committee_of_the_Red_Cross 红十字会与红新月会国际联合会
    International_Federation_of_Red_Cross_and_Red_Crescent_Societies 世界自然保护联盟
    International_Union_for_Conservation_of_Nature IUCN`,
  'international-non-governmental': `
    国际标准化组织 International_Organization_for_Standardization 国际电工委员会 International_Electrotechnical_Commission IEC
    国际奥林匹克委员会 International_Olympic_Committee 国际足球联合会 International_Federation_of_Association_Football 世界自然基金会
    World_Wide_Fund_for_Nature WWF 国际航空运输协会 International_Air_Transport_Association IATA 国际商会
    International_Chamber_of_Commerce`,
} as const
