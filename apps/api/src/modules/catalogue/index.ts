export { presentConverted, presentDisplay, presentItem, presentVatRate } from './catalogue.presenter.ts'
