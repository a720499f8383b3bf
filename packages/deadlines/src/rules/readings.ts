import type { Reading, RollRule } from '../rule.ts'

/** The last day as it is without moving it to a working day. */
export const unmoved: Reading = {
  text: { zh: '不因休息日顺延', en: 'without moving the day to a working day' },
  change: { roll: undefined },
}

/**
 * The last day as it is if the weekend days on which people work are days off. By the notice of the State Council they are
 * working days; the fee system of the patent office treats them as days off.
 * @param law the provision by which the last day moves
 */
export const makeUpDaysOff = (law: string): Reading => ({
  text: { zh: '如调休上班的周末不视为工作日', en: 'if a make-up weekend day is not a working day' },
  change: { roll: { calendar: 'CN-fees', law } },
})

/** The last day as it would be if the office moved it to a working day. */
export const moved = (roll: RollRule): Reading => ({
  text: { zh: '如遇休息日可以顺延', en: 'if a day on which the office is closed moves it' },
  change: { roll },
})
