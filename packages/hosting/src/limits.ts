/** Of an account. */
export const CLIENTS_MAX = 1000
export const ITEMS_MAX = 20_000
