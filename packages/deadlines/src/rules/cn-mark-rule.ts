import type { DeadlineRule, RollRule, ServiceRule, Source } from '../rule.ts'
import { makeUpDaysOff } from './readings.ts'

// What the rules of the trademark law of China share.

export const law: Source = { publication: '商标法（2019年修正）', grade: 'law' }
export const regulation: Source = { publication: '商标法实施条例（2014年修订）', grade: 'law' }

export const roll: RollRule = { calendar: 'CN', law: '商标法实施条例第十二条第一款' }
export const makeUpDays = makeUpDaysOff(roll.law)

const service: readonly ServiceRule[] = [
  {
    methods: {
      electronic: { days: 15, proof: 'replaces' },
      post: { days: 15, proof: 'replaces' },
      hand: { proof: 'replaces' },
      publication: { days: 30, proof: 'replaces' },
    },
    law: '商标法实施条例第十条',
  },
]

type Notice = Pick<DeadlineRule, 'id' | 'name' | 'periods' | 'law' | 'source'>
const base = { office: 'CN', kinds: ['mark'] } as const

/** A period that begins with the receipt of a document and moves to a working day. */
export const notice = (rule: Notice): DeadlineRule => ({ ...base, service, roll, readings: [makeUpDays], ...rule })

/** The same from a day that no document makes known. */
export const period = (rule: Notice & Partial<DeadlineRule>): DeadlineRule => ({
  ...base,
  roll,
  readings: [makeUpDays],
  ...rule,
})

/** The earliest day on which others may act, or the last one on which they may: no act before the office moves it. */
export const fixedDay = (rule: Notice & Partial<DeadlineRule>): DeadlineRule => ({ ...base, ...rule })
