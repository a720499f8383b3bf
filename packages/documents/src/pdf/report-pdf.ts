import { classRuns } from '@markwright/domain/marks/class-numbers'
import type { Language } from '@markwright/domain/site/language'
import { findNiceClass } from '@markwright/domain/marks/nice-classes'
import {
  gradeAdvice,
  levelNames,
  type ReportClass,
  type ReportContent,
  type ReportQuery,
  severityNames,
  statementIn,
} from '@markwright/domain/marks/registrability-report'
import { readImage } from '../image.ts'
import { markImageAlt } from './entry-image.ts'
import { createPages, type Pages } from './print-pages.ts'
import { gradeInks, gradesChart, risksChart } from './report-charts.ts'
import { CITED_MAX, nameOf, printMarks, printImages, type ReportImages } from './report-marks.ts'
import { reportTexts } from './report-texts.ts'
import { inks, note, small } from './text-style.ts'

/** A reviewed report; `comments` are by class, days `YYYY-MM-DD`. */
export type PrintedReport = {
  number: string
  language: Language
  question: ReportQuery
  content: ReportContent
  conclusion: string
  comments: Readonly<Record<string, string>>
  reviewer: string
  requestedOn: string
  url: string
}

const label = { colour: inks.faint, size: 9, isLabel: true }

/** A registrability report as a document (PDF, A4), in its language. */
export async function reportPdf(report: PrintedReport, images: ReportImages): Promise<Buffer> {
  const { number, language, question, content } = report
  const words = reportTexts[language]
  const pages = createPages(language)
  await printHead(pages, report, images.own)
  pages.heading(words.conclusion)
  pages.text(report.conclusion || words.none, { size: 10.5 })
  gradesChart(pages, content.classes, language)
  pages.text(words.gradesNote, note)
  risksChart(pages, content.classes, language)
  pages.text(words.risksNote, note)
  for (const each of content.classes) printClass(pages, each, report)
  printWellKnown(pages, content, language)
  await printImages(pages, content, { question: question.tradeMarkText, language }, images)
  await printMarks(pages, content, language, images)
  printBasis(pages, question, content, language)
  pages.heading(words.limits)
  content.limits.forEach((limit, i) => pages.text(`${i + 1}. ${statementIn(limit, language)}`, small))
  return pages.close(`${words.title} ${number}`, (page, all) => ({
    left: words.footer(number),
    right: words.page(page, all),
  }))
}

async function printHead(pages: Pages, report: PrintedReport, image: Uint8Array | null) {
  const { number, language, question, content } = report
  const words = reportTexts[language]
  pages.beside(await readImage(image), markImageAlt(question.tradeMarkText, language), [
    { text: words.title, size: 13, colour: inks.soft, tag: 'H1' },
    { text: question.tradeMarkText, size: 26, weight: 'bold' },
  ])
  pages.space(6)
  const facts: [string, string | null][] = [
    [words.facts.number, number],
    [words.facts.classes, classRuns(question.classes).join(words.join)],
    [words.facts.applicant, question.applicant],
    [words.facts.requested, report.requestedOn],
    [words.facts.queryDate, content.basis.queryDate],
    [words.facts.dataDate, content.basis.dataDate],
    [words.facts.reviewer, report.reviewer],
    [words.facts.link, report.url],
  ]
  pages.rows(
    facts.flatMap(([name, value]) => (value ? [[name, value]] : [])),
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
  pages.text(goods.length > 0 ? words.goods(goods.join(words.items)) : words.wholeClass, small)
  if (withoutGoods) pages.text(words.withoutGoods(withoutGoods.goods.join(words.items), withoutGoods.grade), small)
  const comment = comments[String(classNo)]
  if (comment) {
    pages.subheading(words.comment)
    pages.text(comment)
  }
  pages.subheading(words.grounds)
  if (grounds.length === 0) pages.text(words.noGrounds, small)
  for (const ground of grounds)
    pages.text(`${ground.rule} · ${severityNames[ground.severity][language]} · ${statementIn(ground, language)}`, small)
  pages.subheading(words.cited)
  if (citations.length === 0) return pages.text(words.noneCited, small)
  const byId = new Map(content.marks.map((mark) => [mark.id, mark]))
  const cell = { size: 8.5 }
  const widths = [18, 10, 10, 15, 7, 8]
  pages.rows(
    citations.slice(0, CITED_MAX).map((citation) => {
      const mark = byId.get(citation.id)
      return [
        mark ? `${nameOf(mark, language)}\n${mark.appNo}` : citation.id,
        statementIn(citation.standing, language),
        mark ? `${mark.score} · ${levelNames[mark.level][language]}` : '',
        statementIn(citation.goods, language),
        `${Math.round(citation.share * 100)}%`,
        citation.gradeWithout,
      ]
    }),
    widths,
    widths.map((_, column) => ({ ...cell, isLabel: column === 0 })),
    { cells: words.columns, style: note },
  )
  pages.text(words.columnsNote, note)
  if (citations.length > CITED_MAX) pages.text(words.more(citations.length - CITED_MAX), note)
}

function printWellKnown(pages: Pages, { wellKnown }: ReportContent, language: Language) {
  if (wellKnown.length === 0) return
  const words = reportTexts[language]
  pages.heading(words.wellKnown)
  pages.text(wellKnown.join(words.join))
  pages.text(words.wellKnownNote, note)
}

function printBasis(pages: Pages, query: ReportQuery, { basis }: ReportContent, language: Language) {
  const words = reportTexts[language]
  const classes = classRuns(query.classes).join(words.join)
  const requested = [query.tradeMarkText, words.classes(classes), query.applicant]
  pages.heading(words.basis)
  pages.rows(
    [
      [words.basisRows.question, requested.filter(Boolean).join(' · ')],
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
