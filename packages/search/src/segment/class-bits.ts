/** Nice classes as bits: 1 to 32 in the first word, 33 to 45 in the second; other numbers are left out. */
export function classBits(classes: readonly number[]): [low: number, high: number] {
  let [low, high] = [0, 0]
  for (const each of classes) {
    if (each >= 1 && each <= 32) low |= 1 << (each - 1)
    else if (each >= 33 && each <= 45) high |= 1 << (each - 33)
  }
  return [low, high]
}
