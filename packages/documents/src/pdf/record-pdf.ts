import { countryName } from '@markwright/domain/places/countries'
import {
  type ClassedGoods,
  goodsByClass,
  goodsByNationalClass,
  type ListedGoods,
  type NationalClassGoods,
} from '@markwright/domain/marks/goods-list'
import type { Language } from '@markwright/domain/site/language'
import { niceClassName } from '@markwright/domain/marks/nice-classes'
import { type RenewalStatus, renewalStatuses } from '@markwright/domain/marks/renewal'
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
    markType: keyof Words['markTypes']
    demonstration: boolean
  }
  applicants: Party[]
  applicantNumbers: string[]
  agents: Party[]
  agentNumbers: string[]
  goods: ClassedGoods[]
  nationalGoods: NationalClassGoods[]
  progress: { date: string; code: string | null; text: string; textEn: string | null; issue: string | null }[]
  priorities: Claim[]
  seniorities: Claim[]
  oppositions: {
    number: string | null
    date: string | null
    opponent: string | null
    grounds: string | null
    earlierMarks: string[]
  }[]
  madrid: { number: string; designations: string[] } | null
  rightPeriod: { from: string | null; to: string | null }
  renewal: { validdate: string; oneYearBefore: string; sixMonthAfter: string; status: '' | RenewalStatus }
  numbers: string[]
  jointlyOwned: boolean
  statusDate: string | null
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
const ABSENT = '—'
const label = { colour: inks.faint, isLabel: true }

/**
 * A record as a document (PDF, A4): everything that its page on the site shows, with the image where it can be drawn. Days
 * left of the renewal window are not counted, only its dates are given: a document is read on other days, too.
 */
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
  printParties(pages, 'applicants', record.applicants, record.applicantNumbers, language)
  printParties(pages, 'agents', record.agents, record.agentNumbers, language)
  printGoods(pages, record, language)
  printHistory(pages, record, language)
  printRelated(pages, record, language)
  pages.space(14)
  const origin = hit.demonstration ? words.demonstration : words.notice
  pages.text(`${record.dataDate ? words.dataDate(record.dataDate) : ''}${origin}`, { size: 8, colour: inks.faint })
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
    regNo: [hit.regNo, ...record.numbers].filter(Boolean).join(words.join),
    status: hit.statusText,
    statusDate: record.statusDate,
    officeStatus: hit.officeStatus,
    markType: words.markTypes[hit.markType],
    classes: hit.classes.join(words.join),
    appDate: hit.appDate,
    priorityDate: hit.priorityDate,
    intlRegDate: hit.intlRegDate,
    designationDate: record.designationDate,
    trialDate: withIssue(hit.trialDate, hit.trialIssue),
    regDate: hit.regDate,
    publicationRegDate: withIssue(record.publicationRegDate, record.regIssue),
    rightPeriod: rightPeriod.to && `${rightPeriod.from ?? ABSENT} – ${rightPeriod.to}`,
    similarGroups: hit.similarGroups.join(words.join),
    viennaCodes: hit.viennaCodes.join(words.join),
    jointlyOwned: record.jointlyOwned ? words.yes : null,
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

/** By number where the register names nobody. */
function printParties(
  pages: Pages,
  role: keyof Words['numberOnly'],
  parties: readonly Party[],
  numbers: readonly string[],
  language: Language,
) {
  if (parties.length + numbers.length === 0) return
  const words = recordTexts[language]
  pages.heading(words.sections[role])
  if (parties.length === 0) pages.text(words.numberOnly[role](numbers.join(words.join)))
  for (const { name, nameEn, address, addressEn, country } of parties) {
    pages.text([name, nameEn !== name && nameEn].filter(Boolean).join(' · '), { weight: 'bold' })
    const lines = [address, addressEn !== address && addressEn, country && countryName(country, language)]
    for (const line of lines) if (line) pages.text(line, { size: 9, colour: inks.soft })
    pages.space(4)
  }
}

/** Goods and services by class of Nice, then those of the office's own classes. */
function printGoods(pages: Pages, { hit, goods, nationalGoods }: PrintedRecord, language: Language) {
  if (goods.length + nationalGoods.length === 0) return
  const words = recordTexts[language]
  const printClass = (title: string, { groups, count }: ListedGoods) => {
    pages.text([title, count > 0 && words.items(count)].filter(Boolean).join(' · '), { weight: 'bold' })
    for (const { group, items } of groups)
      pages.text(`${group ? `${group}  ` : ''}${items.join(words.joinItems)}`, { size: 9 })
    pages.space(4)
  }
  pages.heading(words.sections.goods)
  for (const { classNo, ...listed } of goodsByClass(goods, language))
    printClass(words.className(classNo, niceClassName(classNo, language)), listed)
  for (const { classNos, ...listed } of goodsByNationalClass(nationalGoods))
    printClass(words.nationalClass(classNos.join(words.join), countryName(hit.country, language)), listed)
}

function printHistory(pages: Pages, { progress }: PrintedRecord, language: Language) {
  if (progress.length === 0) return
  const words = recordTexts[language]
  pages.heading(words.sections.history)
  pages.rows(
    progress.map(({ date, code, text, textEn, issue }) => [
      date,
      language === 'en' ? (textEn ?? text) : text,
      [issue && words.issue(issue), code].filter(Boolean).join(' · '),
    ]),
    [3, 7, 3],
    [label],
  )
}

function printRelated(pages: Pages, record: PrintedRecord, language: Language) {
  const words = recordTexts[language]
  const { number: numberTitle, date: dateTitle, opponent, grounds, earlierMarks } = words.columns
  const printTable = (
    title: string,
    shares: readonly number[],
    cells: readonly string[],
    rows: readonly string[][],
  ) => {
    if (rows.length === 0) return
    pages.heading(title)
    pages.rows(rows, shares, [], { cells, style: label })
  }
  const claims = (title: string, list: readonly Claim[]) =>
    printTable(
      title,
      [4, 5, 4],
      [words.facts.office, numberTitle, dateTitle],
      list.map(({ country, number, date }) => [
        country ? countryName(country, language) : ABSENT,
        number ?? ABSENT,
        date ?? ABSENT,
      ]),
    )
  printTable(
    words.sections.oppositions,
    [3, 3, 4, 4, 4],
    [numberTitle, dateTitle, opponent, grounds, earlierMarks],
    record.oppositions.map((each) => [
      each.number ?? ABSENT,
      each.date ?? ABSENT,
      each.opponent ?? ABSENT,
      each.grounds ?? ABSENT,
      each.earlierMarks.join(words.join) || ABSENT,
    ]),
  )
  claims(words.sections.priorities, record.priorities)
  claims(words.sections.seniorities, record.seniorities)
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
