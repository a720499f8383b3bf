/** Trades whose words say what the goods are, with the Nice classes in which they do; class 35 sells all of them. */
export const trades = {
  food: [29, 30, 31, 43],
  drink: [29, 30, 32, 33, 43],
  catering: [30, 43],
  clothing: [14, 18, 24, 25, 26],
  beauty: [3, 5, 10, 44],
  electronics: [9, 38, 42],
  home: [6, 8, 11, 19, 20, 21, 27, 37],
  transport: [12, 39],
  finance: [36],
  learning: [16, 41],
  leisure: [9, 15, 28, 41],
  industry: [1, 2, 4, 6, 7, 8, 17, 40],
} as const satisfies Readonly<Record<string, readonly number[]>>

export type Trade = keyof typeof trades
/** `partOfWord`: a weak character that begins or ends a longer word, as 大 does in 大众. */
export type WeakKind = 'partOfWord' | 'generic' | 'place' | 'qualifier' | Trade

/** Numbers of the kinds in the kernel: those of the trades come behind the others. */
export const weakKindNumbers = Object.fromEntries(
  ['partOfWord', 'generic', 'place', 'qualifier', ...Object.keys(trades)].map((kind, i) => [kind, i]),
) as Readonly<Record<WeakKind, number>>

export const tradeNames = Object.keys(trades) as Trade[]

const RETAIL = 35

/** Whether the words of a trade describe goods of any of the classes; without classes they always do. */
export function describesGoods(trade: Trade, classes: readonly number[]): boolean {
  return classes.length === 0 || classes.includes(RETAIL) || trades[trade].some((own) => classes.includes(own))
}
