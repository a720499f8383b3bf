export { presentJob } from './jobs.presenter.ts'
