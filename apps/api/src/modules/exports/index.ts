export type { ExportsService } from './exports.service.ts'
