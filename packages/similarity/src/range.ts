export type Range = { start: number; end: number }

/** A word of a mark: its letters and the range of units they take. */
export type Word = Range & { letters: string; separator: string }
