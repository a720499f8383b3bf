/** Common goods and services; the form is that of `read-shipped-nice.ts`. */
export const nice24To29 = `
# 2401 纺织品，布料 = textiles and fabrics
帆布 = canvas for sails; 纺织织物 = textile material; 布 = cloth; 棉织品 = cotton fabrics; 丝绸（布料） = silk [cloth];
人造丝织品 = rayon fabric; 亚麻布 = linen cloth; 装饰织品 = upholstery fabrics; 内衣用织物 = lingerie fabric;
薄纱 = tulle; 锦缎 = brocades; 麻布 = hemp cloth; 羊毛织物 = woollen cloth; 绒布 = flannel [fabric];
纱布（布料） = gauze [cloth]; 针织布 = knitted fabric; 天鹅绒 = velvet; 印花布 = calico
# 2402 特殊用织物 = special-purpose fabrics
无纺布 = non-woven textile fabrics; 过滤布 = filtering materials of textile; 树脂布 = resin-coated cloth;
气球用织物 = fabric, impervious to gases, for aeronautical balloons;
玻璃纤维织物（纺织用） = fibreglass fabrics, for textile use
# 2403 纺织品壁挂 = wall hangings of textile
纺织品制壁挂 = wall hangings of textile; 丝织美术品 = silk works of art; 纺织品制墙上挂毯 = wall hangings of textile
# 2404 毡及毡制品 = felt and felt articles
毡 = felt; 印刷机用毡 = printers' blankets of textile
# 2405 毛巾，浴巾，手帕 = towels and handkerchiefs
浴巾 = bath towels; 纺织品毛巾 = towels of textile; 浴用织品（服装除外） = bath linen, except clothing;
卸妆用布 = cloths for removing make-up; 纺织品餐巾 = table napkins of textile; 纺织品制手帕 = handkerchiefs of textile;
纺织品制洗脸巾 = face towels of textile
# 2406 床上用品 = bed linen and bedding
睡袋 = sleeping bags; 毛巾被 = towelling coverlets; 被子 = quilts; 床单 = bed sheets; 枕套 = pillowcases;
床罩 = bedspreads; 毛毯 = blankets; 被罩 = quilt covers; 蚊帐 = mosquito nets; 睡袋衬里 = sleeping bag liners;
家庭日用纺织品 = household linen; 鸭绒被 = eiderdowns [down coverlets]; 床上用品 = bed linen; 褥子 = mattress covers;
婴儿睡袋 = sleeping bags for babies; 旅行毯 = travelling rugs [lap robes]; 宠物用毯 = blankets for household pets
# 2407 室内遮盖物 = covers for indoor use
纺织品制家具罩 = furniture coverings of textile; 桌布（非纸制） = tablecloths, not of paper;
家具遮盖物 = covers [loose] for furniture; 餐桌用布（非纸制） = table linen, not of paper;
纺织品制餐具垫 = place mats of textile; 门帘 = door curtains; 网状窗帘 = net curtains;
纺织品制杯垫 = coasters of textile; 纺织品或塑料制窗帘 = curtains of textile or plastic;
家具罩（松套） = loose covers for furniture; 浴帘（纺织品或塑料制） = shower curtains of textile or plastic;
桌布 = table runners, not of paper
# 2409 特殊用布 = special cloth
哈达 = hada [Tibetan silk scarves]
# 2410 纺织品制或塑料制旗 = flags of textile or plastic
纺织品制或塑料制旗 = flags of textile or plastic; 纺织品制或塑料制横幅 = banners of textile or plastic
# 2411 寿衣 = shrouds
寿衣 = shrouds
# 2501 衣物 = clothing
服装 = clothing; 裤子 = trousers; 裙子 = skirts; 连衣裙 = dresses; 衬衫 = shirts; T恤衫 = tee-shirts; 外套 = coats;
大衣 = overcoats; 夹克（服装） = jackets [clothing]; 毛衣 = sweaters; 内衣 = underwear; 睡衣 = pyjamas;
羽绒服装 = down garments; 制服 = uniforms; 皮衣 = clothing of leather; 运动衫 = sports jerseys;
针织服装 = knitwear [clothing]; 风衣 = trench coats; 背心 = waistcoats; 内裤 = underpants; 旗袍 = cheongsams;
工作服 = overalls; 斗篷 = ponchos; 成品衣 = ready-made clothing; 紧身衣裤 = tights; 浴衣 = bath robes;
吸汗内衣 = sweat-absorbent underwear; 马甲 = vests; 童装 = children's clothing; 围裙（衣服） = aprons [clothing];
西服 = suits; 胸罩 = brassieres; 晨衣 = dressing gowns; 打底裤 = leggings [trousers];
紧身内衣（服装） = corsets [underclothing]; 束腹带（内衣） = girdles; 风雪大衣 = parkas; 吊带衫 = camisoles
# 2502 婴儿纺织用品 = baby clothing
婴儿全套衣 = layettes [clothing]; 婴儿裤（内衣） = babies' pants [underwear]; 非纸制围涎 = bibs, not of paper
# 2503 特种运动服装 = clothing for special sports
游泳衣 = bathing suits; 骑自行车服装 = cyclists' clothing; 柔道服 = martial arts uniforms; 摔跤服 = wrestling uniforms;
体操服 = clothing for gymnastics; 游泳裤 = bathing trunks; 游泳帽 = bathing caps; 泳衣 = swimsuits
# 2504 不透水服装 = waterproof clothing
雨衣 = raincoats; 防水服 = waterproof clothing; 雨披 = rain ponchos
# 2505 戏装 = theatrical costumes
戏装 = theatrical costumes; 舞衣 = dance costumes; 化装舞会用服装 = masquerade costumes
# 2507 鞋 = footwear
鞋 = shoes; 运动鞋 = sports shoes; 靴 = boots; 拖鞋 = slippers; 凉鞋 = sandals; 鞋底 = soles for footwear;
足球鞋 = football boots; 滑雪靴 = ski boots; 跑鞋（带金属钉） = running shoes with metal spikes;
体操鞋 = gymnastic shoes; 雨鞋 = galoshes; 浴室拖鞋 = bath slippers; 鞋垫 = inner soles; 鞋跟 = heels;
鞋面 = footwear uppers; 沙滩鞋 = beach shoes; 木屐 = wooden shoes; 短筒靴 = ankle boots
# 2508 帽 = headwear
帽 = hats; 帽子 = caps being headwear; 贝雷帽 = berets; 帽檐 = cap peaks; 耳套（服装） = ear muffs [clothing];
无边便帽 = skull caps
# 2509 袜 = hosiery
袜 = hosiery; 长袜 = stockings; 吸汗长袜 = sweat-absorbent stockings; 短袜 = socks; 袜裤 = pantyhose;
吊袜带 = sock suspenders; 袜带 = garters; 护腿 = leg warmers; 袜后跟 = heel pieces for stockings
# 2510 手套（不包括特种手套） = gloves
手套（服装） = gloves [clothing]; 连指手套 = mittens; 滑雪手套 = ski gloves; 无指手套 = fingerless gloves;
皮手笼 = muffs [clothing]
# 2511 领带，围巾，披巾，面纱 = ties, scarves, shawls and veils
头巾 = headscarves; 领带 = neckties; 围巾 = scarves; 披肩 = shawls; 领结 = bow ties; 面纱（服装） = veils [clothing];
皮毛长围巾 = boas [necklets]; 头巾（服装） = bandanas [neckerchiefs]; 西服口袋方巾 = pocket squares; 阔领带 = ascots
# 2512 腰带，服装带 = belts and garment straps
腰带 = belts [clothing]; 皮带（服饰用） = leather belts [clothing]; 钱带（服装） = money belts [clothing]
# 2513 单一商品 = other clothing
婚纱 = wedding dresses; 睡眠用眼罩 = sleep masks; 浴帽 = shower caps; 神父左臂上佩戴的饰带 = maniples;
理发用披肩 = hairdressing capes; 十字褡 = chasubles
# 2601 花边，饰品及编带 = lace, trimmings and braids
花边 = lace for edgings; 花边饰品 = lace trimmings; 衣服饰边 = edgings for clothing; 刺绣品 = embroidery;
编带 = braids; 发带 = hair bands; 花哨的小商品（绣制品） = fancy goods [embroidery]; 流苏花边 = fringes;
松紧带 = elastic ribbons; 服装花边 = frills [lacework]
# 2602 不属别类的服饰品，饰针 = clothing accessories and ornamental pins
衣服装饰品 = trimmings for clothing; 头发装饰品 = decorative articles for the hair; 发夹 = hair barrettes;
发卡 = hair grips; 胸针（服装配件） = brooches [clothing accessories]; 卷发夹 = hair curling pins;
羽毛（服装饰件） = feathers [clothing accessories]; 帽用别针 = hat pins, other than jewellery
# 2603 纽扣，领钩扣，拉链 = buttons, hooks and zips
皮带扣 = belt clasps; 纽扣 = buttons; 拉链 = zip fasteners; 鞋扣 = shoe buckles; 包用拉链 = zippers for bags;
钩扣（缝纫用品） = hooks [haberdashery]; 按扣 = snap fasteners; 背带用扣 = fastenings for braces;
扣 = buckles [clothing accessories]
# 2604 假发，假胡须 = false hair and beards
假发 = false hair; 假胡须 = false beards; 人发 = human hair; 接发 = hair extensions; 辫子（假发） = tresses of hair
# 2605 缝纫用具（线除外） = sewing requisites, except thread
针 = needles; 缝纫针 = sewing needles; 编织针 = knitting needles; 针盒 = needle cases; 针线盒 = sewing boxes;
钩针 = crochet needles; 针垫 = pin cushions
# 2606 假花 = artificial flowers
人造花 = artificial flowers; 人造水果 = artificial fruit; 人造花环 = artificial garlands; 人造盆景 = artificial bonsai;
假花制花环 = wreaths of artificial flowers; 圣诞花环（人造） = artificial Christmas garlands
# 2607 硬托衬骨 = corset bones
衣领托 = collar supports; 妇女紧身胸衣支撑骨 = corset busks; 鲸骨（紧身胸衣用） = whalebones for corsets
# 2608 修补纺织品用热黏胶片 = heat-adhesive patches for repairing textiles
修补纺织品用热黏合补片 = heat adhesive patches for repairing textile articles;
装饰纺织品用热粘合补片（缝纫用品） = heat adhesive patches for decoration of textile articles [haberdashery]
# 2609 亚麻布标记用品 = articles for marking linen
竞赛者用号码 = competitors' numbers
# 2611 单一商品 = other goods of class 26
提胸贴片 = breast lift tapes
# 2701 地毯 = carpets
地毯 = carpets; 小地毯 = rugs
# 2702 地席 = floor mats
苇席 = reed mats; 垫席 = mats
# 2703 垫及其他可移动铺地板用品 = floor coverings
浴室防滑垫 = bath mats; 地垫 = floor mats; 防滑垫 = non-slip mats; 门前擦鞋垫 = door mats; 地毯底衬 = carpet underlay;
地板覆盖物 = floor coverings; 体操垫 = gymnastic mats; 瑜伽垫 = yoga mats; 橡胶地垫 = rubber floor mats;
乙烯地板覆盖物 = vinyl floor coverings; 健身用垫 = gymnastic mats; 人造草皮 = artificial turf
# 2704 墙纸，非纺织品墙帷及非纺织品壁挂 = wallpaper and wall hangings, not of textile
墙纸 = wallpaper; 非纺织品制壁挂 = wall hangings, not of textile; 纺织品制墙纸 = textile wallpaper
# 2801 娱乐器械，娱乐物品 = games apparatus
游戏机 = apparatus for games; 视频游戏机 = video game consoles; 游戏机控制器 = controllers for game consoles;
秋千 = swings; 游乐场骑乘玩具 = fairground ride apparatus; 弹球机 = pachinkos; 风筝 = kites; 摇摆木马 = rocking horses;
游戏机操纵杆 = joysticks for video games
# 2802 玩具 = toys
玩具 = toys; 玩具娃娃 = dolls; 智能玩具 = smart toys; 玩具汽车 = toy cars; 积木（玩具） = building blocks [toys];
长毛绒玩具 = plush toys; 拼图玩具 = jigsaw puzzles; 玩具熊 = teddy bears; 玩具模型 = toy models;
陀螺（玩具） = spinning tops [toys]; 木偶 = puppets; 玩具手枪 = toy pistols; 婴儿健身架 = baby gyms;
玩具无人机 = drones [toys]; 玩具机器人 = toy robots; 多米诺骨牌 = dominoes;
遥控玩具运载工具 = remote-controlled toy vehicles; 比例模型车 = scale model vehicles; 娃娃屋 = dolls' houses;
泡泡液（玩具） = soap bubbles [toys]; 玩偶服装 = dolls' clothes; 儿童游戏用踏板车（玩具） = scooters [toys];
拨浪鼓（玩具） = rattles [playthings]; 手办玩具 = toy figures
# 2803 棋，牌及辅助器材 = chess, cards and accessories
棋 = board games; 国际象棋 = chess games; 纸牌 = playing cards; 扑克牌 = playing cards; 麻将牌 = mah-jong;
围棋 = Go games; 骰子 = dice; 跳棋（游戏） = checkers [games]; 棋盘 = chessboards; 骰杯 = cups for dice;
宾果纸牌 = bingo cards
# 2804 球类及器材 = balls and equipment
网球拍 = tennis rackets; 羽毛球 = shuttlecocks; 羽毛球拍 = badminton rackets; 乒乓球拍 = table tennis bats;
高尔夫球杆 = golf clubs; 台球 = billiard balls; 台球桌 = billiard tables; 球拍 = rackets;
乒乓球台 = tables for table tennis; 球拍线 = strings for rackets; 保龄球 = bowling balls; 台球杆 = billiard cues;
运动用球 = balls for games; 高尔夫球袋 = golf bags, with or without wheels; 运动球类球网 = nets for sports;
曲棍球棍 = hockey sticks
# 2805 健身器材 = exercise apparatus
锻炼身体器械 = body-building apparatus; 哑铃 = dumb-bells; 锻炼用固定自行车 = stationary exercise bicycles;
健身球 = exercise balls; 握力器 = hand exercisers
# 2806 射箭运动器材 = archery equipment
射箭用器具 = archery implements; 靶 = targets; 电子靶 = electronic targets; 弓箭 = bows for archery
# 2807 体操、举重、田径、冰雪及属于本类的其他运动器材 = gymnastics, athletics, snow and other sports equipment
举重器具 = weight lifting apparatus; 杠铃 = barbells; 飞镖 = darts; 体操器械 = appliances for gymnastics;
滑雪板 = skis; 冲浪板 = surfboards; 滑板 = skateboards; 双杠 = parallel bars; 蹦床 = trampolines;
撑杆跳高用撑杆 = poles for pole vaulting; 帆板 = sailboards; 滑翔伞 = paragliders;
跳板（运动器件） = spring boards [sports articles]; 攀岩用具 = climbers' harness; 拳击用沙袋 = punching bags;
击剑用剑 = fencing weapons; 铁饼（体育用） = discuses for sports; 滑水板 = waterskis;
雪橇（运动用品） = sleds [sports articles]; 单板滑雪板 = snowboards; 起跑器 = starting blocks for sports
# 2808 游泳池及跑道 = swimming pools and tracks
游泳池（娱乐用品） = swimming pools [play articles]; 塑胶跑道 = plastic running tracks
# 2809 运动防护器具及冰鞋 = protective sports articles and skates
棒球手套 = baseball gloves; 高尔夫球手套 = golf gloves; 轮滑鞋 = in-line roller skates; 雪鞋 = snowshoes;
拳击手套 = boxing gloves; 旱冰鞋 = roller skates; 游泳圈 = swimming rings; 游泳浮力背心 = swimming jackets;
护膝（运动用品） = knee guards [sports articles]; 护肘（运动用品） = elbow guards [sports articles]; 冰鞋 = ice skates;
运动用护具 = protective paddings [parts of sports suits]; 护腿（运动用品） = shin guards [sports articles];
游泳用浮板 = swimming kick boards; 游泳用脚蹼 = flippers for swimming
# 2810 圣诞树用的装饰品 = decorations for Christmas trees
圣诞树架 = Christmas tree stands; 圣诞树用烛台 = candle holders for Christmas trees;
合成材料制圣诞树 = Christmas trees of synthetic material
# 2811 钓具 = fishing tackle
钓鱼竿 = rods for fishing; 钓鱼用具 = fishing tackle; 钓鱼线 = fishing lines; 钓鱼用浮子 = floats for fishing;
人造钓鱼饵 = artificial fishing bait; 钓鱼用抄网 = landing nets for anglers; 鱼钩 = fish hooks;
钓鱼用卷线轮 = reels for fishing; 鱼线用钓饵 = lures for hunting or fishing; 垂钓用鱼护 = creels [fishing traps];
打猎用诱饵 = scent lures for hunting or fishing
# 2812 单一商品 = other goods of class 28
抽奖用刮刮卡 = scratch cards for playing lottery games; 伪装掩蔽物（体育用品） = camouflage screens [sports articles]
# 2901 肉，非活的家禽，野味，肉汁 = meat, poultry, game and meat extracts
肉 = meat; 猪肉食品 = charcuterie; 家禽（非活） = poultry, not live; 香肠 = sausages; 火腿 = ham; 肉干 = dried meat;
肉汤 = bouillon; 肉脯 = meat jerky; 肉松 = shredded dried meat; 肝 = liver; 板鸭 = pressed salted duck;
食用燕窝 = edible birds' nests; 血肠 = black pudding; 肉冻 = meat jellies; 腌腊肉 = salted meats; 咸肉 = bacon;
野味（非活） = game, not live; 食用骨髓 = animal marrow for food; 牛肚 = tripe
# 2902 非活水产品 = seafood, not live
鱼（非活） = fish, not live; 虾（非活） = shrimps, not live; 海参（非活） = sea-cucumbers, not live;
贝壳类动物（非活） = shellfish, not live; 金枪鱼（非活） = tuna, not live; 龙虾（非活） = lobsters, not live;
甲壳动物（非活） = crustaceans, not live; 鱼制食品 = fish-based foodstuffs; 鱼片 = fish fillets;
牡蛎（非活） = oysters, not live; 鱼子酱 = caviar; 加工过的鱼子 = fish roe, prepared; 鱿鱼（非活） = squid, not live;
鱼肉干 = dried fish meat; 小龙虾（非活） = crayfish, not live; 沙丁鱼（非活） = sardines, not live;
三文鱼（非活） = salmon, not live; 腌鱼 = salted fish
# 2903 罐头食品（软包装食品不包括在内，随原料制成品归组） = tinned food
肉罐头 = meat, tinned; 水产罐头 = tinned seafood; 水果罐头 = fruits, tinned; 鱼罐头 = fish, tinned;
蔬菜罐头 = vegetables, tinned
# 2904 腌渍、干制水果及果蔬制零食小吃 = preserved and dried fruit, fruit and vegetable snacks
干枣 = dried dates; 果酱 = jams; 水果蜜饯 = crystallized fruits; 葡萄干 = raisins; 水果片 = fruit chips;
冷冻水果 = frozen fruits; 果肉 = fruit pulp; 糖渍水果 = frosted fruits; 果皮 = fruit peel;
以水果为主的零食小吃 = fruit-based snack food; 话梅 = dried plums; 苹果泥 = apple purée; 柿饼 = dried persimmons;
土豆片 = potato flakes; 水果色拉 = fruit salads; 花生酱 = peanut butter; 芝麻酱 = sesame paste; 橘皮果酱 = marmalade
# 2905 腌制、干制蔬菜 = pickled and dried vegetables
汤 = soups; 制汤剂 = preparations for making soup; 海带 = kelp; 腌制蔬菜 = vegetables, preserved;
干蔬菜 = vegetables, dried; 泡菜 = pickles; 熟蔬菜 = vegetables, cooked; 榨菜 = hot pickled mustard tuber;
蔬菜汤料 = vegetable soup preparations; 笋干 = dried bamboo shoots; 紫菜 = laver; 蔬菜色拉 = vegetable salads;
腐乳 = fermented tofu; 酸菜 = sauerkraut; 腌制黄瓜 = gherkins; 番茄酱（蔬菜泥） = tomato paste
# 2906 蛋品 = eggs
蛋 = eggs; 咸蛋 = salted duck eggs; 皮蛋（松花蛋） = preserved duck eggs; 蛋黄 = yolk of eggs; 蛋清 = white of eggs;
蛋粉 = powdered eggs; 鹌鹑蛋 = quail eggs
# 2907 奶及乳制品 = milk and milk products
酸奶 = yogurt; 奶酪 = cheese; 奶粉 = powdered milk; 黄油 = butter; 奶油（奶制品） = cream [dairy products];
乳清 = whey; 豆奶 = soya milk; 奶茶（以奶为主） = milk tea, milk predominating; 炼乳 = condensed milk;
奶昔 = milk shakes; 人造黄油 = margarine; 马奶酒（奶饮料） = koumiss; 植物奶油 = vegetable-based cream;
豆浆 = soya milk; 牛奶 = milk; 牛奶饮料（以牛奶为主） = milk beverages, milk predominating; 掼奶油 = whipped cream;
牛奶制品 = milk products; 燕麦奶 = oat milk; 杏仁奶 = almond milk
# 2908 食用油脂 = edible oils and fats
食用油 = oils for food; 食用油脂 = edible fats; 食用菜油 = rape oil for food; 食用橄榄油 = olive oil for food;
食用葵花籽油 = sunflower oil for food; 猪油 = lard; 食用椰子油 = coconut oil for food; 食用棕榈油 = palm oil for food;
食用亚麻籽油 = linseed oil for food; 食用菜籽油 = rape oil for food; 食用板油 = suet for food;
食用可可脂 = cocoa butter for food; 芝麻油 = sesame oil for food; 大豆油 = soya bean oil for food;
玉米油 = corn oil for food
# 2910 食用果胶 = jellies for food
琼脂（食用） = agar-agar for culinary purposes
# 2911 加工过的坚果 = prepared nuts
加工过的坚果 = nuts, prepared; 加工过的花生 = peanuts, prepared; 加工过的瓜子 = melon seeds, prepared;
加工过的开心果 = pistachio nuts, prepared; 糖炒栗子 = sugared roasted chestnuts;
加工过的葵花籽 = sunflower seeds, prepared; 加工过的松子 = pine nuts, prepared; 加工过的榛子 = hazelnuts, prepared
# 2912 菌类干制品 = dried fungi
干食用菌 = edible dried fungi; 冬菇 = dried mushrooms; 木耳 = dried edible black fungi
# 2913 食物蛋白，豆腐制品 = food protein and tofu products
豆腐 = tofu; 豆腐制品 = bean curd products; 腐竹 = bean curd sticks
# 2914 肠衣 = sausage casings
天然或人造的香肠肠衣 = sausage casings, natural or artificial
`
