export { presentReceipt } from './payments.presenter.ts'
