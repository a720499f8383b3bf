/** Divisions of the Vienna Classification as numbers below 1,024: 32 for each category. */
export function divisionNumber(code: string): number {
  const [category = 0, division = 0] = code.split('.').map(Number)
  return category >= 1 && category <= 31 && division >= 1 && division <= 31 ? category * 32 + division : 0
}

export const divisionFromNumber = (number: number) => `${number >> 5}.${number & 31}`
