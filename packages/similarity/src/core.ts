import { articlesBefore } from './articles.ts'
import { isWellKnown } from './famous-names.ts'
import { isWeakHanWord } from './weak-spans.ts'
import {
  articles,
  domainEndings,
  finalArticles,
  leadingLegalForms,
  legalFormsHan,
  legalFormsLatin,
} from './words/legal-forms.ts'
import type { Range, Word } from './range.ts'

export type { Range, Word } from './range.ts'

/** The part of a run of Han characters, kana or hangul without legal forms (rule N7). */
export function coreOfHan(text: string, mayBeEmpty: boolean): Range {
  const core = { start: 0, end: text.length }
  const leading = leadingLegalForms.find((form) => text.startsWith(form))
  if (leading && (mayBeEmpty || leading.length < text.length)) core.start = leading.length
  for (;;) {
    const left = text.slice(core.start, core.end)
    const form = legalFormsHan.find((ending) => left.endsWith(ending) && staysLong(left, ending, mayBeEmpty))
    if (!form) return core
    core.end -= form.length
  }
}

/** 厂 and 店 belong to the mark itself where a single character is left, and to the word that they end: 酒店. */
function staysLong(left: string, ending: string, mayBeEmpty: boolean): boolean {
  if (mayBeEmpty && left === ending) return true
  if (ending.length > 1) return left.length > ending.length
  return left.length > 2 && !isWeakHanWord(left.slice(-2))
}

/**
 * The words of a mark of letters without legal forms, domain endings and articles (rules N7, N8). An article that belongs
 * to the name of a well-known mark or of a place stays: SHANGRI-LA, LOS ANGELES.
 */
export function coreOfWords(words: readonly Word[], mayBeEmpty: boolean): Word[] {
  let core = [...words]
  const least = mayBeEmpty ? 0 : 1
  for (;;) {
    const cut = endingLength(core)
    const left = core.slice(0, -cut)
    if (cut === 0 || left.length < least || (left.length > 0 && left.every(({ letters }) => articles.has(letters))))
      break
    core = left
  }
  if (core.length > 1 && core[0]!.letters === 'www') core = core.slice(1)
  const before = articlesBefore(core)
  if (before > 0 && mayLose(core, core.slice(0, before))) core = core.slice(before)
  const last = core.at(-1)
  if (last && finalArticles.has(last.letters) && mayLose(core, [last])) core = core.slice(0, -1)
  return core
}

/** Whether enough letters are left without some of the words, and the whole is no name that everybody knows. */
const mayLose = (words: readonly Word[], lost: readonly Word[]) =>
  words.length > lost.length &&
  lettersOf(words) - lettersOf(lost) >= 3 &&
  !isWellKnown(words.map(({ letters }) => letters).join(''))

const lettersOf = (words: readonly Word[]) => words.reduce((sum, { letters }) => sum + letters.length, 0)

/** How many words the legal form or domain ending at the end of a mark takes; 0 where there is none. */
function endingLength(words: readonly Word[]): number {
  const last = words.at(-1)
  if (!last) return 0
  if (legalFormsLatin.includes(last.letters)) return 1
  if (words.length > 1 && last.separator === '.' && domainEndings.includes(last.letters)) return 1
  for (let count = 2; count <= 4 && count <= words.length; count++) {
    const tail = words.slice(-count)
    if (
      tail.every(({ letters }) => letters.length === 1) &&
      legalFormsLatin.includes(tail.map((w) => w.letters).join(''))
    )
      return count
  }
  return 0
}
