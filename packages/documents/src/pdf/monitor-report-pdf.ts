import { countryName } from '@markwright/domain/places/countries'
import type { Language } from '@markwright/domain/site/language'
import {
  monitorEventLabels,
  monitorTypeLabels,
  monitorVerdictLabels,
  similarityLevelLabels,
} from '@markwright/domain/marks/monitor-labels'
import { monitorReportTexts } from './monitor-report-texts.ts'
import { type PrintableImage, readImage } from '../image.ts'
import { type EntryImage, markEntryImage, markImageAlt } from './entry-image.ts'
import type { Box } from './pdf-canvas.ts'
import { createPages, type Pages } from './print-pages.ts'
import { inks } from './text-style.ts'

type Level = keyof typeof similarityLevelLabels
type Count = { value: string; count: number }

/** A hit of a monitor as the contract gives it, as far as it is printed. Days are `YYYY-MM-DD`. */
export type PrintedHit = {
  kind: keyof typeof monitorEventLabels
  foundTime: string
  mark: {
    id: string
    country: string
    appNo: string
    name: string | null
    nameOther: string | null
    classes: number[]
    statusText: string
    applicantCn: string | null
    applicantEn: string | null
    imageUrl: string | null
    similarity?:
      | {
          score: number
          level: Level
          reasons: { zh: string; en: string }[]
          /** Parts that agree, of a monitor of an image. */
          regions?: { queryBox: Box; hitBox: Box }[] | undefined
        }
      | undefined
  }
  change: { before: string; after: string } | null
  deadline: { date: string; daysLeft: number } | null
  verdict: keyof typeof monitorVerdictLabels | null
  note: string | null
}

/** A report as the contract gives it, as far as it is printed. */
export type PrintedMonitorReport = {
  monitor: { name: string; type: keyof typeof monitorTypeLabels; content: string }
  from: string
  to: string
  /** Of the days and times. */
  zone: string
  total: number
  byKind: Count[]
  byLevel: Count[]
  byVerdict: Count[]
  deadlines: PrintedHit[]
  /** The order of the hits. */
  sort: keyof (typeof monitorReportTexts)[Language]['first']
  hits: PrintedHit[]
  dataVersion: number
  engineVersion: string
  createTime: string
}

/** What is watched, of a monitor of an image; and that of a record by its public id, null where it has none. */
export type MonitorReportImages = {
  watched: Uint8Array | null
  read: (markId: string) => Promise<Uint8Array | null>
}

const small = { size: 9 }
const label = { colour: inks.soft, isLabel: true }
const faint = { size: 8.5, colour: inks.faint }

/** The report of a monitor over a period (PDF, A4). */
export async function monitorReportPdf(
  report: PrintedMonitorReport,
  language: Language,
  images: MonitorReportImages,
): Promise<Buffer> {
  const words = monitorReportTexts[language]
  const pages = createPages(language)
  const watched = await readImage(images.watched)
  pages.beside(watched, markImageAlt(report.monitor.name, language), [
    { text: words.title, size: 11, colour: inks.soft, tag: 'H1' },
    { text: report.monitor.name, size: 20, weight: 'bold' },
    { text: words.period(report.from, report.to), size: 11, colour: inks.soft },
  ])
  pages.heading(words.sections.watched)
  pages.rows(
    [
      [words.facts.type, monitorTypeLabels[report.monitor.type][language]],
      [words.facts.content, report.monitor.content],
      [words.facts.data, words.data(report.dataVersion, report.engineVersion)],
    ],
    [3, 10],
    [label],
  )
  pages.heading(words.sections.summary)
  pages.text(words.total(report.total), { weight: 'bold' })
  printCounts(pages, report, language)
  printDeadlines(pages, report.deadlines, language)
  await printHits(pages, report, language, (mark) =>
    imagesOf(mark, language, watched && { image: watched, name: report.monitor.name }, images),
  )
  pages.space(14)
  pages.text(words.disclaimer, faint)
  return pages.close(`${words.title} ${report.monitor.name}`, (page, all) => ({
    left: words.made(report.createTime, report.zone),
    right: words.page(page, all),
  }))
}

function printCounts(pages: Pages, { byKind, byLevel, byVerdict }: PrintedMonitorReport, language: Language) {
  const words = monitorReportTexts[language]
  const listed = (counts: readonly Count[], label: (value: string) => string) =>
    counts.map(({ value, count }) => `${label(value)} ${count}`).join(words.join)
  const labelOf = (labels: Record<string, Record<Language, string>>) => (value: string) =>
    labels[value]?.[language] ?? words.open
  const rows = [
    [words.facts.kinds, listed(byKind, labelOf(monitorEventLabels))],
    [words.facts.levels, listed(byLevel, labelOf(similarityLevelLabels))],
    [words.facts.verdicts, listed(byVerdict, labelOf(monitorVerdictLabels))],
  ].filter(([, text]) => text)
  if (rows.length > 0) pages.rows(rows, [3, 10], [label])
}

function printDeadlines(pages: Pages, deadlines: readonly PrintedHit[], language: Language) {
  if (deadlines.length === 0) return
  const words = monitorReportTexts[language]
  pages.heading(words.sections.deadlines)
  pages.rows(
    deadlines.map((hit) => [
      hit.deadline!.date,
      nameOf(hit, language),
      numberOf(hit, language),
      words.daysLeft(hit.deadline!.daysLeft),
    ]),
    [3, 5, 5, 3],
    [{ ...small, isLabel: true }, small, small, small],
  )
}

/** The watched image and that of a mark with the parts that agree; of other monitors that of the mark alone. */
async function imagesOf(
  mark: PrintedHit['mark'],
  language: Language,
  watched: { image: PrintableImage; name: string } | null,
  { read }: MonitorReportImages,
): Promise<EntryImage[]> {
  const found = await readImage(mark.imageUrl ? await read(mark.id) : null)
  const regions = mark.similarity?.regions ?? []
  const own = markEntryImage(found, mark, { language, areas: regions.map(({ hitBox }) => hitBox) })
  if (!watched) return [own]
  const areas = regions.map(({ queryBox }) => queryBox)
  return [{ image: watched.image, areas, alt: markImageAlt(watched.name, language, areas) }, own]
}

async function printHits(
  pages: Pages,
  { hits, sort, total }: PrintedMonitorReport,
  language: Language,
  readImages: (mark: PrintedHit['mark']) => Promise<EntryImage[]>,
) {
  const words = monitorReportTexts[language]
  pages.heading(words.sections.hits)
  if (hits.length === 0) return pages.text(words.none)
  if (total > hits.length) pages.text(words.first[sort](hits.length), faint)
  for (const hit of hits) {
    const { mark } = hit
    const head = [nameOf(hit, language), mark.similarity && words.score(mark.similarity.score)]
    const facts = [
      numberOf(hit, language),
      mark.classes.length > 0 && words.classes(mark.classes.join(', ')),
      mark.statusText,
      language === 'en' ? (mark.applicantEn ?? mark.applicantCn) : (mark.applicantCn ?? mark.applicantEn),
    ]
    const found = [
      `${monitorEventLabels[hit.kind][language]} ${hit.foundTime.slice(0, 10)}`,
      hit.change && `${hit.change.before || '—'} → ${hit.change.after || '—'}`,
      hit.deadline && words.deadline(hit.deadline.date),
      hit.verdict && `${monitorVerdictLabels[hit.verdict][language]}${hit.note ? `: ${hit.note}` : ''}`,
    ]
    const [reason] = mark.similarity?.reasons ?? []
    pages.entry(await readImages(mark), [
      { text: formatted(head), weight: 'bold', tag: 'H3' },
      { text: formatted(facts), ...small },
      { text: formatted(found), ...small },
      ...(reason ? [{ text: language === 'cn' ? reason.zh : reason.en, ...faint }] : []),
    ])
  }
}

const formatted = (facts: readonly unknown[]) => facts.filter(Boolean).join(' · ')

const nameOf = ({ mark }: PrintedHit, language: Language) =>
  [mark.name, mark.nameOther].filter(Boolean).join(' / ') || monitorReportTexts[language].figure

const numberOf = ({ mark }: PrintedHit, language: Language) => `${countryName(mark.country, language)} ${mark.appNo}`
