import { dayNumber } from '@markwright/domain/dates/calendar'
import { createAgents } from './agent.ts'
import { type Applicant, applicantOf, type PartyInput } from './applicant.ts'
import { filingDays } from './filing-days.ts'
import { type Logo, logoSvg } from './logo.ts'
import { type DemoOffice, demoOffices, type HomeOffice, pickApplicantCountry } from './office.ts'
import type { Random } from './random.ts'
import { createLedgers, type Ledger } from './series.ts'

export type RegisterOptions = {
  /** How many records. */
  marks: number
  seed: number
  /** The day on which the register is read, `YYYY-MM-DD`: it decides what has happened and which renewals are open. */
  today: string
}

/** What all records of a register share. */
export type World = {
  today: number
  filingDay(office: HomeOffice, random: Random): number
  applicationsOf(office: DemoOffice): Ledger
  registrationsOf(office: DemoOffice): Ledger | null
  applicantAt(office: HomeOffice, random: Random): Applicant
  agentAt(office: DemoOffice, random: Random): PartyInput
  /** Number of a logo; a register holds at most `LOGOS_MAX` different ones. */
  pickLogo(random: Random): number
  /** What an office says of a logo. */
  describeLogo(logo: number): Pick<Logo, 'viennaCodes' | 'colours'>
}

const LOGOS_MAX = 20_000

/** Share of all applicants who come from a country; the rest have one hundredth each. */
const COUNTRY_SHARES: Record<string, number> = { CN: 0.58, US: 0.11, JP: 0.07, TW: 0.06, KR: 0.05, HK: 0.04, DE: 0.03 }

// The numbers of the offices are known from 2001 on, and the calendar ends in 2120.
const FIRST_TODAY = '2010-01-01'
const LAST_TODAY = '2099-12-31'

/** Throws a RangeError for options that no register can be made from. */
export function createWorld({ marks, seed, today: todayText }: RegisterOptions): World {
  if (!Number.isInteger(marks) || marks < 1) throw new RangeError('A register has at least one record.')
  if (todayText < FIRST_TODAY || todayText > LAST_TODAY) {
    throw new RangeError(`The day must lie between ${FIRST_TODAY} and ${LAST_TODAY}.`)
  }
  const today = dayNumber(todayText)
  const ledgers = createLedgers(today)
  const days = new Map(
    demoOffices.flatMap((office) => (office === 'WO' ? [] : [[office, filingDays(office, today)] as const])),
  )
  const agents = createAgents(seed)
  const descriptions = new Map<number, Pick<Logo, 'viennaCodes' | 'colours'>>()
  const logos = Math.min(LOGOS_MAX, Math.max(10, Math.floor(marks / 4)))
  return {
    today,
    filingDay: (office, random) => days.get(office)?.(random) ?? today,
    applicationsOf(office) {
      const ledger = ledgers.applications.get(office)
      if (!ledger) throw new RangeError(`No numbers of ${office}.`)
      return ledger
    },
    registrationsOf: (office) => ledgers.registrations.get(office) ?? null,
    applicantAt(office, random) {
      const country = pickApplicantCountry[office](random)
      const applicants = Math.max(8, Math.floor((marks * (COUNTRY_SHARES[country] ?? 0.01)) / 1.6))
      // A few applicants own many marks.
      const share = random.next()
      return applicantOf(seed, country, Math.floor(share * share * applicants))
    },
    agentAt: agents,
    pickLogo: (random) => random.below(logos),
    describeLogo(logo) {
      let description = descriptions.get(logo)
      if (!description) {
        const { viennaCodes, colours } = logoSvg(logo)
        description = { viennaCodes, colours }
        descriptions.set(logo, description)
      }
      return description
    },
  }
}
