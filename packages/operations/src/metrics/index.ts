export { observeIndexes, type IndexState } from './index-metrics.ts'
export { createJobMetrics } from './job-metrics.ts'
export { mayReadMetrics } from './may-read-metrics.ts'
export { createMetrics, type Metrics } from './metrics.ts'
export {
  createRequestMetrics,
  createWebMetrics,
  type RequestMetrics,
  type WebMetrics,
  type WebRoute,
} from './request-metrics.ts'
export { observeSite } from './site-metrics.ts'
