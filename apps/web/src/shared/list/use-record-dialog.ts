import { useState } from 'react'

/**
 * Which dialog of a list is open, and for which of its records. A dialog that closes shows its record until it has
 * disappeared.
 */
export function useRecordDialog<Row extends { id: string }, Act extends string>(records: readonly Row[] | undefined) {
  const [opened, setOpened] = useState<{ act: Act; id: string; isOpen: boolean } | null>(null)
  const chosen = records?.find(({ id }) => id === opened?.id) ?? null
  return {
    /** The record; null where no dialog was opened, or the list has the record no more. */
    chosen,
    isFor: (act: Act) => chosen !== null && opened?.act === act && opened.isOpen,
    open: (act: Act, id: string) => setOpened({ act, id, isOpen: true }),
    close: () => setOpened((now) => now && { ...now, isOpen: false }),
  }
}
