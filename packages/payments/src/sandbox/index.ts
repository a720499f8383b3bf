export { createPaymentSandbox, type PaymentSandbox, type SandboxMessage } from './payment-sandbox.ts'
export type { SandboxTrade } from './sandbox-trades.ts'
