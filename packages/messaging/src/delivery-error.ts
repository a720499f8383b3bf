/**
 * Why a message was not dispatched.
 * - `badNumber`: the provider knows no such recipient; asking the user to check it helps
 * - `limited`: the provider's own limit on how often or how many
 * - `unavailable`: no answer, or the provider's fault; sending again later may help
 * - `refused`: settings, credit, template or content; only the operator can help
 */
export type DeliveryFailure = 'badNumber' | 'limited' | 'unavailable' | 'refused'

/** A message was not dispatched. Carries neither the recipient nor the text nor any secret. */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError'

  /** @param providerCode The provider's own word for it, for logs and support. */
  constructor(
    readonly reason: DeliveryFailure,
    readonly providerCode: string,
  ) {
    super(`not delivered: ${reason} (${providerCode})`)
  }
}

/** The error for a provider that did not answer; `code` is the network's word for it. */
export function unreachable(code: string): DeliveryError {
  return new DeliveryError('unavailable', code)
}
