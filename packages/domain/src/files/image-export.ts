/** Formats in which an image can be saved, each the MIME type `image/…` (spec 1 §9); PNG is the default. */
export const imageExportFormats = ['png', 'jpeg', 'gif', 'bmp'] as const
export type ImageExportFormat = (typeof imageExportFormats)[number]
