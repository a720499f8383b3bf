import { emptyPatent, readPatentNumber, type PatentRecord } from '@markwright/patents'
import { chineseAbstract, chineseClaims, chineseDescription, chineseTitle } from './chinese-text.ts'
import { englishAbstract, englishClaims, englishDescription, englishTitle } from './english-text.ts'
import type { Invention } from './invention.ts'
import { agencies, companies, inventors } from './people.ts'
import type { Random } from './random.ts'

type Event = PatentRecord['legalEvents'][number]

/** Days are counted from the first filing, which lies 1 to 12 years before the register is read. */
const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

/**
 * The publications of one invention: a Chinese application, its grant or a utility model, and members in the USA and at
 * the EPO. Numbers lie beyond those that the offices have given.
 * @param place of the family, from 0
 */
export function familyOf(invention: Invention, place: number, random: Random, today: string): PatentRecord[] {
  const filedOn = dayAfter(today, -(365 + random.below(11 * 365)))
  const serial = String(place + 1).padStart(3, '0')
  const applicants = [companies[place % companies.length]!, ...(random.isLikely(0.15) ? [random.pick(companies)] : [])]
  const people = random.some(inventors, 1 + random.below(3))
  const agency = random.pick(agencies)
  const isUtility = place % 6 === 5
  const year = filedOn.slice(0, 4)
  const application = `${year}${isUtility ? '2' : '1'}9900${serial}`
  const named = (script: 0 | 1, terms: readonly (readonly [string, string])[], country?: string) =>
    [...new Set(terms.map((term) => term[script]))].map((name) => ({ name, ...(country && { country }) }))
  const base = {
    ...emptyPatent(),
    type: isUtility ? ('utility' as const) : ('invention' as const),
    assignees: [],
    ipcs: random.some(invention.field.ipcs, 1 + random.below(3)),
    citations: [],
    familyId: String(990_000_000 + place),
    drawings: [1, 2].map((number) => ({ number: String(number), file: `${serial}-${number}.png` })),
  }
  const chinese = {
    ...base,
    country: 'CN',
    applicationNumber: `CN${application}`,
    filedOn,
    language: 'zh',
    titles: { zh: chineseTitle(invention), en: englishTitle(invention) },
    abstracts: { zh: chineseAbstract(invention) },
    applicants: named(0, applicants, 'CN'),
    inventors: named(0, people),
    agents: named(0, [agency]),
    cpcs: [],
    priorities: [],
    claims: { zh: chineseClaims(invention) },
    description: { zh: chineseDescription(invention) },
  }
  const english = {
    ...base,
    language: 'en',
    titles: { en: englishTitle(invention) },
    abstracts: { en: englishAbstract(invention) },
    applicants: named(1, applicants, 'CN'),
    inventors: named(1, people),
    agents: named(1, [agency]),
    cpcs: base.ipcs,
    priorities: [{ country: 'CN', number: application, date: filedOn }],
    claims: { en: englishClaims(invention) },
    description: { en: englishDescription(invention) },
    filedOn: dayAfter(filedOn, 350),
  }
  const publishedOn = dayAfter(filedOn, isUtility ? 200 : 545)
  const grantedOn = dayAfter(filedOn, 900 + random.below(500))
  const isGranted = !isUtility && random.isLikely(0.6)
  const first = {
    ...chinese,
    kind: isUtility ? 'U' : 'A',
    number: `${isUtility ? '299' : '199'}000${serial}`,
    publishedOn,
  }
  const publications: PatentRecord[] = [
    {
      ...first,
      legalEvents: isUtility ? lifeOf('CN', publishedOn, random) : applicationEvents(publishedOn, isGranted, random),
    },
  ]
  if (isGranted)
    publications.push({
      ...chinese,
      kind: 'B',
      number: `199000${serial}`,
      publishedOn: grantedOn,
      legalEvents: lifeOf('CN', grantedOn, random),
    })
  if (!isUtility && place % 2 === 0) {
    const usPublished = dayAfter(filedOn, 560)
    const us = { ...english, country: 'US', applicationNumber: `US99900${serial}` }
    publications.push({ ...us, kind: 'A1', number: `20990000${serial}`, publishedOn: usPublished, legalEvents: [] })
    if (isGranted)
      publications.push({
        ...us,
        kind: 'B2',
        number: `99000${serial}`,
        publishedOn: dayAfter(grantedOn, 120),
        legalEvents: lifeOf('US', dayAfter(grantedOn, 120), random),
      })
  }
  if (!isUtility && place % 3 === 0) {
    const ep = { ...english, country: 'EP', applicationNumber: `EP99900${serial}`, number: `9900${serial}` }
    publications.push({
      ...ep,
      kind: 'A1',
      publishedOn: dayAfter(filedOn, 570),
      legalEvents: event('EP', '17Q', dayAfter(filedOn, 800)),
    })
  }
  return publications
    .filter(({ publishedOn: day }) => day! <= today)
    .map((record) => ({ ...record, legalEvents: record.legalEvents.filter(({ date }) => date! <= today) }))
}

/** What the codes of events mean, in both languages: an event has one text. */
const eventTexts = {
  PB01: '公布 · Publication',
  SE01: '进入实质审查 · Request for examination took effect',
  WD01: '视为撤回 · Deemed withdrawn',
  RJ01: '驳回 · Rejected',
  GR01: '授权 · Granted',
  CF01: '未缴年费，专利权终止 · Lapsed: annual fee not paid',
  STCF: '授权 · Granted',
  LAPS: '未缴维持费，失效 · Lapsed: maintenance fee not paid',
  '17Q': '首次审查意见 · First examination report sent',
} as const

const event = (country: string, code: keyof typeof eventTexts, date: string): Event[] => [
  { country, code, date, text: eventTexts[code] },
]

function applicationEvents(publishedOn: string, isGranted: boolean, random: Random): Event[] {
  const events = [...event('CN', 'PB01', publishedOn), ...event('CN', 'SE01', dayAfter(publishedOn, 20))]
  if (isGranted || random.isLikely(0.5)) return events
  return [...events, ...event('CN', random.isLikely(0.5) ? 'WD01' : 'RJ01', dayAfter(publishedOn, 700))]
}

/** From grant to lapse, for some of them. */
function lifeOf(country: 'CN' | 'US', grantedOn: string, random: Random): Event[] {
  const [grant, lapse] = country === 'CN' ? (['GR01', 'CF01'] as const) : (['STCF', 'LAPS'] as const)
  const events = event(country, grant, grantedOn)
  return random.isLikely(0.25) ? [...events, ...event(country, lapse, dayAfter(grantedOn, 1500))] : events
}

/** As the register names a publication, or an error of this generator. */
export function checkedNumber({ country, number, kind }: PatentRecord): string {
  const read = readPatentNumber(`${country}${number}${kind ?? ''}`)
  if (typeof read === 'string' || read.type === 'application')
    throw new Error(`not a number: ${country}${number}${kind}`)
  return `${read.country}${read.number}${read.kind ?? ''}`
}
