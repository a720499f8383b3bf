import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Language } from '@markwright/domain/language'
import {
  levelNames,
  type ReportClass,
  type ReportGrade,
  reportGrades,
  type ReportLevel,
} from '@markwright/domain/registrability-report'
import type { Pages } from './print-pages.ts'
import { reportTexts } from './report-texts.ts'
import { inks, setFont } from './text-style.ts'

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

function write(ctx: SKRSContext2D, text: string, x: number, y: number, colour: string = inks.ink, bold = false) {
  setFont(ctx, text, { size: 8.5, weight: bold ? 'bold' : 'regular', colour })
  ctx.fillText(text, x, y)
}

/** Swatches with their names, in one line. */
function legend(ctx: SKRSContext2D, entries: readonly [colour: string, name: string][], x: number, y: number) {
  let left = x
  for (const [colour, name] of entries) {
    ctx.fillStyle = colour
    ctx.fillRect(left, y - 7, 8, 8)
    write(ctx, name, left + 12, y, inks.soft)
    left += 12 + ctx.measureText(name).width + 16
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
  pages.figure(HEAD + classes.length * ROW + 16, (ctx, { x, y, width }) => {
    const [from, room] = [x + LABEL, width - LABEL - RIGHT]
    const bottom = y + HEAD + classes.length * ROW
    legend(
      ctx,
      reportGrades.map((grade) => [gradeInks[grade], `${grade} ${words.legend[grade]}`]),
      from,
      y + 10,
    )
    for (const mark of [0, 25, 50, 75, 100]) {
      const at = from + (room * mark) / 100
      ctx.fillStyle = inks.line
      ctx.fillRect(at - 0.25, y + HEAD - 2, 0.5, bottom - y - HEAD + 2)
      write(ctx, `${mark}%`, at - 8, bottom + 11, inks.faint)
    }
    classes.forEach(({ classNo, chance, band: [least, most], grade }, i) => {
      const middle = y + HEAD + i * ROW + ROW / 2
      write(ctx, words.classes(String(classNo)), x, middle + 3)
      ctx.fillStyle = gradeInks[grade]
      ctx.fillRect(from, middle - BAR / 2, (room * chance) / 100, BAR)
      ctx.fillStyle = inks.ink
      ctx.fillRect(from + (room * least) / 100, middle - 0.5, (room * (most - least)) / 100, 1)
      for (const end of [least, most]) ctx.fillRect(from + (room * end) / 100 - 0.5, middle - 2.5, 1, 5)
      write(ctx, `${grade}  ${chance}%`, from + room + 8, middle + 3, gradeInks[grade], true)
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
  pages.figure(HEAD + classes.length * ROW + 4, (ctx, { x, y, width }) => {
    const [from, room] = [x + LABEL, width - LABEL - RIGHT]
    legend(
      ctx,
      levels.map((level) => [levelInks[level], levelNames[level][language]]),
      from,
      y + 10,
    )
    classes.forEach(({ classNo, counts, citations }, i) => {
      const middle = y + HEAD + i * ROW + ROW / 2
      write(ctx, words.classes(String(classNo)), x, middle + 3)
      let left = from
      for (const level of levels) {
        const length = (room * counts[level]) / most
        ctx.fillStyle = levelInks[level]
        ctx.fillRect(left, middle - BAR / 2, length, BAR)
        left += length
      }
      write(ctx, String(citations.length), left + 6, middle + 3, inks.soft)
    })
  })
}
