import { countryName } from '@markwright/domain/countries'
import type { Language } from '@markwright/domain/language'
import { findNiceClass } from '@markwright/domain/nice-classes'
import { type RenewalStatus, renewalStatuses } from '@markwright/domain/renewal'
import { readImage } from '../image.ts'
import { markImageAlt } from './entry-image.ts'
import { createPages, type Pages } from './print-pages.ts'
import { recordTexts } from './record-texts.ts'
import { inks } from './text-style.ts'

type Party = {
  name: string
  nameEn: string | null
  address: string | null
  addressEn: string | null
  country: string | null
}
type Claim = { country: string | null; number: string | null; date: string | null }

/** A record as the contract gives it, as far as it is printed. Days are `YYYY-MM-DD`. */
export type PrintedRecord = {
  hit: {
    country: string
    appNo: string
    regNo: string | null
    name: string | null
    nameOther: string | null
    status: number
    statusText: string
    officeStatus: string | null
    classes: number[]
    similarGroups: string[]
    viennaCodes: string[]
    appDate: string | null
    priorityDate: string | null
    intlRegDate: string | null
    trialDate: string | null
    trialIssue: string | null
    regDate: string | null
    demonstration: boolean
  }
  applicants: Party[]
  agents: Party[]
  goods: { class: number; group: string | null; text: string; textEn: string | null }[]
  progress: { date: string; text: string; textEn: string | null; issue: string | null }[]
  priorities: Claim[]
  seniorities: Claim[]
  oppositions: { number: string | null; date: string | null; opponent: string | null; grounds: string | null }[]
  madrid: { number: string; designations: string[] } | null
  rightPeriod: { from: string | null; to: string | null }
  renewal: { validdate: string; oneYearBefore: string; sixMonthAfter: string; status: '' | RenewalStatus }
  designationDate: string | null
  publicationRegDate: string | null
  regIssue: string | null
  colorClaim: string | null
  disclaimer: string | null
  description: string | null
  translation: string | null
  transliteration: string | null
  dataDate: string | null
}

type Words = (typeof recordTexts)[Language]
const label = { colour: inks.faint, isLabel: true }

/** A record as a document (PDF, A4): everything that its page on the site shows, with the image where it can be drawn. */
export async function recordPdf(
  record: PrintedRecord,
  options: { language: Language; image: Uint8Array | null; url: string; today: string },
): Promise<Buffer> {
  const { language, url, today } = options
  const words = recordTexts[language]
  const { hit } = record
  const pages = createPages(language)
  const name = hit.name ?? hit.nameOther ?? words.figure
  pages.beside(await readImage(options.image), markImageAlt(name, language), [
    { text: name, size: 24, weight: 'bold', tag: 'H1' },
    ...(hit.name && hit.nameOther ? [{ text: hit.nameOther, size: 13, colour: inks.soft }] : []),
    { text: `${countryName(hit.country, language)} · ${hit.appNo} · ${hit.statusText}`, size: 11, colour: inks.soft },
    { text: url, size: 8, colour: inks.link, link: url },
    ...(hit.demonstration ? [{ text: words.demonstration, size: 9, colour: inks.warning }] : []),
  ])
  pages.heading(words.sections.facts)
  pages.rows(factsOf(record, language), [4, 10], [label])
  printRenewal(pages, record, language)
  printParties(pages, words.sections.applicants, record.applicants, language)
  printParties(pages, words.sections.agents, record.agents, language)
  printGoods(pages, record, language)
  printHistory(pages, record, language)
  printRelated(pages, record, language)
  pages.space(14)
  pages.text(`${record.dataDate ? words.dataDate(record.dataDate) : ''}${words.notice}`, {
    size: 8,
    colour: inks.faint,
  })
  return pages.close(`${name} ${hit.appNo}`, (page, all) => ({ left: words.made(today), right: words.page(page, all) }))
}

function factsOf(record: PrintedRecord, language: Language): string[][] {
  const words = recordTexts[language]
  const { hit, rightPeriod } = record
  const withIssue = (day: string | null, issue: string | null) =>
    [day, issue && words.issue(issue)].filter(Boolean).join(' · ')
  const facts: Record<keyof Words['facts'], string | null> = {
    office: countryName(hit.country, language),
    appNo: hit.appNo,
    regNo: hit.regNo,
    status: hit.statusText,
    officeStatus: hit.officeStatus,
    classes: hit.classes.join(words.join),
    appDate: hit.appDate,
    priorityDate: hit.priorityDate,
    intlRegDate: hit.intlRegDate,
    designationDate: record.designationDate,
    trialDate: withIssue(hit.trialDate, hit.trialIssue),
    regDate: hit.regDate,
    publicationRegDate: withIssue(record.publicationRegDate, record.regIssue),
    rightPeriod: rightPeriod.to && `${rightPeriod.from ?? '—'} – ${rightPeriod.to}`,
    similarGroups: hit.similarGroups.join(words.join),
    viennaCodes: hit.viennaCodes.join(words.join),
    colorClaim: record.colorClaim,
    disclaimer: record.disclaimer,
    description: record.description,
    translation: record.translation,
    transliteration: record.transliteration,
  }
  return Object.entries(facts).flatMap(([fact, value]) =>
    value ? [[words.facts[fact as keyof Words['facts']], value]] : [],
  )
}

function printRenewal(pages: Pages, { renewal }: PrintedRecord, language: Language) {
  if (renewal.status === '') return
  const words = recordTexts[language]
  const status = renewalStatuses[renewal.status][language === 'cn' ? 'zh' : 'en']
  pages.heading(words.sections.renewal)
  pages.text(status, { weight: 'bold' })
  pages.text(words.renewal(renewal.oneYearBefore, renewal.validdate, renewal.sixMonthAfter))
  pages.text(words.rule, { size: 8, colour: inks.faint })
}

function printParties(pages: Pages, title: string, parties: readonly Party[], language: Language) {
  if (parties.length === 0) return
  pages.heading(title)
  for (const { name, nameEn, address, addressEn, country } of parties) {
    pages.text([name, nameEn !== name && nameEn].filter(Boolean).join(' · '), { weight: 'bold' })
    const lines = [address, addressEn !== address && addressEn, country && countryName(country, language)]
    for (const line of lines) if (line) pages.text(line, { size: 9, colour: inks.soft })
    pages.space(4)
  }
}

function printGoods(pages: Pages, { goods }: PrintedRecord, language: Language) {
  if (goods.length === 0) return
  const words = recordTexts[language]
  pages.heading(words.sections.goods)
  const classes = [...new Set(goods.map((item) => item.class))].toSorted((a, b) => a - b)
  for (const no of classes) {
    const found = findNiceClass(no)
    pages.text(words.className(no, (language === 'cn' ? found?.zh : found?.en) ?? ''), { weight: 'bold' })
    const items = goods.filter((item) => item.class === no)
    for (const group of new Set(items.map((item) => item.group))) {
      const texts = items
        .filter((item) => item.group === group)
        .map(({ text, textEn }) => (language === 'en' ? (textEn ?? text) : text))
      pages.text(`${group ? `${group}  ` : ''}${texts.join(language === 'cn' ? '；' : '; ')}`, { size: 9 })
    }
    pages.space(4)
  }
}

function printHistory(pages: Pages, { progress }: PrintedRecord, language: Language) {
  if (progress.length === 0) return
  const words = recordTexts[language]
  pages.heading(words.sections.history)
  pages.rows(
    progress.map(({ date, text, textEn, issue }) => [
      date,
      language === 'en' ? (textEn ?? text) : text,
      issue ? words.issue(issue) : '',
    ]),
    [3, 8, 2],
    [label],
  )
}

function printRelated(pages: Pages, record: PrintedRecord, language: Language) {
  const words = recordTexts[language]
  const claims = (title: string, list: readonly Claim[]) => {
    if (list.length === 0) return
    pages.heading(title)
    pages.rows(
      list.map(({ country, number, date }) => [
        country ? countryName(country, language) : '—',
        number ?? '—',
        date ?? '—',
      ]),
      [4, 5, 4],
    )
  }
  claims(words.sections.priorities, record.priorities)
  claims(words.sections.seniorities, record.seniorities)
  if (record.oppositions.length > 0) {
    pages.heading(words.sections.oppositions)
    pages.rows(
      record.oppositions.map(({ number, date, opponent, grounds }) =>
        [number, date, opponent, grounds].map((each) => each ?? '—'),
      ),
      [3, 3, 4, 5],
    )
  }
  if (record.madrid) {
    pages.heading(words.sections.madrid)
    pages.text(record.madrid.number)
    const { designations } = record.madrid
    if (designations.length > 0)
      pages.text(`${words.designations}: ${designations.map((code) => countryName(code, language)).join(words.join)}`, {
        size: 9,
      })
  }
}
