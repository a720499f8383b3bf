// A character of a script without spaces, with the marks that must not begin a line after it.
const TOKEN =
  /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}][，。、；：！？）」』】》〉,.;:!?)]*|\s+|[^\s\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}]+[，。、；：！？）」』】》〉]*/gu

/** Lines no wider than `width`, by a measure of text; a word that fits no line is cut. */
export function wrapText(text: string, width: number, measure: (text: string) => number): string[] {
  return text.split(/\r?\n/).flatMap((paragraph) => wrapParagraph(paragraph, width, measure))
}

function wrapParagraph(paragraph: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = []
  let line = ''
  let lineWidth = 0
  const end = () => {
    lines.push(line.trimEnd())
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
    } else if (isSpace) end()
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
  return lines
}
