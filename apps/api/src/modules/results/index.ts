export { presentComparison } from './results.presenter.ts'
export type { ResultsService } from './results.service.ts'
