import { type TranslationDirection, targetOf } from './translation-languages.ts'

/** A translated text out of its sentences, each in the line (from 1) in which its source stands. */
export function joinSentences(
  sentences: readonly { paragraph: number; tgt: string }[],
  direction: TranslationDirection,
): string {
  const blank = targetOf(direction) === 'en-us' ? ' ' : ''
  const lines: string[] = []
  for (const { paragraph, tgt } of sentences) {
    while (lines.length < paragraph) lines.push('')
    const before = lines[paragraph - 1]!
    lines[paragraph - 1] = before === '' ? tgt : `${before}${blank}${tgt}`
  }
  return lines.join('\n')
}
