/** Mixes a number into a hash of 32 bits. */
export function mix(hash: number, value: number): number {
  let mixed = Math.imul(hash ^ value, 0x9e3779b1)
  mixed ^= mixed >>> 15
  mixed = Math.imul(mixed, 0x85ebca77)
  return (mixed ^ (mixed >>> 13)) >>> 0
}

/** Hash of 32 bits of a token; the seed chooses one of several independent ones. */
export function hashToken(token: string, seed: number): number {
  let hash = seed
  for (let index = 0; index < token.length; index++) hash = Math.imul(hash ^ token.charCodeAt(index), 0x01000193)
  return mix(hash, token.length)
}

export const FIRST_SEED = 0x811c9dc5
export const SECOND_SEED = 0x2f0b4c47
