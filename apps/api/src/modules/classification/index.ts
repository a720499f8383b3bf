export { presentClass, presentElement } from './classification.presenter.ts'
export type { ClassificationService } from './classification.service.ts'
