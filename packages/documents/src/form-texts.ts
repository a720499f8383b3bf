/** The value of an entry: a text, the image of a mark, a signature as PNG, or room for what is written by hand. */
export type FormRow = {
  label: string
  value: string | { image: Uint8Array | null } | { signature: Uint8Array } | { room: 'line' | 'signature' }
}

/** A form as it is printed; `note` says what it is not. */
export type PrintedForm = { title: string; note: string; lead: string | null; rows: readonly FormRow[] }

/** Lines that a blank takes, so that there is room for a pen. */
export const roomLines = { line: 1, signature: 3 } as const
