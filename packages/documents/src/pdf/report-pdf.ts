import type { Image } from '@napi-rs/canvas'
import type { Language } from '@markwright/domain/language'
import { findNiceClass } from '@markwright/domain/nice-classes'
import {
  gradeAdvice,
  levelNames,
  type ReportClass,
  type ReportContent,
  type ReportMark,
  type ReportQuestion,
  severityNames,
  type Statement,
  statementIn,
} from '@markwright/domain/registrability-report'
import { statusText } from '@markwright/domain/trademark-status'
import { printableText } from '../harmless-text.ts'
import { readPicture } from '../picture.ts'
import { createPages, type EntryPicture, inks, type Pages } from './print-pages.ts'
import { gradeInks, gradesChart, risksChart } from './report-charts.ts'
import { reportTexts } from './report-texts.ts'

/** A reviewed report; `comments` are by class, days `YYYY-MM-DD`. */
export type PrintedReport = {
  number: string
  language: Language
  question: ReportQuestion
  content: ReportContent
  conclusion: string
  comments: Readonly<Record<string, string>>
  reviewer: string
  requestedOn: string
  url: string
}

/** Pictures in the object store: that of the mark itself, and those of earlier marks by their ids. */
export type ReportPictures = {
  own: Uint8Array | null
  read: (imageKey: string) => Promise<Uint8Array | null>
}

/** More of a class are in the online report. */
const CITED_MAX = 10
const label = { colour: inks.faint, size: 9 }
const small = { size: 9, colour: inks.soft }
const note = { size: 8, colour: inks.faint }

/** A registrability report as a document (PDF, A4), in its language. */
export async function reportPdf(report: PrintedReport, pictures: ReportPictures): Promise<Buffer> {
  const { number, language, question, content } = report
  const words = reportTexts[language]
  const pages = createPages()
  await printHead(pages, report, pictures.own)
  pages.heading(words.conclusion)
  pages.text(said(report.conclusion || words.none, language), { size: 10.5 })
  gradesChart(pages, content.classes, language)
  pages.text(words.gradesNote, note)
  risksChart(pages, content.classes, language)
  pages.text(words.risksNote, note)
  for (const each of content.classes) printClass(pages, each, report)
  printWellKnown(pages, content, language)
  await printPictures(pages, content, language, pictures)
  await printMarks(pages, content, language, pictures.read)
  printBasis(pages, question, content, language)
  pages.heading(words.limits)
  content.limits.forEach((limit, i) => pages.text(`${i + 1}. ${stated(limit, language)}`, small))
  return pages.close(`${words.title} ${number}`, (page, all) => ({
    left: words.footer(number),
    right: words.page(page, all),
  }))
}

async function printHead(pages: Pages, report: PrintedReport, picture: Uint8Array | null) {
  const { number, language, question, content } = report
  const words = reportTexts[language]
  pages.beside(await readPicture(picture), [
    { text: words.title, size: 13, colour: inks.soft },
    { text: printableText(question.tradeMarkText), size: 26, weight: 'bold' },
  ])
  pages.space(6)
  const facts: [string, string | null][] = [
    [words.facts.number, number],
    [words.facts.classes, question.classes.join(words.join)],
    [words.facts.applicant, question.applicant],
    [words.facts.requested, report.requestedOn],
    [words.facts.queryDate, content.basis.queryDate],
    [words.facts.dataDate, content.basis.dataDate],
    [words.facts.reviewer, report.reviewer],
    [words.facts.link, report.url],
  ]
  pages.rows(
    facts.flatMap(([name, value]) => (value ? [[name, printableText(value)]] : [])),
    [3, 12],
    [label],
  )
}

function printClass(pages: Pages, assessed: ReportClass, { question, content, comments, language }: PrintedReport) {
  const words = reportTexts[language]
  const { classNo, grade, chance, band, grounds, citations, withoutGoods } = assessed
  const found = findNiceClass(classNo)
  const goods = question.goods.filter((item) => item.classNo === classNo).map(({ name }) => name)
  pages.heading(words.className(classNo, (language === 'cn' ? found?.zh : found?.en) ?? ''))
  pages.text(words.grade(grade, gradeAdvice[grade][language]), {
    weight: 'bold',
    size: 11,
    colour: gradeInks[grade],
  })
  pages.text(words.chance(chance, ...band))
  pages.text(goods.length > 0 ? words.goods(printableText(goods.join(words.items))) : words.wholeClass, small)
  if (withoutGoods)
    pages.text(words.withoutGoods(printableText(withoutGoods.goods.join(words.items)), withoutGoods.grade), small)
  const comment = comments[String(classNo)]
  if (comment) {
    pages.subheading(words.comment)
    pages.text(said(comment, language))
  }
  pages.subheading(words.grounds)
  if (grounds.length === 0) pages.text(words.noGrounds, small)
  for (const ground of grounds)
    pages.text(`${ground.rule} · ${severityNames[ground.severity][language]} · ${stated(ground, language)}`, small)
  pages.subheading(words.cited)
  if (citations.length === 0) return pages.text(words.noneCited, small)
  const byId = new Map(content.marks.map((mark) => [mark.id, mark]))
  const cell = { size: 8.5 }
  const widths = [9, 5, 5, 8, 3, 3]
  pages.rows(
    [words.columns],
    widths,
    words.columns.map(() => note),
  )
  pages.rows(
    citations.slice(0, CITED_MAX).map((citation) => {
      const mark = byId.get(citation.id)
      return [
        mark ? `${nameOf(mark, language)}\n${mark.appNo}` : citation.id,
        stated(citation.standing, language),
        mark ? `${mark.score} · ${levelNames[mark.level][language]}` : '',
        stated(citation.goods, language),
        `${Math.round(citation.share * 100)}%`,
        citation.gradeWithout,
      ]
    }),
    widths,
    widths.map(() => cell),
  )
  if (citations.length > CITED_MAX) pages.text(words.more(citations.length - CITED_MAX), note)
}

/** Curved quotation marks of the font are as wide as Chinese characters, which tears English words apart. */
const said = (text: string, language: Language) =>
  language === 'cn' ? printableText(text) : printableText(text).replaceAll(/[“”]/g, '"').replaceAll(/[‘’]/g, "'")

const stated = (statement: Statement, language: Language) => said(statementIn(statement, language), language)

const nameOf = ({ name, nameOther }: ReportMark, language: Language) =>
  printableText([name, nameOther].filter(Boolean).join(' / ') || reportTexts[language].figure)

function printWellKnown(pages: Pages, { wellKnown }: ReportContent, language: Language) {
  if (wellKnown.length === 0) return
  const words = reportTexts[language]
  pages.heading(words.wellKnown)
  pages.text(wellKnown.join(words.join))
  pages.text(words.wellKnownNote, note)
}

async function printMarks(pages: Pages, content: ReportContent, language: Language, read: ReportPictures['read']) {
  const words = reportTexts[language]
  const shown = new Set(content.classes.flatMap(({ citations }) => citations.slice(0, CITED_MAX).map(({ id }) => id)))
  const marks = content.marks.filter(({ id }) => shown.has(id))
  if (marks.length === 0) return
  pages.heading(words.marks)
  for (const mark of marks) {
    const facts = [
      mark.applicant && `${words.mark.owner} ${mark.applicant}`,
      mark.appDate && `${words.mark.applied} ${mark.appDate}`,
      mark.regDate && `${words.mark.registered} ${mark.regDate}`,
      mark.expiresOn && `${words.mark.expires} ${mark.expiresOn}`,
      `${words.mark.classes} ${mark.classes.join(words.join)}`,
    ].filter(Boolean)
    const reasons = mark.reasons.map((reason) => stated(reason, language)).join(language === 'cn' ? '' : ' ')
    const picture = await readPicture(mark.imageKey ? await read(mark.imageKey) : null)
    pages.entry(
      [entryOf(mark, picture)],
      [
        { text: nameOf(mark, language), weight: 'bold', size: 11 },
        { text: `${mark.country} ${mark.appNo} · ${statusText(mark.status, language)}`, size: 9 },
        { text: said(facts.join(words.items), language), ...small },
        { text: `${words.why}: ${mark.score} · ${levelNames[mark.level][language]}${words.stop}${reasons}`, ...small },
        ...(mark.demonstration ? [{ text: words.demonstration, size: 8, colour: '#8a5200' }] : []),
      ],
    )
  }
}

/** Marks with similar pictures, each beside the mark itself, with the parts that agree. */
async function printPictures(pages: Pages, content: ReportContent, language: Language, { own, read }: ReportPictures) {
  if (!content.picture) return
  const words = reportTexts[language]
  const { marks } = content.picture
  pages.heading(words.pictures, 60)
  pages.text(marks.length > 0 ? words.picturesNote : words.noPictures, note)
  if (marks.length > 0) pages.space(6)
  const image = await readPicture(own)
  for (const mark of marks.slice(0, CITED_MAX)) {
    const found = await readPicture(mark.imageKey ? await read(mark.imageKey) : null)
    pages.entry(
      [
        ...(image ? [{ image, areas: mark.regions.map(({ queryBox }) => queryBox) }] : []),
        found ? { image: found, areas: mark.regions.map(({ hitBox }) => hitBox) } : entryOf(mark, null),
      ],
      [
        { text: nameOf(mark, language), weight: 'bold', size: 11 },
        { text: `${mark.country} ${mark.appNo} · ${statusText(mark.status, language)}`, size: 9 },
        {
          text: `${mark.score} · ${levelNames[mark.level][language]}${words.stop}${mark.reasons.map((reason) => stated(reason, language)).join(' ')}`,
          ...small,
        },
        { text: words.regions(mark.regions.map(({ score }) => score).join(words.join)), ...small },
        ...(mark.demonstration ? [{ text: words.demonstration, size: 8, colour: '#8a5200' }] : []),
      ],
    )
  }
  if (marks.length > CITED_MAX) pages.text(words.more(marks.length - CITED_MAX), note)
}

const entryOf = ({ name, nameOther }: ReportMark, image: Image | null): EntryPicture =>
  image ? { image } : printableText(name ?? nameOther ?? '')

function printBasis(pages: Pages, question: ReportQuestion, { basis }: ReportContent, language: Language) {
  const words = reportTexts[language]
  const asked = [question.tradeMarkText, question.classes.map(words.shortClass).join(words.join), question.applicant]
  pages.heading(words.basis)
  pages.rows(
    [
      [words.basisRows.question, printableText(asked.filter(Boolean).join(' · '))],
      [words.basisRows.offices, words.officesText],
      [words.basisRows.marks, basis.marksSearched.toLocaleString('en')],
      [words.basisRows.data, `${basis.dataVersion}${basis.dataDate ? ` (${basis.dataDate})` : ''}`],
      [words.basisRows.engine, basis.engineVersion],
      [words.basisRows.parameters, basis.parameterVersion],
      [words.basisRows.calibrated, words.notCalibrated],
    ],
    [3, 10],
    [label],
  )
}
