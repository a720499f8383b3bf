/** A syllable as each script writes it. Hangul syllables take a final consonant, katakana a character of its own. */
export type Sound = { latin: string; katakana: string; hangul: string; han: string }

// Latin, katakana, hangul, Chinese rendering.
const OPEN = `a ア 아 雅|ba バ 바 巴|be ベ 베 贝|bi ビ 비 比|bo ボ 보 博|ca カ 카 卡|ce セ 세 赛|co コ 코 科|cu ク 쿠 库|da ダ 다 达|
de デ 데 德|di ディ 디 迪|do ド 도 多|du ドゥ 두 杜|e エ 에 艾|fa ファ 파 法|fe フェ 페 菲|fi フィ 피 菲|fo フォ 포 福|ga ガ 가 加|
go ゴ 고 戈|gu グ 구 古|ha ハ 하 哈|he ヘ 헤 赫|hi ヒ 히 希|ho ホ 호 霍|i イ 이 伊|ja ジャ 자 佳|jo ジョ 조 乔|ju ジュ 주 朱|
ka カ 카 卡|ke ケ 케 凯|ki キ 키 奇|ko コ 코 科|la ラ 라 拉|le レ 레 莱|li リ 리 丽|lo ロ 로 洛|lu ル 루 露|ma マ 마 玛|me メ 메 美|
mi ミ 미 米|mo モ 모 莫|mu ム 무 慕|na ナ 나 娜|ne ネ 네 奈|ni ニ 니 妮|no ノ 노 诺|nu ヌ 누 努|o オ 오 欧|pa パ 파 帕|pe ペ 페 佩|
pi ピ 피 皮|po ポ 포 坡|ra ラ 라 拉|re レ 레 雷|ri リ 리 瑞|ro ロ 로 罗|ru ル 루 鲁|sa サ 사 萨|se セ 세 赛|si シ 시 西|so ソ 소 索|
su ス 수 苏|ta タ 타 塔|te テ 테 特|ti ティ 티 蒂|to ト 토 托|tu トゥ 투 图|va ヴァ 바 瓦|ve ヴェ 베 维|vi ヴィ 비 薇|vo ヴォ 보 沃|
wa ワ 와 华|we ウェ 웨 韦|wi ウィ 위 维|ya ヤ 야 雅|yo ヨ 요 优|yu ユ 유 优|za ザ 자 扎|ze ゼ 제 泽|zi ジ 지 吉|zo ゾ 조 佐`

export const openSounds: readonly Sound[] = OPEN.split(/\|\s*/).map((row) => {
  const [latin = '', katakana = '', hangul = '', han = ''] = row.split(' ')
  return { latin, katakana, hangul, han }
})

/** What may close a syllable. `jongseong` is the number of the final consonant in a composed hangul syllable. */
export type Closing =
  | { latin: string; katakana: string; jongseong: number; han: string }
  | { latin: string; katakana: string; hangul: string; han: string }

export const closings: readonly Closing[] = [
  { latin: 'n', katakana: 'ン', jongseong: 4, han: '恩' },
  { latin: 'l', katakana: 'ル', jongseong: 8, han: '尔' },
  { latin: 'm', katakana: 'ム', jongseong: 16, han: '姆' },
  { latin: 'r', katakana: 'ール', jongseong: 8, han: '尔' },
  { latin: 's', katakana: 'ス', hangul: '스', han: '斯' },
  { latin: 'x', katakana: 'クス', hangul: '크스', han: '克斯' },
  { latin: 't', katakana: 'ト', hangul: '트', han: '特' },
  { latin: 'k', katakana: 'ク', hangul: '크', han: '克' },
  { latin: 'd', katakana: 'ド', hangul: '드', han: '德' },
]
