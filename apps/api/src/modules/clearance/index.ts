export type { AssessSuccess, SuccessResult } from './assess-success.ts'
