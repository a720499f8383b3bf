/** What Japanese and Korean filings claim, and the similar group codes of those offices where we are sure of them. */
export type LocalGoods = { text: string; english: string; groups: readonly string[] }

// Class: Japanese goods, codes, English; Korean goods, codes, English.
const ROWS = `1|化学品|01A01|chemicals|화학제||chemical preparations
2|塗料|03C01|paints|도료||paints
3|化粧品，せっけん類|04C01 04A01|cosmetics; soaps|화장품, 비누|G1201|cosmetics; soaps
4|工業用油，固形潤滑剤||industrial oils; solid lubricants|공업용 오일, 윤활유||industrial oils; lubricants
5|薬剤|01B01|pharmaceutical preparations|의약품, 건강기능식품|G1004|medicines; health functional foods
6|建築用又は構築用の金属製専用材料||metal materials for building or construction|금속제 건축전용재료||metal materials for building
7|金属加工機械器具|09A01|metalworking machines and apparatus|금속가공기계기구||metalworking machines and apparatus
8|手動工具|13A03|hand tools|수동식 공구||hand tools
9|電子計算機用プログラム，電気通信機械器具|11C01 11B01|computer programs; telecommunication machines and apparatus|컴퓨터 소프트웨어|G390802|computer software
10|医療用機械器具|10D01|medical apparatus and instruments|의료용 기계기구|G110101|medical apparatus and instruments
11|電球類及び照明用器具，家庭用電熱用品類||lamps and lighting apparatus; household electrothermic appliances|조명기구, 가정용 전열기구||lighting apparatus; household electric heaters
12|自動車並びにその部品及び附属品|12A05|automobiles and their parts and accessories|자동차 및 그 부품||automobiles and their parts
13|火薬，花火||gunpowder; fireworks|화약, 불꽃놀이용품||gunpowder; fireworks
14|身飾品，時計|23A01|personal ornaments; clocks and watches|귀금속제 액세서리, 시계||accessories of precious metal; clocks and watches
15|楽器||musical instruments|악기||musical instruments
16|文房具類，印刷物|25B01 26A01|stationery; printed matter|문방구, 인쇄물|G5206|stationery; printed matter
17|ゴム，電気絶縁材料||rubber; electrical insulating materials|고무, 전기절연재료||rubber; electrical insulating materials
18|かばん類，袋物|21C01|bags; pouches|가방, 지갑|G2501|bags; wallets
19|木材，建築用ガラス||lumber; building glass|목재, 건축용 유리||timber; building glass
20|家具|20A01|furniture|가구|G2601|furniture
21|食器類，台所用品||tableware; kitchen utensils|식기, 주방용구||tableware; kitchen utensils
22|網類，登山用又はキャンプ用のテント||nets; tents for mountaineering or camping|그물, 텐트||nets; tents
23|織物用糸||yarns for textile use|직물용 실||yarns for textile use
24|織物，布団カバー|16A01|woven fabrics; quilt covers|직물, 이불||fabrics; quilts
25|被服，履物|17A01 22A01|clothing; footwear|의류, 신발|G450101 G270101|clothing; footwear
26|ボタン類，造花||buttons; artificial flowers|단추, 조화||buttons; artificial flowers
27|敷物，壁紙||floor coverings; wallpaper|카펫, 벽지||carpets; wallpaper
28|おもちゃ，運動用具|24A01 24C01|toys; sports equipment|완구, 운동용구|G430301|toys; sports equipment
29|乳製品，加工野菜及び加工果実|31D01 32F04|dairy products; processed vegetables and fruits|유제품, 가공된 과실||dairy products; processed fruit
30|菓子，コーヒー，茶|30A01 29B01 29A01|confectionery; coffee; tea|과자, 커피, 차|G0301|confectionery; coffee; tea
31|野菜，果実|32D01 32E01|vegetables; fruits|채소, 과실||vegetables; fruits
32|清涼飲料，ビール|29C01 28A02|soft drinks; beer|음료수, 맥주||soft drinks; beer
33|日本酒，洋酒|28A01 28A02|sake; western liquors|소주, 포도주|G0601|soju; wine
34|たばこ，喫煙用具|27A01|tobacco; smokers’ articles|담배, 흡연용구||tobacco; smokers’ articles
35|広告業，経営の診断又は経営に関する助言|35A01 35B01|advertising; business management analysis or consultancy|광고업, 경영자문업|S0101|advertising; business consultancy
36|銀行業務，損害保険の引受け|36A01 36B01|banking; non-life insurance underwriting|은행업, 보험업|S0201 S0301|banking; insurance
37|建設工事|37A01|construction|건축공사업|S040101|building construction
38|電気通信|38A01|telecommunication|통신업|S0601|telecommunication
39|貨物自動車による輸送，旅行の手配||truck transport; travel arrangement|화물운송업, 여행알선업||freight transport; travel agency services
40|食料品の加工，廃棄物の再生||food processing; waste recycling|식품가공업, 폐기물재생업||food processing; waste recycling
41|知識の教授，電子出版物の提供|41A01 41C02|teaching; providing electronic publications|교육업, 연예오락업|S110101|education; entertainment
42|電子計算機用プログラムの提供，プログラムの設計|42X11 42P02|providing computer programs; program design|소프트웨어 개발업|S123301|software development
43|飲食物の提供，宿泊施設の提供|42B01 42A01|providing food and drink; temporary accommodation|식당업, 카페업|S120602|restaurants; cafés
44|美容，医業|42C01 42V02|beauty care; medical services|미용업, 의료업|S128302|beauty care; medical services
45|工業所有権に関する手続の代理|42R01|agency for industrial property procedures|특허 및 상표 대리업||patent and trademark agency`

const codes = (text: string) => (text === '' ? [] : text.split(' '))

const rows = ROWS.split('\n').map((row): Record<'JP' | 'KR', LocalGoods> => {
  const [, japanese = '', japaneseCodes = '', inEnglish = '', korean = '', koreanCodes = '', english = ''] =
    row.split('|')
  return {
    JP: { text: japanese, english: inEnglish, groups: codes(japaneseCodes) },
    KR: { text: korean, english, groups: codes(koreanCodes) },
  }
})

export function localGoods(country: 'JP' | 'KR', classNo: number): LocalGoods {
  const row = rows[classNo - 1]
  if (!row) throw new RangeError(`No class ${classNo}.`)
  return row[country]
}
