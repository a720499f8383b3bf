import type { Language } from './language.ts'

/** The parts of a Chinese patent application that the filing system takes as a file each, in its order. */
export const applicationParts = ['claims', 'description', 'drawings', 'abstract', 'abstractDrawing'] as const
export type ApplicationPart = (typeof applicationParts)[number]

export const applicationPartLabels: Record<ApplicationPart, Record<Language, string>> = {
  claims: { cn: '权利要求书', en: 'Claims' },
  description: { cn: '说明书', en: 'Description' },
  drawings: { cn: '说明书附图', en: 'Drawings' },
  abstract: { cn: '说明书摘要', en: 'Abstract' },
  abstractDrawing: { cn: '摘要附图', en: 'Abstract drawing' },
}

/** What an application may be: bytes and pages at most. */
export const applicationLimits = { bytes: 20 * 1024 * 1024, pages: 200 }

/** What drawings may be sent at once: bytes of a file, pictures in it and pixels of each at most. */
export const drawingLimits = { bytes: 20 * 1024 * 1024, pictures: 50, pixels: 50_000_000 }
