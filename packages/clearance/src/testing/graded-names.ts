/** Grade that an attorney would give a name in a class where no earlier mark stands against it. */
export type GradedName = { grade: 'A' | 'B' | 'C' | 'D'; classNo: number; kind: string; name: string }

/**
 * Names written by hand from the kinds of absolute grounds and well-known marks, and ordinary names that must keep their
 * grade. They were written before the tables; every third line is set aside: nobody looks at its outcome while changing
 * the rules.
 */
const lines = `
D 25 offensive FUCKAROO
D 9 offensive SHITSTORM
D 30 offensive 傻逼兮兮
D 43 offensive 王八羔子
D 25 offensive BITCHIN BABES
D 3 offensive F*CK OFF
D 30 offensive 操你大爷
D 25 offensive 卧槽尼玛
D 33 offensive 滚犊子
D 9 offensive 煞笔
D 43 offensive CAONIMA
D 25 offensive WDNMD
D 35 offensive TMD
D 41 offensive 牛逼哄哄
D 29 offensive 屌炸天
D 25 offensive 小婊砸
D 43 offensive 狗娘养
D 3 offensive 骚货
D 25 offensive ASSHOLE CLUB
D 30 offensive 贱人就是矫情
D 33 offensive 老流氓
D 43 offensive 强盗窝
D 9 offensive SH1T HAPPENS
D 25 offensive MOTHERFUCKER
D 41 offensive 情妇
D 43 offensive 青楼
D 34 crime 大麻
D 30 crime 冰毒
D 25 crime 杀人魔
D 9 crime 黑社会
D 36 crime 洗钱
D 43 crime 人贩子
D 25 crime COCAINE
D 41 crime 地下赌场
D 28 crime 六合彩票
D 9 crime SERIAL KILLER
D 33 crime 砍头
D 25 crime YAKUZA
D 25 slur 小日本鬼子
D 25 slur NIGGER
D 9 slur 黑鬼
D 30 slur 高丽棒子
D 43 slur 死胖子
D 25 political 台湾独立
D 16 political 港独
D 25 political NAZI
D 41 political 希特勒
D 9 political 南京大屠杀
D 35 political 文化大革命
D 25 political ISIS
D 33 political 慰安妇
D 39 political 钓鱼台列岛
D 25 leader 习近平
D 30 leader XI JINPING
D 33 leader 毛主席
D 35 leader 邓爷爷
D 43 leader 普京大帝
D 25 leader PUTIN
D 9 leader 拜登
D 41 leader 金正恩
D 16 leader 朱德元帅
D 30 leader 川建国
D 28 hero 黄继光
D 41 hero 雷锋
D 25 public-figure 全红婵
D 28 public-figure 谷爱凌
D 25 public-figure 苏炳添
D 9 public-figure 钟南山
D 30 public-figure 李子柒
D 25 public-figure TAYLOR SWIFT
D 25 public-figure 马斯克
D 45 organ 公安局
D 45 organ 北京市人民检察院
D 41 organ 教育部
D 36 organ 国家税务总局
D 44 organ 疾控中心
D 39 organ 交警大队
D 35 organ 市场监管局
D 45 organ 朝阳区法院
D 16 organ 国家发改委
D 25 organ FBI
D 35 organ MINISTRY OF COMMERCE
D 45 organ SUPREME COURT
D 36 organ 中国人民银行
D 42 organ 国防科工委
D 38 media 人民日报
D 38 media CCTV
D 41 media 湖北广播电视台
D 38 media 环球时报
D 35 media 央视严选
D 16 media 半月谈
D 25 army 特种兵
D 33 army 空军
D 9 army 海军陆战队
D 25 army US ARMY
D 33 army 部队特供
D 25 army 黄埔军校
D 12 army 东风41
D 41 party 中国共产党
D 41 party 少先队
D 35 party 党员之家
D 35 official 国徽
D 25 official 八一军旗
D 35 state 中国梦工坊
D 30 state 华夏中国
D 25 state ZHONGGUO
D 30 state 国宴
D 33 state 国酒
D 25 foreign-state FRANCE
D 30 foreign-state 澳大利亚
D 32 foreign-state 新西兰
D 25 foreign-state BRAZIL
D 25 foreign-state JAPAN
D 14 foreign-state 瑞士
D 35 igo 联合国
D 36 igo 世界银行
D 35 igo 上合组织
D 44 igo 世卫组织
D 41 igo UNICEF
D 36 igo ASIAN DEVELOPMENT BANK
D 35 igo EUROPEAN UNION
D 9 igo INTERNATIONAL ATOMIC ENERGY AGENCY
D 28 games 世界杯
D 25 games 残奥会
D 28 games BEIJING 2022
D 25 games 成都大运会
D 41 games 杭州亚运会
D 28 games 雪容融
D 25 games PARALYMPICS
D 35 games 上海世博会
D 10 red-cross 红十字
D 5 red-cross RED CROSS
D 9 control CE认证
D 29 control 有机产品认证
D 30 control 国家免检产品
D 11 control ISO9001
D 35 control 驰名商标
D 5 control FDA APPROVED
D 5 event 新冠肺炎
D 41 event 汶川地震
D 25 event 方舱医院
D 9 event COVID19
D 30 event 李文亮
D 39 event MH17
D 33 event 唐山大地震
D 33 religion 观世音
D 29 religion 真主
D 33 religion 弥勒佛
D 25 religion JESUS CHRIST
D 34 religion 玉皇大帝
D 5 deceptive 包治百病
D 5 deceptive 抗癌王
D 29 deceptive 0添加
D 30 deceptive 国家级大师
D 33 deceptive 特供茅乡
D 32 deceptive 零蔗糖
D 5 deceptive 三天见效
D 14 deceptive 千足金
D 25 deceptive 100%纯羊毛
D 3 deceptive 永不脱发
D 30 deceptive 长生不老丹
D 7 deceptive 德国工艺
D 14 deceptive SWISS MADE
D 5 deceptive CURES CANCER
D 29 deceptive SUGAR FREE
D 31 deceptive 野生人参王
D 30 gi 五常大米
D 31 gi 烟台苹果
D 29 gi 阳澄湖大闸蟹
D 30 gi 信阳毛尖
D 33 gi COGNAC
D 29 gi PARMA HAM
D 29 gi GORGONZOLA
D 30 gi 武夷岩茶
D 31 gi 吐鲁番葡萄
D 29 gi 盐池滩羊肉
D 33 gi TEQUILA
D 30 gi 龙井茶
C 9 famous 索尼
C 30 famous KODAK
C 25 famous TESLA
C 30 famous 耐克
D 41 famous 清华
D 38 famous 微信
C 43 famous 微信食品
C 5 famous STARBUCKS
C 11 famous 可口可乐
C 29 famous 奔驰宝马
C 33 famous GUCCI
C 19 famous 阿里巴巴
C 7 famous LOUIS VUITTON
C 31 famous 抖音
D 25 famous ADIDDAS
D 9 famous HUAWAY
D 30 famous 老干妈
D 32 famous 哇哈哈
D 12 famous 比亚油
C 21 famous CHANELL
C 45 famous 京东商城
C 30 descriptive 好吃
C 30 descriptive PRETZEL CRISPS
C 29 descriptive 新鲜
C 9 descriptive 元宇宙
C 30 descriptive 老字号
C 31 descriptive 苹果
C 30 descriptive 香酥鸡块
C 43 descriptive 重庆老火锅
C 25 descriptive 羊绒大衣
C 3 descriptive 美白补水
C 9 descriptive SMART WATCH
C 42 descriptive 软件开发
C 35 descriptive 网店代运营
C 41 descriptive 少儿英语培训
C 44 descriptive 牙科诊所
C 12 descriptive ELECTRIC BIKE
C 30 descriptive DELICIOUS NOODLES
C 32 descriptive 冰镇酸梅汤
C 20 descriptive 实木家具
C 21 descriptive 保温杯
C 5 descriptive 止咳糖浆
C 36 descriptive 房屋租赁
C 39 descriptive 同城配送
C 7 descriptive 全自动洗衣机
C 11 descriptive 节能灯
C 24 descriptive SOFT COTTON
C 18 descriptive 真皮女包
C 28 descriptive 益智玩具
C 16 descriptive 办公用纸
C 31 descriptive 猫粮
C 3 descriptive ANTI AGING SERUM
C 30 descriptive FRESHLY BAKED
C 29 descriptive 酥脆
C 33 descriptive 酱香型白酒
C 40 descriptive 污水处理
C 37 descriptive 家电维修
C 35 trade 专卖店
C 35 laudatory 顶级
C 9 laudatory PREMIUM QUALITY
C 41 laudatory 世界一流
C 25 slogan 让生活更美好
C 35 slogan 品质成就未来
C 43 slogan 欢迎光临
C 30 slogan 年年有余
C 9 slogan THINK BETTER LIVE BETTER
C 14 simple 李
C 25 simple AB
C 9 simple 2024
C 7 simple A8
C 43 place 杭州
C 30 place 北京
C 25 place 东京
C 33 place 泸州
C 3 place PARIS
C 25 place LONDON
C 29 place 西雅图
C 30 place 大理
C 35 place 深圳
C 32 place QINGDAO
B 9 weak TECHPRO
B 3 weak 靓丽人生
B 30 weak 香满园
B 41 weak 启智星
B 39 weak 迅达
B 44 weak 康健堂
B 20 weak COMFORT ZONE
B 25 weak HAPPY KIDS
B 43 weak 食尚坊
B 32 weak 甘泉
B 36 weak 鑫财富
B 5 weak HEALTHVITA
B 12 weak 飞驰
B 7 weak 力霸
B 30 weak 金麦香
B 31 weak GREEN FARM
A 9 ordinary VOLTARIQ
A 25 ordinary 汀野禾
A 30 ordinary 知麦鹤
A 3 ordinary LUMISETTE
A 33 ordinary 砚归川
A 41 ordinary 墨攸
A 43 ordinary 半盏鱼灯
A 35 ordinary RED KITE HARBOUR
A 29 ordinary 琼溪渔婆
A 5 ordinary DOXAVERIN
A 12 ordinary 鸢驰
A 28 ordinary 会飞的土豆先生
A 20 ordinary 榫木记忆
A 9 ordinary COBALT OTTER
A 14 ordinary 珞璨
A 30 ordinary 铁观音铺子的猫
A 25 ordinary DICKSON HALE
A 25 ordinary HANCOCK
A 9 ordinary SCUNTHORPE VALE
A 30 ordinary SHIITAKE FOX
A 21 ordinary 逼真猫
A 43 ordinary 罗汉松下
A 11 ordinary ZEPHYRLUX
A 16 ordinary 纸上鲸落
A 24 ordinary 棉云朵朵
A 42 ordinary 数栈
A 36 ordinary 泓榕
A 33 ordinary OLD BADGER
A 7 ordinary KRANTECH
A 31 ordinary 阿咪胡茬
A 44 ordinary 齿言
A 30 ordinary 马里奥的厨房
A 25 ordinary 局外人
A 41 ordinary 部落格子
A 30 ordinary 观澜听雨
A 32 ordinary ORRINDA
A 18 ordinary TANGIER MOSS
A 43 ordinary 小院听风
A 35 ordinary 蓝鲸
A 9 ordinary ANALOG SPARROW
A 10 ordinary 维衡纳
A 19 ordinary BASALT WREN
A 2 ordinary 彩釉狐
A 8 ordinary CUTTERFLY
A 26 ordinary 缀锦娘
A 34 ordinary 烟雨无山
A 38 ordinary 讯桐
A 45 ordinary 律蝉
A 40 ordinary 淬野
A 1 ordinary POLYXENTRA
A 17 ordinary 橡谷
A 22 ordinary 缆猫
A 37 ordinary 匠犀
A 4 ordinary 烛鹿
A 6 ordinary FERROQUILL
A 13 ordinary 焰陌
A 15 ordinary 琴蛙
A 23 ordinary 纺缇
A 27 ordinary 毯鹿
A 30 ordinary 小熊不吃糖
A 9 ordinary QUIET ORCHARD
`

/** Every third name is set aside. */
const EACH = 3

const names = lines
  .trim()
  .split('\n')
  .map((line): GradedName => {
    const [grade, classNo, kind, ...name] = line.split(' ')
    return { grade: grade as GradedName['grade'], classNo: Number(classNo), kind: kind!, name: name.join(' ') }
  })

/** The names by which the rules were made. */
export const openGradedNames: readonly GradedName[] = names.filter((_, i) => i % EACH !== EACH - 1)
/** The names that were set aside. */
export const heldOutGradedNames: readonly GradedName[] = names.filter((_, i) => i % EACH === EACH - 1)
