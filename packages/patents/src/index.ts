export {
  docdbNumber,
  epodocNumber,
  readPatentNumber,
  type NumberProblem,
  type PatentNumber,
} from './numbers/patent-number.ts'
export { chineseCheckDigit } from './numbers/chinese-number.ts'
