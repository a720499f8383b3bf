import { type RegisterEntry, registerEntries } from '@markwright/demo-register'
import { expect, test } from 'vitest'
import { firstCall } from '../apps/api/src/modules/partner/guides/samples.ts'

test.each([
  { marks: 20_000, today: '2026-11-21' },
  { marks: 1000, today: '2027-06-15' },
])('the demonstration register has the mark of the first call of the guides: $marks marks', (options) => {
  const query = JSON.parse(/-d '(.*)'/.exec(firstCall)![1]!) as {
    text: string
    countries: string[]
    classes: number[]
  }
  const isWanted = ({ record }: RegisterEntry) =>
    record.text === query.text &&
    query.countries.includes(record.office) &&
    record.classes.some((classNo) => query.classes.includes(classNo))
  expect([...registerEntries({ seed: 1, ...options })].filter(isWanted)).not.toHaveLength(0)
})
