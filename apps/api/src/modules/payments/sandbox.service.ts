import type { OnlineMethod, Payments } from '@markwright/payments'
import type { SandboxMessage, SandboxTrade } from '@markwright/payments/sandbox'
import { AppError, commonErrors } from '../../kernel/errors.ts'
import { paymentErrors } from './payments.errors.ts'

export type PayerAct = 'pay' | 'payWrongAmount' | 'payQuietly' | 'notify' | 'close'

/** The page that plays the payer of a demonstration. Where real money is collected nothing of it is found. */
export function createSandboxService(deps: {
  payments: Payments
  /** Sends a notification as a provider does; throws where it is not acknowledged. */
  send: (message: SandboxMessage) => Promise<void>
  onError: (error: unknown) => void
}) {
  const sandboxOf = async () => {
    const sandbox = await deps.payments.sandbox()
    if (!sandbox) throw new AppError(commonErrors.notFound)
    return sandbox
  }
  const find = async (method: OnlineMethod, number: string): Promise<SandboxTrade> => {
    const trade = await (await sandboxOf()).find(method, number)
    if (!trade) throw new AppError(commonErrors.notFound)
    return trade
  }
  const notify = async (method: OnlineMethod, number: string) => {
    const message = await (await sandboxOf()).notification(method, number)
    // What does not arrive is found by the next look at the trade, as with a real provider.
    if (message) await deps.send(message).catch(deps.onError)
  }

  return {
    find,

    /** @throws 404, 50540 where it is paid, closed or expired. */
    async act(method: OnlineMethod, number: string, act: PayerAct): Promise<SandboxTrade> {
      const sandbox = await sandboxOf()
      const { amountFen } = await find(method, number)
      if (act === 'close') {
        if (!(await sandbox.closeByPayer(method, number))) throw new AppError(paymentErrors.tradeOver)
      } else if (act !== 'notify') {
        const entry = await sandbox.pay(method, number, act === 'payWrongAmount' ? amountFen + 1 : amountFen)
        if (!entry) throw new AppError(paymentErrors.tradeOver)
      }
      if (act === 'pay' || act === 'payWrongAmount' || act === 'notify') await notify(method, number)
      return find(method, number)
    },

    /** Where a payer goes on whom the signed address of Alipay's page has led here. */
    async openAlipayPage(query: string): Promise<string> {
      const sandbox = await sandboxOf()
      const trade = await sandbox.openAlipayPage(query)
      if (!trade) throw new AppError(commonErrors.notFound)
      return sandbox.payerPage('alipay', trade.number)
    },
  }
}
export type SandboxService = ReturnType<typeof createSandboxService>
