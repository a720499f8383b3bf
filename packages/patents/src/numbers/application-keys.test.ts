import { describe, expect, test } from 'vitest'
import { applicationForms, applicationKey, typedApplicationForms } from './application-keys.ts'
import { chineseCheckDigit } from './chinese-number.ts'

/** Numbers from 0 up to a limit, the same in every run (Numerical Recipes). */
function createRandom(seed: number) {
  let state = seed
  return (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
}
const pad = (value: number, length: number) => String(value).padStart(length, '0')

type Application = { country: string; day: string; notations: string[] }

/** An application with the notations of those who write it: offices, DOCDB, epodoc, databases, people. */
const kinds: Record<string, (below: ReturnType<typeof createRandom>) => Application> = {
  'CN since 2003': (below) => {
    const year = 2004 + below(22)
    const digits = `${year}${[1, 2, 3, 8, 9][below(5)]}${pad(below(1e7), 7)}`
    const full = `${digits}.${chineseCheckDigit(digits)}`
    return {
      country: 'CN',
      day: `${year}-05-06`,
      notations: [
        digits,
        full,
        `CN${digits}`,
        `CN ${digits} A`,
        `ZL${full}`,
        `ZL ${full}`,
        `CN${full.replace('.', '')}`,
      ],
    }
  },
  'CN before': (below) => {
    const digits = `${pad(85 + below(15), 2)}${1 + below(3)}${pad(below(1e5), 5)}`
    const full = `${digits}.${chineseCheckDigit(digits)}`
    return {
      country: 'CN',
      day: `19${digits.slice(0, 2)}-05-06`,
      notations: [`CN${full}`, `ZL${full}`, `ZL${digits}`, `CN ${digits} A`],
    }
  },
  'US since 1993': (below) => {
    const [series, year] = [
      ['08', 1995],
      ['09', 1999],
      ['10', 2003],
      ['11', 2006],
      ['12', 2009],
      ['13', 2011],
      ['14', 2014],
      ['15', 2016],
      ['16', 2019],
      ['17', 2021],
    ][below(10)] as [string, number]
    const serial = pad(below(1e6), 6)
    return {
      country: 'US',
      day: `${year}-05-06`,
      notations: [
        `${series}/${serial.slice(0, 3)},${serial.slice(3)}`,
        `US${series}/${serial}`,
        `US ${series}/${serial.slice(0, 3)},${serial.slice(3)}`,
        `US ${year}${series}${serial} A`,
        `US${year}${series}${serial}`,
        `US ${serial}${String(year).slice(2)} A`,
      ],
    }
  },
  EP: (below) => {
    const year = 1980 + below(45)
    const serial = pad(below(1e6), 6)
    const short = `${String(year).slice(2)}${serial}`
    return {
      country: 'EP',
      day: `${year}-05-06`,
      notations: [`EP${short}`, `EP ${short} A`, `EP${short}.${below(10)}`, `EP${year}0${serial}`],
    }
  },
  PCT: (below) => {
    const year = 2004 + below(20)
    const office = ['US', 'CN', 'IB', 'EP', 'JP', 'KR'][below(6)]!
    const serial = pad(below(1e6), 6)
    return {
      country: 'WO',
      day: `${year}-05-06`,
      notations: [
        `PCT/${office}${year}/${serial}`,
        `WOPCT/${office}${year}/${serial}`,
        `PCT ${office} ${year} ${serial}`,
        `${office} ${year}/0${serial} W`,
        `${office}${year}${serial}W`,
      ],
    }
  },
  'PCT before 2004': (below) => {
    const year = 1979 + below(24)
    const office = ['US', 'GB', 'EP'][below(3)]!
    const serial = pad(below(1e5), 5)
    const short = String(year).slice(2)
    return {
      country: 'WO',
      day: `${year}-05-06`,
      notations: [`PCT/${office}${short}/${serial}`, `PCT/${office}${year}/${serial}`, `${office} ${short}${serial} W`],
    }
  },
  KR: (below) => {
    const [year, serial] = [1990 + below(35), pad(below(1e7), 7)]
    return {
      country: 'KR',
      day: `${year}-05-06`,
      notations: [`KR10-${year}-${serial}`, `KR 10-${year}-${serial}`, `KR ${year}${serial} A`, `KR10${year}${serial}`],
    }
  },
  DE: (below) => {
    const [year, serial] = [2004 + below(20), pad(below(1e6), 6)]
    const digits = `10${year}${serial}`
    return {
      country: 'DE',
      day: `${year}-05-06`,
      notations: [`DE${digits}`, `DE ${digits}.${below(10)}`, `DE ${digits} A`],
    }
  },
}

describe('an application has one key and is found, in whichever notation a source or a person writes it', () => {
  test.each(Object.entries(kinds))('%s', (_, invent) => {
    const below = createRandom(7)
    for (let round = 0; round < 1000; round++) {
      const { country, day, notations } = invent(below)
      const sources = notations.map((text) => applicationForms(country, text, day))
      expect(new Set(sources.map(([key]) => key)).size, notations.join(' | ')).toBe(1)
      for (const typed of notations)
        for (const [at, forms] of sources.entries())
          expect(
            typedApplicationForms(typed).some((form) => forms.includes(form)),
            `${typed} finds ${notations[at]}`,
          ).toBe(true)
    }
  })

  test.each(Object.entries(kinds))('another application of %s is not found by it', (_, invent) => {
    const below = createRandom(11)
    const all = Array.from({ length: 400 }, () => invent(below))
    const keyOf = ({ country, day, notations }: Application) => applicationKey(country, notations[0]!, day)
    for (const [at, application] of all.entries()) {
      const other = all[(at + 1) % all.length]!
      if (keyOf(application) === keyOf(other)) continue
      const forms = other.notations.flatMap((text) => applicationForms(other.country, text, other.day))
      for (const typed of application.notations)
        expect(
          typedApplicationForms(typed).filter((form) => forms.includes(form)),
          `${typed} is not ${other.notations[0]}`,
        ).toEqual([])
    }
  })
})

test('the same digits are another application in another office, year or series', () => {
  const keys = [
    applicationKey('US', '11/123405', '2005-04-13'),
    applicationKey('US', 'US 11123405 A', '2005-04-13'),
    applicationKey('US', '12/123405', '2009-04-13'),
    applicationKey('EP', 'EP11123405', '2011-04-13'),
    applicationKey('CN', 'CN11123405', '2011-04-13'),
  ]
  expect(new Set(keys).size).toBe(5)
})

test('what is no number stands for no application', () => {
  for (const text of ['', 'hello', 'US', '12345', '!!', 'ZL202310000001.0'])
    expect(typedApplicationForms(text)).toEqual([])
})
