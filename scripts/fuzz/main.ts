import { argv } from 'node:process'
import { isModel, runSequences } from './sequences.ts'

/**
 * `npm run fuzz` sends made-up requests to the API; `npm run fuzz -- orders` and `npm run fuzz -- invoices` act at
 * random on orders with their payments, and on invoices.
 */
const [, , what, ...args] = argv
if (what === undefined) await import('./contract.ts')
else if (isModel(what)) await runSequences(what, args)
else throw new Error(`there is nothing to try named ${what}`)
