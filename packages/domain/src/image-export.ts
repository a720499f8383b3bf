/** Formats in which an image can be saved, each the MIME type `image/…` (spec 1 §9); PNG is the default. */
export type ImageExportFormat = 'png' | 'jpeg' | 'gif' | 'bmp'
