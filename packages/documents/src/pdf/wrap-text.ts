// A character of a script without spaces, with the marks that must not begin a line after it.
const TOKEN =
  /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}][，。、；：！？）」』】》〉,.;:!?)]*|\s+|[^\s\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}]+[，。、；：！？）」』】》〉]*/gu

type Measure = (text: string) => number
/** `hasSpace`: what follows on the next line is another word. */
export type WrappedLine = { text: string; hasSpace: boolean }

/** Lines no wider than `width`, by a measure of text; a word that fits no line is cut. */
export const wrapText = (text: string, width: number, measure: Measure): string[] =>
  wrapLines(text, width, measure).map((line) => line.text)

/** The same, with what is between the lines. */
export function wrapLines(text: string, width: number, measure: Measure): WrappedLine[] {
  const paragraphs = text.split(/\r?\n/).map((paragraph) => wrapParagraph(paragraph, width, measure))
  for (const lines of paragraphs.slice(0, -1)) lines.at(-1)!.hasSpace = true
  return paragraphs.flat()
}

/** Whether a word fits no line. */
export const cutsWord = (text: string, width: number, measure: Measure): boolean =>
  (text.match(TOKEN) ?? []).some((token) => token.trim() !== '' && measure(token) > width)

function wrapParagraph(paragraph: string, width: number, measure: Measure): WrappedLine[] {
  const lines: WrappedLine[] = []
  let line = ''
  let lineWidth = 0
  const end = (hasSpace = false) => {
    const text = line.trimEnd()
    lines.push({ text, hasSpace: hasSpace || text !== line })
    line = ''
    lineWidth = 0
  }
  for (const token of paragraph.match(TOKEN) ?? []) {
    const isSpace = token.trim() === ''
    const tokenWidth = measure(isSpace ? ' ' : token)
    if (lineWidth + tokenWidth <= width) {
      if (isSpace && line === '') continue
      line += isSpace ? ' ' : token
      lineWidth += tokenWidth
    } else if (isSpace) end(true)
    else if (tokenWidth <= width) {
      if (line) end()
      line = token
      lineWidth = tokenWidth
    } else
      for (const character of token) {
        const characterWidth = measure(character)
        if (line && lineWidth + characterWidth > width) end()
        line += character
        lineWidth += characterWidth
      }
  }
  if (line.trim() || lines.length === 0) end()
  lines.at(-1)!.hasSpace = false
  return lines
}
