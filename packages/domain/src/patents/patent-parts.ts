import type { Language } from '../site/language.ts'

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

/**
 * A band across the whole width of a page, from `top`, a share of its height from above, down to the next one or the end of
 * the page. `parts` is null where somebody must decide; empty where it belongs to none, such as the request.
 */
export type PageSection = { top: number; parts: readonly ApplicationPart[] | null }

/** What an application may be: bytes, pages and sections of a page at most. */
export const applicationLimits = { bytes: 20 * 1024 * 1024, pages: 200, sections: 8 }

/** What drawings may be sent at once: bytes of a file, images in it and pixels of each at most. */
export const drawingLimits = { bytes: 20 * 1024 * 1024, images: 50, pixels: 50_000_000 }
