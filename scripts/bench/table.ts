/** One figure of a report; `target` is what it has to reach, `met` whether it does. */
export type Figure = { name: string; value: string; target?: string; met?: boolean }

export function printFigures(title: string, figures: readonly Figure[]): void {
  const width = Math.max(...figures.map(({ name }) => name.length))
  const valueWidth = Math.max(...figures.map(({ value }) => value.length))
  process.stdout.write(`\n${title}\n`)
  for (const { name, value, target, met } of figures) {
    const verdict = target === undefined ? '' : `   target ${target}: ${met ? 'met' : 'NOT MET'}`
    process.stdout.write(`  ${name.padEnd(width)}  ${value.padStart(valueWidth)}${verdict}\n`)
  }
}

export function printTable(title: string, head: readonly string[], rows: readonly (readonly string[])[]): void {
  const widths = head.map((cell, i) => Math.max(cell.length, ...rows.map((row) => (row[i] ?? '').length)))
  const line = (cells: readonly string[]) =>
    cells.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))).join('  ')
  process.stdout.write(`\n${title}\n${[head, ...rows].map((row) => `  ${line(row)}\n`).join('')}`)
}

export const ms = (value: number) => value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0)
export const percent = (share: number) => `${(share * 100).toFixed(1)} %`
export const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`
export const seconds = (value: number) => `${(value / 1000).toFixed(1)} s`
