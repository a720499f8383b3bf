/** Surnames of which each has many million bearers, by the censuses of China. */
const surnames = new Set('王李张刘陈杨黄赵吴周徐孙马朱胡郭何林罗高郑梁谢宋唐许韩邓冯曹彭曾肖田董潘袁蔡蒋余于杜叶程')

/** Whether a mark is nothing but a common surname, also as the name of a house: 王, 王氏, 王记 (rule A21). */
export function isCommonSurname(core: string): boolean {
  const name = /^(\p{Script=Han})[氏记]?$/u.exec(core)?.[1]
  return name !== undefined && surnames.has(name)
}

/**
 * Surnames that are read otherwise than the character usually is: the reading, and the characters before which it is no
 * surname. Of those without such a list few are borne by many, so that they need a word that marks a surname.
 */
const readAsSurnames: Readonly<Record<string, readonly [pinyin: string, notBefore?: string]>> = {
  单: [
    'shan4',
    '车身色向双独元位一挑项方体纯调簧边杠反晶品亲宁层孔轨枪头眼丛行飞肩打人糖衣核面手声词日月季瓣极号株字只品片',
  ],
  解: ['xie4', '放救渴酒毒忧馋百压暑药剂决析码除说读答困惑乏腻热语闷冻体构谜手痛郁油痒密开甲锁愁难雇约散围套离颐'],
  任: ['ren2', '意何务你我他她性天逍职命用选凭期者君侠'],
  仇: ['qiu2', '恨敌人家视怨富杀'],
  查: ['zha1', '尔理询看找字普克德验收清对账点房岗问阅封明勘体抄车号'],
  区: ['ou1'],
  盖: ['gai4'],
  华: ['hua4'],
  乐: ['yue4'],
  种: ['chong2'],
  折: ['she2'],
  召: ['shao4'],
  应: ['ying1'],
  燕: ['yan1'],
  曲: ['qu1'],
  那: ['na1'],
  朴: ['piao2'],
  员: ['yun4'],
  过: ['guo1'],
  黑: ['he4'],
  秘: ['bi4'],
  洗: ['xian3'],
  宁: ['ning4'],
  祭: ['zhai4'],
  纪: ['ji3'],
  哈: ['ha3'],
  能: ['nai4'],
  教: ['jiao4'],
  句: ['gou1'],
  相: ['xiang4'],
  要: ['yao1'],
  不: ['fou3'],
  葛: ['ge3'],
  隗: ['wei3'],
  郗: ['xi1'],
  於: ['yu1'],
}

/** What makes a surname of the character before it. */
const HOUSE =
  /^(?:氏|记|姓|家(?=$|[^居具电园乡长庭])|老(?:大|二|三|四|五|六|七|八|幺|师|板|爹|妈)|师傅|大[爷妈娘嫂姐哥叔厨]|先生|女士|阿[姨婆公]|掌柜|[爷奶妈姐哥嫂叔婶婆公姨](?=$|的|家|炖|烤|煮))/

/** The same of surnames that many bear; 黑门 and 华府 are words of their own. */
const HOUSE_OF_MANY = /^[府门]/
/** Of a surname and a given name of two characters. */
const NAME_LENGTH = 3

/**
 * How the surname at `place` of a text is read, in pinyin: at its beginning, or behind 老; undefined where there is none,
 * or it is read as the character always is.
 */
export function surnameReading(characters: readonly string[], place: number): string | undefined {
  const [pinyin, notBefore] = readAsSurnames[characters[place]!] ?? []
  if (!pinyin) return undefined
  const next = characters[place + 1]
  if (next === undefined) return notBefore !== undefined ? pinyin : undefined
  const rest = characters.slice(place + 1).join('')
  if (HOUSE.test(rest) || (notBefore !== undefined && HOUSE_OF_MANY.test(rest))) return pinyin
  const isName = place === 0 && characters.length === NAME_LENGTH
  return isName && notBefore !== undefined && !notBefore.includes(next) ? pinyin : undefined
}
