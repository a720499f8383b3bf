import type { Language } from '@markwright/domain/site/language'
import {
  levelNames,
  type ReportClass,
  type ReportGrade,
  reportGrades,
  type ReportLevel,
} from '@markwright/domain/marks/registrability-report'
import type { Canvas } from './pdf-canvas.ts'
import type { Pages } from './print-pages.ts'
import { reportTexts } from './report-texts.ts'
import { inks, type TextStyle } from './text-style.ts'

const ROW = 15
const HEAD = 22
const LABEL = 64
const RIGHT = 44
const BAR = 8
/** Classes of one drawing; more are drawn below it, on the next page if need be. */
const CLASSES_MAX = 15

export const gradeInks: Record<ReportGrade, string> = { A: '#205a58', B: '#4c53b3', C: '#cc7200', D: '#c8321f' }
const levelInks: Record<ReportLevel, string> = {
  identical: '#c8321f',
  high: '#cc7200',
  middle: '#4c53b3',
  low: '#a9b1c2',
}
const levelsShown = ['identical', 'high', 'middle', 'low'] as const

const plain: TextStyle = { size: 8.5 }

function write(canvas: Canvas, text: string, x: number, y: number, style: TextStyle = {}) {
  canvas.text(text, { ...plain, ...style }, { x, y })
}

/** Swatches with their names, in one line. */
function legend(canvas: Canvas, entries: readonly [colour: string, name: string][], x: number, y: number) {
  let left = x
  for (const [colour, name] of entries) {
    canvas.rect({ x: left, y: y - 7, width: 8, height: 8 }, colour)
    write(canvas, name, left + 12, y, { colour: inks.soft })
    left += 12 + canvas.measure(name, plain) + 16
  }
}

const firstHeight = (classes: readonly ReportClass[]) => HEAD + Math.min(classes.length, CLASSES_MAX) * ROW + 16

/** The chance of registration in each class, with its band and grade. */
export function gradesChart(pages: Pages, classes: readonly ReportClass[], language: Language) {
  pages.heading(reportTexts[language].grades, firstHeight(classes))
  for (let from = 0; from < classes.length; from += CLASSES_MAX)
    gradesFigure(pages, classes.slice(from, from + CLASSES_MAX), language)
}

function gradesFigure(pages: Pages, classes: readonly ReportClass[], language: Language) {
  const words = reportTexts[language]
  pages.figure(HEAD + classes.length * ROW + 16, describeGrades(classes, language), (canvas, { x, y, width }) => {
    const [from, room] = [x + LABEL, width - LABEL - RIGHT]
    const bottom = y + HEAD + classes.length * ROW
    legend(
      canvas,
      reportGrades.map((grade) => [gradeInks[grade], `${grade} ${words.legend[grade]}`]),
      from,
      y + 10,
    )
    for (const mark of [0, 25, 50, 75, 100]) {
      const at = from + (room * mark) / 100
      canvas.rect({ x: at - 0.25, y: y + HEAD - 2, width: 0.5, height: bottom - y - HEAD + 2 }, inks.line)
      write(canvas, `${mark}%`, at - 8, bottom + 11, { colour: inks.faint })
    }
    classes.forEach(({ classNo, chance, band: [least, most], grade }, i) => {
      const middle = y + HEAD + i * ROW + ROW / 2
      write(canvas, words.classes(String(classNo)), x, middle + 3)
      const at = (share: number) => from + (room * share) / 100
      canvas.rect({ x: from, y: middle - BAR / 2, width: at(chance) - from, height: BAR }, gradeInks[grade])
      canvas.rect({ x: at(least), y: middle - 0.5, width: at(most) - at(least), height: 1 }, inks.ink)
      for (const end of [least, most]) canvas.rect({ x: at(end) - 0.5, y: middle - 2.5, width: 1, height: 5 }, inks.ink)
      const style: TextStyle = { colour: gradeInks[grade], weight: 'bold' }
      write(canvas, `${grade}  ${chance}%`, from + room + 8, middle + 3, style)
    })
  })
}

/** How many earlier marks stand against each class, by level. */
export function risksChart(pages: Pages, classes: readonly ReportClass[], language: Language) {
  pages.heading(reportTexts[language].risks, firstHeight(classes))
  const most = Math.max(1, ...classes.map(({ citations }) => citations.length))
  for (let from = 0; from < classes.length; from += CLASSES_MAX)
    risksFigure(pages, classes.slice(from, from + CLASSES_MAX), most, language)
}

/** `most`: how many marks the longest bar stands for. */
function risksFigure(pages: Pages, classes: readonly ReportClass[], most: number, language: Language) {
  const words = reportTexts[language]
  // Reports that were made before 2026.4 count marks of low similarity, too.
  const levels = levelsShown.filter((level) => level !== 'low' || classes.some(({ counts }) => counts.low > 0))
  pages.figure(HEAD + classes.length * ROW + 4, describeRisks(classes, levels, language), (canvas, { x, y, width }) => {
    const [from, room] = [x + LABEL, width - LABEL - RIGHT]
    legend(
      canvas,
      levels.map((level) => [levelInks[level], levelNames[level][language]]),
      from,
      y + 10,
    )
    classes.forEach(({ classNo, counts, citations }, i) => {
      const middle = y + HEAD + i * ROW + ROW / 2
      write(canvas, words.classes(String(classNo)), x, middle + 3)
      let left = from
      for (const level of levels) {
        const length = (room * counts[level]) / most
        canvas.rect({ x: left, y: middle - BAR / 2, width: length, height: BAR }, levelInks[level])
        left += length
      }
      write(canvas, String(citations.length), left + 6, middle + 3, { colour: inks.soft })
    })
  })
}

function describeGrades(classes: readonly ReportClass[], language: Language): string {
  const words = reportTexts[language]
  const figures = classes.map(({ classNo, chance, band: [least, most], grade }) =>
    words.chartGrade(words.classes(String(classNo)), { chance, least, most, grade }),
  )
  return `${words.grades}${words.colon}${figures.join(words.items)}`
}

function describeRisks(classes: readonly ReportClass[], levels: readonly ReportLevel[], language: Language): string {
  const words = reportTexts[language]
  const figures = classes.map(({ classNo, counts, citations }) => {
    const shown = levels.map((level) => `${levelNames[level][language]} ${counts[level]}`)
    return words.chartRisk(words.classes(String(classNo)), { total: citations.length, levels: shown.join(words.join) })
  })
  return `${words.risks}${words.colon}${figures.join(words.items)}`
}
