import type { WeakKind } from './weak-kinds.ts'

/**
 * Words that hardly tell one trader from another (rule sections 3.2 and L25): places, words for quality, size, colour
 * and number, words for any business, and words for the goods of a trade. Simplified characters and folded letters.
 */
type WeakWords = Readonly<Record<Exclude<WeakKind, 'partOfWord'>, string>>

export const weakHanWords: WeakWords = {
  place: `中国 中华 北京 上海 天津 重庆 河北 山西 辽宁 吉林 黑龙江 江苏 浙江 安徽 福建 江西 山东 河南 湖北 湖南 广东 海南 四川 贵州 云南 陕西 甘肃 青海 台湾 内蒙古 广西 西藏 宁夏 新疆 香港 澳门 广州
    深圳 杭州 南京 苏州 无锡 常州 宁波 温州 嘉兴 湖州 绍兴 金华 台州 合肥 福州 厦门 泉州 南昌 景德镇 济南 青岛 烟台 潍坊 郑州 洛阳 武汉 长沙 珠海 佛山 东莞 中山 汕头 惠州 南宁 桂林 海口 三亚 成都
    贵阳 遵义 昆明 大理 丽江 拉萨 西安 兰州 西宁 银川 乌鲁木齐 石家庄 保定 太原 大同 呼和浩特 沈阳 大连 长春 哈尔滨 大庆 徐州 南通 扬州 镇江 义乌 芜湖 台北 高雄 台中 台南 新竹 九龙 亚洲 欧洲 美国 英国
    法国 德国 意大利 瑞士 日本 韩国 泰国 澳洲 新西兰 东京 巴黎 伦敦 纽约 中原 华东 华南 华北 江南 岭南 长白山 神农架 唐山 秦皇岛 邯郸 邢台 张家口 承德 沧州 廊坊 衡水 阳泉 长治 晋城 朔州 晋中 运城 忻州
    临汾 吕梁 包头 乌海 赤峰 通辽 鄂尔多斯 呼伦贝尔 鞍山 抚顺 本溪 丹东 锦州 营口 阜新 辽阳 盘锦 铁岭 葫芦岛 四平 辽源 通化 松原 延边 齐齐哈尔 鸡西 鹤岗 双鸭山 伊春 佳木斯 七台河 牡丹江 绥化 连云港 淮安
    盐城 泰州 宿迁 衢州 舟山 丽水 蚌埠 淮南 马鞍山 淮北 铜陵 安庆 黄山 滁州 阜阳 宿州 六安 亳州 池州 宣城 莆田 漳州 南平 龙岩 宁德 萍乡 九江 新余 鹰潭 赣州 吉安 宜春 抚州 上饶 淄博 枣庄 东营 济宁
    泰安 威海 临沂 德州 聊城 滨州 菏泽 开封 平顶山 安阳 鹤壁 新乡 焦作 濮阳 许昌 漯河 三门峡 南阳 商丘 信阳 周口 驻马店 十堰 宜昌 襄阳 鄂州 荆门 荆州 黄冈 咸宁 随州 恩施 株洲 湘潭 衡阳 邵阳 岳阳 常德
    张家界 益阳 郴州 永州 怀化 娄底 韶关 江门 湛江 茂名 肇庆 梅州 汕尾 河源 阳江 清远 潮州 揭阳 云浮 柳州 梧州 北海 防城港 钦州 贵港 玉林 百色 贺州 河池 崇左 儋州 琼海 自贡 攀枝花 泸州 德阳 绵阳 广元
    遂宁 内江 乐山 南充 眉山 宜宾 广安 达州 雅安 巴中 资阳 六盘水 毕节 铜仁 曲靖 保山 昭通 普洱 临沧 楚雄 西双版纳 日喀则 昌都 林芝 铜川 宝鸡 咸阳 渭南 延安 汉中 榆林 商洛 嘉峪关 武威 张掖 酒泉 庆阳
    定西 陇南 石嘴山 固原 克拉玛依 吐鲁番 哈密 喀什 阿克苏 伊犁 昆山 常熟 张家港 江阴 宜兴 慈溪 余姚 顺德 沙县 东北 西北 西南 华中 陕北 胶东 川渝 潮汕 湘西 闽南`,
  qualifier: `大 小 新 老 真 金 银 好 优 佳 特 超 正 红 黄 蓝 绿 白 黑 紫 青 粉 一 二 三 四 五 六 七 八 九 十 百 千 万 新型 新式 大型 小型 迷你 优质 精品 精选 特级 特优 特选 极品 上等 高级
    高档 豪华 至尊 尊享 臻品 正宗 正品 纯正 纯天然 天然 原生态 生态 绿色 有机 健康 营养 美味 好吃 特色 传统 经典 老字号 百年 第一 一号 全新 创新 现代 时尚 潮流 智能 智慧 数字 环保 节能 快乐 幸福 金牌
    银牌 黄金 白金 钻石 皇家 国际 全球 环球 世界 中外 专业 专家 专用 家用 儿童 男士 女士 黑色 白色 红色 蓝色 无糖 低糖 零糖 低脂 脱脂 全脂 零添加 无添加 手工 手作 手打 纯手工 现磨 现做 现烤 现炸 现煮
    现切 速冻 冷冻 冷藏 冷鲜 新鲜 鲜榨 即食 速食 速溶 原味 麻辣 香辣 酸辣 五香 香脆 酥脆 家常 农家 野生 散养 净化 保湿 补水 美白 防晒 控油 祛痘 祛斑 抗皱 滋润 滋养 修护 清洁 去污 除菌 抑菌 杀菌 消毒
    除臭 除湿 加湿 防水 防火 防盗 防滑 防潮 防霉 耐磨 隔热 隔音 保温 保暖 加厚 透气 速干 无线 便携 折叠 充电 自动 全自动 电动 静音 变频 恒温 多功能 一次性 婴儿 婴幼儿 宝宝 孕妇 女式 男式 女士专用 宠物
    车载 车用 户外 居家 商用 官方 正版 定制`,
  generic: `牌 店 厂 书店 药店 商店 花店 茶店 门店 连锁店 工厂 酒厂 茶厂 药厂 坊 行 号 记 屋 馆 铺 吧 网 之家 世家 人家 技术 商贸 贸易 商城 商场 超市 百货 便利店 专卖店 旗舰店 直播 电商 平台 俱乐部
    工作室 工坊 研究院 研究所 中心 服务 咨询 管理 制造 工业 产业 企业 品牌 系列 商行 经营部 批发 零售 连锁 加盟 总店 分店 配件 用品 加工 维修`,
  food: `宠物食品 米 油 面 肉 鱼 菜 牛奶 奶粉 酸奶 乳业 食品 面包 蛋糕 糕点 饼干 糖果 零食 坚果 大米 面粉 面条 食用油 酱油 调味品 水果 蔬菜 生鲜 农业 农场 农庄 种业 水产 海鲜 牧业 肉业 豆浆 豆奶
    豆腐 豆制品 豆干 火腿 香肠 腊肉 腊肠 培根 牛肉 猪肉 羊肉 鸡肉 鸡蛋 鱼丸 海参 紫菜 木耳 香菇 蘑菇 泡菜 酱菜 榨菜 咸菜 果脯 蜜饯 果酱 果冻 罐头 奶酪 黄油 奶油 乳制品 核桃 花生 瓜子 红枣 枸杞 蜂蜜
    红糖 白糖 冰糖 食盐 食醋 味精 鸡精 辣酱 辣椒酱 豆瓣酱 火锅底料 调料 香料 花椒 辣椒 米粉 米线 粉丝 粉条 挂面 方便面 水饺 饺子 馄饨 汤圆 包子 馒头 粽子 月饼 年糕 烤鸭 烧鸡 卤味 鸭脖 薯片 巧克力
    冰淇淋 雪糕 麦片 燕麦 玉米 杂粮 粮油 橄榄油 花生油 菜籽油 大豆油 芝麻油 种子 苗木 花卉 鲜花 饲料 狗粮 猫粮`,
  drink: `可乐 酒 茶 水 牛奶 酸奶 饮料 饮品 果汁 茶叶 茶业 茶庄 绿茶 红茶 白酒 红酒 葡萄酒 啤酒 酒业 酒庄 咖啡 矿泉水 纯净水 饮用水 苏打水 汽水 奶茶 花茶 普洱茶 乌龙茶 白茶 黑茶 凉茶 果茶 米酒 黄酒
    白兰地 威士忌 伏特加 烧酒 精酿 酒水 椰汁 咖啡豆`,
  catering: `火锅城 茶饮 酒店 宾馆 客栈 餐饮 餐厅 饭店 酒楼 茶楼 火锅 烧烤 麻辣烫 小吃 面馆 咖啡 小龙虾 烤肉 烤鱼 串串香 冒菜 酸菜鱼 牛肉面 拉面 炸鸡 汉堡 披萨 快餐 川菜 湘菜 粤菜 早餐 早茶 小笼包 汤包
    煎饼 凉皮 肉夹馍 盖饭 便当 外卖 烘焙 甜品 民宿 度假村`,
  clothing: `服饰 服装 男装 女装 童装 内衣 鞋业 皮具 箱包 珠宝 首饰 黄金首饰 钟表 眼镜 家纺 女鞋 男鞋 童鞋 运动鞋 皮鞋 布鞋 拖鞋 袜子 袜业 内裤 文胸 睡衣 衬衫 西服 西装 牛仔裤 羽绒服 羊绒衫 毛衣 旗袍
    汉服 校服 工装 围巾 帽子 手套 皮带 皮衣 皮革 手表 戒指 项链 翡翠 玉器 银饰 背包 书包 拉杆箱 行李箱 毛巾 床上用品 蚕丝被 窗帘 面料 布艺 纺织 纺织品 针织 刺绣 拉链 纽扣`,
  beauty: `美容院 制药 尿不湿 药 化妆品 美妆 美容 美发 护肤 日化 洗衣液 药业 药房 大药房 医药 中药 医疗 医院 诊所 口腔 养生 保健 面膜 面霜 乳液 精华液 爽肤水 洗面奶 洁面 洗发水 护发 护发素 沐浴露 香皂
    肥皂 牙膏 牙刷 口红 唇膏 眼影 香水 香薰 精油 染发 染发剂 指甲油 美甲 化妆 彩妆 护肤品 护手霜 卫生巾 纸尿裤 湿巾 创可贴 口罩 消毒液 洗手液 洗洁精 洗衣粉 洗涤剂 清洁剂 杀虫剂 蚊香 膏药 药膏 药材 中药材
    胶囊 维生素 蛋白粉 保健品 益生菌 医疗器械 血糖仪 按摩 理疗 足浴 牙科 眼科 整形 母婴 兽药 农药`,
  electronics: `云服务 平板 地图 电子 电器 通信 通讯 手机 电脑 软件 网络 信息 数码 设备 仪器 耳机 音箱 音响 充电器 充电宝 移动电源 数据线 电池 锂电池 显示器 键盘 鼠标 平板电脑 摄像头 相机 照相机 路由器 传感器
    芯片 半导体 集成电路 开关 插座 电线 镜片 望远镜 安防 监控 导航 大数据 云计算 人工智能 互联网 物联网 机器人 打印机 仪表 变压器`,
  home: `厨电 洁具 洗衣 干洗 工程 家居 家具 家电 家园 电器 电气 电缆 照明 灯饰 五金 建材 陶瓷 瓷砖 卫浴 地板 门窗 涂料 油漆 装饰 装修 建筑 环境 净水 净水器 净水机 净化器 空气净化器 空气净化 空调 冰箱
    洗衣机 电视 电视机 热水器 加湿器 除湿机 电风扇 风扇 吸尘器 油烟机 灶具 电饭煲 电磁炉 微波炉 烤箱 豆浆机 榨汁机 水壶 水杯 保温杯 餐具 厨具 锅具 刀具 筷子 茶具 酒具 玻璃 玻璃杯 灯具 台灯 马桶 水龙头
    浴缸 床垫 枕头 沙发 衣柜 橱柜 门业 木门 防盗门 锁具 锁业 门锁 铝材 钢材 不锈钢 管业 管道 管材 阀门 水泵 泵业 石材 木材 木业 板材 水泥 墙纸 壁纸 地毯 保洁 家政 清洗 拖把 园艺`,
  transport: `打车 出行 约车 用车 网约车 顺风车 快运 机油 汽车 车业 轮胎 旅游 旅行 航空 物流 快递 运输 电动车 电动汽车 摩托车 自行车 童车 婴儿车 汽配 汽车配件 租车 搬家 货运 客运 仓储 速递 旅行社 船舶
    无人机`,
  finance: `钱包 贷款 金融 银行 保险 证券 基金 投资 资本 财富 地产 置业 物业 理财 信贷 担保 典当 租赁 支付 房产 房地产 拍卖 会计
    税务`,
  learning: `阅读 读书 新闻 资讯 广告 设计 知识产权 律师事务所 会计师事务所 人力资源 图书 教育 培训 学校 学院 幼儿园 文化 传媒 文具 印刷 纸业 铅笔 钢笔 圆珠笔 笔记本 颜料 纸巾 卫生纸 纸品 出版 出版社 书籍
    杂志 少儿 早教 英语 外语 留学 辅导 舞蹈 美术 书法 艺术 摄影 婚庆 会展 展览`,
  leisure: `视频 影业 影视 音乐 娱乐 健身 体育 运动 玩具 乐器 钢琴 吉他 积木 游戏 动漫 电竞 羽毛球 篮球 足球 渔具 瑜伽 电影 影院`,
  industry: `光伏 能源 电力 太阳能 新能源 化工 材料 塑料 橡胶 包装 机械 设备 工具 仪器 机床 轴承 齿轮 电机 发电机 发动机 压缩机 液压 焊接 模具 铸造 钢铁 金属 合金 铝业 铜业 矿业 煤炭 石油 天然气 燃气
    化肥 肥料 有机肥 复合肥 胶水 树脂 塑胶 薄膜 密封件 染料 农机 拖拉机 收割机 起重机 电梯 叉车 自动化 水处理 污水处理 消防`,
}

export const weakLatinWords: WeakWords = {
  place: `america american usa us uk britain british england english europe european euro asia asian africa australia
    china chinese japan korea india france french germany german italy italian spain swiss switzerland austria holland
    dutch belgium sweden norway denmark finland poland russia canada mexico brasil brazil london paris berlin rome
    milano milan madrid barcelona vienna amsterdam newyork york tokyo beijing shanghai hongkong singapore dubai
    california texas florida boston chicago scandinavia nordic alpine mediterranean pacific atlantic`,
  qualifier: `new old big little small mini micro maxi max mega super ultra hyper extra plus pro prime premium deluxe luxury
    elite royal imperial classic original authentic genuine real true pure fresh natural nature bio organic eco green
    blue red black white gold golden silver grey gray pink purple orange yellow brown bright clean light smart best
    better good great top first one two three four five six seven eight nine ten perfect quality fine fast quick easy
    simple safe strong power happy healthy global international world universal national modern digital virtual cyber
    electronic online mobile direct express total complete active advanced free young sweet hot cool e i my your our
    home day life live today now always handmade homemade frozen instant roasted dried crispy spicy crunchy delicious
    tasty gourmet artisan vegan portable wireless rechargeable foldable waterproof automatic disposable outdoor outdoors
    indoor thermal professional essential essentials certified`,
  generic: `brand company shop store market mart mall outlet boutique center centre house club studio lab labs group team
    network net web app apps systems system solutions solution services service tech technology technologies design
    designs consulting management products product goods baby kids children men women family in on at to del di da do
    dos von van and the of for by with de la le les el los du des der die das und et y accessories parts supply supplies
    wholesale retail factory official`,
  food: `dairy nutrition food foods organics milk meat chicken fish seafood fruit farm farms garden bakery pet pets snack
    snacks cookie cookies biscuit biscuits cake cakes bread chocolate candy cheese butter yogurt noodle noodles rice
    pasta sauce sauces honey nuts chips popcorn cereal oats flour sugar salt spice spices eggs beef pork sausage ham
    vegetable vegetables fruits grain grains`,
  drink: `cola colas liqueur liqueurs winery vineyard vineyards drink drinks water juice milk tea coffee wine wines beer
    brewery spirits beverage beverages soda lemonade vodka whisky whiskey rum gin brandy tequila lager ale cider
    champagne espresso latte smoothie smoothies teas coffees liquor`,
  catering: `burgers sushi hotels inn hotel resort restaurant cafe coffee tea bar grill kitchen pizza burger bakery food bistro diner pub eatery`,
  clothing: `footwear eyewear fashion wear clothing shoes jewelry watch watches shoe apparel clothes garment garments
    sneakers boots socks underwear lingerie jeans denim shirt shirts dress dresses jacket jackets coat coats hat hats
    gloves bag bags handbag handbags luggage jewellery textile textiles fabric fabrics leather`,
  beauty: `hospital healthcare health care medical med pharma clinic dental beauty cosmetics skin hair shampoo soap soaps
    lotion cream creams serum perfume perfumes fragrance makeup lipstick toothpaste sunscreen moisturizer haircare
    skincare vitamin vitamins supplement supplements probiotic probiotics diaper diapers wipes pharmacy massage spa
    salon wellness`,
  electronics: `electronics telecom networks software soft data ai cloud radio electric apps tech battery batteries charger
    chargers cable cables headphones earphones speaker speakers audio video camera cameras phone phones computer
    computers laptop tablet printer printers sensor sensors semiconductor robot robotics hardware internet`,
  home: `appliances ceramics tools homes garden building construction kitchen electric solar filter filters purifier
    purifiers humidifier heater heaters lamp lamps lighting furniture sofa sofas mattress mattresses pillow pillows
    bedding carpet carpets curtain curtains cookware kitchenware tableware cleaner cleaners cleaning detergent
    refrigerator oven faucet faucets tile tiles door doors window windows lock locks paint paints`,
  transport: `cycles tractors airways aviation travel tours auto motors motor car cars cycle bike transport logistics air
    airlines marine vehicle vehicles automotive tire tires tyre tyres scooter scooters bicycle bicycles motorcycle
    motorcycles truck trucks shipping cargo delivery freight`,
  finance: `bank capital finance financial insurance invest investment investments ventures partners legal law properties
    realty banking loan loans payment payments fund funds wealth mortgage accounting estate`,
  learning: `college university media news tv gallery books book press school academy education training art arts magazine
    newspaper publishing stationery pen pens pencil pencils notebook notebooks tissue tissues`,
  leisure: `pictures studios bikes music film films games game sports sport fitness toys toy puzzle puzzles doll dolls golf
    tennis football yoga gym guitar piano entertainment cinema`,
  industry: `engineering energy solar security building construction machine machines machinery equipment bearing bearings
    pump pumps valve valves compressor plastic plastics rubber steel metal metals chemical chemicals adhesive adhesives
    fertilizer packaging welding automation`,
}

/** Beginnings of words that are as weak as the word itself: EUROCOR, BIOLUX. */
export const weakLatinBeginnings = `euro eco bio super mega ultra hyper inter micro multi nano tele cyber techno trans auto aqua medi pharma agro`
