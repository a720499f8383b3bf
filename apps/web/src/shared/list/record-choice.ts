/** Records that are chosen to be acted on together; those of other pages stay chosen. */
export type RecordChoice<Row> = {
  chosen: readonly string[]
  onChoose: (ids: string[]) => void
  /** Names the box that chooses a record. */
  labelOf: (row: Row) => string
  /** Whether a record can be chosen; all can where it is left out. */
  isOffered?: (row: Row) => boolean
}
