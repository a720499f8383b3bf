/** Formats in which a picture can be saved, the default first; each names its MIME type `image/…` (spec 1 §9). */
export const imageExportFormats = ['png', 'jpeg', 'gif', 'bmp'] as const
export type ImageExportFormat = (typeof imageExportFormats)[number]

/** The default where the text names no format. */
export const imageExportFormat = (text: string): ImageExportFormat =>
  imageExportFormats.find((format) => format === text.toLowerCase()) ?? 'png'
