/** Common goods and services; the form is that of `read-shipped-nice.ts`. */
export const nice30To36 = `
# 3001 咖啡，咖啡代用品，可可 = coffee, coffee substitutes, cocoa
咖啡 = coffee; 咖啡饮料 = coffee-based beverages; 可可 = cocoa; 可可饮料 = cocoa-based beverages;
巧克力饮料 = chocolate-based beverages; 咖啡代用品 = coffee substitutes; 加奶咖啡饮料 = coffee beverages with milk;
加奶可可饮料 = cocoa beverages with milk; 作咖啡代用品的植物制剂 = vegetal preparations for use as coffee substitutes;
菊苣（咖啡代用品） = chicory [coffee substitute]; 咖啡调味品 = coffee flavourings;
加奶巧克力饮料 = chocolate beverages with milk; 咖啡胶囊（已填充） = coffee capsules, filled
# 3002 茶，茶饮料 = tea and tea-based beverages
茶 = tea; 茶饮料 = tea-based beverages; 绿茶 = green tea; 红茶 = black tea; 乌龙茶 = oolong tea; 冰茶 = iced tea;
白茶 = white tea; 用作茶叶代用品的花或叶 = flowers or leaves for use as tea substitutes
# 3003 糖 = sugar
糖 = sugar; 白糖 = white sugar; 红糖 = brown sugar; 冰糖 = crystallized rock sugar; 天然增甜剂 = natural sweeteners;
棕榈糖 = palm sugar; 方糖 = sugar cubes; 葡萄糖（食用） = glucose for culinary purposes
# 3004 糖果，南糖，糖 = confectionery, candy and sugar
糖果 = sweets; 巧克力 = chocolate; 口香糖 = chewing gum; 薄荷糖 = peppermint sweets; 牛轧糖 = nougat;
甘草茎糖（糖果） = stick liquorice [confectionery]; 花生糖 = peanut confectionery; 蛋白杏仁糖果 = marzipan;
口气清新用薄荷糖 = mints for breath freshening; 果仁糖 = pralines; 果胶软糖 = fruit jellies [confectionery];
锭剂（糖果） = pastilles [confectionery]
# 3005 蜂蜜，蜂王浆等营养食品 = honey, royal jelly and other bee products
龟苓膏 = guilinggao herbal jelly; 蜂蜜 = honey; 蜂王浆 = royal jelly; 蜂胶 = propolis; 花粉健身膏 = bee pollen paste;
秋梨膏 = autumn pear syrup; 枇杷膏 = loquat syrup; 糖浆（食用） = golden syrup
# 3006 面包，糕点 = bread and pastries
面包 = bread; 糕点 = pastries; 蛋糕 = cakes; 饼干 = biscuits; 月饼 = moon cakes; 三明治 = sandwiches;
面包卷 = bread rolls; 布丁 = puddings; 华夫饼干 = waffles; 面包屑 = breadcrumbs; 麻花 = fried dough twists;
汉堡包 = hamburgers [sandwiches]; 薄烤饼 = pancakes; 热狗三明治 = hot dog sandwiches; 姜饼 = gingerbread;
以谷物为主的零食小吃 = cereal-based snack food; 燕麦食品 = oat-based food; 燕麦片 = oat flakes; 燕麦粥 = oatmeal;
芝麻糊 = black sesame paste; 曲奇饼 = cookies; 馅饼 = pies; 咸饼干 = crackers; 玉米片 = corn flakes
# 3007 方便食品 = convenience food
比萨饼 = pizzas; 粽子 = rice dumplings wrapped in leaves; 年糕 = rice cakes; 方便米饭 = instant rice; 包子 = baozi;
饺子 = jiaozi; 馒头 = steamed buns; 寿司 = sushi; 盒饭 = packed lunches; 饭团 = onigiri; 粥 = congee;
炒饭 = fried rice; 煎饼 = pancakes; 春卷 = spring rolls; 八宝饭 = eight-treasure rice pudding;
主要由米制成的冻干食品 = freeze-dried dishes with the main ingredient being rice; 肉馅饼 = meat pies;
花卷 = steamed twisted rolls
# 3008 米，面粉（包括五谷杂粮） = rice, flour and grains
蛋糕粉 = cake powder; 米 = rice; 面粉 = wheat flour; 谷类制品 = cereal preparations; 玉米粉 = corn flour;
小米 = millet; 去壳燕麦 = husked oats; 碾碎的大麦 = crushed barley; 荞麦粉 = buckwheat flour; 粗燕麦粉 = crushed oats;
玉米（磨过的） = corn, milled; 玉米（烘过的） = corn, roasted; 人食用的去壳谷物 = groats for human food; 西米 = sago
# 3009 面条及米面制品 = noodles and rice or flour products
方便面 = instant noodles; 方便粉丝 = instant bean vermicelli; 意大利面条 = spaghetti; 面条 = noodles;
挂面 = dried noodles; 意式面食 = pasta; 通心粉 = macaroni; 荞麦面条 = soba noodles; 乌冬面 = udon noodles;
生面团 = dough; 拉面 = ramen; 可食用纸 = edible paper
# 3010 谷物膨化食品 = puffed cereal food
玉米花 = popcorn; 锅巴 = crispy rice; 虾味条 = prawn crackers; 米果 = rice crackers
# 3012 食用淀粉及其制品 = starch for food and its products
土豆粉 = potato flour; 木薯粉 = tapioca flour; 藕粉 = lotus root powder; 粉丝（条） = bean vermicelli;
食用淀粉 = starch for food; 木薯淀粉（食用） = tapioca
# 3013 食用冰，冰制品 = ice and ice cream
冰淇淋 = ice cream; 冰棍 = ice pops; 食用冰 = edible ices; 冰淇淋凝结剂 = binding agents for ice cream;
冰砖 = ice cream bricks; 果汁刨冰 = sorbets [ices]; 冰淇淋粉 = powders for making ice cream; 冰糕 = sherbets;
冷冻酸奶（冰冻甜点） = frozen yogurt [confectionery ices]
# 3014 食盐 = salt
食盐 = cooking salt; 芹菜盐 = celery salt; 食物防腐盐 = salt for preserving foodstuffs
# 3015 酱油，醋 = soy sauce and vinegar
酱油 = soya sauce; 醋 = vinegar
# 3016 芥末，味精，沙司，酱等调味品 = mustard, monosodium glutamate, sauces and other condiments
非医用浸液 = infusions, not medicinal; 蚝油 = oyster sauce; 鱼露 = fish sauce; 调味品 = condiments;
味精 = monosodium glutamate; 调味酱 = relish [condiment]; 辣椒油 = chilli oil; 蛋黄酱 = mayonnaise; 芥末 = mustard;
番茄酱（调味品） = ketchup [sauce]; 咖喱粉（调味品） = curry [spice]; 花椒粉 = Chinese prickly ash powder;
鸡精（调味品） = chicken essence [condiment]; 五香粉 = five-spice powder; 豆豉 = fermented soya beans [condiment];
丁香（调味品） = cloves [spice]; 色拉用调味品 = dressings for salad; 涮羊肉调料 = condiments for instant-boiled mutton;
八角大茴香 = star aniseed; 调味料 = seasonings; 佐料（调味品） = relish [condiment]; 番茄沙司 = tomato sauce;
沙司（调味品） = sauces [condiments]; 桂皮（调味品） = cinnamon [spice]; 意大利面酱 = pasta sauce; 腌料 = marinades;
藏红花（调味品） = saffron [seasoning];
食用香料（不包括含醚香料和香精油） = food flavourings, other than essential oils
# 3017 酵母 = yeast
酵母 = yeast; 发酵剂 = leaven; 发酵粉 = baking powder;
小苏打（烹饪用） = baking soda [bicarbonate of soda for cooking purposes]
# 3018 食用香精，香料 = food flavourings
香兰素（香草代用品） = vanillin [vanilla substitute];
食用香料（含醚香料和香精油除外） = food flavourings, other than essential oils;
蛋糕用调味品（香精油除外） = flavourings, other than essential oils, for cakes;
饮料用调味品（香精油除外） = flavourings, other than essential oils, for beverages
# 3019 单一商品 = other food products
搅稠奶油制剂 = preparations for stiffening whipped cream
# 3101 未加工的林业产品 = raw forestry products
未加工木材 = undressed timber; 未切锯木材 = unsawn timber; 树木 = trees; 树干 = trunks of trees;
制木浆的木片 = wood chips for the manufacture of wood pulp; 籽苗 = seedlings; 圣诞树 = Christmas trees; 灌木 = bushes;
树苗 = saplings; 软木 = rough cork
# 3102 未加工的谷物及农产品（不包括蔬菜，种子） = raw grains and agricultural products
谷（谷类） = grains [cereals]; 小麦 = wheat; 玉米 = maize; 燕麦 = oats; 大麦 = barley; 黑麦 = rye
# 3103 花卉，草本植物 = flowers and herbs
自然花 = flowers, natural; 植物 = plants; 自然花制花环 = wreaths of natural flowers; 干草 = hay;
啤酒花 = unprocessed hops; 玫瑰树 = rose bushes
# 3104 活动物 = live animals
活动物 = live animals; 活家禽 = poultry, live; 活鱼 = fish, live; 孵化蛋（已受精） = eggs for hatching, fertilized;
龙虾（活的） = lobsters, live; 小龙虾（活的） = crayfish, live; 蚕种 = silkworm eggs;
海参（活的） = sea-cucumbers, live; 牡蛎（活的） = oysters, live; 活贝壳类动物 = shellfish, live
# 3105 未加工的水果及干果 = fresh fruit
甘蔗 = sugar cane; 新鲜水果 = fruit, fresh; 新鲜葡萄 = grapes, fresh; 新鲜柑橘 = citrus fruit, fresh;
新鲜浆果 = berries, fresh; 新鲜樱桃 = cherries, fresh; 西瓜 = watermelons, fresh; 新鲜柠檬 = lemons, fresh;
新鲜橄榄 = olives, fresh; 新鲜栗子 = chestnuts, fresh; 椰子 = coconuts; 新鲜橙子 = oranges, fresh;
榛子 = hazelnuts, fresh; 新鲜杏仁（水果） = almonds [fruits]
# 3106 新鲜蔬菜 = fresh vegetables
新鲜蔬菜 = vegetables, fresh; 新鲜土豆 = potatoes, fresh; 新鲜蘑菇 = mushrooms, fresh; 新鲜黄瓜 = cucumbers, fresh;
新鲜莴苣 = lettuce, fresh; 新鲜南瓜 = squashes, fresh; 新鲜甜菜 = beet, fresh; 洋葱 = onions, fresh;
大蒜 = garlic, fresh; 新鲜生姜 = ginger, fresh; 菠菜 = spinach, fresh; 新鲜大葱 = leeks, fresh;
新鲜松露 = truffles, fresh; 新鲜豌豆 = peas, fresh
# 3107 种子 = seeds
蘑菇繁殖菌 = mushroom spawn for propagation; 植物种子 = plant seeds; 植物种植用种子 = seeds for planting
# 3108 动物饲料 = animal feed
饲料 = fodder; 宠物食品 = pet food; 动物食品 = animal foodstuffs; 宠物饮料 = beverages for pets; 鸟食 = bird food;
牲畜饲料 = fodder; 鱼饵（活的） = fishing bait, live; 动物可食用咀嚼物 = edible chews for animals;
牲畜用盐 = salt for cattle; 宠物用饼干 = dog biscuits; 牲畜用催肥熟饲料 = mash for fattening livestock;
饲料用鱼粉 = fish meal for animal consumption
# 3109 麦芽 = malt for brewing and distilling
酿酒麦芽 = malt for brewing and distilling
# 3110 动物栖息用干草等制品 = straw and similar litter for animals
宠物用香砂 = aromatic sand [litter] for pets; 动物垫窝用干稻草 = straw litter; 动物栖息用品 = litter for animals;
动物垫窝用泥炭 = litter peat; 宠物用沙 = sanded paper [litter] for pets
# 3201 啤酒 = beer
啤酒 = beer; 麦芽啤酒 = malt beer; 姜汁啤酒 = ginger beer; 麦芽汁（发酵后成啤酒） = malt wort;
制啤酒用蛇麻子汁 = extracts of hops for making beer; 无酒精啤酒 = non-alcoholic beer;
啤酒为主的鸡尾酒 = beer-based cocktails; 大麦酿酒（啤酒） = barley wine [beer]
# 3202 不含酒精饮料 = non-alcoholic beverages
矿泉水（饮料） = mineral water [beverages]; 纯净水（饮料） = purified water [beverages]; 果汁 = fruit juices;
无酒精饮料 = non-alcoholic beverages; 水（饮料） = waters [beverages]; 碳酸水 = carbonated water; 苏打水 = soda water;
可乐 = cola; 植物饮料 = plant-based beverages; 豆类饮料 = bean beverages; 等渗饮料 = isotonic beverages;
能量饮料 = energy drinks; 蔬菜汁（饮料） = vegetable juices [beverages]; 无酒精果汁 = non-alcoholic fruit extracts;
无酒精鸡尾酒 = cocktails, non-alcoholic; 柠檬水 = lemonades; 番茄汁（饮料） = tomato juice [beverage];
酸梅汤 = sour plum juice; 蒸馏水（饮料） = distilled water [beverages]; 果昔 = smoothies;
无酒精的开胃酒 = aperitifs, non-alcoholic; 富含蛋白质的运动饮料 = protein-enriched sports beverages;
汽水 = aerated water; 餐用矿泉水 = table waters;
大豆为主的饮料（非牛奶替代品） = soya-based beverages, other than milk substitutes; 耐酸饮料 = whey beverages;
米制饮料（非牛奶替代品） = rice-based beverages, other than milk substitutes
# 3203 糖浆及其他供饮料用的制剂 = syrups and other preparations for making beverages
杏仁糖浆 = orgeat; 制饮料用糖浆 = syrups for beverages; 柠檬水用糖浆 = syrups for lemonade;
汽水制作用配料 = preparations for making aerated water; 泡腾饮料用锭剂 = pastilles for effervescing beverages;
泡腾饮料用粉 = powders for effervescing beverages
# 3301 含酒精的饮料（啤酒除外） = alcoholic beverages, except beer
白酒 = baijiu [Chinese distilled alcoholic beverage]; 葡萄酒 = wine; 黄酒 = yellow rice wine; 威士忌 = whisky;
白兰地 = brandy; 伏特加酒 = vodka; 朗姆酒 = rum; 果酒（含酒精） = fruit extracts, alcoholic; 米酒 = rice alcohol;
烧酒 = soju; 鸡尾酒 = cocktails; 清酒（日本米酒） = sake; 杜松子酒 = gin; 利口酒 = liqueurs; 开胃酒 = aperitifs;
烈酒（饮料） = spirits [beverages]; 苹果酒 = cider; 蜂蜜酒 = mead [hydromel]; 食用酒精 = edible alcohol;
樱桃酒 = kirsch; 薄荷酒 = peppermint liqueurs;
预先混合的酒精饮料（以啤酒为主的除外） = pre-mixed alcoholic beverages, other than beer-based;
青稞酒 = highland barley wine; 酒精饮料原汁 = alcoholic essences; 汽酒 = carbonated alcoholic beverages; 梨酒 = perry;
酒精饮料浓缩汁 = alcoholic extracts; 亚力酒 = arrack [arak]; 苦味酒 = bitters;
含酒精果子饮料 = alcoholic beverages containing fruit; 葡萄汽酒 = piquette;
蒸煮提取物（利口酒和烈酒） = distilled beverages
# 3401 烟草及其制品 = tobacco and tobacco products
烟草 = tobacco; 香烟 = cigarettes; 烟丝 = pipe tobacco; 鼻烟 = snuff; 嚼烟 = chewing tobacco; 雪茄烟 = cigars;
小雪茄烟 = cigarillos;
含烟草代用品的香烟（非医用） = cigarettes containing tobacco substitutes, not for medical purposes
# 3402 烟具 = smokers' articles
烟斗 = tobacco pipes; 烟灰缸 = ashtrays for smokers; 香烟盒 = cigarette cases; 雪茄烟盒 = cigar cases;
香烟嘴 = cigarette tips; 香烟烟嘴 = cigarette holders; 水烟袋 = hookahs;
袖珍卷烟器 = pocket machines for rolling cigarettes; 鼻烟壶 = snuff boxes; 雪茄烟嘴 = cigar holders;
烟草罐 = tobacco jars; 雪茄烟切刀 = cigar cutters; 烟斗架 = pipe racks for tobacco pipes; 雪茄烟保润盒 = humidors
# 3403 火柴 = matches
火柴 = matches; 火柴盒 = match boxes; 火柴架 = match holders
# 3404 吸烟用打火机 = lighters for smokers
吸烟用打火机 = lighters for smokers; 打火石 = firestones; 打火机用丁烷储气筒 = gas containers for cigar lighters;
打火机用灯芯 = wicks adapted for cigarette lighters
# 3405 烟纸，过滤嘴 = cigarette paper and filters
卷烟纸 = cigarette paper; 香烟过滤嘴 = cigarette filters; 成本卷烟纸 = books of cigarette papers;
烟斗用吸水纸 = absorbent paper for tobacco pipes
# 3406 香烟用调味品 = flavourings for tobacco
除香精油外的烟草用调味品 = flavourings, other than essential oils, for tobacco
# 3407 电子烟及其部件 = electronic cigarettes and parts
吸烟者用口腔雾化器 = oral vaporizers for smokers; 电子烟 = electronic cigarettes;
电子烟油 = liquid solutions for use in electronic cigarettes
# 3501 广告 = advertising
广告 = advertising; 广告宣传 = publicity; 计算机网络上的在线广告 = online advertising on a computer network;
广告空间出租 = rental of advertising space; 广告策划 = advertising planning; 广告设计 = advertising design;
电视广告 = television advertising; 户外广告 = outdoor advertising; 广告代理 = advertising agency services;
为零售目的在通信媒体上展示商品 = presentation of goods on communication media, for retail purposes;
广告片制作 = production of advertising films; 广告材料分发 = dissemination of advertising matter;
直接邮件广告 = direct mail advertising; 样品散发 = distribution of samples; 点击付费广告 = pay per click advertising;
商业橱窗布置 = shop-window dressing; 无线电广告 = radio advertising; 张贴广告 = bill-posting;
广告宣传本的出版 = publication of publicity texts; 广告稿的撰写 = writing of publicity texts;
产品演示 = demonstration of goods
# 3502 工商管理辅助业 = business management assistance
商业管理辅助 = business management assistance; 商业管理咨询 = business management consultancy;
商业管理和组织咨询 = business management and organization consultancy; 商业研究 = business research;
组织商业或广告展览 = organization of exhibitions for commercial or advertising purposes;
特许经营的商业管理 = commercial administration of the licensing of the goods and services of others;
经济预测 = economic forecasting; 民意测验 = opinion polling; 商业评估 = business appraisals;
商业询价 = business inquiries; 成本价格分析 = cost price analysis; 商业调查 = business investigations;
市场分析 = market studies; 公共关系 = public relations;
通过网站提供商业信息 = providing business information via a web site;
商业企业迁移的管理服务 = administrative services for the relocation of businesses;
外包服务（商业辅助） = outsourcing services [business assistance]; 商业中介服务 = commercial intermediation services;
商业专业咨询 = professional business consultancy; 组织商业或广告交易会 = organization of trade fairs;
为商业或广告目的组织时装展览 = organization of fashion shows for promotional purposes;
酒店商业管理 = business management of hotels; 效率专家 = business efficiency expert services;
替他人进行商业谈判 = negotiation of business contracts for others
# 3503 为他人推销 = sales promotion for others
进出口代理 = import-export agency services; 拍卖 = auctioneering; 市场营销 = marketing;
为商品和服务的买卖双方提供在线市场 = provision of an online marketplace for buyers and sellers of goods and services;
替他人推销 = sales promotion for others
# 3504 人事管理辅助业 = personnel management
人事管理咨询 = personnel management consultancy;
为挑选人才而进行的心理测试 = psychological testing for the selection of personnel;
表演艺术家经纪 = business management of performing artists;
自由职业者的商业管理 = business management for freelance service providers;
运动员的商业管理 = business management of sports people; 职业介绍 = employment agency services;
人员招收 = personnel recruitment
# 3506 办公事务 = office functions
将信息编入计算机数据库 = compilation of information into computer databases; 打字 = typing;
复印服务 = photocopying services; 办公机器和设备出租 = office machines and equipment rental;
在计算机数据库中更新和维护数据 = updating and maintenance of data in computer databases; 文秘 = secretarial services;
速记 = shorthand; 计算机数据库信息系统化 = systemization of information into computer databases;
数据处理服务（办公事务） = data processing services [office functions]; 网站流量优化 = web site traffic optimization;
预约提醒服务（办公事务） = appointment reminder services [office functions];
计算机文档管理 = computerized file management;
电话应答（替不在的客户） = telephone answering for unavailable subscribers;
为他人预约安排（办公事务） = appointment scheduling services [office functions];
替他人订阅报纸 = arranging newspaper subscriptions for others;
搜索引擎优化 = search engine optimization for sales promotion
# 3507 财会 = accounting
开发票 = invoicing; 会计 = accounting; 簿记 = book-keeping; 税务申报服务 = tax filing services;
财务审计 = financial auditing; 审计 = business auditing; 税款准备 = tax preparation;
绘制账单、账目报表 = drawing up of statements of accounts; 工资单准备 = payroll preparation
# 3508 单一服务 = other services of class 35
寻找赞助 = sponsorship search; 自动售货机出租 = rental of vending machines; 销售展示架出租 = rental of sales stands
# 3509 药品、医疗用品零售或批发服务 = retail or wholesale services for pharmaceutical and medical supplies
药品零售或批发服务 = retail or wholesale services for pharmaceutical preparations;
医疗用品零售或批发服务 = retail or wholesale services for medical supplies;
药用制剂零售或批发服务 = retail or wholesale services for pharmaceutical preparations;
卫生制剂零售或批发服务 = retail or wholesale services for sanitary preparations;
兽药零售或批发服务 = retail or wholesale services for veterinary preparations
# 3601 保险 = insurance
保险承保 = insurance underwriting; 保险经纪 = insurance brokerage; 人寿保险承保 = life insurance underwriting;
健康保险承保 = health insurance underwriting; 事故保险承保 = accident insurance underwriting;
火灾保险承保 = fire insurance underwriting; 海上保险承保 = marine insurance underwriting;
保险咨询 = insurance consultancy; 保险精算服务 = actuarial services
# 3602 金融事务 = financial affairs
银行 = banking; 金融管理 = financial management; 资本投资 = capital investment; 基金投资 = investment of funds;
金融分析 = financial analysis; 金融咨询 = financial consultancy; 信用卡支付处理 = processing of credit card payments;
融资租赁 = lease-purchase financing; 电子转账 = electronic funds transfer; 网上银行 = online banking;
抵押贷款 = mortgage banking; 股票经纪服务 = stock brokerage services; 证券交易行情 = stock exchange quotations;
兑换货币 = exchanging money; 金融贷款 = loans [financing]; 分期付款的贷款 = instalment loans;
支票核查 = cheque verification; 发行信用卡 = issuance of credit cards;
借记卡支付处理 = processing of debit card payments; 众筹 = crowdfunding; 电子钱包支付服务 = e-wallet payment services;
金融评估（保险、银行、不动产） = financial evaluation [insurance, banking, real estate];
金融赞助 = financial sponsorship; 碳信用证经纪 = brokerage of carbon credits;
债务托收 = debt collection agency services; 保险柜出租 = safe deposit services; 储蓄银行 = savings bank services;
保付代理 = factoring
# 3603 珍品估价 = valuation of valuables
珠宝估价 = jewellery appraisal; 艺术品估价 = art appraisal; 古玩估价 = antique appraisal; 邮票估价 = stamp appraisal;
钱币估价 = numismatic appraisal
# 3604 不动产事务 = real estate affairs
不动产出租 = rental of real estate; 不动产代理 = real estate agency services; 不动产管理 = real estate management;
不动产经纪 = real estate brokerage; 不动产估价 = real estate appraisal; 公寓管理 = apartment house management;
公寓出租 = rental of apartments; 办公室（不动产）出租 = rental of offices [real estate];
商品房销售 = sale of commercial housing; 住所代理（公寓） = accommodation bureau services [apartments];
农场出租 = rental of farms; 共享办公空间出租 = rental of offices for co-working
# 3605 海关经纪 = customs brokerage
海关金融经纪服务 = financial customs brokerage services
# 3606 担保 = surety
担保 = surety services; 保释担保 = bail-bonding
# 3607 慈善募捐 = charitable collections
募集慈善基金 = charitable fund raising
# 3608 受托管理 = trusteeship
信托 = trusteeship; 受托管理 = trusteeship
# 3609 典当 = pawnbrokerage
典当 = lending against security; 典当经纪 = pawn brokerage
`
