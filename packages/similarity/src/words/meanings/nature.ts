/** Sky, land, water, weather, metals and stones. See meanings.ts for how a line is read. */
export const natureMeanings = `
太阳 日头 sun sol sole? soleil sonne サン~ 태양
阳光 日光 sunshine sunlight
日出 sunrise
日落 夕阳 sunset
月亮 月球 moon luna lune mond 달
星 星星 star stella estrella etoile stern? スター 별
北极星 polaris north_star
北斗星 big_dipper
流星 meteor shooting_star
彗星 comet
行星 planet
地球 earth
银河 galaxy milky_way
宇宙 universe cosmos
天空 sky cielo ciel himmel スカイ 하늘
彩虹 rainbow arcobaleno regenbogen レインボー 무지개
云 cloud nuvola nuage wolke
雾 fog mist
雨 rain
雪 snow neige nieve schnee 눈
雪花 snowflake
冰 ice
霜 frost
露水 dew
风 wind vento vent? viento
微风 breeze
暴风 风暴 storm tempest
雷 雷电 雷霆 thunder
闪电 lightning
火 fire fuoco feu fuego feuer
火焰 flame
火山 volcano
火花 spark
光 光明 light lumiere luz licht
影子 阴影 shadow
黎明 拂晓 dawn aurora?
极光 aurora
黄昏 dusk
黑夜 夜晚 night
午夜 midnight
明天 tomorrow
天明 daybreak
海 海洋 sea ocean mare? mer mar meer 바다
海浪 波浪 wave
潮汐 tide
海岸 coast shore
海滩 beach
海湾 bay gulf
港口 harbor harbour port
岛 岛屿 island isle isola ile insel 섬
河 河流 river fiume riviere rio fluss
溪流 小溪 stream brook creek
瀑布 waterfall cascade
湖 湖泊 lake lago lac see?
泉水 spring? fountain
水 water acqua eau agua wasser 물
水晶 crystal cristal kristall クリスタル
山 mountain montagna montagne montana berg 산
山峰 顶峰 summit peak
山谷 谷 valley vallee valle tal
峡谷 canyon gorge
悬崖 cliff
石头 stone pietra pierre piedra stein?
岩石 rock
沙漠 desert
沙 sand
森林 forest foresta foret bosque wald 숲
丛林 jungle
草原 prairie grassland
绿洲 oasis
花园 garden giardino jardin garten 정원
公园 park
田野 field
乐园 天堂 paradise paradiso paradis paradies パラダイス
天地 heaven_and_earth
春天 spring primavera printemps fruhling 봄
夏天 summer estate? ete verano sommer 여름
秋天 autumn autunno automne herbst 가을
冬天 winter inverno hiver invierno 겨울
北方 north nord norte
南方 south sud sur
东方 east est? orient
西方 west ovest ouest oeste
金 黄金 gold golden oro or?
银 白银 silver argento argent plata silber
铜 copper
铁 iron ferro fer hierro eisen
钢 钢铁 steel
钻石 diamond diamante diamant ダイヤモンド 다이아몬드~
珍珠 pearl perla perle パール 진주
宝石 gem jewel gioiello joya
红宝石 ruby rubino rubis
蓝宝石 sapphire zaffiro saphir
绿宝石 祖母绿 emerald smeraldo emeraude
琥珀 amber
玉 翡翠 jade
珊瑚 coral
大理石 marble
回声 echo
乾坤 universe?
山水画 landscape_painting
水画眉 water_thrush
明珠 bright_pearl
冰山 iceberg
风光 scenery
白金 platinum
水银 quicksilver
红糖 brown_sugar
冰糖 rock_sugar
`
