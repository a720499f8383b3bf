import type { ContrastSide } from '@markwright/api-client/models/contrastSide'

/** One side of a comparison as the form holds it; what the other kind would need stays while one changes one's mind. */
export type Side = { kind: 'document' | 'record'; text: string; fileName: string; number: string; country: string }
export type Sides = { left: Side; right: Side }

export const TEXT_LENGTH_MAX = 100_000
const FILE_NAME_MAX = 255

const emptySide: Side = { kind: 'document', text: '', fileName: '', number: '', country: 'CN' }

export const restored = ({ left, right }: Partial<Sides>): Sides => ({
  left: { ...emptySide, ...left },
  right: { ...emptySide, ...right },
})

export const isFilled = ({ kind, text, number }: Side): boolean => (kind === 'document' ? text : number).trim() !== ''

export const toContrastSide = ({ kind, text, fileName, number, country }: Side): ContrastSide =>
  kind === 'document'
    ? { text, ...(fileName && { fileName: fileName.slice(0, FILE_NAME_MAX) }) }
    : { number: number.trim(), country }
