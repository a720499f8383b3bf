// Written by scripts/collect-grounds.ts; sources and licences stand in NOTICE.md.

/** Geographical indications by their likely classes, in Chinese and Latin letters. */
export const geographicalIndications = {
  '30': `
    西湖龙井 West_Lake_Longjing 龙井茶 Longjing_Tea 安溪铁观音 Anxi_Tie_Guan_Yin 武夷岩茶 Wuyi_Rock_Tea 武夷山大红袍 正山小种 Lapsang_Souchong 普洱茶
    Pu'er_Tea 信阳毛尖 Xinyang_Maojian_Tea 六安瓜片 Lu'an_Melon_Seed_Tea 黄山毛峰 Huangshan_Maofeng_Tea 太平猴魁 Taiping_Houkui_Tea 祁门红茶
    Keemun_Black_Tea 洞庭山碧螺春 Dongting_Mountain_Biluochun 洞庭碧螺春 安吉白茶 Anji_White_Tea 福鼎白茶 Fuding_White_Tea 政和白茶 福州茉莉花茶
    横县茉莉花茶 Hengxian_Jasmine_Tea 横州茉莉花茶 蒙顶山茶 峨眉山茶 都匀毛尖 Duyun_Maojian 湄潭翠芽 凤冈锌硒茶 梵净山茶 恩施玉露 Enshi_Yulu 恩施富硒茶 英山云雾茶 赤壁青砖茶
    羊楼洞砖茶 庐山云雾茶 Lushan_Yunwu_Tea 婺源绿茶 浮梁茶 狗牯脑茶 宁红茶 修水宁红茶 安化黑茶 君山银针 岳阳黄茶 保靖黄金茶 古丈毛尖 桃源野茶王 凤凰单丛 英德红茶 六堡茶 梧州六堡茶 凌云白毫 坦洋工夫
    Tanyang_Gongfu_Black_Tea 白芽奇兰 永春佛手 漳平水仙 大佛龙井 开化龙顶 径山茶 松阳茶 武阳春雨 雨花茶 南京雨花茶 阳羡雪芽 宜兴红茶 日照绿茶 崂山绿茶 汉中仙毫 紫阳富硒茶 泾阳茯砖茶 午子绿茶
    米仓山茶 宜宾早茶 霍山黄芽 岳西翠兰 舒城小兰花 涌溪火青 滇红茶 勐海茶 冰岛茶 桂平西山茶 五指山红茶 阿里山高山茶 冻顶乌龙茶 五峰绿茶 采花毛尖 五常大米 Wuchang_Rice 盘锦大米 Panjin_Rice
    响水大米 方正大米 庆安大米 佳木斯大米 建三江大米 吉林大米 榆树大米 梅河大米 柳河大米 舒兰大米 万年贡米 射阳大米 兴化大米 阜宁大米 淮安大米 原阳大米 京山桥米 潜江虾稻 监利大米 遮放贡米 墨江紫米 宁夏大米
    天津小站稻 小站稻 京西稻 罗定稻米 增城丝苗米 马坝油粘米 沁州黄小米 武安小米 米脂小米 敖汉小米 龙山小米 朝阳小米 晋中小米 灵丘荞麦 定边荞麦 兴县杂粮 山西老陈醋 Shanxi_Mature_Vinegar 镇江香醋
    Zhenjiang_Vinegar 永春老醋 保宁醋 独流老醋 郫县豆瓣 Pixian_Dou_Ban 阳江豆豉 永川豆豉 浏阳豆豉 中坝酱油 先市酱油 绍兴腐乳 桂林腐乳 夹江豆腐乳 柳州螺蛳粉 桂林米粉 南宁老友粉 常德米粉
    蒙自过桥米线 兴化米粉 龙口粉丝 Longkou_Vermicelli 卢龙粉丝 永丰辣酱 桂林辣椒酱 汉源花椒 韩城大红袍花椒 武都花椒 金阳青花椒 江津花椒 防城肉桂 平南肉桂 罗定肉桂 扬州包子 靖江蟹黄汤包 庆阳香包
    兰州牛肉拉面 逍遥镇胡辣汤 天津大麻花 稷山麻花 太谷饼 平遥碗托 徽州臭鳜鱼 嘉兴粽子 肇庆裹蒸 沙县小吃 金华酥饼 黄桥烧饼 高邮汪豆腐 长白山蜂蜜 饶河东北黑蜂 神农架百花蜜 秦岭蜂蜜 清涧粉条 莱阳梨膏 固原葵花籽油 崇明糕
    湖州丁莲芳千张包 摩德纳香醋 Aceto_Balsamico_di_Modena 西班牙藏红花 Azafrán_de_la_Mancha 德国施瓦本面疙瘩 Schwäbische_Spätzle 吕贝克杏仁糖
    Lübecker_Marzipan 纽伦堡姜饼 Nürnberger_Lebkuchen 科扎尼藏红花 Krokos_Kozanis 塞浦路斯软糖 Loukoumi_Geroskipou 大吉岭 Darjeeling 锡兰茶
    Ceylon_Tea 哥伦比亚咖啡 Café_de_Colombia 蓝山咖啡 Jamaica_Blue_Mountain_Coffee 科纳咖啡 Kona_Coffee 泰国茉莉香米 Thai_Hom_Mali_Rice 印度香米
    Basmati 西尾抹茶 Nishio_Matcha 碧螺春 Biluochun Anglesey_sea_salt Cornish_pasty`,
  '31': `
    赣南脐橙 Gannan_Navel_Orange 秭归脐橙 奉节脐橙 南丰蜜桔 黄岩蜜桔 涌泉蜜桔 石门柑橘 宜昌蜜桔 德庆贡柑 新会柑 丹棱橘橙 眉山春橘 武鸣沃柑 琯溪蜜柚 Guanxi_Honey_Pomelo 平和琯溪蜜柚
    沙田柚 容县沙田柚 梁平柚 玉环文旦 度尾文旦柚 井冈蜜柚 阿克苏苹果 Aksu_Apple 烟台苹果 栖霞苹果 洛川苹果 静宁苹果 灵宝苹果 昭通苹果 花牛苹果 延安苹果 万荣苹果 吉县苹果 沂源苹果 白水苹果 旬邑苹果
    大沙河苹果 库尔勒香梨 Korla_Pear 砀山酥梨 莱阳梨 赵县雪花梨 晋州鸭梨 泊头鸭梨 隰县玉露香梨 蒲城酥梨 宁陵金顶谢花酥梨 苍溪雪梨 吐鲁番葡萄 吐鲁番哈密瓜 和田玉枣 和田御枣 若羌红枣 阿克苏红枣 新郑大枣
    灵武长枣 沾化冬枣 大荔冬枣 黄骅冬枣 临猗梨枣 稷山板枣 清徐葡萄 马陆葡萄 阳山水蜜桃 无锡阳山水蜜桃 奉化水蜜桃 南汇水蜜桃 平谷大桃 Pinggu_Da_Tao 肥城桃 深州蜜桃 蒙阴蜜桃 周至猕猴桃 眉县猕猴桃 修文猕猴桃
    蒲江猕猴桃 都江堰猕猴桃 苍溪猕猴桃 西峡猕猴桃 余姚杨梅 仙居杨梅 慈溪杨梅 丁岙杨梅 增城荔枝 茂名荔枝 高州荔枝 从化荔枝 岭南荔枝 钦州荔枝 合江荔枝 莆田枇杷 云霄枇杷 塘栖枇杷 东山枇杷 白沙枇杷 仁寿枇杷 莆田桂圆
    博白桂圆 漳州香蕉 徐闻菠萝 海南椰子 文昌鸡 三亚芒果 攀枝花芒果 百色芒果 田东芒果 丹东草莓 长丰草莓 昌平草莓 建德草莓 双流草莓 丽江雪桃 会泽石榴 会理石榴 怀远石榴 临潼石榴 蒙自石榴 房山磨盘柿 恭城月柿 烟台大樱桃
    大连大樱桃 铜川大樱桃 章丘大葱 金乡大蒜 Jinxiang_Da_Suan 中牟大蒜 苍山大蒜 邳州白蒜 大理独头蒜 莱芜生姜 罗平小黄姜 安丘大姜 Anqiu_Ginger 安丘大葱 Anqiu_Chinese_Onion
    潍县萝卜 沙窝萝卜 胶州大白菜 唐王大白菜 寿光蔬菜 马家沟芹菜 宁夏菜心 延庆国光苹果 如皋黑塌菜 乌塌菜 定西马铃薯 乌兰察布马铃薯 滕州马铃薯 恩施土豆 围场马铃薯 威宁洋芋 兰州百合 龙牙百合 平阴玫瑰 苦水玫瑰 铁棍山药
    怀山药 温县铁棍山药 蠡县麻山药 Lixian_Yam 佛手山药 宁化薏米 遵义朝天椒 鸡泽辣椒 邱北辣椒 丘北辣椒 大方皱椒 永城辣椒 樟树港辣椒 阳朔金桔 融安金桔 荔浦芋 奉化芋艿头 福鼎槟榔芋 广昌白莲 建宁通心白莲
    湘潭湘莲 洪湖莲藕 宝应荷藕 蔡甸莲藕 余干辣椒 迁西板栗 罗田板栗 燕山板栗 泰安板栗 信阳板栗 汝阳香菇 随州香菇 庆元香菇 西峡香菇 泌阳花菇 平泉香菇 古田银耳 通江银耳 房县黑木耳 东宁黑木耳 尚志黑木耳 黄松甸黑木耳
    雅江松茸 香格里拉松茸 阳澄湖大闸蟹 Yangcheng_Lake_Hairy_Crab 固城湖大闸蟹 洪泽湖大闸蟹 梁子湖大闸蟹 盘锦河蟹 太湖大闸蟹 盱眙龙虾 潜江龙虾 大连海参 长岛海参 即墨海参 烟台海参 霞浦海参
    宁德大黄鱼 舟山带鱼 舟山大黄鱼 乳山牡蛎 台山蚝 钦州大蚝 北海生蚝 湛江对虾 莱州梭子蟹 三门青蟹 千岛湖鱼 查干湖胖头鱼 兴凯湖大白鱼 巴马香猪 金华两头乌 荣昌猪 宁乡猪 太湖猪 盐池滩羊 锡林郭勒羊 苏尼特羊 呼伦贝尔羊
    东乌珠穆沁羊 横山羊 麻城福白菊原花 洛阳牡丹 菏泽牡丹 漳州水仙花 昆明花卉 斗南花卉 昌黎葡萄 西洋梨 Pêra_Rocha_do_Oeste 萨兹啤酒花 佛罗里达柑橘 Florida_Citrus 爱达荷土豆
    Idaho_Potatoes 夕张蜜瓜 Yubari_Melon 陕西苹果 Shaanxi_Apple 盐城龙虾 Yancheng_Crayfish`,
  '29': `
    徐闻良姜 富平柿饼 贵州绿壳鸡蛋 金华火腿 Jinhua_Ham 宣威火腿 如皋火腿 诺邓火腿 安福火腿 平遥牛肉 德州扒鸡 道口烧鸡 符离集烧鸡 沟帮子熏鸡 北京鸭 南京盐水鸭 南京板鸭 高邮咸鸭蛋 高邮鸭蛋 微山湖咸鸭蛋
    北海海鸭蛋 白洋淀咸鸭蛋 神丹鸭蛋 涪陵榨菜 余姚榨菜 宜宾芽菜 资中冬尖 内江大头菜 四川泡菜 东坡泡菜 新繁泡菜 云霄蕨菜 梅州咸菜 潮州咸菜 萧山萝卜干 常州萝卜干 湖南腊肉 湘西腊肉 城口老腊肉 恩施腊肉 广汉缠丝兔
    哈尔滨红肠 科尔沁牛肉 祁阳草鱼 八公山豆腐 石屏豆腐 淮南豆腐 平桥豆腐 高碑店豆腐丝 剑门豆腐 沙县板鸭 建瓯板鸭 南安板鸭 白市驿板鸭 安义瓦灰鸡 清远鸡 清远麻鸡 盐池滩羊肉 苏尼特羊肉 阿勒泰羊 东山羊 宁夏滩羊 三江黑猪
    黔东南小香鸡 黔北麻羊 茂名化橘红果 内蒙古牛肉干 大庆白鹅 玉林牛巴 灌阳油茶 湖南茶油 赣南茶油 衡阳茶油 常山山茶油 邵阳茶油 武都橄榄油 榆林羊肉 天祝白牦牛 九龙牦牛 玉树牦牛 青海湖裸鲤 和田核桃 临安山核桃 宁国山核桃
    漾濞核桃 大姚核桃 汾阳核桃 涉县核桃 商洛核桃 沧州金丝小枣 乐陵金丝小枣 佳县红枣 陕北红枣 宁夏枸杞 Ningxia_Goji 中宁枸杞 柴达木枸杞 吐鲁番葡萄干 Turpan_Raisin 新疆葡萄干 敦煌李广杏 融水香鸭
    连城地瓜干 紫云红心薯 六鳌地瓜 龙岩花生 正阳花生 扶沟辣椒 莒南花生 大名花生 永安笋干 闽笋干 天目笋干 罗克福 Roquefort 孔泰 Comté 布里 Brie_de_Meaux 诺曼底卡蒙贝尔
    Camembert_de_Normandie 瑞布罗申 Reblochon 阿让李子干 Pruneaux_d'Agen 西南鸭肝 Canard_à_foie_gras_du_Sud-Ouest 上普罗旺斯橄榄油
    Huile_d'olive_de_Haute-Provence 帕尔马火腿 Prosciutto_di_Parma 圣达涅莱火腿 Prosciutto_di_San_Daniele 帕马森雷加诺
    Parmigiano_Reggiano 帕达诺奶酪 Grana_Padano 戈贡佐拉 Gorgonzola 马苏里拉水牛奶酪 Mozzarella_di_Bufala_Campana 罗马羊奶酪 Pecorino_Romano
    阿西亚戈 Asiago 塔雷吉欧乳酪 Taleggio 瓦特里纳风干牛肉火腿 Bresaola_della_Valtellina 伊比利亚火腿 Jabugo 特鲁埃尔火腿 Jamón_de_Teruel 曼彻格乳酪
    Queso_Manchego 阿拉贡橄榄油 Aceite_del_Bajo_Aragón 马吉纳山脉 Sierra_Mágina 布列高科尔多瓦 Priego_de_Córdoba 卡拉尔瓦 Les_Garrigues
    埃什特雷马杜拉里韦拉火腿 Dehesa_de_Extremadura 纽伦堡香肠 Nürnberger_Bratwürste 黑森林火腿 Schwarzwälder_Schinken 丹麦蓝乳酪 Danablu 荷兰豪达
    Gouda_Holland 荷兰埃达姆 Edam_Holland 斯蒂里亚南瓜籽油 Steirisches_Kürbiskernöl 蒂罗尔熏肉 Tiroler_Speck 山地干酪 Vorarlberger_Bergkäse
    菲达奶酪 Feta 卡拉马塔橄榄 Elia_Kalamatas 西提亚橄榄油 Sitia_Lasithiou_Kritis 塞格德香肠 Szegedi_szalámi 克罗地亚斯拉沃尼亚 Baranjski_kulen 帕什奶酪
    苏格兰养殖三文鱼 Scottish_Farmed_Salmon 斯提尔顿白奶酪 White_Stilton_Cheese 斯提尔顿蓝奶酪 Blue_Stilton_Cheese 西乡农场切德奶酪
    West_Country_Farmhouse_Cheddar 瑞士格吕耶尔 Gruyère 瑞士埃曼塔尔 Emmentaler 神户牛肉 Kobe_Beef 松阪牛 Matsusaka_Beef Arbroath_smokies
    Beacon_Fell_traditional_Lancashire_cheese Blue_Stilton Bonchester_cheese Buxton_Blue Carmarthen_ham Conwy_mussels
    Cornish_clotted_cream Cornish_sardines Dorset_Blue_cheese Dovedale_cheese Exmoor_Blue_cheese Fal_oyster
    Isle_of_Man_Manx_Loaghtan_lamb Isle_of_Man_Queenies Lakeland_Herdwick London_cure_smoked_salmon Lough_Neagh_eel
    Lough_Neagh_pollan Melton_Mowbray_pork_pie Newmarket_sausage Orkney_beef Orkney_lamb Orkney_Scottish_Island_Cheddar
    Scotch_beef Scotch_lamb Scottish_farmed_salmon Scottish_wild_salmon Shetland_lamb Single_Gloucester
    Staffordshire_cheese Stornoway_black_pudding Swaledale_cheese Swaledale_ewes_cheese Teviotdale_cheese
    Traditional_Ayrshire_Dunlop Traditional_Cumberland_sausage Traditional_Grimsby_smoked_fish
    Traditional_Welsh_Caerphilly Traditional_Welsh_Caerffili Welsh_beef Welsh_lamb West_Country_beef
    West_Country_farmhouse_Cheddar_cheese West_Country_lamb West_Wales_coracle_caught_salmon
    West_Wales_coracle_caught_sewin White_Stilton Whitstable_oysters Yorkshire_Wensleydale`,
  '5': `
    霍山石斛 文山三七 Wenshan_Notoginseng 长白山人参 吉林长白山人参 抚松人参 集安人参 清原龙胆 岷县当归 陇西白条党参 潞党参 陇西黄芪 恒山黄芪 浑源黄芪 亳白芍 亳州牡丹皮 铜陵牡丹皮 滁菊 贡菊 黄山贡菊
    杭白菊 桐乡杭白菊 怀菊花 麻城福白菊 焦作四大怀药 四大怀药 怀地黄 怀牛膝 都江堰川芎 江油附子 三台麦冬 涪城麦冬 雅连 石柱黄连 利川黄连 昭通天麻 大方天麻 德江天麻 略阳天麻 汉中附子 商洛丹参 山东丹参 平邑金银花
    封丘金银花 隆回金银花 禹州禹白芷 息半夏 宁夏甘草 梁外甘草 阿拉善肉苁蓉 于田大芸 化橘红 化州橘红 新会陈皮 Xinhui_Citrus_Peel 阳春砂仁 广佛手 德庆何首乌 东阿阿胶 罗汉果 永福罗汉果 桂林罗汉果 蕲艾
    蕲春艾 蕲竹 南阳艾 英山茯苓 罗田茯苓 靖州茯苓 巴东玄参 恩施紫油厚朴 樟树中药 宜春枳壳 建泽泻 柘荣太子参 铁皮石斛 雁荡山铁皮石斛 天台山铁皮石斛 龙泉灵芝 泰山灵芝 浙贝母 磐安玄参 霍山断血流 吉林梅花鹿 西丰鹿茸
    双阳梅花鹿 那曲冬虫夏草 玉树冬虫夏草 伊犁薰衣草 新疆薰衣草 希俄斯乳香 Masticha_Chiou 韩国高丽参 Korean_Red_Ginseng`,
  '33': `
    茅台酒 贵州茅台酒 Kweichow_Moutai 五粮液 Wuliangye 泸州老窖酒 Luzhou_Laojiao 剑南春酒 Jiannanchun 洋河大曲 双沟大曲 古井贡酒 口子窖酒 杏花村汾酒 西凤酒 水井坊酒 舍得酒
    沱牌曲酒 全兴大曲 郎酒 董酒 习酒 酒鬼酒 白沙液 湘泉酒 宝丰酒 杜康酒 宋河粮液 赊店老酒 仰韶酒 衡水老白干 板城烧锅酒 山庄老酒 牛栏山二锅头 红星二锅头 北京二锅头 四特酒 章贡酒 白云边酒 稻花香酒 枝江酒 景芝酒
    兰陵陈香 扳倒井酒 孔府家酒 今世缘酒 迎驾贡酒 宣酒 高炉家酒 老龙口白酒 道光廿五贡酒 河套酒 金徽酒 滨河九粮液 青稞酒 互助青稞酒 伊力特酒 丹泉酒 桂林三花酒 全州湘山酒 玉冰烧 石湾玉冰烧 九江双蒸酒 绍兴酒
    Shaoxing_Jiu 绍兴黄酒 绍兴老酒 会稽山黄酒 房县黄酒 即墨老酒 丹阳封缸酒 惠泉酒 沙洲优黄 龙岩沉缸酒 客家娘酒 江阴黑杜酒 洋县谢村黄酒 烟台葡萄酒 Yantai_Wine 贺兰山东麓葡萄酒
    Helan_Mountain_East_Foothill_Wine 昌黎葡萄酒 沙城葡萄酒 通化山葡萄酒 桓仁冰酒 和硕葡萄酒 吐鲁番葡萄酒 焉耆葡萄酒 戎子酒庄葡萄酒 茅台镇 仁怀酱香酒 遵义白酒 金门高粱酒 马祖老酒 埔里绍兴酒
    香槟 Champagne 干邑 Cognac 雅文邑 Armagnac 卡尔瓦多斯 Calvados 波尔多 Bordeaux 勃艮第 Bourgogne 博若莱 Beaujolais 阿尔萨斯 Alsace 夏布利 Chablis
    教皇新堡 Châteauneuf-du-Pape 罗讷丘 Côtes_du_Rhône 普罗旺斯丘 Côtes_de_Provence 格拉夫 Graves 上梅多克 Haut-Médoc 朗格多克 Languedoc 马尔戈
    Margaux 梅多克 Médoc 奥克地区 Pays_d'Oc 波亚克 Pauillac 佩萨克-雷奥良 Pessac-Léognan 波美侯 Pomerol 圣埃米利永 Saint-Emilion 圣朱利安
    Saint-Julien 苏玳 Sauternes 基安蒂 Chianti 古典基安蒂 Chianti_Classico 巴罗洛 Barolo 巴巴列斯科 Barbaresco 布拉凯多 Brachetto_d'Acqui 阿斯蒂
    Asti 普罗塞克 Prosecco 科内利亚诺瓦尔多比亚德尼-普罗塞克 Conegliano_Valdobbiadene_-_Prosecco 布鲁内洛蒙塔奇诺 Brunello_di_Montalcino 蒙特普齐亚诺贵族葡萄酒
    Vino_Nobile_di_Montepulciano 蒙特普尔恰诺阿布鲁佐 Montepulciano_d'Abruzzo 苏瓦韦 Soave 弗朗齐亚柯达 Franciacorta 巴多利诺超级
    Bardolino_Superiore 托斯卡诺 Toscano 多塞托阿尔巴 Dolcetto_d'Alba 格拉帕酒 Grappa 里奥哈 Rioja 卡瓦 Cava 雪莉 Jerez Xérès Sherry 拉曼恰
    La_Mancha 佩内德斯 Penedès 普里奥拉托 Priorat 下海湾 Rías_Baixas 杜埃罗河岸 Ribera_del_Duero 鲁埃达 Rueda 托罗 Toro 加泰罗尼亚 Cataluña 瓦尔德佩涅斯
    Valdepeñas 乌迭尔-雷格纳 Utiel-Requena 赫雷斯白兰地 Brandy_de_Jerez 波尔图 Porto Port 杜罗 Douro 杜奥 阿兰特茹 Alentejo 百拉达 Bairrada 葡萄牙绿酒
    Vinho_Verde 莱茵黑森 Rheinhessen 摩泽尔 Mosel 弗兰肯 Franken 莱茵高 Rheingau 爱尔兰威士忌 Irish_Whiskey Uisce_Beatha_Eireannach
    爱尔兰奶油利口酒 Irish_cream 波兰伏特加 Polska_Wódka Polish_Vodka 草药伏特加 Herbal_vodka_from_the_North_Podlasie_Lowland 芬兰伏特加
    Suomalainen_Vodka Finsk_Vodka Vodka_of_Finland 瑞典伏特加 Svensk_Vodka Swedish_Vodka 荷兰琴酒 Genièvre Jenever Genever 茴香酒
    Ouzo 萨摩斯 Samos 塞浦路斯鱼尾菊酒 Zivania 卡曼达蕾雅 Commandaria 托卡伊 Tokaj 托考伊葡萄酒产区 帕林卡 Pálinka 科特纳里葡萄酒 Cotnari 色雷斯平原
    Trakiyska_nizina 多布里奇多瑙河平原 Dunavska_ravnina 维帕瓦谷 Vipavska_dolina 斯洛文尼亚 立陶宛伏特加 Original_Lithuanian_vodka 爱沙尼亚伏特加
    Estonian_vodka 苏格兰威士忌 Scotch_Whisky 纳帕河谷 Napa_Valley 波旁威士忌 Bourbon_Whiskey 田纳西威士忌 Tennessee_Whiskey 龙舌兰 Tequila 梅斯卡尔
    Mezcal 皮斯科 Pisco 古巴朗姆 Absinthe_de_Pontarlier Aguardente_Bagaceira_Alentejo Aguardente_Bagaceira_Bairrada
    Aguardente_Bagaceira_da_Região_dos_Vinhos_Verdes Aguardente_de_Vinho_Alentejo
    Aguardente_de_Vinho_da_Região_dos_Vinhos_Verdes Aguardente_de_Vinho_Douro Aguardente_de_Vinho_Lourinhã
    Aguardente_de_Vinho_Ribatejo Aguardiente_de_hierbas_de_Galicia Aguardiente_de_sidra_de_Asturias
    Anís_Paloma_Monforte_del_Cid Aperitivo_Café_de_Alcoy Aprikot_trentino Aprikot_del_Trentino Balegemse_jenever
    Bayerischer_Gebirgsenzian Bayerischer_Kräuterlikör Benediktbeurer_Klosterlikör Berliner_Kümmel Blutwurz
    Brandy_del_Penedés Brandy_italiano Brinjevec Bärwurz Békési_Szilvapálinka Calvados_Domfrontais Calvados_Pays_d'Auge
    Cantueso_Alicantino Cassis_de_Bourgogne Cassis_de_Dijon Cassis_de_Saintonge Chiemseer_Klosterlikör Chinchón
    Deutscher_Weinbrand Distillato_di_mele_trentino Distillato_di_mele_del_Trentino Dolenjski_sadjevec
    Eau-de-vie_de_cidre_de_Bretagne Eau-de-vie_de_cidre_de_Normandie Eau-de-vie_de_cidre_du_Maine Eau-de-vie_de_Cognac
    Eau-de-vie_des_Charentes Eau-de-vie_de_Faugères Eau-de-vie_de_poiré_de_Normandie Eau-de-vie_de_vin_de_la_Marne
    Eau-de-vie_de_vin_des_Côtes-du-Rhône Eau-de-vie_de_vin_originaire_du_Bugey Eau-de-vie_de_vin_originaire_du_Languedoc
    Emsländer_Korn Kornbrand Ettaler_Klosterlikör Fine_Bordeaux Fine_de_Bourgogne Framboise_d'Alsace Fränkischer_Obstler
    Fränkisches_Kirschwasser Fränkisches_Zwetschgenwasser Genepì_del_Piemonte Genepì_della_Valle_d'Aosta
    Genièvre_aux_fruits Vruchtenjenever Jenever_met_vruchten Fruchtgenever Genièvre_de_grains Graanjenever Graangenever
    Genièvre_Flandre_Artois Genziana_trentina Genziana_del_Trentino Gin_de_Mahón Grappa_di_Barolo Grappa_friulana
    Grappa_del_Friuli Grappa_lombarda Grappa_della_Lombardia Grappa_piemontese Grappa_del_Piemonte Grappa_siciliana
    Grappa_di_Sicilia Grappa_trentina Grappa_del_Trentino Grappa_veneta Grappa_del_Veneto Génépi_des_Alpes
    Genepì_delle_Alpi Gönci_Barackpálinka Hamburger_Kümmel Haselünner_Korn Hasetaler_Korn Hasseltse_jenever Hasselt
    Herbal_vodka_from_the_North_Podlasie_Lowland_aromatised_with_an_extract_of_bison_grass
    Herbero_de_la_Sierra_de_Mariola Hierbas_de_Mallorca Hierbas_Ibicencas Hrvatska_loza Hrvatska_travarica
    Hrvatski_pelinkovac Hüttentee Inländerrum Irish_Cream Irish_Poteen Irish_Poitín Irish_Whisky Jonge_jenever
    jonge_genever Jägertee Jagertee Jagatee Kecskeméti_Barackpálinka Kirsch_d'Alsace Kirsch_de_Fougerolles
    Kirsch_Friulano Kirschwasser_Friulano Kirsch_Trentino Kirschwasser_Trentino Korn Licor_café_de_Galicia
    Licor_de_hierbas_de_Galicia Liquore_di_limone_della_Costa_d'Amalfi Liquore_di_limone_di_Sorrento
    Marc_d'Alsace_Gewurztraminer Marc_d'Auvergne Marc_de_Bourgogne Eau-de-vie_de_marc_de_Bourgogne Marc_de_Champagne
    Eau-de-vie_de_marc_de_Champagne Marc_de_Provence Marc_de_Savoie Marc_des_Côtes-du-Rhône
    Eau-de-vie_de_marc_des_Côtes_du_Rhône Marc_du_Bugey Marc_du_Jura Marc_du_Languedoc Mariazeller_Magenlikör
    Medronho_do_Algarve Mirabelle_d'Alsace Mirabelle_de_Lorraine Mirto_di_Sardegna Münchener_Kümmel Münsterländer_Korn
    Nocino_di_Modena Norsk_Akevitt Norsk_Aquavit Norsk_Akvavit Norwegian_Aquavit Norsk_Vodka Norwegian_Vodka
    O'_de_Flander-Oost-Vlaamse_Graanjenever Orujo_de_Galicia Ostfriesischer_Korngenever Ostpreußischer_Bärenfang
    Oude_jenever oude_genever Pacharán_navarro Palo_de_Mallorca Peket-Pekêt Pèket-Pèkèt_de_Wallonie Pelinkovec
    Pfälzer_Weinbrand Pommeau_de_Bretagne Pommeau_de_Normandie Pommeau_du_Maine Poncha_da_Madeira Quetsch_d'Alsace
    Ratafia_catalana Ratafia_champenois Rheinberger_Kräuter Rhum_de_la_Guadeloupe Rhum_de_la_Guyane
    Rhum_de_la_Martinique Rhum_de_la_Réunion Rhum_de_sucrerie_de_la_Baie_du_Galion Rhum_des_Antilles_françaises
    Rhum_des_départements_français_d'outre-mer Ron_de_Guatemala Ronmiel_de_Canarias Rum_da_Madeira
    Schwarzwälder_Himbeergeist Schwarzwälder_Kirschwasser Schwarzwälder_Mirabellenwasser Schwarzwälder_Williamsbirne
    Schwarzwälder_Zwetschgenwasser Sendenhorster_Korn Sliwovitz_del_Friuli-Venezia_Giulia Sliwovitz_trentino
    Sliwovitz_del_Trentino Somerset_Cider_Brandy Steinfelder_Magenbitter Steinhäger Suomalainen_Marjalikööri
    Suomalainen_Hedelmälikööri Finsk_Bärlikör Finsk_Fruktlikör Finnish_berry_liqueur Finnish_fruit_liqueur
    Svensk_Aquavit Svensk_Akvavit Swedish_Aquavit Svensk_Punsch Swedish_Punch Szabolcsi_Almapálinka
    Szatmári_Szilvapálinka Südtiroler_Enzian Genziana_dell'Alto_Adige Südtiroler_Golden_Delicious
    Golden_Delicious_dell'Alto_Adige Südtiroler_Grappa Grappa_dell'Alto_Adige Südtiroler_Gravensteiner
    Gravensteiner_dell'Alto_Adige Südtiroler_Kirsch Kirsch_dell'Alto_Adige Südtiroler_Marille Marille_dell'Alto_Adige
    Südtiroler_Obstler Obstler_dell'Alto_Adige Südtiroler_Williams Williams_dell'Alto_Adige Südtiroler_Zwetschgeler
    Zwetschgeler_dell'Alto_Adige Trejos_devynerios Törkölypálinka Vilnius_Gin Vinars_Murfatlar Vinars_Segarcea
    Vinars_Târnave Vinars_Vaslui Vinars_Vrancea Wachauer_Marillenbrand Wachauer_Marillenlikör Wachauer_Weinbrand
    Whisky_alsacien Whisky_d'Alsace Whisky_breton Whisky_de_Bretagne Williams_friulano Williams_del_Friuli
    Williams_trentino Williams_del_Trentino Zadarski_maraschino Újfehértói_meggypálinka Kitro_of_Naxos
    Koum_Kouat_of_Corfu Masticha_of_Chios Ouzo_of_Thrace Ouzo_of_Kalamata Ouzo_of_Macedonia Ouzo_of_Mitilene
    Ouzo_of_Plomari Tentoura Tsipouro_of_Thessaly Tsipouro_of_Macedonia Tsipouro_of_Tyrnavos Tsikoudia Tsipouro
    Tsikoudia_of_Crete Bourgaska_Muscatova_rakya Muscatova_rakya_from_Bourgas Grozdova_rakya_ot_Targovishte
    Karlovska_grozdova_rakya Grozdova_Rakya_from_Karlovo Karnobatska_grozdova_rakya Grozdova_rakya_ot_Karnobat
    Loveshka_slivova_rakya Slivova_rakya_from_Lovech Pomoriyska_grozdova_rakya Grozdova_rakya_from_Pomorie
    Straldjanska_Muscatova_rakya Muscatova_rakya_from_Straldja Sungurlarska_grozdova_rakya
    Grozdova_rakya_from_Sungurlare Suhindolska_grozdova_rakya Grozdova_rakya_from_Suhindol Troyanska_slivova_rakya
    Slivova_rakya_from_Troyan Yambolska_grozdova_rakya Grozdova_rakya_ot_Yambol`,
  '21': `
    景德镇瓷器 Jingdezhen_Porcelain 景德镇陶瓷 龙泉青瓷 德化白瓷 醴陵瓷器 醴陵釉下五彩瓷 宜兴紫砂 Yixing_Zisha 宜兴紫砂陶 钦州坭兴陶 建水紫陶 荣昌陶 潮州瓷 石湾陶瓷 唐山骨质瓷 淄博陶瓷
    汝瓷 汝州汝瓷 钧瓷 禹州钧瓷 定瓷 曲阳定瓷 建盏 建阳建盏 平遥推光漆器 扬州漆器 福州脱胎漆器 成都漆器 宜兴均陶`,
  '24': `
    荣昌夏布 苏绣 Suzhou_Embroidery 苏州苏绣 镇湖刺绣 湘绣 长沙湘绣 蜀绣 粤绣 潮绣 汴绣 顾绣 蜀锦 Shu_Brocade 成都蜀锦 宋锦 云锦 Yun_Brocade 南京云锦 壮锦 杭州丝绸 杭罗
    湖州丝绵 南浔辑里湖丝 辑里湖丝 双林绫绢 香云纱 莨纱绸 南通蓝印花布 鲁锦 苗绣 黎锦 北京绢花 苏州缂丝`,
  '14,16,19,20,21,24': `
    博山琉璃 磁州窑 邯郸磁州窑 耀州窑 吉州窑 安吉竹地板 梁平竹帘 天水雕漆 北京雕漆 北京景泰蓝 景泰蓝 杭扇 王星记扇 苏扇 芜湖铁画 凤翔泥塑 惠山泥人 无锡惠山泥人 天津泥人张 黄岩翻簧竹雕 永春漆篮`,
  '8': `
    龙泉宝剑 阳江刀具 张小泉剪刀 大足五金 永康五金 龙水小五金 剑川木雕 蔚县剪纸 安塞剪纸`,
  '16': `
    湖笔 善琏湖笔 徽墨 歙砚 端砚 肇庆端砚 洮砚 澄泥砚 绛州澄泥砚 宣纸 Xuan_Paper 泾县宣纸 安徽宣纸 夹江书画纸 夹江宣纸 富阳竹纸 宣笔 梁平年画 杨柳青年画 朱仙镇木版年画 桃花坞木刻年画 佛山木版年画
    泸州油纸伞`,
  '14': `
    苗族银饰 和田玉 Hetian_Jade 岫岩玉 岫玉 南阳独山玉 独山玉 密玉 青田石 寿山石 昌化鸡血石 昌化石 巴林石 合浦南珠 南珠 诸暨珍珠 太湖珍珠 渭塘珍珠 东海水晶 阜新玛瑙 逊克玛瑙 抚顺煤精琥珀 扬州玉器
    鹤庆银器 瑞士手表`,
  '27': `
    藏毯 西藏地毯 和田地毯`,
  '19': `
    青田石雕 泰山石 灵璧石 太湖石 惠安石雕 曲阳石雕 嘉祥石雕`,
  '20': `
    东阳木雕 黄杨木雕 乐清黄杨木雕 仙作家具 仙游古典家具 东阳红木家具 广作红木 中山红木家具 大涌红木家具 广西红木 安吉椅业 桃江竹制品 益阳竹凉席 青神竹编 道明竹编 东阳竹编 嵊州竹编 莆田木雕 安溪藤铁工艺 临沭柳编
    阜南柳编 固始柳编 固安柳编 博兴草柳编`,
  '28': `
    扬州毛绒玩具 潍坊风筝`,
  '13': `
    浏阳花炮 醴陵花炮 萍乡烟花 上栗烟花爆竹`,
  '34': `
    清江烟叶 云南烟叶 宁乡晒烟 什邡雪茄 什邡晒烟 曲靖烟叶 玉溪烟叶 哈瓦那雪茄 Habanos`,
  '32': `
    巴伐利亚啤酒 Bayerisches_Bier 慕尼黑啤酒 Münchener_Bier 科隆啤酒 Kölsch 捷克布杰约维采啤酒 捷克啤酒 Kentish_ale Kentish_strong_ale
    Rutland_bitter`,
  '31,29': `
    Armagh_Bramley_apples Ayrshire_new_potatoes Ayrshire_earlies Fenland_celery Jersey_Royal_potatoes
    New_season_Comber_potatoes Comber_earlies Pembrokeshire_earlies Pembrokeshire_early_potatoes
    The_Vale_of_Clwyd_Denbigh_plum Vale_of_Evesham_asparagus Yorkshire_forced_rhubarb`,
  '29,30,31': `
    East_Kent_Goldings Gloucestershire_cider Gloucestershire_perry Herefordshire_cider Herefordshire_perry
    Native_Shetland_wool Traditional_Welsh_cider Traditional_Welsh_perry Welsh_laverbread Worcestershire_cider
    Worcestershire_perry`,
} as const
