import { familyOf } from './ordinary-words.ts'
import type { Word } from './range.ts'
import { joiningWords } from './words/joining-words.ts'
import { articles, namesWithArticle } from './words/legal-forms.ts'
import { isNumberWord } from './words/numerals.ts'

/** How many articles a mark begins with, THE A beside THE; 0 where its first word is none, or belongs to what follows. */
export function articlesBefore(words: readonly Word[]): number {
  const [first, second, third] = words
  if (!first || !second || !articles.has(first.letters)) return 0
  if (first.letters === 'a') return isArticleA(second) ? 1 : 0
  if (first.letters === 'the' && second.letters === 'a' && third && isArticleA(third)) return 2
  return belongsToNext(words, 0) ? 0 : 1
}

/** Whether the article at a place is part of a name or another word: LOS ANGELES, and the English verb of DIE HARD. */
export function belongsToNext(words: readonly Word[], place: number): boolean {
  const article = words[place]!.letters
  if (!articles.has(article) || place + 1 === words.length) return false
  const next = words.slice(place + 1).map(({ letters }) => letters)
  if (article === 'die') return next.every(isEnglish)
  return namesWithArticle.has(`${article} ${next[0]!}`)
}

const isEnglish = (word: string) => familyOf(word) !== undefined || joiningWords.includes(word)

/** Whether an A before a word is an article rather than a letter: not in A-LINE, A ONE, A PLUS, A TO Z. */
function isArticleA({ letters, separator }: Word): boolean {
  if (!/^\s$/.test(separator) || letters.length === 1 || letters === 'plus') return false
  return !isNumberWord(letters) && !joiningWords.includes(letters)
}
