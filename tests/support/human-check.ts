import { createHash } from 'node:crypto'
import { createClient } from 'redis'
import { encryptText } from '../../packages/human-check/src/cipher.ts'
import type { Solution } from '../../packages/human-check/src/solution.ts'
import type { TestApi } from './api.ts'
import { connectionsTo } from './connections.ts'

type StoredChallenge = { solution: Solution; secretKey: string }

/** What the server stores of a challenge, read where it is stored. */
export async function solutionOf(
  token: string,
  stores: { redisUrl: string | null; databaseUrl: string },
): Promise<StoredChallenge> {
  const key = `human-check:${createHash('sha256').update(token).digest('base64url')}`
  if (stores.redisUrl) {
    const client = await createClient({ url: stores.redisUrl }).connect()
    const saved = await client.get(`markwright:${key}`)
    await client.close()
    return JSON.parse(saved ?? 'null')
  }
  const { rows } = await connectionsTo(stores.databaseUrl).query('SELECT value FROM key_value WHERE key = $1', [key])
  return JSON.parse(rows[0]?.value ?? 'null')
}

/** The points of a right answer, as a client writes them. */
export function rightPoints(solution: Solution): string {
  if (solution.kind === 'math') return JSON.stringify({ answer: solution.answer })
  if (solution.kind === 'clickWord') return JSON.stringify(solution.points)
  return JSON.stringify({ x: solution.x, y: 5 })
}

/** Goes through a human check and gives the second verification. `visitor` keeps the limits of tests apart. */
export async function passHumanCheck(
  { app, stores }: Pick<TestApi, 'app' | 'stores'>,
  visitor = `198.51.100.${Math.floor(Math.random() * 250)}`,
): Promise<string> {
  const headers = { 'x-forwarded-for': visitor }
  const { token, secretKey } = (await app.inject({ url: '/code?captchaType=blockPuzzle', headers })).json().data.repData
  const points = rightPoints((await solutionOf(token, stores)).solution)
  const query = { captchaType: 'blockPuzzle', pointJson: encryptText(points, secretKey), token }
  await app.inject({ method: 'POST', url: '/code/check', query, headers })
  return encryptText(`${token}---${points}`, secretKey)
}
