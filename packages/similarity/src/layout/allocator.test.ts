import { describe, expect, test } from 'vitest'
import { createLayout, layoutSource } from './allocator.ts'
import { overlaps } from './overlaps.ts'

describe('the allocator', () => {
  test('places fields one behind the other, each at a multiple of its alignment', () => {
    const layout = createLayout()
    const area = layout.area(100, 64)
    expect([area.bytes('A', 3), area.number('B'), area.numbers('C', 2)]).toEqual([100, 104, 108])
    area.skip(3)
    expect(area.bytes('D', 5, null, 16)).toBe(128)
    expect(area.end()).toBe(133)
    expect(overlaps(layout.entries().filter((entry) => 'offset' in entry))).toEqual([])
  })

  test('refuses what does not fit, has no size or has the name of another', () => {
    const layout = createLayout()
    const area = layout.area(0, 8)
    area.number('A')
    expect(() => area.numbers('B', 2)).toThrow('B ends 4 bytes behind its area.')
    expect(() => area.bytes('B', 0)).toThrow('B has no size.')
    expect(() => area.number('A')).toThrow('two fields with the name A')
  })

  test('alternatives begin behind the fields of their area, which allocates no more', () => {
    const layout = createLayout()
    const area = layout.area(0, 16)
    area.number('KIND')
    const [first, second] = [area.alternative(), area.alternative()]
    expect([first.number('A'), first.number('B'), second.number('C')]).toEqual([4, 8, 4])
    expect(() => area.number('D')).toThrow('D would overlap')
    expect(() => second.numbers('E', 3)).toThrow('E ends 4 bytes behind its area.')
  })

  test('of random fields no two ever share a byte', () => {
    let seed = 7
    const random = (limit: number) => (seed = (seed * 48_271) % 2_147_483_647) % limit
    for (let round = 0; round < 200; round++) {
      const layout = createLayout()
      const areas = [layout.area(0, 4096), layout.area(4096, 4096)]
      for (let i = 0; i < 40; i++) areas[random(2)]!.bytes(`F${i}`, 1 + random(90), null, 2 ** random(5))
      expect(overlaps(layout.entries().filter((entry) => 'offset' in entry))).toEqual([])
    }
  })

  test('writes constants with their comments', () => {
    const layout = createLayout()
    layout.constant('BLOCK', 65_536, 'Elements of one block.')
    layout.area(8, 8).number('COUNT')
    expect(layoutSource('// Head', './platform.ts', layout.entries())).toBe(
      "// Head\n\nimport type { i32 } from './platform.ts'\n\n" +
        '/** Elements of one block. */\nexport const BLOCK: i32 = 65536\nexport const COUNT: i32 = 8\n',
    )
  })
})
