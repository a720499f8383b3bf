import type { Trade } from '../../words/weak-kinds.ts'

/**
 * Everyday words that say what goods and services of a trade are, are made of, do or are for, which the names of the
 * classification do not hold. Written for this project, in Chinese and English.
 */
export const goodsVocabulary: Readonly<Record<Trade, string>> = {
  food: `香酥 鸡块 鸡翅 鸡腿 鸡排 鸡爪 鸭脖 鸭掌 鹅肝 牛排 牛腩 羊排 排骨 五花肉 腊味 腊肠 肉松 肉干 肉脯 鱼片 鱼干 虾仁 虾滑 蟹肉 蟹黄 海带 海苔 丸子 豆皮 豆干 腐竹
    酱菜 咸菜 泡菜 酸菜 榨菜 凉菜 熟食 预制菜 速冻 冷压 冷榨 压榨 物理压榨 初榨 头道 果味 原味 咸味 甜味 奶香 蒜香 葱香 麻辣 香辣 孜然 五香 糖醋 鱼香 酱香 卤香 烟熏 炭烤
    水煮 清蒸 油炸 空气炸 烘烤 手擀 手打 手工 现包 现切 现炒 石磨 土榨 柴火 瓦罐 砂锅 砂锅粥 粥 煲汤 炖汤 汤料 底料 蘸料 拌饭 盖饭 炒饭 米饭 杂粮 五谷 全麦 燕麦 黑芝麻
    红豆 绿豆 黄豆 花生 核桃 杏仁 腰果 瓜子 葡萄干 果干 果脯 蜜饯 水果 鲜果 苹果 香蕉 橙子 脐橙 柑橘 桃子 梨子 葡萄 西瓜 草莓 樱桃 荔枝 龙眼 芒果 榴莲 蓝莓 猕猴桃 柠檬 石榴 枇杷 杨梅
    土豆 红薯 番茄 西红柿 黄瓜 茄子 白菜 萝卜 洋葱 大蒜 生姜 辣椒 青椒 南瓜 玉米 小麦 水稻 大米 小米 糯米 面粉 米粉 面条 挂面 拉面 拌面 凉面 方便面 手工面 饺子 馄饨 包子
    馒头 烧饼 煎饼 月饼 粽子 汤圆 蛋糕 面包 吐司 饼干 曲奇 蛋挞 泡芙 甜点 甜品 糖果 软糖 奶糖 巧克力 冰激凌 冰淇淋 雪糕 布丁 果冻 鸡蛋 土鸡蛋 鸭蛋 皮蛋 蛋黄 牛奶 鲜奶 纯牛奶 酸奶
    奶粉 奶酪 黄油 食用油 花生油 菜籽油 橄榄油 山茶油 芝麻油 酱油 生抽 老抽 蚝油 香醋 陈醋 料酒 食盐 白糖 红糖 蜂蜜 味精 鸡精 辣酱 豆瓣酱 番茄酱 沙拉酱 宠物粮 猫粮 狗粮 猫砂 饲料 种子
    种苗 鲜花 花卉 绿植 盆栽 草坪 活鱼 龙虾 小龙虾 大闸蟹 海参 鲍鱼 生蚝 海鲜 水产 山货 土特产 特产 年货 零食 小吃 早餐 夜宵 轻食 代餐 营养餐 月子餐 儿童餐 便当 盒饭 酥脆 松脆 香脆 爽脆
    软糯 香浓 浓郁 鲜嫩 多汁 爽口 可口 鲜美 鲜香 美味 好吃 清甜 甘甜 酸甜 解馋 下饭 开胃 饱腹 营养 补钙 低脂 低糖 低卡 高蛋白 生态 绿色 农家 农家院 小院 乡村 田园 山野 土鸡 土猪 黑猪 走地鸡 老母鸡
    pretzel crisps crisp chips fries nuggets wings steak ribs bacon jerky tuna salmon shrimp crab oyster tofu kimchi pickle pickles salad soup stew curry noodle ramen spaghetti dumpling
    dumplings pancake pancakes waffle waffles donut donuts muffin cupcake pie tart pudding jam jelly marmalade syrup ketchup mayo mayonnaise mustard vinegar olive oil peanut almond cashew walnut
    pistachio raisin cranberry blueberry strawberry apple apples banana mango peach pear grape orange lemon potato potatoes tomato corn wheat oat granola cereal muesli protein fiber
    keto lowfat whole grain baked grilled fried smoked salted spiced sweet sour bitter savory creamy crunchy crispy juicy tender soft fluffy yummy tasty delicious nutritious gluten vegan vegetarian
    freshly cooked ready meal meals dinner lunch breakfast brunch treat treats bite bites kibble litter feed seed seeds flower flowers plant plants fresh homestyle homemade hand-pulled stone ground cold pressed`,
  drink: `冰镇 酸梅汤 绿豆汤 凉茶 花茶 果茶 奶茶 水果茶 柠檬茶 柠檬水 红茶 绿茶 白茶 黑茶 乌龙茶 普洱 普洱茶 茉莉花茶 大麦茶 菊花茶 茶包 袋泡茶 冷泡茶 茶饮 咖啡 冷萃 手冲 美式 拿铁 挂耳 速溶
    果汁 橙汁 苹果汁 椰汁 豆浆 杏仁露 核桃露 酸奶 汽水 可乐 气泡水 苏打水 矿泉水 纯净水 山泉水 泉水 能量 能量饮料 运动饮料 功能饮料 植物饮料 果味 鲜榨 现榨 冷压 解渴 清凉 冰爽 清爽 解腻 提神
    白酒 黄酒 米酒 葡萄酒 干红 干白 红酒 啤酒 精酿 精酿啤酒 生啤 原浆 原浆啤酒 果酒 梅酒 药酒 高粱酒 酱香 酱香型 浓香 浓香型 清香型 陈酿 老窖 窖藏 纯粮 纯粮酿造 酿造 酿 蒸馏 烧酒 老酒 散酒 封坛 坛装 洞藏
    drink drinks energy sport sports juice smoothie shake soda sparkling still mineral spring water iced ice tea coffee brew brewed cold nitro latte espresso americano cappuccino mocha decaf roast
    roasted ground bean beans leaf loose green black herbal matcha lemonade cola tonic ginger ale beer lager stout ipa pilsner craft draft draught brewery wine red white rose dry vintage reserve
    cellar spirits liquor whisky whiskey bourbon vodka rum gin brandy sake cocktail mixer flavor flavour flavored fruity fruit refreshing hydration electrolyte`,
  catering: `农家 农家院 农家乐 小院 饭店 饭馆 餐馆 餐厅 酒楼 食堂 大排档 排档 私房菜 家常菜 融合菜 东北菜 川菜 湘菜 粤菜 徽菜 鲁菜 本帮菜 西餐 日料 日式料理 寿司 韩式 烤肉 铁板烧 自助餐 火锅 老火锅 串串 麻辣烫 冒菜 烧烤
    烤串 撸串 烤鱼 酸菜鱼 水煮鱼 小龙虾 海鲜 大盘鸡 黄焖鸡 米饭 盖浇饭 炒饭 面馆 拉面 牛肉面 热干面 米线 米粉 螺蛳粉 酸辣粉 肠粉 粥 粥铺 包子 包子铺 饺子馆 烧饼 卤味 炸鸡 汉堡 披萨 奶茶 奶茶店 茶饮 茶馆 茶楼
    咖啡 咖啡馆 咖啡厅 甜品 甜品店 蛋糕 烘焙 面包房 早餐 早点 夜宵 外卖 团餐 快餐 简餐 酒吧 清吧 小酒馆 酒馆 民宿 客栈 旅馆 宾馆 酒店 公寓 青年旅舍 露营 营地 度假 度假村 养老 养老院 托管 托育 宠物寄养 宴会 婚宴 包厢
    hot pot hotpot noodle noodles ramen sushi steak steakhouse burger burgers pizza pizzeria taco tacos chicken wings seafood buffet catering canteen cafe coffee tea house bubble milk dessert desserts
    bakery cake bread brunch breakfast lunch dinner takeaway takeout fast food street snack snacks bar pub lounge club restaurant dining eatery kitchen grill bbq barbecue hotel hostel inn motel
    guesthouse homestay resort spa camp camping lodge suites rooms daycare boarding`,
  clothing: `大衣 风衣 外套 夹克 羽绒服 棉服 毛衣 针织衫 衬衫 卫衣 T恤 短袖 长袖 背心 马甲 裤子 牛仔裤 休闲裤 西裤 短裤 打底裤 裙子 连衣裙 半身裙 旗袍 汉服 婚纱 礼服 西装 西服 工装 校服 制服 童装 婴儿装 孕妇装 睡衣 内衣
    文胸 内裤 袜子 丝袜 泳衣 泳装 瑜伽服 运动服 冲锋衣 防晒衣 雨衣 帽子 围巾 手套 皮带 腰带 领带 鞋子 皮鞋 运动鞋 跑鞋 布鞋 拖鞋 凉鞋 靴子 高跟鞋 童鞋 老人鞋 休闲鞋 板鞋 包包 女包 男包 背包 双肩包 手提包 钱包 行李箱 拉杆箱
    皮具 真皮 牛皮 头层牛皮 羊皮 皮革 帆布 牛仔 纯棉 全棉 棉麻 亚麻 真丝 丝绸 桑蚕丝 蚕丝 羊毛 羊绒 山羊绒 羽绒 鹅绒 天鹅绒 法兰绒 莫代尔 竹纤维 珠宝 首饰 黄金 铂金 钻石 钻戒 戒指 项链 手链 手镯 耳环 翡翠 玉石 和田玉 珍珠 银饰
    手表 腕表 机械表 石英表 钟表 被子 被套 床单 床品 四件套 枕套 毛毯 毛巾 浴巾 窗帘 布料 面料 家纺 纽扣 拉链 花边 刺绣 假发 修身 显瘦 宽松 大码 加绒 加厚 保暖 透气 吸汗 速干 防水 防晒 抗皱 免烫 舒适 柔软 亲肤 弹力 高腰 复古 时尚 潮流 潮牌 新款 定制 手工
    coat coats jacket jackets hoodie hoodies sweater tee tshirt t-shirt shirt pants trousers shorts skirt dress gown suit suits uniform uniforms pajamas bra panties socks hosiery swimwear activewear
    sportswear sport streetwear workwear kidswear menswear womenswear footwear sandals slippers heels loafers bag handbag backpack wallet purse luggage suitcase belt scarf gloves cap hat cotton linen silk wool
    cashmere denim leather suede velvet fleece down knit woven soft warm comfy comfortable stretch slim fit skinny loose casual formal plus size waterproof breathable organic bedding sheet sheets pillow blanket
    quilt towel towels curtain fabric cloth jewelry ring rings necklace bracelet earrings diamond gold silver pearl jade watch watches clock button zipper lace`,
  beauty: `美白 补水 保湿 滋润 控油 祛痘 祛斑 淡斑 抗皱 抗衰 抗老 紧致 提拉 修护 修复 舒缓 敏感肌 清洁 深层清洁 卸妆 洁面 洗面奶 爽肤水 化妆水 乳液 精华 精华液 原液 面霜 眼霜 日霜 晚霜 面膜 防晒 防晒霜 隔离 粉底 粉底液 气垫 口红 唇膏 唇釉 眼影 眉笔
    睫毛膏 腮红 彩妆 美甲 指甲油 香水 香氛 精油 香薰 洗发 洗发水 洗发露 护发 护发素 发膜 染发 染发膏 生发 防脱 去屑 沐浴 沐浴露 香皂 手工皂 肥皂 洗手液 牙膏 漱口水 洗衣 洗衣液 洗衣粉 洗洁精 洁厕 去污 除菌 除螨 消毒 杀菌 驱蚊
    药 药品 中药 中成药 西药 感冒药 止咳 糖浆 止痛 退烧 消炎 胃药 膏药 贴膏 胶囊 片剂 颗粒 口服液 滴眼液 维生素 钙片 蛋白粉 益生菌 保健 保健品 滋补 阿胶 人参 枸杞 燕窝 减肥 减脂 瘦身 助眠 安神 养胃 护肝 明目 补血 补气 补肾 通便 排毒 口罩 创可贴 绷带
    体温计 血压计 血糖仪 助听器 轮椅 医疗 医疗器械 诊所 门诊 医院 牙科 口腔 种植牙 正畸 眼科 皮肤科 妇科 儿科 骨科 中医 中医馆 针灸 推拿 艾灸 理疗 康复 按摩 足疗 足浴 养生 养生馆 美容 美容院 医美 整形 美发 理发 纹绣 纹身 月子 月嫂 产后修复 宠物医院 宠物美容 心理咨询 体检
    skin skincare beauty cosmetic cosmetics makeup moisture moisturizing moisturiser hydrating hydra whitening brightening anti aging ageing wrinkle acne repair soothing sensitive gentle deep cleansing
    cleanser toner serum essence lotion cream gel mask masks sunscreen spf foundation concealer lipstick lip gloss balm mascara eyeliner eyeshadow brow blush nail polish perfume fragrance cologne hair
    shampoo conditioner oil color dye growth loss body wash shower bath soap bar hand sanitizer toothpaste whitening mouthwash laundry detergent bleach disinfectant medicine medical drug pharmacy cough cold flu
    pain relief pill pills tablet tablets capsule capsules vitamin vitamins supplement supplements collagen probiotic probiotics herbal herb herbs remedy slimming weight loss detox sleep joint immune eye
    care dental dentist clinic hospital doctor therapy physiotherapy acupuncture massage salon barber spa wellness health nursing veterinary pet`,
  electronics: `手机 智能手机 电脑 笔记本电脑 平板 平板电脑 手表 智能手表 手环 耳机 蓝牙耳机 音响 音箱 麦克风 充电 充电器 充电宝 数据线 快充 电池 锂电池 键盘 鼠标 显示器 硬盘 内存 显卡 主板 芯片 路由器 交换机 服务器 摄像头 监控 相机 投影仪 打印机 扫描仪
    传感器 无人机 机器人 导航 导航仪 门禁 智能锁 电子秤 电子烟 眼镜 太阳镜 望远镜 游戏 游戏机 软件 应用 应用程序 程序 小程序 系统 操作系统 平台 网站 数据 数据库 大数据 云 云存储 云服务 云计算 云平台 存储 备份 安全 网络安全 加密 杀毒 防火墙 人工智能 智能 算法 大模型 机器学习
    深度学习 区块链 元宇宙 虚拟现实 增强现实 物联网 互联网 5G 网络 通信 通讯 直播 短视频 视频 音频 社交 聊天 支付 办公 协同 管理 开发 软件开发 设计 网页设计 测试 运维 托管 维护 外包 集成 咨询 检测 检验 认证咨询 勘测 测绘 监测 研发 翻译 电商 在线 数字 数字化 信息化 可视化 自动化
    smart phone phones smartphone smartwatch watch tablet laptop computer pc desktop server headset headphones earbuds earphones speaker speakers soundbar microphone charger charging fast power bank battery cable adapter
    keyboard mouse monitor screen display drive memory storage chip chips router modem wifi bluetooth camera drone robot sensor gps navigation lock doorbell alarm security e-cigarette vape glasses sunglasses game
    games gaming console software app apps application platform website web cloud data database analytics big backup cyber antivirus encryption artificial intelligence machine learning deep neural blockchain metaverse
    virtual reality augmented internet things iot network networking streaming video audio photo editor chat messaging payment wallet office productivity management crm erp development programming coding design hosting
    maintenance testing consulting engineering research tech technology digital online solution solutions`,
  home: `家具 家居 沙发 床 床垫 衣柜 书柜 鞋柜 橱柜 餐桌 餐椅 书桌 椅子 办公椅 茶几 电视柜 实木 原木 红木 胡桃木 橡木 松木 藤编 竹制 不锈钢 铝合金 塑料 玻璃 陶瓷 搪瓷 水晶 大理石 瓷砖 地砖 地板 木地板 地毯 墙纸 壁纸 墙布 涂料 油漆 乳胶漆 硅藻泥 门窗 木门 防盗门 窗户
    阳光房 楼梯 吊顶 灯 灯具 吊灯 吸顶灯 台灯 节能灯 路灯 灯泡 照明 空调 冰箱 洗衣机 全自动洗衣机 烘干机 电视 热水器 油烟机 灶具 燃气灶 电饭煲 电饭锅 电压力锅 电磁炉 微波炉 烤箱 空气炸锅 破壁机 豆浆机 榨汁机 料理机 咖啡机 饮水机 净水器 净水机 加湿器 除湿机 空气净化器 电风扇 电暖器 吹风机 吸尘器 扫地机
    扫地机器人 洗碗机 马桶 智能马桶 浴缸 浴室柜 花洒 水龙头 卫浴 锅 炒锅 不粘锅 铁锅 砂锅 汤锅 蒸锅 刀 菜刀 菜板 砧板 碗 碗碟 盘子 筷子 勺子 餐具 茶具 茶杯 茶壶 水杯 保温杯 玻璃杯 马克杯 酒杯 饭盒 保鲜盒 保鲜膜 垃圾袋 收纳 收纳盒 拖把 扫把 抹布 刷子 牙刷 毛巾架 衣架 晾衣架 枕头 靠垫 抱枕 相框 镜子
    五金 螺丝 锁 锁具 门锁 合页 钢管 管材 水管 电线 开关 插座 水泥 砖 砂浆 石材 木材 板材 防水材料 保温材料 建材 装修 家装 装饰 设计 安装 维修 家电维修 保养 清洗 保洁 疏通 防水 施工 建筑 搬运 机床 工具 电钻 扳手 园艺 节能 静音 变频 大容量 迷你 便携 折叠 多功能 不粘 耐用 环保 防滑 防臭 隔音 恒温
    furniture sofa couch chair chairs table desk bed mattress wardrobe cabinet shelf shelves solid wood oak walnut bamboo rattan marble tile tiles floor flooring carpet rug wallpaper paint door doors window windows
    stairs lamp lamps light lights lighting led bulb chandelier air conditioner fridge refrigerator freezer washing washer dryer tv water heater cooker hood stove oven microwave fryer blender juicer kettle toaster
    coffee maker purifier humidifier dehumidifier fan vacuum cleaner dishwasher toilet bathtub shower faucet sink pot pan pans wok nonstick non-stick knife knives cutlery plate plates bowl bowls cup cups mug mugs
    bottle bottles glass thermos lunch box container storage organizer mop broom brush sponge bin pillow cushion frame mirror hardware screw screws pipe pipes wire cement brick stone roofing building construction
    renovation repair cleaning installation plumbing tools drill garden`,
  transport: `汽车 轿车 电动汽车 新能源汽车 电动车 电动自行车 自行车 山地车 摩托车 三轮车 卡车 货车 客车 房车 轮胎 轮毂 刹车片 机油 汽车用品 汽车配件 车载 坐垫 脚垫 婴儿车 童车 安全座椅 平衡车 滑板车 游艇 快艇 船舶 飞机 直升机 快递 速递 物流 货运 冷链 仓储 配送 同城配送 同城 即时配送 搬家 搬运 打包
    运输 客运 租车 打车 网约车 顺风车 代驾 停车 停车场 公交 出租车 旅游 旅行 旅行社 自由行 跟团游 机票 签证 导游 国际货运 海运 空运 报关 跑腿
    car cars auto automobile electric ev suv truck trucks van bus bike bikes bicycle motorcycle motorbike scooter scooters e-bike wheel wheels tire tires tyre brake parts stroller boat yacht ship aircraft plane drone
    express delivery courier logistics freight cargo shipping storage warehouse moving movers transport taxi ride rental rent parking travel tour tours trip trips airline ticket tickets cruise`,
  finance: `房屋 租赁 租房 二手房 买房 新房 中介 房产中介 房产 物业管理 物业 写字楼 公寓 商铺 抵押 按揭 贷款 小额贷款 信用卡 支付 移动支付 理财 财富 财富管理 基金 私募 证券 股票 期货 外汇 黄金 投资 投资管理 资产管理 风险投资 众筹 保险 人寿保险 车险 保险经纪 担保 典当 拍卖 评估 融资 融资租赁 保理 数字货币 区块链 比特币 税务 记账 代理记账
    real estate property house housing home apartment rental rentals leasing lease mortgage loan loans credit card cards payment payments banking bank savings wealth asset assets management fund funds stock stocks
    trading forex crypto bitcoin investment investing insurance life car broker brokerage tax accounting audit pawn auction appraisal financing leasing`,
  learning: `教育 培训 少儿 少儿英语 儿童 幼儿 成人 英语 英语培训 外语 口语 数学 语文 编程 少儿编程 美术 书法 绘画 音乐 钢琴 舞蹈 跆拳道 游泳 健身 瑜伽 托班 早教 幼儿园 小学 中学 大学 考研 考公 公务员考试 驾校 职业 职业培训 技能 在线教育 网课 家教 辅导 课程 题库 留学 游学 夏令营 研学 图书 图书馆 绘本 杂志 报纸 出版 文具 铅笔 钢笔 中性笔
    笔记本 本子 办公用纸 复印纸 打印纸 纸 纸巾 抽纸 卫生纸 湿巾 厨房纸 贴纸 包装盒 纸箱 画册 海报 日历 贺卡 展览 会展 演出 演唱会 电影 摄影 婚纱摄影 录音 直播 俱乐部 娱乐 KTV 密室逃脱 剧本杀 电竞
    education school academy training english math kids children toddler preschool kindergarten tutoring tutor course courses class classes lesson lessons online learning e-learning language coding art music piano dance
    swimming fitness yoga gym camp exam test prep college university library book books magazine newspaper comic comics publishing stationery pen pens pencil notebook paper tissue tissues printing photo photography
    sticker stickers poster calendar card cards box boxes exhibition event events concert cinema movie movies theater theatre show entertainment club`,
  leisure: `玩具 益智 益智玩具 积木 拼图 公仔 毛绒玩具 布娃娃 娃娃 遥控车 模型 手办 盲盒 桌游 棋牌 扑克 麻将 象棋 围棋 游戏 游戏机 篮球 足球 排球 羽毛球 乒乓球 网球 高尔夫 球拍 健身器材 跑步机 哑铃 瑜伽垫 滑板 轮滑 滑雪 钓鱼 渔具 鱼竿 鱼饵 圣诞树 吉他 钢琴 小提琴 古筝 二胡 笛子 乐器 健身 健身房 游泳馆 舞蹈 电影院 剧场 酒吧 儿童乐园 游乐场 早教
    toy toys educational puzzle puzzles blocks doll dolls plush teddy bear model kit board game games card poker chess basketball football soccer volleyball badminton tennis golf ball balls racket fitness equipment gym
    treadmill dumbbell yoga mat skateboard ski skiing fishing rod lure christmas tree guitar piano violin drum drums instrument instruments party playground`,
  industry: `机械 机器 设备 机床 数控 数控机床 加工中心 发电机 发动机 电机 马达 水泵 阀门 轴承 齿轮 链条 液压 气动 压缩机 焊机 切割机 激光 激光切割 打磨 抛光 包装机 灌装机 印刷机 纺织机 缝纫机 农机 收割机 拖拉机 挖掘机 装载机 起重机 叉车 电梯 输送带 机器人 工业 自动化 模具 铸件 锻件 钢材 铝材 铜 合金 塑料 橡胶 树脂 胶水 密封胶 粘合剂 涂料 染料
    颜料 化肥 复合肥 有机肥 农药 除草剂 化学 试剂 催化剂 润滑油 机油 燃料 木炭 煤 天然气 蜡烛 太阳能 光伏 风力发电 储能 污水 污水处理 水处理 废水 垃圾处理 垃圾 回收 废品 净化 除尘 脱硫 环保 热处理 电镀 喷涂 打印 3D打印 定制 加工 来料加工 金属加工 木材加工 食品加工 服装加工 印染 代工 贴牌
    machine machines machinery equipment cnc lathe engine engines motor motors pump pumps valve valves bearing bearings gear gears hydraulic pneumatic compressor welding cutting laser packaging printing sewing tractor
    harvester excavator crane forklift elevator conveyor robot automation mold casting steel iron aluminum copper alloy plastic plastics rubber resin glue adhesive sealant paint coating dye pigment fertilizer pesticide
    chemical chemicals reagent catalyst lubricant oil fuel charcoal coal gas candle candles solar wind power energy battery water treatment waste recycling sewage filtration metal wood custom processing manufacturing`,
}

/** Words of retail, advertising and office work (class 35) and of law and personal services (class 45). */
export const businessVocabulary: Readonly<Record<number, string>> = {
  35: `网店 代运营 运营 电商 电商运营 直播带货 带货 直播 网红 选品 严选 优选 甄选 团购 拼团 批发 零售 超市 便利店 商城 商场 百货 折扣 特卖 专卖 专营 旗舰 免税 进口 出口 贸易 代购 采购 供应链 招商 加盟 连锁 广告 传媒 营销 推广 策划 品牌策划 公关 市场调研 会展 招聘 人才 猎头 劳务 派遣 人力资源
    财务 会计 代理记账 审计 税务 工商注册 公司注册 商务 办公 文秘 翻译 拍卖 二手 母婴 美妆 生鲜 药店 药房 大药房
    retail wholesale store shop mall market marketplace supermarket outlet discount deals sale sales online ecommerce e-commerce trading import export advertising marketing branding promotion agency media seo recruitment
    staffing hr human resources accounting bookkeeping audit tax office business management consulting auction second hand fashion beauty grocery pharmacy duty free live streaming`,
  45: `法律 法律咨询 律师 律师事务所 诉讼 仲裁 商标 商标注册 专利 专利代理 知识产权 版权 婚介 相亲 交友 婚恋 家政 保姆 月嫂 陪诊 陪护 殡葬 殡仪 墓地 安保 保安 消防 算命 风水 占卜 社交 开锁 宠物 领养 失物招领
    legal law lawyer lawyers attorney attorneys patent trademark copyright intellectual property dating matchmaking wedding nanny housekeeping funeral cemetery security guard astrology tarot social networking`,
}
