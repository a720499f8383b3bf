import { countryName } from '@markwright/domain/places/countries'
import type { Language } from '@markwright/domain/site/language'
import { readImage } from '../image.ts'
import { markEntryImage } from './entry-image.ts'
import { createPages } from './print-pages.ts'
import { inks } from './text-style.ts'

/** A right with its next last days, as far as it is printed. Days are `YYYY-MM-DD`. */
export type PrintedRight = {
  id: string
  kind: 'mark' | 'patent' | 'software' | 'certificate'
  office: string
  number: string
  registrationNumber: string | null
  title: string
  classes: number[]
  state: 'pending' | 'live' | 'ended' | 'unknown'
  owner: string | null
  client: string | null
  filedOn: string | null
  registeredOn: string | null
  expiresOn: string | null
  deadlines: { name: string; dueOn: string; graceEnd: string | null }[]
}

export type PortfolioPdfOptions = {
  language: Language
  today: string
  /** The image of a mark, null where it has none. */
  readImage: (id: string) => Promise<Uint8Array | null>
}

const words = {
  cn: {
    title: '托管资产报告',
    day: (today: string) => `截至 ${today}`,
    total: (count: number) => `共 ${count} 件资产`,
    deadlines: '最近的期限',
    rights: '资产',
    none: '没有未完成的期限。',
    kinds: { mark: '商标', patent: '专利', software: '软件著作权', certificate: '证书' },
    states: { pending: '申请中', live: '有效', ended: '已失效', unknown: '状态不明' },
    registration: (number: string) => `注册/授权号 ${number}`,
    classes: (classes: string) => `第 ${classes} 类`,
    filed: (day: string) => `申请 ${day}`,
    registered: (day: string) => `注册/授权 ${day}`,
    expires: (day: string) => `到期 ${day}`,
    client: (name: string) => `客户 ${name}`,
    grace: (day: string) => `宽限期至 ${day}`,
    note: '期限按公布的规则计算，以官方通知为准。',
    page: (page: number, pages: number) => `第 ${page} 页，共 ${pages} 页`,
  },
  en: {
    title: 'Portfolio report',
    day: (today: string) => `As of ${today}`,
    total: (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'right' : 'rights'}`,
    deadlines: 'Next deadlines',
    rights: 'Rights',
    none: 'No deadline is open.',
    kinds: { mark: 'Trademark', patent: 'Patent', software: 'Software copyright', certificate: 'Certificate' },
    states: { pending: 'pending', live: 'live', ended: 'ended', unknown: 'state unknown' },
    registration: (number: string) => `Registration or grant ${number}`,
    classes: (classes: string) => `classes ${classes}`,
    filed: (day: string) => `filed ${day}`,
    registered: (day: string) => `registered or granted ${day}`,
    expires: (day: string) => `expires ${day}`,
    client: (name: string) => `client ${name}`,
    grace: (day: string) => `grace period until ${day}`,
    note: 'Deadlines follow published rules; the notices of the offices prevail.',
    page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  },
} as const

const DEADLINES_LISTED = 100
const small = { size: 9 }
const faint = { size: 8.5, colour: inks.faint }

/** A report of rights with the images of the marks and their last days (PDF, A4). */
export async function portfolioPdf(
  rights: readonly PrintedRight[],
  { language, today, ...options }: PortfolioPdfOptions,
): Promise<Buffer> {
  const word = words[language]
  const pages = createPages(language)
  pages.text(word.title, { size: 20, weight: 'bold' }, 'H1')
  pages.text(`${word.day(today)} · ${word.total(rights.length)}`, { size: 11, colour: inks.soft })
  const deadlines = rights
    .flatMap((right) => right.deadlines.map((deadline) => ({ right, deadline })))
    .toSorted((a, b) => a.deadline.dueOn.localeCompare(b.deadline.dueOn))
    .slice(0, DEADLINES_LISTED)
  pages.heading(word.deadlines)
  if (deadlines.length === 0) pages.text(word.none)
  else
    pages.rows(
      deadlines.map(({ right, deadline }) => [
        deadline.dueOn,
        deadline.name,
        right.title,
        `${countryName(right.office, language)} ${right.number}`,
      ]),
      [3, 5, 5, 5],
      [{ ...small, isLabel: true }, small, small, small],
    )
  pages.heading(word.rights)
  for (const right of rights) {
    const image = right.kind === 'mark' ? await readImage(await options.readImage(right.id)) : null
    const named = { name: right.title, nameOther: null, appNo: right.number }
    pages.entry(right.kind === 'mark' ? [markEntryImage(image, named, { language })] : [], [
      { text: right.title, weight: 'bold', tag: 'H3' },
      {
        text: joined([
          word.kinds[right.kind],
          `${countryName(right.office, language)} ${right.number}`,
          right.registrationNumber && word.registration(right.registrationNumber),
          right.classes.length > 0 && word.classes(right.classes.join(', ')),
          word.states[right.state],
        ]),
        ...small,
      },
      {
        text: joined([
          right.owner,
          right.client && word.client(right.client),
          right.filedOn && word.filed(right.filedOn),
          right.registeredOn && word.registered(right.registeredOn),
          right.expiresOn && word.expires(right.expiresOn),
        ]),
        ...small,
      },
      ...right.deadlines.map(({ name, dueOn, graceEnd }) => ({
        text: joined([`${dueOn} ${name}`, graceEnd && word.grace(graceEnd)]),
        ...small,
      })),
    ])
  }
  pages.space(14)
  pages.text(word.note, faint)
  return pages.close(word.title, (page, all) => ({ left: `Markwright 知匠 · ${today}`, right: word.page(page, all) }))
}

const joined = (facts: readonly unknown[]) => facts.filter(Boolean).join(' · ')
