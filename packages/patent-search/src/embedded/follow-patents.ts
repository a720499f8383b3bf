import { followDatabase } from '@markwright/runtime/follow-database.ts'
import { constants, setPriority } from 'node:os'
import type { MessagePort } from 'node:worker_threads'
import pg from 'pg'
import { openEncoder, type Encoder } from '../encoder/encoder.ts'
import { encodePatents } from './encode-patents.ts'
import type { FromBuildThread, ThreadOptions, ToBuildThread } from './messages.ts'
import { createRegisterIndex } from './register-index.ts'

/** The channel on which the importer announces changes. */
const PATENTS_CHANGED = 'patents_changed'

type Options = Extract<ThreadOptions, { role: 'build' }>

/** Builds the index and follows the database for as long as the port is open. */
export async function followPatents(port: MessagePort, options: Options): Promise<void> {
  const { databaseUrl, snapshotFolder, modelsFolder } = options
  const post = (message: FromBuildThread) => port.postMessage(message)
  const note = (text: string, facts: object) => post({ type: 'note', text, facts })
  // On Linux a priority is that of a thread, and of those it starts: encoding thousands of documents must not delay searches.
  if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  const encoder = await tryOpening(modelsFolder, note)
  const publish = (parts: Extract<FromBuildThread, { type: 'parts' }>['parts']) => post({ type: 'parts', parts })
  const index = createRegisterIndex({ snapshotFolder, encoder: encoder?.name ?? null, note, publish })
  let isWell = false
  const closing = new AbortController()
  const following = followDatabase({
    databaseUrl,
    channel: PATENTS_CHANGED,
    update: (client) => index.update(client),
    updated(requests) {
      for (const id of requests) post({ type: 'refreshed', id })
      if (!isWell) post({ type: 'fault', reason: null })
      isWell = true
    },
    failed(reason) {
      isWell = false
      post({ type: 'fault', reason })
    },
  })
  port.on('message', (message: ToBuildThread) => {
    if (message.type === 'refresh') return following.ask(message.id)
    closing.abort()
    following.close()
  })
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 })
  pool.on('error', () => {})
  const encoding = encoder && runEncoding(encoder, pool)
  await following.done
  await encoding
  await encoder?.close()
  await pool.end()
  port.close()

  async function runEncoding(encoder: Encoder, pool: pg.Pool) {
    while (!closing.signal.aborted)
      try {
        await encodePatents({
          encoder,
          pool,
          state: index.state,
          isClosing: () => closing.signal.aborted,
          encoded: (documents) => post({ type: 'encoded', documents }),
          saveVectors: () => index.saveVectors(),
        })
      } catch (error) {
        note('patents could not be encoded', { reason: String(error) })
        if (!closing.signal.aborted) await new Promise((resolve) => setTimeout(resolve, 5000))
      }
  }
}

async function tryOpening(folder: string | null, note: (text: string, facts: object) => void): Promise<Encoder | null> {
  if (!folder) return null
  try {
    return await openEncoder(folder, 1)
  } catch (error) {
    note('the encoder could not be opened', { reason: String(error) })
    return null
  }
}
