import { analyzeMark } from '@markwright/similarity'
import { expect, test } from 'vitest'
import { loadWasmKernel } from '../kernel/load-kernel.ts'
import { createSegmentBuilder } from '../segment/segment-builder.ts'
import { openSegment, placeElement, writeCuts } from './search-segment.ts'

const marks = (
  'K4743|K5234|K6034|NUALI LUNIA|LUMO 云澜|云澜 LUMO|LUMO|云澜|YUNLAN|YUN LANG|雲瀾 YUNLAN|华威|华为|HUAWEI|THE|迪优希 DIYUHI|' +
  '山泉素心|DREAM|AUTUMN REEF|山水常 AUTUMN REEF|SATIS|萨蒂斯|萨蒂斯 SATIN|索尼|SONY|SONNY|ソニー|ソニー SONY|소니|SOMI 소니|' +
  'APPLE|苹果|苹果 PEAR|FINE ART|ARTFINE|THE FINE ARTS|365|三六五|三六五 DAYS|新月龙 XINYUE|星野舟|星野洲 STARRY|XINGYE|HYALAASEN|' +
  '雪乐盛|秀麗泉|A|AB 云澜|BA 云蓝|云澜商贸 TRADE|TRADE 华威'
)
  .split('|')
  .concat(scrambled(80))
  .map((text) => analyzeMark(text))

/** Words of few different letters, of which many have most in common with another. */
function scrambled(count: number): string[] {
  let seed = 7
  const next = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below
  return Array.from({ length: count }, (_, i) =>
    Array.from({ length: 2 + (i % 11) }, () => 'aeinrstlgu'[next(10)]).join(''),
  )
}

const { data, kernel } = openSegment(createSegmentBuilder().finish(), loadWasmKernel)

function scoreAt(least: number, i: number, j: number): number {
  writeCuts(data, least)
  const [a, b] = [marks[i]!, marks[j]!]
  return kernel.scoreMarks(
    placeElement(data, a.han?.packed, 0),
    placeElement(data, a.latin?.packed, 1),
    placeElement(data, b.han?.packed, 2),
    placeElement(data, b.latin?.packed, 3),
  )
}

test.each([400, 600, 800])(
  'marks that score %i tenths or more score the same where lesser ones are given up',
  (least) => {
    const pairs = marks.flatMap((a, i) =>
      marks.map((b, j) => ({ names: `${a.text} / ${b.text}`, exact: scoreAt(0, i, j), score: scoreAt(least, i, j) })),
    )
    expect(pairs.filter(({ exact }) => exact >= least).length).toBeGreaterThan(marks.length)
    expect(pairs.filter(({ exact, score }) => (exact >= least ? score !== exact : score >= least))).toEqual([])
  },
)
