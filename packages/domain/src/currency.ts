const SYMBOLS: ReadonlyMap<string, string> = new Map([
  ['CNY', 'RMB¥'],
  ['USD', '$'],
  ['EUR', '€'],
])

/** What is written before an amount (spec 1 §9); a currency without a symbol of its own is written as its code. */
export const currencySymbol = (code: string): string => SYMBOLS.get(code) ?? code
