/** A stretch of a paragraph: running text, or the rows of a table, each cell [from, to) in UTF-16 units of the paragraph. */
export type TextBlock = { from: number; to: number } & ({ rows: null } | { rows: [from: number, to: number][][] })

/** The blocks of a paragraph in which rows of a table are lines with tabs between their cells. */
export function textBlocks(text: string): TextBlock[] {
  const blocks: TextBlock[] = []
  let from = 0
  for (const line of text.split('\n')) {
    const to = from + line.length
    const last = blocks.at(-1)
    if (line.includes('\t')) {
      const cells: [number, number][] = []
      let at = from
      for (const cell of line.split('\t')) {
        cells.push([at, at + cell.length])
        at += cell.length + 1
      }
      if (last?.rows) {
        last.rows.push(cells)
        last.to = to
      } else blocks.push({ from, to, rows: [cells] })
    } else if (line.trim() !== '') blocks.push({ from, to, rows: null })
    from = to + 1
  }
  return blocks
}
