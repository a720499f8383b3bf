import { createCounters } from '@markwright/runtime/counters.ts'
import { onceAnswered } from '@markwright/runtime/once-answered.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { PassThrough, Readable } from 'node:stream'
import type { WebLimits } from './limits.ts'
import { refused } from './refusal-error.ts'

/** The specification gives it 180 seconds, also without a file. */
const NUMBERS_IMPORT = '/patent/excel/appNosOrPubNosExcelImport'
const ALL = ''
/** After which a sender that was held up is looked at again. */
const HELD_UP_MS = 1000

type Call = { request: FastifyRequest; reply: FastifyReply }

export type BodyReceiver = {
  /**
   * Gives the body of a request as it can be passed on: a small one has arrived completely then. A larger one is a
   * `PassThrough`, which fails with a RefusalError 408 where it arrives too slowly.
   * @throws RefusalError 408 where it arrives too slowly, 429 or 503 where too much arrives already
   */
  receive(call: Call, body: Readable): Promise<Readable>
  /** Refuses the bodies that are still arriving. */
  close(): void
}

/**
 * Receives bodies by deadlines and within a limit of memory. A small body asks the API for nothing before it has arrived;
 * a larger one is passed on as it arrives, so that a limit of these holds for each address and for all.
 */
export function createBodyReceiver(limits: WebLimits): BodyReceiver {
  let buffered = 0
  const uploads = createCounters()
  const arriving = new Set<(error: Error) => void>()

  function deadlineOf({ url, headers }: FastifyRequest): number {
    const isUpload = headers['content-type']?.toLowerCase().startsWith('multipart/') || url.startsWith(NUMBERS_IMPORT)
    return isUpload ? limits.uploadMs : limits.bodyMs
  }

  async function receiveAll({ request, reply }: Call, body: Readable): Promise<Readable> {
    const parts: Buffer[] = []
    let own = 0
    onceAnswered(request.raw, reply.raw, () => {
      buffered -= own
      own = 0
    })
    await new Promise<void>((resolve, reject) => {
      const settle = (error?: Error) => {
        if (!arriving.delete(settle)) return
        progress.stop()
        body.off('data', add)
        if (!error) return resolve()
        // What still arrives is dropped until the connection ends with the refusal.
        body.on('error', () => {}).resume()
        reject(error)
      }
      const left = () => settle(refused.unreadable)
      const progress = watchProgress({ ...limits, afterMs: deadlineOf(request) }, () => settle(refused.tooSlow))
      const add = (part: Buffer) => {
        progress.add(part.length)
        own += part.length
        buffered += part.length
        parts.push(part)
        if (buffered > limits.bufferedBytesOfAll) settle(refused.overloaded)
      }
      arriving.add(settle)
      body
        .on('data', add)
        .on('end', () => settle())
        .on('error', left)
        .on('close', left)
      if (body.destroyed) left()
    })
    return Readable.from(parts, { objectMode: false })
  }

  function passOn({ request, reply }: Call, body: Readable): PassThrough {
    const { clientAddress: address } = request
    if (!uploads.take(ALL, limits.uploads)) throw refused.overloaded
    if (address !== null && !uploads.take(address, limits.uploadsOfAddress)) {
      uploads.release(ALL)
      throw refused.tooManyUploads
    }
    const passed = new PassThrough()
    const settle = (error?: Error) => {
      if (!arriving.delete(settle)) return
      progress.stop()
      if (!error) return
      // The request to the API ends with its body; what still arrives is dropped until the refusal is sent.
      body.unpipe(passed)
      passed.destroy(error)
      body.on('error', () => {}).resume()
    }
    const isHeldUp = () => passed.writableNeedDrain
    const progress = watchProgress({ ...limits, afterMs: deadlineOf(request), isHeldUp }, () => settle(refused.tooSlow))
    arriving.add(settle)
    // It may end before anything reads it.
    passed.on('error', () => {})
    body
      .on('data', (part: Buffer) => progress.add(part.length))
      .on('end', () => settle())
      .on('error', settle)
      .on('close', () => settle(refused.unreadable))
      .pipe(passed)
    onceAnswered(request.raw, reply.raw, () => {
      uploads.release(ALL)
      if (address !== null) uploads.release(address)
      settle()
    })
    return passed
  }

  return {
    async receive(call, body) {
      const isSmall = Number(call.request.headers['content-length']) <= limits.bufferedBytes
      return isSmall ? receiveAll(call, body) : passOn(call, body)
    },
    close() {
      for (const end of arriving) end(refused.unavailable)
    },
  }
}

/**
 * Calls `onSlow` once fewer than `bodyRate` bytes per second have arrived on average, not before `afterMs`. Time in which
 * the receiver holds the sender up is no fault of the sender.
 */
function watchProgress(
  { bodyRate, afterMs, isHeldUp }: { bodyRate: number; afterMs: number; isHeldUp?: () => boolean },
  onSlow: () => void,
) {
  const startedAt = performance.now()
  let arrived = 0
  const check = () => {
    const leftMs = startedAt + Math.max(afterMs, (arrived * 1000) / bodyRate) - performance.now()
    if (leftMs <= 0 && !isHeldUp?.()) return onSlow()
    timer = setTimeout(check, leftMs > 0 ? Math.ceil(leftMs) : HELD_UP_MS)
  }
  let timer = setTimeout(check, afterMs)
  return {
    add(bytes: number) {
      arrived += bytes
    },
    stop() {
      clearTimeout(timer)
    },
  }
}
