import { storableText } from '@markwright/domain/texts/storable-text'

/** Of all paragraphs together. */
export const TEXT_CHARACTERS_MAX = 600_000

/** The paragraphs of a text: its lines that hold more than blanks, without the blanks around them. */
export const splitParagraphs = (text: string): string[] =>
  storableText(text)
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => line.replaceAll(/[\t \u00a0\u3000]+/g, ' ').trim())
    .filter(Boolean)

/** A text on one line. */
export const oneLine = (text: string): string => storableText(text).replaceAll(/\s+/g, ' ').trim()
