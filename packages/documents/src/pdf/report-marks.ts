import type { Language } from '@markwright/domain/site/language'
import {
  levelNames,
  type ReportContent,
  type ReportMark,
  statementIn,
} from '@markwright/domain/marks/registrability-report'
import { statusText } from '@markwright/domain/marks/trademark-status'
import { readImage } from '../image.ts'
import { type EntryImage, markEntryImage, markImageAlt } from './entry-image.ts'
import type { Pages } from './print-pages.ts'
import { reportTexts } from './report-texts.ts'
import { inks, note, small } from './text-style.ts'

/** Images in the object store: that of the mark itself, and those of earlier marks by their ids. */
export type ReportImages = {
  own: Uint8Array | null
  read: (imageKey: string) => Promise<Uint8Array | null>
}

/** More of a class are in the online report. */
export const CITED_MAX = 10

/** The earlier marks that the tables of the classes cite, each once. */
export async function printMarks(pages: Pages, content: ReportContent, language: Language, { read }: ReportImages) {
  const words = reportTexts[language]
  const shown = new Set(content.classes.flatMap(({ citations }) => citations.slice(0, CITED_MAX).map(({ id }) => id)))
  const marks = content.marks.filter(({ id }) => shown.has(id))
  if (marks.length === 0) return
  pages.heading(words.marks)
  for (const mark of marks) {
    const days = [
      mark.appDate && `${words.mark.applied} ${mark.appDate}`,
      mark.regDate && `${words.mark.registered} ${mark.regDate}`,
      mark.expiresOn && `${words.mark.expires} ${mark.expiresOn}`,
      words.classes(mark.classes.join(words.join)),
    ]
    const image = await readImage(mark.imageKey ? await read(mark.imageKey) : null)
    printMark(pages, mark, language, {
      images: [markEntryImage(image, mark, { language, nameless: words.figure })],
      facts: [
        ...(mark.applicant ? [`${words.mark.owner} ${mark.applicant}`] : []),
        days.filter(Boolean).join(' · '),
        `${words.why}: ${describeSimilarity(mark, language)}`,
      ],
    })
  }
}

/** Marks with similar images, each beside the mark itself, with the parts that agree. */
export async function printImages(
  pages: Pages,
  content: ReportContent,
  { question, language }: { question: string; language: Language },
  { own, read }: ReportImages,
) {
  if (!content.image) return
  const words = reportTexts[language]
  const { marks } = content.image
  pages.heading(words.images, 60)
  pages.text(marks.length > 0 ? words.imagesNote : words.noImages, note)
  if (marks.length > 0) pages.space(6)
  const image = await readImage(own)
  for (const mark of marks.slice(0, CITED_MAX)) {
    const found = await readImage(mark.imageKey ? await read(mark.imageKey) : null)
    const queryBoxes = mark.regions.map(({ queryBox }) => queryBox)
    const hitBoxes = mark.regions.map(({ hitBox }) => hitBox)
    printMark(pages, mark, language, {
      images: [
        ...(image ? [{ image, areas: queryBoxes, alt: markImageAlt(question, language, queryBoxes) }] : []),
        markEntryImage(found, mark, { language, areas: hitBoxes, nameless: words.figure }),
      ],
      facts: [
        describeSimilarity(mark, language),
        words.regions(mark.regions.map(({ score }) => score).join(words.join)),
      ],
    })
  }
  if (marks.length > CITED_MAX) pages.text(words.more(marks.length - CITED_MAX), note)
}

function printMark(
  pages: Pages,
  mark: ReportMark,
  language: Language,
  { images, facts }: { images: EntryImage[]; facts: string[] },
) {
  pages.entry(images, [
    { text: nameOf(mark, language), weight: 'bold', size: 11, tag: 'H3' },
    { text: `${mark.country} ${mark.appNo} · ${statusText(mark.status, language)}`, size: 9 },
    ...facts.map((text) => ({ text, ...small })),
    ...(mark.demonstration ? [{ text: reportTexts[language].demonstration, size: 8, colour: inks.warning }] : []),
  ])
}

function describeSimilarity({ score, level, reasons }: ReportMark, language: Language): string {
  const words = reportTexts[language]
  const formatted = reasons.map((reason) => statementIn(reason, language)).join(language === 'cn' ? '' : ' ')
  return `${score} · ${levelNames[level][language]}${words.stop}${formatted}`
}

export const nameOf = ({ name, nameOther }: ReportMark, language: Language) =>
  [name, nameOther].filter(Boolean).join(' / ') || reportTexts[language].figure
