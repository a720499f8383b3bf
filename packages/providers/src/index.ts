export { createMemoryBudgetStore, type BudgetStore } from './budget-store.ts'
export {
  callFirst,
  createProvider,
  defaultLimits,
  type CallOptions,
  type Circuit,
  type Provider,
  type ProviderDependencies,
  type ProviderLimits,
  type ProviderStatus,
} from './provider.ts'
export { observeCalls, type CallObserver } from './observe-calls.ts'
export { ProviderError, type ProviderFailure } from './provider-error.ts'
export type { RateStore } from './rate-store.ts'
export { requestJson, type JsonRequest } from './request-json.ts'
