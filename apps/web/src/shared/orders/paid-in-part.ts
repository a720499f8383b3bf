/** Whether a part of the price of an order has arrived by transfer, so that the rest is missing. */
export const isPaidInPart = ({ received, missing }: { received: string; missing: string }): boolean =>
  received !== '0.00' && missing !== '0.00'
