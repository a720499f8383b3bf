export { amountWords } from './products.service.ts'
export { presentConverted, presentDisplay, presentItem, presentVatRate } from './catalogue.presenter.ts'
