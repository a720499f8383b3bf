/** Common goods and services; the form is that of `read-shipped-nice.ts`. */
export const nice1To5 = `
# 0101 工业气体，单质 = industrial gases, elements
氨 = ammonia; 氩 = argon; 氮 = nitrogen; 氯气 = chlorine; 氟 = fluorine; 氦 = helium; 氢 = hydrogen; 氪 = krypton;
氖 = neon; 氡 = radon; 氙 = xenon; 工业用氧 = oxygen for industrial purposes;
焊接用保护气体 = protective gases for welding; 干冰（二氧化碳） = dry ice [carbon dioxide]; 锑 = antimony;
砷 = arsenic; 钡 = barium; 铋 = bismuth; 碳 = carbon; 铈 = cerium; 铯 = caesium; 镝 = dysprosium; 铒 = erbium;
铕 = europium; 钆 = gadolinium; 镓 = gallium; 汞 = mercury; 钾 = potassium; 硅 = silicon; 钠 = sodium;
工业用石墨 = graphite for industrial purposes; 准金属 = metalloids
# 0102 用于工业、科学、农业、园艺、林业的工业化工原料 = industrial raw chemicals for use in industry, science, agriculture, horticulture and forestry
酸 = acids; 硫酸 = sulfuric acid; 盐酸 = hydrochloric acid; 硝酸 = nitric acid; 磷酸 = phosphoric acid;
碳酸 = carbonic acid; 碱 = alkalies; 氧化铬 = chromium oxide;
工业用过氧化氢 = hydrogen peroxide for industrial purposes; 氢氧化铝 = aluminium hydrate; 氯化镁 = magnesium chloride;
硫酸盐 = sulfates; 硝酸铵 = ammonium nitrate; 碳酸盐 = carbonates; 工业用盐 = salts for industrial purposes;
乙醇 = ethyl alcohol; 酒精 = vinic alcohol; 丙酮 = acetone; 苯 = benzene; 甲苯 = toluene; 乙醚 = ethyl ether;
醛 = aldehydes; 酮 = ketones; 酯 = esters; 工业用甘油 = glycerine for industrial purposes;
苯酚 = phenol for industrial purposes; 工业用酶 = enzymes for industrial purposes;
表面活性剂 = surface-active chemical agents; 甲烷 = methane; 苛性钠 = caustic soda for industrial purposes;
钾碱 = potash
# 0103 放射性元素及其化学品 = radioactive elements and their chemicals
铀 = uranium; 钍 = thorium; 钚 = plutonium; 重水 = heavy water;
科学用放射性元素 = radioactive elements for scientific purposes; 镭 = radium for scientific purposes;
核反应堆燃料 = fuel for nuclear reactors; 可裂变化学元素 = fissionable chemical elements
# 0104 用于工业、科学的化学品、化学制剂，不属于其他类别的产品用的化学制品 = chemicals and chemical preparations for industry and science
水净化用化学品 = water-purifying chemicals; 防冻剂 = antifreeze; 制动液 = brake fluid;
混凝土用凝结剂 = agglutinants for concrete; 工业用洗净剂 = detergents for use in manufacturing processes;
催化剂 = catalysts; 活性炭 = activated carbon; 水软化剂 = water-softening preparations;
纺织品防水化学品 = textile-waterproofing chemicals; 陶瓷釉 = ceramic glazings;
防水浆 = damp-proofing chemicals, except paints, for masonry
# 0105 用于农业、园艺、林业的化学品、化学制剂 = chemicals for agriculture, horticulture and forestry
防微生物剂 = preparations to prevent diseases affecting cereal crop plants;
植物用微量元素制剂 = preparations of trace elements for plants; 种子保存物 = seed preserving substances;
嫁接用蜡 = grafting wax for trees
# 0106 化学试剂 = chemical reagents
非医用、非兽医用化学试剂 = chemical reagents, other than for medical or veterinary purposes; 石蕊试纸 = litmus paper;
实验室分析用化学品 = chemical preparations for analyses in laboratories, other than for medical or veterinary purposes
# 0107 摄影用化学用品及材料 = chemicals and materials for photography
摄影用化学制剂 = chemical preparations for use in photography; 感光纸 = sensitized paper; 相纸 = photographic paper;
未曝光的X光感光胶片 = X-ray films, sensitized but not exposed; 显影剂 = photographic developers;
定影液 = fixing solutions [photography]; 照相乳剂 = photographic emulsions; 感光胶片 = sensitized films, unexposed;
未曝光感光电影胶片 = cinematographic film, sensitized but not exposed;
照相用还原剂 = reducing agents for use in photography
# 0108 未加工的人造合成树脂，未加工塑料物质（不包括未加工的天然树脂） = unprocessed artificial resins and plastics
未加工塑料 = plastics, unprocessed; 未加工合成树脂 = synthetic resins, unprocessed;
未加工环氧树脂 = epoxy resins, unprocessed; 未加工丙烯酸树脂 = acrylic resins, unprocessed;
未加工人造树脂 = artificial resins, unprocessed; 硅酮 = silicones; 浓缩的塑料分散剂 = dispersions of plastics
# 0109 肥料 = fertilizers
植物生长调节剂 = plant growth regulating preparations; 土壤调节制剂 = soil conditioning preparations;
肥料 = fertilizers; 堆肥 = compost; 化学肥料 = chemical fertilizers; 氮肥 = nitrogenous fertilizers;
植物肥料 = plant fertilizers; 肥料制剂 = fertilizing preparations; 盆栽土 = potting soil;
海藻（肥料） = seaweeds [fertilizers]; 过磷酸盐（肥料） = superphosphates [fertilizers]; 鸟粪肥 = guano;
腐殖质 = humus
# 0110 灭火、防火用合成物 = fire-extinguishing and fireproofing compositions
灭火合成物 = fire extinguishing compositions; 防火制剂 = fireproofing preparations
# 0111 淬火用化学制剂 = tempering chemicals
金属回火剂 = metal tempering preparations; 金属退火剂 = metal annealing preparations
# 0112 焊接用化学制剂 = soldering and welding chemicals
焊接用化学品 = welding chemicals; 铜焊制剂 = brazing preparations; 焊剂 = soldering fluxes;
焊接助剂 = soldering chemicals; 钎焊焊剂 = brazing fluxes
# 0113 食药用化学品（不包括食品用防腐盐） = chemicals for the food and pharmaceutical industries
制化妆品用维生素 = vitamins for use in the manufacture of cosmetics; 食品工业用果胶 = pectin for the food industry;
食品工业用酶 = enzymes for the food industry; 食品工业用卵磷脂 = lecithin for the food industry;
食品工业用谷蛋白 = gluten for the food industry; 食品工业用酪蛋白 = casein for the food industry
# 0114 鞣料及皮革用化学品 = tanning substances and chemicals for leather
皮革防水化学品 = leather-waterproofing chemicals; 鞣酸 = gallotannic acid; 鞣料 = tanning substances;
皮革加脂剂 = leather-dressing chemicals; 皮革修整用油 = oils for currying leather;
皮革鞣制用油 = oils for tanning leather; 鞣制用木材 = tan-wood
# 0115 工业用黏合剂和胶（不包括纸用黏合剂） = adhesives for industry
工业用黏合剂 = adhesives for industrial purposes; 工业用胶 = glue for industrial purposes;
墙纸用黏合剂 = adhesives for wallpaper; 修补破碎物品用黏合剂 = cement for mending broken articles;
补轮胎用合成物 = compositions for repairing tyres; 广告贴纸用黏合剂 = adhesives for billposting
# 0116 纸浆 = paper pulp
纸浆 = paper pulp; 木浆 = wood pulp; 纤维素浆 = cellulose pulp
# 0201 染料，媒染剂（不包括食用） = dyestuffs and mordants
染料 = dyes; 苯胺染料 = aniline dyes; 茜素染料 = alizarine dyes; 媒染剂 = mordants; 皮革染色剂 = stains for leather;
染料木 = dyewood; 鞋染料 = shoe dyes; 木材媒染剂 = wood mordants; 靛青（着色剂） = indigo [colorant]
# 0202 颜料（不包括食用、绝缘用），绘画、装饰、印刷和艺术用金属箔及金属粉 = pigments, and metal foil and powder for painting, decorating, printing and art
颜料 = pigments; 着色剂 = colorants; 二氧化钛（颜料） = titanium dioxide [pigment];
氧化锌（颜料） = zinc oxide [pigment]; 炭黑（颜料） = carbon black [pigment];
绘画、装饰、印刷和艺术用金属箔 = metal foil for use in painting, decorating, printing and art;
水彩固定剂 = fixatives for watercolours
# 0203 食品着色剂 = food colourants
食用色素 = food colouring
# 0204 油墨 = inks
印刷油墨 = printing ink; 复印机用碳粉 = toner for photocopiers; 印刷膏（油墨） = printers' pastes [ink];
雕刻油墨 = engraving ink; 动物用记号墨 = marking ink for animals
# 0205 涂料，油漆及附料（不包括绝缘漆） = coatings, paints and accessories
涂料（油漆） = coatings [paints]; 油漆 = paints; 清漆 = varnishes; 底漆 = primers; 防火漆 = fireproof paints;
防污涂料 = anti-fouling paints; 木材涂料（油漆） = wood coatings [paints];
防水粉（涂料） = waterproofing powder [paint]; 漆 = lacquers; 搪瓷漆 = enamels [varnishes];
稀释剂 = thinners for paints; 油漆用黏合剂 = binding preparations for paints; 油漆用稠化剂 = thickeners for paints;
干燥剂（颜料的催干剂） = siccatives [drying agents] for paints; 石灰涂料 = lime wash; 杀真菌涂料 = bactericidal paints
# 0206 防锈剂，木材防腐剂 = preservatives against rust and deterioration of wood
防锈油 = anti-rust oils; 防锈油脂 = anti-rust greases; 木材防腐剂 = wood preservatives;
木材防腐油 = oils for the preservation of wood; 金属防锈制剂 = anti-tarnishing preparations for metals;
防锈剂 = anti-rust preparations; 防腐剂 = anti-corrosive preparations;
杂酚油（木材防腐剂） = creosote for wood preservation
# 0207 未加工的天然树脂 = raw natural resins
松香 = colophony; 加拿大香脂 = Canada balsam; 树胶脂 = gum-resins; 天然树脂（原料） = natural resins, raw;
柯巴脂 = copal; 乳香 = mastic [natural resin]; 漆树脂 = sandarac
# 0301 肥皂，香皂及其他人用洗洁物品，洗衣用漂白剂及其他物料 = soaps, cleansing preparations for people, laundry bleaches
肥皂 = soap; 香皂 = cakes of toilet soap; 洗发液 = shampoos; 洗面奶 = cleansing milk for toilet purposes;
防汗皂 = antiperspirant soap; 剃须皂 = shaving soap; 杏仁肥皂 = almond soap; 护发素 = hair conditioners;
干洗式洗发剂 = dry shampoos; 洗衣用漂白剂 = laundry bleach; 洗衣剂 = laundry preparations; 洗衣上光剂 = laundry glaze;
洗衣用上蓝剂 = laundry blueing; 干洗剂 = dry-cleaning preparations; 洁肤乳液 = cleansing milk for toilet purposes;
非医用沐浴制剂 = bath preparations, not for medical purposes; 非医用洗浴盐 = bath salts, not for medical purposes;
个人卫生用除臭皂 = deodorant soap; 洗衣用漂白盐 = bleaching salts; 洗衣用浸泡剂 = preparations for soaking laundry;
织物柔软剂（洗衣用） = fabric softeners for laundry use; 洗衣淀粉 = laundry starch;
婴儿擦洗纸巾 = baby wipes impregnated with cleaning preparations
# 0302 清洁、去渍用制剂 = cleaning and stain-removing preparations
清洁制剂 = cleaning preparations; 去污剂 = stain removers;
去油剂 = degreasers, other than for use in manufacturing processes; 洗洁精 = washing-up liquids;
清洁用火山灰 = volcanic ash for cleaning; 去色剂 = colour-removing preparations; 除锈制剂 = rust removing preparations;
用于清洁和除尘的罐装压缩空气 = canned pressurized air for cleaning and dusting purposes;
挡风玻璃清洗液 = windscreen cleaning liquids; 地板蜡去除剂 = floor wax removers [scouring preparations];
油漆去除剂 = paint stripping preparations; 下水道疏通剂 = preparations for unblocking drain pipes;
清洁用苏打碱液 = soda lye; 清洁用氨水 = ammonia [volatile alkali] [detergent]
# 0303 抛光、擦亮制剂 = polishing preparations
抛光制剂 = polishing preparations; 抛光蜡 = polishing wax; 皮革用蜡 = creams for leather; 鞋油 = shoe polish;
鞋蜡 = shoe wax; 鞋匠用蜡 = shoemakers' wax; 地板蜡 = floor wax; 上光剂 = shining preparations [polish];
抛光乳膏 = polishing creams; 擦亮用剂 = shining preparations [polish];
皮革保护剂（上光） = preservatives for leather [polishes]; 抛光用红铁粉 = polishing rouge
# 0304 研磨用材料及其制剂 = abrasive materials and preparations
研磨材料 = abrasives; 研磨剂 = grinding preparations; 研磨膏 = abrasive paste; 砂纸 = sandpaper; 砂布 = abrasive cloth;
金刚砂 = emery; 金刚砂布 = emery cloth; 金刚砂纸 = emery paper; 碳化硅（研磨料） = silicon carbide [abrasive];
玻璃砂布 = glass cloth [abrasive cloth]; 浮石 = pumice stone; 磨光粉 = smoothing stones;
锐利制剂 = sharpening preparations
# 0305 香料，香精油 = fragrances, essential oils
香精油 = essential oils; 香料 = perfumery; 薰衣草油 = lavender oil; 玫瑰油 = rose oil; 茉莉油 = jasmine oil;
柠檬香精油 = essential oils of lemon; 化妆品用香料 = perfumery; 麝香（香料） = musk [perfumery];
香柠檬油 = bergamot oil; 紫罗酮（香料） = ionone [perfumery]; 熏香制剂（香料） = fumigation preparations [perfumes];
薄荷香精油 = mint essence [essential oil]; 饮料用调味品（香精油） = flavourings for beverages [essential oils];
食品用调味品（香精油） = food flavourings [essential oils]; 蛋糕用调味品（香精油） = cake flavourings [essential oils]
# 0306 化妆品（不包括动物用化妆品） = cosmetics, not for animals
化妆品 = cosmetics; 护肤用化妆剂 = cosmetic preparations for skin care; 美容面膜 = beauty masks; 口红 = lipsticks;
唇膏 = lipsticks; 唇彩 = lip glosses; 指甲油 = nail polish; 指甲油去除剂 = nail varnish removers; 睫毛膏 = mascara;
睫毛用化妆制剂 = cosmetic preparations for eyelashes; 眉笔 = eyebrow pencils; 香水 = perfumes; 古龙水 = eau de Cologne;
花露水 = toilet water; 防晒剂 = sunscreen preparations; 化妆用油 = oils for cosmetic purposes;
增白霜 = skin whitening creams; 化妆粉 = make-up powder; 爽身粉 = talcum powder, for toilet use; 胭脂 = rouge;
染发剂 = hair dyes; 烫发剂 = hair waving preparations; 生发油 = hair lotions; 脱毛剂 = depilatory preparations;
剃须后用液 = after-shave lotions; 减肥用化妆品 = cosmetic preparations for slimming purposes;
化妆用芦荟制剂 = aloe vera preparations for cosmetic purposes; 假指甲 = false nails; 假睫毛 = false eyelashes;
化妆棉 = cotton wool for cosmetic purposes; 儿童用化妆品 = cosmetics for children; 眉毛用化妆品 = eyebrow cosmetics;
化妆用雪花膏 = cosmetic creams; 发胶 = hair spray; 文身用贴纸 = decorative transfers for cosmetic purposes
# 0307 牙膏，洗牙用制剂 = toothpaste and tooth-cleaning preparations
牙膏 = toothpaste; 非医用漱口剂 = mouthwashes, not for medical purposes; 牙用漂白凝胶 = dental bleaching gels;
假牙清洁剂 = preparations for cleaning dentures; 口气清新片 = breath freshening strips;
牙齿美白贴 = teeth whitening strips; 假牙抛光剂 = denture polishes; 洁牙制剂 = dentifrices;
口气清新喷洒剂 = breath freshening sprays
# 0308 熏料 = incense and room fragrances
香木 = scented wood; 香 = incense; 干花瓣与香料混合物（香料） = potpourris [fragrances]; 线香 = joss sticks;
香囊 = sachets for perfuming linen
# 0309 动物用化妆品 = cosmetics for animals
动物用化妆品 = cosmetics for animals; 宠物用除臭剂 = deodorants for pets;
动物用沐浴露（不含药物的清洁制剂） = shampoos for animals [non-medicated grooming preparations];
宠物用香波（不含药物的清洁制剂） = shampoos for pets [non-medicated grooming preparations]
# 0310 室内芳香剂 = air fresheners
空气芳香剂 = air fragrancing preparations
# 0401 工业用油及油脂，润滑油，润滑剂（不包括燃料用油） = industrial oils and greases, lubricants
工业用油 = industrial oil; 润滑油 = lubricating oil; 润滑剂 = lubricants; 发动机油 = motor oil;
润滑脂 = lubricating grease; 切削液 = cutting fluids; 齿轮油 = gear oil;
工业用蓖麻油 = castor oil for industrial purposes; 纺织用油 = textile oil; 羊毛脂 = lanolin; 石脑油 = naphtha;
石油（原油或精炼油） = petroleum, raw or refined; 煤焦油 = coal tar oil; 工业用脂 = industrial grease;
石墨润滑剂 = lubricating graphite; 皮革防腐油 = oils for the preservation of leather; 皮革用脂 = grease for leather;
传动带用润滑脂 = grease for belts
# 0402 液体、气体燃料和照明燃料 = liquid, gas and illuminating fuels
汽油 = petrol; 柴油 = diesel oil; 燃料 = fuel; 煤油 = kerosene; 燃料油 = combustible oil;
乙醇（燃料） = ethanol [fuel]; 照明用气体 = gas for lighting; 汽车燃料 = motor fuel;
发动机燃料非化学添加剂 = additives, non-chemical, to motor fuel
# 0403 固体燃料 = solid fuels
生物质燃料 = biomass fuel; 木炭（燃料） = charcoal [fuel]; 煤 = coal; 焦炭 = coke; 煤球 = coal briquettes;
褐煤 = lignite; 泥炭（燃料） = peat [fuel]; 木柴 = firewood; 无烟煤 = anthracite; 引火物 = firelighters;
燃烧煤砖 = combustible briquettes; 煤粉（燃料） = coal dust [fuel]; 木煤砖 = wood briquettes
# 0404 工业用蜡 = industrial wax
工业用蜡 = industrial wax; 蜂蜡 = beeswax; 石蜡 = paraffin; 地蜡 = ozokerite; 传动带用蜡 = belting wax;
巴西棕榈蜡 = carnauba wax; 原蜡 = wax [raw material]
# 0405 照明用蜡烛和灯芯 = candles and wicks for lighting
蜡烛 = candles; 香味蜡烛 = perfumed candles; 灯芯 = lamp wicks; 照明用蜡 = wax for lighting;
圣诞树用蜡烛 = Christmas tree candles; 小蜡烛 = tapers; 蜡烛用灯芯 = wicks for candles
# 0406 吸收、润湿和黏结灰尘用合成物 = dust absorbing, wetting and binding compositions
除尘制剂 = dust removing preparations; 清扫用黏结灰尘合成物 = dust binding compositions for sweeping;
吸收灰尘用合成物 = dust absorbing compositions; 灰尘黏结合成物 = dust laying compositions
# 0407 能源 = energy
电能 = electrical energy
# 0501 药品，消毒剂，中药药材，药酒 = pharmaceuticals, disinfectants, Chinese medicinal herbs, medicinal wine
人用药 = medicines for human purposes; 药用化学制剂 = chemical preparations for pharmaceutical purposes;
中药成药 = Chinese patent medicines; 中药材 = medicinal herbs; 药草 = medicinal herbs;
医用药膏 = ointments for pharmaceutical purposes; 药用胶囊 = capsules for medicines; 抗生素 = antibiotics;
疫苗 = vaccines; 维生素制剂 = vitamin preparations; 消炎药 = anti-inflammatories; 解热剂 = febrifuges;
止痛药 = analgesics; 镇静剂 = sedatives; 安眠药 = soporifics; 泻药 = purgatives; 眼药水 = collyrium;
医用漱口剂 = mouthwashes for medical purposes; 片剂 = tablets for pharmaceutical purposes;
原料药 = active pharmaceutical ingredients; 药酒 = medicinal wine; 药茶 = medicinal tea;
人参 = ginseng for medicinal purposes; 枸杞 = goji for medicinal purposes; 消毒剂 = disinfectants;
消毒皂 = disinfectant soap; 卫生消毒剂 = disinfectants for hygiene purposes;
医用诊断制剂 = diagnostic preparations for medical purposes;
医用放射性物质 = radioactive substances for medical purposes; 医用气体 = gases for medical purposes;
医用生物制剂 = biological preparations for medical purposes; 人工授精用精液 = semen for artificial insemination;
化学避孕剂 = chemical contraceptives; 减肥药 = slimming pills; 膏剂 = ointments; 搽剂 = liniments;
贴剂 = transdermal patches for medical use; 酊剂 = tinctures for medical purposes; 针剂 = injections for medical use;
浴用治疗剂 = therapeutic preparations for the bath; 医用盐 = salts for medical purposes; 膳食纤维 = dietary fibre;
杀真菌剂 = fungicides; 急救箱（备好药的） = first-aid boxes, filled; 药物制剂 = pharmaceutical preparations;
医用血液 = blood for medical purposes
# 0502 医用营养品，人用膳食补充剂，婴儿食品 = dietetic substances for medical use, dietary supplements for people, baby food
医用营养食物 = dietetic foods adapted for medical purposes; 医用营养品 = dietetic substances adapted for medical use;
医用营养饮料 = dietetic beverages adapted for medical purposes; 婴儿食品 = food for babies;
婴儿奶粉 = powdered milk for babies; 婴儿配方奶粉 = infant formula; 营养补充剂 = nutritional supplements;
矿物质膳食补充剂 = mineral dietary supplements; 蛋白质膳食补充剂 = protein dietary supplements;
酶膳食补充剂 = enzyme dietary supplements; 卵磷脂膳食补充剂 = lecithin dietary supplements;
蜂胶膳食补充剂 = propolis dietary supplements; 花粉膳食补充剂 = pollen dietary supplements;
葡萄糖膳食补充剂 = glucose dietary supplements; 亚麻籽膳食补充剂 = linseed dietary supplements;
酪蛋白膳食补充剂 = casein dietary supplements; 酵母膳食补充剂 = yeast dietary supplements;
蜂王浆膳食补充剂 = royal jelly dietary supplements; 藻酸盐膳食补充剂 = alginate dietary supplements
# 0503 净化制剂 = purifying preparations
空气净化制剂 = air purifying preparations; 净化剂 = depuratives;
除霉化学制剂 = chemical preparations for treating mildew;
非人用、非动物用除臭剂 = deodorants, other than for human beings or for animals;
冰箱除味剂 = deodorants for refrigerators; 空气除臭制剂 = air deodorising preparations;
衣服和织物用除臭剂 = deodorants for clothing and textiles
# 0504 兽药，动物用膳食补充剂 = veterinary preparations, dietary supplements for animals
兽医用药 = medicines for veterinary purposes; 兽医用制剂 = veterinary preparations;
兽医用化学制剂 = chemical preparations for veterinary purposes; 动物用膳食补充剂 = dietary supplements for animals;
动物用蛋白质补充剂 = protein supplements for animals; 牲畜用洗涤剂（杀虫剂） = cattle washes [insecticides];
兽医用酶 = enzymes for veterinary purposes; 狗用驱虫剂 = repellents for dogs;
兽医用生物制剂 = biological preparations for veterinary purposes;
动物用抗寄生虫项圈 = antiparasitic collars for animals; 含药物的动物饲料 = medicated animal feed
# 0505 杀虫剂，除莠剂，农药 = pesticides, herbicides, agricultural chemicals
杀虫剂 = pesticides; 灭蝇剂 = preparations for destroying flies; 灭鼠剂 = preparations for destroying mice;
驱昆虫剂 = insect repellents; 除草剂 = herbicides; 除莠剂 = weedkillers; 杀寄生虫剂 = parasiticides;
农业用杀菌剂 = germicides; 灭微生物剂 = biocides; 蚊香 = mosquito coils; 杀螨剂 = acaricides;
驱虫用香 = insect repellent incense; 灭干朽真菌制剂 = preparations for destroying dry rot fungus;
土壤消毒制剂 = soil-sterilizing preparations; 灭鼠药 = rat poison; 杀藻剂 = algicides
# 0506 卫生用品，绷敷材料，医用保健袋 = hygiene products, dressings
卫生巾 = sanitary towels; 卫生护垫 = sanitary towels; 卫生棉条 = sanitary tampons;
内裤衬里（卫生用） = panty liners [sanitary]; 婴儿尿裤 = babies' nappy-pants; 婴儿尿布 = babies' nappies;
失禁用尿布 = diapers for incontinence; 医用棉 = cotton for medical purposes; 脱脂棉 = absorbent cotton;
橡皮膏 = adhesive plasters; 医用敷料 = medical dressings; 药枕 = medicated pillows; 消毒纸巾 = disinfectant wipes;
医用绷带 = bandages for dressings; 纱布 = gauze for dressings; 哺乳用垫 = breast-nursing pads;
眼罩（医用） = eyepatches for medical purposes; 消毒棉 = antiseptic cotton
# 0507 填塞牙孔用料，牙科用蜡 = materials for filling teeth, dental wax
牙用研磨剂 = dental abrasives; 牙填料 = teeth filling material; 牙用光洁剂 = dental lacquer;
假牙用瓷料 = porcelain for dental prostheses; 牙科用印模材料 = dental impression materials;
牙科用金汞合金 = dental amalgams of gold; 出牙剂 = preparations to facilitate teething;
牙科用橡胶 = rubber for dental purposes; 牙科用粘合剂 = dental cements; 牙科用黏固剂 = adhesives for dentures;
牙用汞合金 = dental amalgams; 牙科用造型用蜡 = moulding wax for dentists; 牙用粘胶剂 = dental mastics
# 0508 宠物尿布 = nappies for pets
宠物尿布 = diapers for pets; 宠物用一次性尿垫 = disposable house training pads for pets
`
