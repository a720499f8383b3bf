// Written by scripts/collect-grounds.ts; sources and licences stand in NOTICE.md.

/** Foreign states, their adjectives and their other names. */
export const foreignStates = {
  names: `
    安道尔 Andorra 阿拉伯联合酋长国 United_Arab_Emirates 阿富汗 Afghanistan 安提瓜和巴布达 Antigua_&_Barbuda 阿尔巴尼亚 Albania 亚美尼亚 Armenia 安哥拉
    Angola 阿根廷 Argentina 奥地利 Austria 澳大利亚 Australia 阿塞拜疆 Azerbaijan 波斯尼亚和黑塞哥维那 Bosnia_&_Herzegovina 巴巴多斯 Barbados 孟加拉国
    Bangladesh 比利时 Belgium 布基纳法索 Burkina_Faso 保加利亚 Bulgaria 巴林 Bahrain 布隆迪 Burundi 贝宁 Benin 文莱 Brunei 玻利维亚 Bolivia 巴西
    Brazil 巴哈马 Bahamas 不丹 Bhutan 博茨瓦纳 Botswana 白俄罗斯 Belarus 伯利兹 Belize 加拿大 Canada 刚果（金） Congo_-_Kinshasa 中非共和国
    Central_African_Republic 刚果（布） Congo_-_Brazzaville 瑞士 Switzerland 科特迪瓦 Côte_d’Ivoire 智利 Chile 喀麦隆 Cameroon 哥伦比亚
    Colombia 哥斯达黎加 Costa_Rica 古巴 Cuba 佛得角 Cape_Verde 塞浦路斯 Cyprus 捷克 Czechia 德国 Germany 吉布提 Djibouti 丹麦 Denmark 多米尼克
    Dominica 多米尼加共和国 Dominican_Republic 阿尔及利亚 Algeria 厄瓜多尔 Ecuador 爱沙尼亚 Estonia 埃及 Egypt 厄立特里亚 Eritrea 西班牙 Spain 埃塞俄比亚
    Ethiopia 芬兰 Finland 斐济 Fiji 密克罗尼西亚 Micronesia 法国 France 加蓬 Gabon 英国 United_Kingdom 格林纳达 Grenada 格鲁吉亚 Georgia 加纳
    Ghana 冈比亚 Gambia 几内亚 Guinea 赤道几内亚 Equatorial_Guinea 希腊 Greece 危地马拉 Guatemala 几内亚比绍 Guinea-Bissau 圭亚那 Guyana 洪都拉斯
    Honduras 克罗地亚 Croatia 海地 Haiti 匈牙利 Hungary 印度尼西亚 Indonesia 爱尔兰 Ireland 以色列 Israel 印度 India 伊拉克 Iraq 伊朗 Iran 冰岛
    Iceland 意大利 Italy 牙买加 Jamaica 约旦 Jordan 日本 Japan 肯尼亚 Kenya 吉尔吉斯斯坦 Kyrgyzstan 柬埔寨 Cambodia 基里巴斯 Kiribati 科摩罗 Comoros
    圣基茨和尼维斯 St._Kitts_&_Nevis 朝鲜 North_Korea 韩国 South_Korea 科威特 Kuwait 哈萨克斯坦 Kazakhstan 老挝 Laos 黎巴嫩 Lebanon 圣卢西亚
    St._Lucia 列支敦士登 Liechtenstein 斯里兰卡 Sri_Lanka 利比里亚 Liberia 莱索托 Lesotho 立陶宛 Lithuania 卢森堡 Luxembourg 拉脱维亚 Latvia 利比亚
    Libya 摩洛哥 Morocco 摩纳哥 Monaco 摩尔多瓦 Moldova 黑山 Montenegro 马达加斯加 Madagascar 马绍尔群岛 Marshall_Islands 北马其顿 North_Macedonia
    马里 Mali 缅甸 Myanmar_(Burma) 蒙古 Mongolia 毛里塔尼亚 Mauritania 马耳他 Malta 毛里求斯 Mauritius 马尔代夫 Maldives 马拉维 Malawi 墨西哥 Mexico
    马来西亚 Malaysia 莫桑比克 Mozambique 纳米比亚 Namibia 尼日尔 Niger 尼日利亚 Nigeria 尼加拉瓜 Nicaragua 荷兰 Netherlands 挪威 Norway 尼泊尔 Nepal
    瑙鲁 Nauru 新西兰 New_Zealand 阿曼 Oman 巴拿马 Panama 秘鲁 Peru 巴布亚新几内亚 Papua_New_Guinea 菲律宾 Philippines 巴基斯坦 Pakistan 波兰 Poland
    巴勒斯坦领土 Palestinian_Territories 葡萄牙 Portugal 帕劳 Palau 巴拉圭 Paraguay 卡塔尔 Qatar 罗马尼亚 Romania 塞尔维亚 Serbia 俄罗斯 Russia 卢旺达
    Rwanda 沙特阿拉伯 Saudi_Arabia 所罗门群岛 Solomon_Islands 塞舌尔 Seychelles 苏丹 Sudan 瑞典 Sweden 新加坡 Singapore 斯洛文尼亚 Slovenia 斯洛伐克
    Slovakia 塞拉利昂 Sierra_Leone 圣马力诺 San_Marino 塞内加尔 Senegal 索马里 Somalia 苏里南 Suriname 南苏丹 South_Sudan 圣多美和普林西比
    São_Tomé_&_Príncipe 萨尔瓦多 El_Salvador 叙利亚 Syria 斯威士兰 Eswatini 乍得 Chad 多哥 Togo 泰国 Thailand 塔吉克斯坦 Tajikistan 东帝汶
    Timor-Leste 土库曼斯坦 Turkmenistan 突尼斯 Tunisia 汤加 Tonga 土耳其 Türkiye 特立尼达和多巴哥 Trinidad_&_Tobago 图瓦卢 Tuvalu 坦桑尼亚 Tanzania
    乌克兰 Ukraine 乌干达 Uganda 美国 United_States 乌拉圭 Uruguay 乌兹别克斯坦 Uzbekistan 梵蒂冈 Vatican_City 圣文森特和格林纳丁斯
    St._Vincent_&_Grenadines 委内瑞拉 Venezuela 越南 Vietnam 瓦努阿图 Vanuatu 萨摩亚 Samoa 也门 Yemen 南非 South_Africa 赞比亚 Zambia 津巴布韦
    Zimbabwe`,
  adjectives: `
    American British English French German Italian Spanish Portuguese Dutch Belgian Swiss Swedish Norwegian Danish
    Finnish Austrian Polish Russian Ukrainian Greek Turkish Japanese Korean Indian Thai Vietnamese Singaporean Malaysian
    Indonesian Filipino Australian Canadian Mexican Brazilian Argentine Chilean Egyptian Israeli Irish Scottish Welsh
    Hungarian Czech Romanian Bulgarian Croatian Serbian Icelandic Persian Iranian Iraqi Saudi Cuban Peruvian Colombian
    Mongolian Nepalese Cambodian Burmese`,
  aliases: `
    BRASIL BRITAIN BURMA CEYLON DANMARK DEUTSCHLAND DPRK ENGLAND ESPAÑA HELLAS HELVETIA HOLLAND ITALIA KOREA MYANMAR
    NIHON NIPPON NORGE PERSIA POLSKA SCHWEIZ SIAM SOVIET SUISSE SUOMI SVERIGE TÜRKIYE U.S.A. USA USSR ÖSTERREICH 俄国
    俄罗斯联邦 南朝鲜 土耳其共和国 大不列颠 大韩民国 尼德兰 德意志 意国 扶桑 斯里兰卡 日本国 暹罗 朝鲜民主主义人民共和国 沙俄 法兰西 法国 波斯 瑞士联邦 白俄罗斯 缅甸联邦 美利坚 美利坚合众国 花旗国 苏联 英吉利
    英格兰 西班牙王国 锡兰 高丽`,
} as const
