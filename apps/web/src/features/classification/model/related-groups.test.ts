import { expect, test } from 'vitest'
import { relatedGroups } from './related-groups.ts'

const relation = (code: string, direction: 'out' | 'in', name: string | null = '组') => ({
  code,
  name,
  nameEn: null,
  kind: 'similar' as const,
  direction,
  former: false,
})

test('a group that is related in both directions stands once, one that is gone comes last', () => {
  const groups = relatedGroups([relation('0302', 'out', null), relation('0306', 'out'), relation('0306', 'in')])
  expect(groups.map(({ code, statements }) => [code, statements.map(({ direction }) => direction)])).toEqual([
    ['0306', ['out', 'in']],
    ['0302', ['out']],
  ])
})
