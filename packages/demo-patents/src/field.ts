/** A term in both languages. */
export type Term = readonly [zh: string, en: string]

/** A technical field of the demonstration register: what its inventions are made of. */
export interface Field {
  name: Term
  ipcs: readonly string[]
  devices: readonly Term[]
  /** What prior devices suffer from. */
  problem: Term
  /** Parts that every device of the field has; the first holds the others. */
  parts: readonly Term[]
  /** What one invention adds: a part, what it does, and what comes of it. */
  features: readonly { part: Term; action: Term; effect: Term }[]
}
