/**
 * Shares as whole percents that add up to what all shares add up to: what rounding leaves over goes to those that lost most.
 * @param shares between 0 and 1
 */
export function percentagesOf(shares: readonly number[]): number[] {
  const exact = shares.map((share) => share * 100)
  const whole = exact.map(Math.floor)
  let left = Math.round(exact.reduce((sum, value) => sum + value, 0)) - whole.reduce((sum, value) => sum + value, 0)
  const byLoss = exact
    .map((value, at) => ({ at, loss: value - Math.floor(value) }))
    .toSorted((first, second) => second.loss - first.loss)
  for (const { at } of byLoss) if (left-- > 0) whole[at]!++
  return whole
}
