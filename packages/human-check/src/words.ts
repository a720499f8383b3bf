/** A word as the piece bears it and as its hole does. */
export type Word = { onPiece: string; inHole: string }

/** Common Chinese characters of few strokes, friendly in any company, none of which is easily taken for another one. */
const CHARACTERS = Array.from(
  [
    '山水火木石田禾竹米豆瓜果花叶林森松柏梅兰菊荷桃杏枣茶桂枫柳',
    '云雨雪风雷虹星月光春夏秋冬早晚年岁西南北江河湖海泉溪岛',
    '牛羊马兔龙虎象狐鸟燕鱼虾贝蜂蚕龟雁',
    '红黄蓝绿青紫白金银铜铁珠琴棋书画笔纸印诗笛',
    '车船舟桥路门窗灯伞杯盘碗瓶壶尺针线衣帽巾钟表',
    '城村园亭塔宫寺院店市家房室井',
    '和平安康福寿喜乐爱心友朋信义礼智仁孝明',
    '天地今古前后长宽多远快香甜美好新',
  ].join(''),
)

/** Latin letters whose small form differs from the capital one. */
const LETTERS = Array.from('ABDEFGHMNQRTY')

export const WORDS: Readonly<Record<'cn' | 'en', readonly Word[]>> = {
  cn: CHARACTERS.map((character) => ({ onPiece: character, inHole: character })),
  en: LETTERS.map((letter) => ({ onPiece: letter, inHole: letter.toLowerCase() })),
}
