// Written by scripts/collect-grounds.ts; sources and licences stand in NOTICE.md.

/** Words of praise and of taste, effect and trade by the classes that they describe. */
export const praiseWords = {
  'praise all': `
    优质 优良 优秀 优选 优品 优佳 上佳 上乘 上等 上品 特级 特优 特选 特制 一级 一流 一品 第一 首选 首席 首创 最佳 最好 最优 最美 最新 最强 极品 极致 极佳 珍品 精品 精选 精致 精工 精制 臻品 臻选 尊享
    尊贵 至尊 至臻 高级 高端 高档 高品质 高质量 品质 名品 名牌 知名 著名 驰名 老牌 老字号 百年老店 正宗 正品 地道 纯正 纯真 真正 原创 原装 原味 经典 传统 古法 秘制 独特 独家 唯一 顶级 顶尖 超级 超强
    超值 超凡 完美 卓越 杰出 非凡 豪华 奢华 豪享 华贵 高贵 好 好吃 好喝 好用 好看 好玩 好味道 美味 美好 美丽 漂亮 舒适 舒服 实惠 实用 经济 便宜 物美价廉 放心 安心 安全 健康 绿色 环保 天然 纯天然 自然
    新鲜 新款 新型 时尚 潮流 流行 高科技 智能 先进 专业 权威 万能 全能 多功能 高效 速效 特效 强效 长效 神奇 快速 便捷 方便 耐用 耐磨 坚固 国际 世界 全球 国际级 世界级 王牌 王者 霸主 之王 大王 专家
    大师 冠军 状元 金牌 银牌 五星 五星级 钻石级 VIP 官方 正版 授权 认证 推荐 BEST BETTER GOOD GREAT SUPER SUPREME SUPERIOR EXCELLENT EXCELLENCE
    PREMIUM PERFECT PRIME TOP NO.1 NUMBER_ONE FIRST_CLASS WORLD_CLASS QUALITY HIGH_QUALITY DELUXE LUXURY ROYAL ELITE
    EXTRA ULTRA MEGA MAX PLUS PRO EXPERT MASTER GENUINE AUTHENTIC ORIGINAL CLASSIC TRADITIONAL FINE FINEST CHOICE SELECT
    SPECIAL UNIQUE EXCLUSIVE FAMOUS POPULAR NEW NEWEST MODERN ADVANCED SMART CLEVER AMAZING WONDERFUL FANTASTIC AWESOME
    BEAUTIFUL LOVELY NICE VALUE ECONOMY CHEAP DISCOUNT SAVE SAFE SECURE RELIABLE DURABLE STRONG FAST QUICK SPEEDY EASY
    SIMPLE CONVENIENT EFFICIENT POWERFUL NATURAL PURE ORGANIC FRESH HEALTHY GREEN ECO BIO CLEAN GLOBAL INTERNATIONAL
    WORLD UNIVERSAL OFFICIAL CERTIFIED GOLD PLATINUM DIAMOND`,
  '29,30,31,32,33,43': `
    鲜 鲜美 鲜香 鲜甜 香 香甜 香脆 香酥 香浓 香醇 醇厚 醇香 浓香 清香 酱香 米香 芝麻香 甘甜 甘醇 甜 甜蜜 酸甜 酸辣 麻辣 香辣 微辣 辣 爽口 爽滑 嫩滑 滑嫩 酥脆 松脆 松软 软糯 Q弹 弹牙 劲道 筋道 多汁
    爆汁 冰爽 清爽 解渴 解辣 开胃 下饭 营养 滋补 养生 低脂 低糖 无糖 零糖 零卡 零脂 零添加 无添加 低盐 高钙 高蛋白 全麦 五谷 杂粮 粗粮 有机 生态 原生态 农家 土 土家 手工 现做 现磨 现烤 现榨 鲜榨 鲜切
    即食 速食 速溶 冷泡 冷萃 烘焙 炭烧 炭烤 油炸 非油炸 清蒸 红烧 卤味 熏制 腌制 风干 冻干 窖藏 陈酿 原浆 头道 纯粮 纯酿 手撕 老坛 火锅 串串 小吃 零食 早餐 外卖 快餐 私房菜 家常菜 农家菜 川菜 湘菜
    粤菜 海鲜 烧烤 面馆 茶饮 奶茶 咖啡 私厨 TASTY DELICIOUS YUMMY SWEET SOUR SPICY SALTY CRISP CRISPY CRUNCHY CREAMY SOFT TENDER JUICY
    RICH SMOOTH COOL ICE ICED FROZEN HOT ROASTED GRILLED SMOKED FRIED BAKED BREWED SPARKLING INSTANT READY HOMEMADE
    HANDMADE FARM LOW_FAT SUGAR_FREE ZERO LIGHT WHOLE_GRAIN VEGAN PROTEIN VITAMIN CHIPS CRISPS CRACKERS PRETZEL SNACK
    NOODLES COFFEE TEA JUICE MILK PIZZA BURGER BBQ GRILL KITCHEN CAFE BAKERY BREWERY WINERY`,
  '3,5,44': `
    保湿 补水 美白 净白 亮肤 嫩肤 滋润 滋养 润肤 控油 祛痘 祛斑 祛皱 抗皱 抗衰 抗老 紧致 防晒 隔离 清洁 去污 除菌 抑菌 杀菌 消毒 去屑 防脱 生发 柔顺 护发 染发 香薰 香氛 植萃 草本 本草 汉方 温和 低敏
    无硅油 氨基酸 玻尿酸 胶原蛋白 烟酰胺 止痛 止咳 退热 消炎 清热 祛湿 补肾 补血 补气 护肝 明目 安神 助眠 减肥 瘦身 降糖 降压 降脂 通便 排毒 益生菌 维生素 补钙 理疗 按摩 针灸 正骨 美容 美发 美甲 纹绣
    医美 口腔 眼科 中医 诊所 药房`,
  '18,24,25,26,35': `
    纯棉 全棉 精梳棉 亚麻 真丝 桑蚕丝 羊绒 羊毛 牛皮 真皮 头层皮 羽绒 保暖 加绒 加厚 透气 速干 吸汗 防水 防风 防滑 弹力 修身 显瘦 宽松 大码 男装 女装 童装 潮牌 汉服 旗袍 西服 校服 工装 运动 休闲 商务
    户外 四季 夏凉 冬暖 免烫 抗皱 柔软 轻薄 轻便 耐磨`,
  '9,38,42,35': `
    智能 智慧 数字 数码 云 云端 云计算 大数据 物联网 互联网 区块链 人工智能 AI 元宇宙 虚拟现实 增强现实 5G 6G 无线 蓝牙 高清 超清 4K 8K 四核 八核 快充 超薄 便携 触控 语音 识别 导航 监控 安防
    支付 直播 短视频 社交 搜索 翻译 办公 软件 平台 系统 网络 在线 电商 外包 开源 芯片 量子 机器人 无人机 大模型 算法`,
  '7,8,11,12,37': `
    节能 省电 变频 静音 低噪 恒温 速热 即热 自动 全自动 半自动 数控 液压 气动 重型 轻型 微型 便携式 多功能 一体机 防爆 防腐 耐高温 不锈钢 合金 碳纤维 电动 混动 新能源 充电 越野 豪华 安全 维修 安装 保养`,
  '2,6,17,19,20,21,27': `
    环保 无醛 零甲醛 净味 防水 防火 防潮 防霉 防滑 耐磨 隔音 隔热 保温 抗菌 实木 原木 红木 竹 藤 大理石 陶瓷 玻璃 水晶 不粘 密封 保鲜 加厚 折叠 可移动 整木 全屋定制 定制 集成 装配式`,
  '35,36,39,41,43,45': `
    快递 速运 物流 仓储 冷链 搬家 租车 代驾 旅行 旅游 票务 广告 策划 营销 招聘 人才 猎头 财税 会计 记账 审计 超市 便利店 商城 百货 批发 零售 专卖 加盟 连锁 直营 贷款 理财 投资 基金 保险 典当 房产
    中介 物业 培训 教育 早教 托管 辅导 考研 留学 英语 健身 瑜伽 舞蹈 婚庆 摄影 影院 酒店 民宿 客栈 法律 律师 专利 商标 知识产权 婚介 家政 保洁 月嫂 殡葬`,
  '3,5,9,11,18,24,25,35,42': `
    MOISTURIZING HYDRATING WHITENING ANTI-AGING SMOOTHING REPAIR SUNSCREEN SENSITIVE SKINCARE BEAUTY COTTON SILK WOOL
    LEATHER WATERPROOF BREATHABLE SPORT OUTDOOR CASUAL WIRELESS PORTABLE DIGITAL CLOUD ONLINE MOBILE VIRTUAL META AI
    DATA SOFTWARE SYSTEM NETWORK SOLUTION TECH ENERGY_SAVING AUTOMATIC ELECTRIC LED SOLAR SILENT SHOP STORE MARKET MALL
    OUTLET DELIVERY EXPRESS TRAVEL FINANCE CAPITAL ACADEMY`,
} as const
