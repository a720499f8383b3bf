import { hash } from '@node-rs/argon2'
import { randomInt } from 'node:crypto'

// Without characters that look like one another.
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'
const GROUPS = 4
const GROUP_LENGTH = 5

/** Argon2id with 19 MiB, two passes, one lane: the OWASP Password Storage Cheat Sheet's recommendation. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** A random password of 99 bits that can be read out, `xk3vq-…`, and what is stored of it. */
export async function newPassword(): Promise<{ password: string; passwordHash: string }> {
  const group = () => Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
  const password = Array.from({ length: GROUPS }, group).join('-')
  return { password, passwordHash: await hash(password, COST) }
}
