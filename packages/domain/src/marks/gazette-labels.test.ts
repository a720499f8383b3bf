import { expect, test } from 'vitest'
import { gazetteIssueName } from './gazette-labels.ts'

test.each([
  ['1785', '第 1785 期', 'No. 1785'],
  ['40卷14期', '40卷14期', '40卷14期'],
  ['2017/52 Gaz', '2017/52 Gaz', '2017/52 Gaz'],
])('issue %s is named as its gazette counts', (issue, cn, en) => {
  expect(gazetteIssueName(issue, 'cn')).toBe(cn)
  expect(gazetteIssueName(issue, 'en')).toBe(en)
})
