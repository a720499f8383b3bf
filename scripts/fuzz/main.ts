import { argv } from 'node:process'

/**
 * `npm run fuzz` sends made-up requests to the API; `npm run fuzz -- orders` acts at random on orders and payments;
 * `npm run fuzz -- faults` kills processes of a site at random.
 */
const kinds = { orders: () => import('./orders.ts'), faults: () => import('./faults.ts') }
await (kinds[argv[2] as keyof typeof kinds] ?? (() => import('./contract.ts')))()
