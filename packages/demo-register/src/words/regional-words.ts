// What Taiwan, and Hong Kong and Macao, call things that the mainland names otherwise; in traditional characters.
const WORDS: readonly (readonly [mainland: string, taiwan: string, hongKong: string])[] = [
  ['計算機', '電腦', '電腦'],
  ['軟件', '軟體', '軟件'],
  ['硬件', '硬體', '硬件'],
  ['應用軟體', '應用程式', '應用程式'],
  ['信息', '資訊', '資訊'],
  ['在線', '線上', '網上'],
  ['互聯網', '網際網路', '互聯網'],
  ['數據', '資料', '數據'],
  ['集成電路', '積體電路', '集成電路'],
  ['充電寶', '行動電源', '外置充電器'],
  ['打印', '列印', '打印'],
  ['雪糕', '冰棒', '雪條'],
  ['方便麵', '速食麵', '即食麵'],
  ['洗髮液', '洗髮精', '洗髮水'],
  ['智能手機', '智慧型手機', '智能手機'],
  ['摩托車', '機車', '電單車'],
  ['自行車', '腳踏車', '單車'],
]

/** A text in traditional characters with the words that are usual there. */
export const regionalWords = (text: string, region: 'TW' | 'HK'): string =>
  WORDS.reduce(
    (result, [mainland, taiwan, hongKong]) => result.replaceAll(mainland, region === 'TW' ? taiwan : hongKong),
    text,
  )
