export { presentJob } from './jobs.presenter.ts'
export type { JobsService } from './jobs.service.ts'
