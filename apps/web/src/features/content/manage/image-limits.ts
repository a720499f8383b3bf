import { DEFAULT_UPLOAD_BYTES, type UploadLimits } from '@markwright/domain/files/upload-limits'

/** Images of articles: those formats of uploads that every browser shows. */
export const imageLimits: UploadLimits = { suffixes: ['JPG', 'JPEG', 'PNG', 'GIF'], size: DEFAULT_UPLOAD_BYTES }
