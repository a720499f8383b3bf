import { formatCalculation } from '@markwright/deadlines'
import { blankItem, deadlinesOfItem, type NewItem } from '@markwright/hosting'
import { expect, test } from 'vitest'
import { addRight, dueDay } from '../apps/api/src/modules/partner/guides/samples.ts'

test.each(['en', 'cn'] as const)('the right of the guide is due as the guide says: %s', (language) => {
  const typed = JSON.parse(/-d '([^']*)'/.exec(addRight)![1]!) as NewItem
  const item = { ...blankItem('', typed.kind, typed.office, typed.number), ...typed, isDesignation: false }
  const { deadlines, gaps } = deadlinesOfItem(item, '2026-12-01')
  const shown = JSON.parse(dueDay[language]) as {
    year: number
    dueOn: string
    graceEnd: string
    law: { ruleId: string; surcharge: string; calculation: string[] }
  }
  expect(gaps).toEqual([])
  const { computed, ...day } = deadlines.find(({ year }) => year === shown.year)!
  expect(day).toMatchObject({ kind: 'annuity', dueOn: shown.dueOn, graceEnd: shown.graceEnd })
  const words = language === 'cn' ? 'zh' : 'en'
  expect(computed).toMatchObject({ rule: shown.law.ruleId, surcharge: { [words]: shown.law.surcharge } })
  expect(formatCalculation(computed!, words).slice(0, 3)).toEqual(shown.law.calculation)
})
