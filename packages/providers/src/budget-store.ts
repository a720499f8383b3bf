/** What was spent at providers, by key of provider and period. */
export type BudgetStore = {
  /** Adds to what was spent unless it would exceed the limit, in one step. @returns whether it was added */
  spend(key: string, amount: number, limit: number): Promise<boolean>
  giveBack(key: string, amount: number): Promise<void>
  spent(key: string): Promise<number>
}

/** A store for one process. */
export function createMemoryBudgetStore(): BudgetStore {
  const sums = new Map<string, number>()
  const spent = (key: string) => sums.get(key) ?? 0
  return {
    async spend(key, amount, limit) {
      if (spent(key) + amount > limit) return false
      sums.set(key, spent(key) + amount)
      return true
    },
    async giveBack(key, amount) {
      sums.set(key, Math.max(0, spent(key) - amount))
    },
    async spent(key) {
      return spent(key)
    },
  }
}
