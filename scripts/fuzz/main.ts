import { argv } from 'node:process'

/** `npm run fuzz` sends made-up requests to the API; `npm run fuzz -- orders` acts at random on orders and payments. */
await (argv[2] === 'orders' ? import('./orders.ts') : import('./contract.ts'))
