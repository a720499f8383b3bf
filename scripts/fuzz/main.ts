import { argv } from 'node:process'
import { killDuringPartnerCalls } from './partner-kills.ts'
import { killDuringPayments } from './payment-kills.ts'
import { isModel, runSequences } from './sequences.ts'
import { loadSteadily } from './steady-load.ts'

/**
 * `npm run fuzz` sends made-up requests to the API; `npm run fuzz -- orders`, `npm run fuzz -- invoices`
 * and `npm run fuzz -- cases` act at random on orders with their payments, on invoices, and on cases; `npm run fuzz -- payment-kills` kills processes during payments,
 * `npm run fuzz -- partner-kills` the API during calls of partners, `npm run fuzz -- faults` kills processes of a site at random,
 * `npm run fuzz -- load` sends a steady number of requests a second.
 */
const [, , what, ...args] = argv
if (what === undefined) await import('./contract.ts')
else if (isModel(what)) await runSequences(what, args)
else if (what === 'payment-kills') await killDuringPayments(args)
else if (what === 'partner-kills') await killDuringPartnerCalls(args)
else if (what === 'load') await loadSteadily(args)
else if (what === 'faults') await import('./faults.ts')
else throw new Error(`there is nothing to try named ${what}`)
