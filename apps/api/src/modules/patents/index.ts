export { patentsUsedUp } from './patents.errors.ts'
