/** Why a glossary or memory file cannot be read. */
export type ExchangeFault = 'not-xml' | 'wrong-format' | 'doctype' | 'too-large' | 'no-columns' | 'unreadable'

export class ExchangeError extends Error {
  constructor(
    readonly fault: ExchangeFault,
    /** Line of the file, from 1; null where it has none. */
    readonly line: number | null = null,
  ) {
    super(line === null ? fault : `${fault}, line ${line}`)
    this.name = 'ExchangeError'
  }
}
