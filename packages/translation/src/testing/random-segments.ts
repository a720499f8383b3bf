import { writeTag } from '@markwright/domain/texts/inline-tags'
import { sourceOf, type TranslationDirection } from '@markwright/domain/texts/translation-languages'
import type { Segment } from '../segment.ts'

const words = {
  'zh-cn':
    '装置 壳体 轴承 包括 其中 所述 一种 方法 设置 在 上 的 和 与 连接 温度 步骤 权利要求 根据 特征 在于 材料 层 电极 数据 网络 处理器 用于 龘 咗'.split(
      ' ',
    ),
  'en-us':
    'a device comprising the housing of bearing and wherein said first electrode is connected to method data configured for layers claim according temperature qwxyz Bearings'.split(
      ' ',
    ),
  'ja-jp':
    '装置 は を 備える ハウジング 軸受 前記 方法 データ ステップ 温度 に が する 接続 され 電極 請求項 の 層 ようこそ 籠'.split(
      ' ',
    ),
} as const
const fixed = [
  '12',
  '3.5 mm',
  '10-20℃',
  'S101',
  '12a',
  '(14)',
  '1,200',
  '120',
  'Al2O3',
  'H2O',
  'x_1',
  '５０',
  'M8',
  '0.5',
  'FIG. 3',
  '100',
]
const signs = { 'zh-cn': '，。；：（）、', 'en-us': ',.;:()', 'ja-jp': '、。（）「」' } as const

/** A segment of random words, numbers, reference signs, signs, blanks and inline tags; some of it makes no sense. */
export function randomSegment(id: string, direction: TranslationDirection, random: () => number): Segment {
  const language = sourceOf(direction)
  const pick = <Item>(items: ArrayLike<Item>) => items[Math.floor(random() * items.length)] as Item
  const blank = language === 'en-us' ? ' ' : ''
  let text = ''
  let next = 1
  const open: number[] = []
  const length = 1 + Math.floor(random() * 14)
  for (let count = 0; count < length; count++) {
    const kind = random()
    if (kind < 0.06) {
      text += writeTag({ kind: 'open', number: next })
      open.push(next++)
    } else if (kind < 0.11 && open.length > 0) text += writeTag({ kind: 'close', number: open.pop() as number })
    else if (kind < 0.14) text += writeTag({ kind: 'single', number: next++ })
    else if (kind < 0.3)
      text += `${/[\w.,０-９]$/.test(text) ? ' ' : blank}${pick(fixed)}${language === 'en-us' ? '' : pick(['', ' ', '和'])}`
    else if (kind < 0.4) text += pick(signs[language])
    else if (kind < 0.42) text += pick(['\n', ' ', '\t', '\u3000', '😀', '\u0000', '�', '=', '*'])
    else text += (/[\d０-９]$/.test(text) ? ' ' : blank) + pick(words[language])
  }
  for (const number of open.toReversed()) text += writeTag({ kind: 'close', number })
  return { id, text: text.trimStart() }
}
