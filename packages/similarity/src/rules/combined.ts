import type { OtherRule, Rule } from './rule.ts'

/** Marks in several scripts, as far as their words go. */
export const combinedRules = [
  {
    id: 'F01',
    zh: '组合商标的汉字部分相同或近似',
    en: 'The Chinese part of a combined mark is the same or similar',
    source: 'CN-STD',
    offices: 'CN',
    fires: [{ a: '云澜 YUNLAN', b: '云澜', level: 'high', score: 96 }],
    spares: [{ a: '牛奶 ABC', b: '牛奶 XYZ', below: 'middle', why: 'the shared part is generic' }],
  },
  {
    id: 'F02',
    zh: '组合商标的外文、字母或数字部分相同',
    en: 'The letters of a combined mark are the same',
    source: 'CN-STD',
    offices: 'CN',
    fires: [{ a: '云澜 LUMORA', b: 'LUMORA', level: 'high' }],
    spares: [{ a: 'HX天宝', b: 'HX云达', below: 'middle', why: 'the Chinese parts differ' }],
  },
] as const satisfies readonly Rule[]

/** Rules of the published criteria that words alone do not decide, or whose data is not there. */
export const otherRules: readonly OtherRule[] = [
  { id: 'C26', zh: '粤语读音相同', en: 'The same reading in Cantonese', needs: 'Cantonese readings' },
  {
    id: 'L26',
    zh: '一两个字母的特殊设计差异明显',
    en: 'One or two letters in clearly different designs',
    needs: 'images',
  },
  {
    id: 'F03',
    zh: '不同语种文字与图形含义相同',
    en: 'Words of several languages beside a figure mean the same',
    needs: 'images',
  },
  { id: 'F04', zh: '图形部分近似', en: 'The figure parts are similar', needs: 'images' },
  {
    id: 'F05',
    zh: '整体排列或所示事物相同',
    en: 'The arrangement or the thing depicted is the same',
    needs: 'images',
  },
  { id: 'F06', zh: '图形与图形的视觉印象', en: 'Figures compared by their visual impression', needs: 'images' },
  { id: 'F07', zh: '文字与同一事物的图形', en: 'A word and an image of the same thing', needs: 'images' },
  { id: 'F08', zh: '文字通常重于图形', en: 'Words usually outweigh a figure', needs: 'images' },
  { id: 'F09', zh: '文字商标包括一切字体', en: 'A word mark covers every lettering', needs: 'images' },
  { id: 'F10', zh: '同一图形仅颜色不同', en: 'The same figure in another colour', needs: 'images' },
  { id: 'F11', zh: '颜色组合相同而比例不同', en: 'The same colours in other shares', needs: 'images' },
  { id: 'F12', zh: '镜像、旋转、轮廓与填充', en: 'Mirrored, turned, outlined or filled', needs: 'images' },
  { id: 'F13', zh: '立体商标', en: 'Shape marks', needs: 'images' },
  { id: 'F14', zh: '声音商标', en: 'Sound marks', needs: 'recordings' },
  { id: 'F15', zh: '图形代替字母', en: 'A design in place of a letter', needs: 'images' },
]
