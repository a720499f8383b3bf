import { expect, test } from 'vitest'
import { createJudgments } from './judgments.ts'
import { generateRegister } from './register.ts'

const judgmentsOf = (marks: number) => {
  const judgments = createJudgments('2026-11-21')
  for (const record of generateRegister({ marks, seed: 1, today: '2026-11-21' })) judgments.see(record)
  return judgments.make()
}

test('a register of a usual size has six, each of which says that it is invented', () => {
  const made = judgmentsOf(3000)
  expect(new Set(made.map(({ id }) => id)).size).toBe(6)
  for (const { title, paragraphs, language, marks, parties } of made) {
    expect(title).toContain(language === 'zh' ? '示例' : 'Demonstration')
    expect(paragraphs[0]).toMatch(/为演示而编写|written for demonstration/)
    expect(marks.length).toBeGreaterThan(0)
    expect(new Set(parties.map(({ name }) => name)).size).toBe(2)
  }
  expect(JSON.stringify(made)).not.toMatch(/华为|NIKE/)
})

test('they are about marks of the register, by number and owner', () => {
  const records = [...generateRegister({ marks: 3000, seed: 1, today: '2026-11-21' })]
  const numbers = new Set(
    records.flatMap(({ office, registrationNumbers = [], applicationNumber }) =>
      [...registrationNumbers, applicationNumber].map((number) => `${office} ${number}`),
    ),
  )
  for (const { marks } of judgmentsOf(3000))
    for (const { office, number } of marks) expect(numbers).toContain(`${office} ${number}`)
})

test('the same register has the same, and one without two owners in a class has none', () => {
  expect(judgmentsOf(1500)).toEqual(judgmentsOf(1500))
  expect(judgmentsOf(1)).toEqual([])
})
