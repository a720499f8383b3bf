import { ApiError, NO_ANSWER } from '@markwright/api-client/fetch'
import { checkQrToken, createQrImage, createQrToken } from '@markwright/api-client/identity'
import { QR_POLL_MS } from '@markwright/domain/people/sign-in-limits'
import { useEffect, useEffectEvent, useState } from 'react'
import { refusals } from '../model/refusals.ts'

/** `image` is Base64 without a prefix; `message` is null where the server gave no words. */
export type QrState =
  | { kind: 'loading' }
  | { kind: 'failed'; message: string | null }
  | { kind: 'waiting' | 'scanned' | 'tooOld' | 'refused'; image: string }

/**
 * One code for the mini program. Asks every two seconds whether it was scanned, until it is answered or too old.
 * `onToken` gets the access token of a session, `onUnbound` the ticket of a WeChat account without a phone number.
 */
export function useQrSignIn(on: { onToken: (token: string) => void; onUnbound: (ticket: string) => void }) {
  const [state, setState] = useState<QrState>({ kind: 'loading' })
  const formatted = useEffectEvent((outcome: { token: string } | { ticket: string }) =>
    'token' in outcome ? on.onToken(outcome.token) : on.onUnbound(outcome.ticket),
  )

  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    const follow = async () => {
      const randomToken = await createQrToken({ signal })
      const { base64Img: image } = await createQrImage({ randomToken }, { signal })
      setState({ kind: 'waiting', image })
      while (!signal.aborted) {
        await pause(QR_POLL_MS, signal)
        const outcome = await ask(randomToken, signal)
        if (typeof outcome === 'object') return formatted(outcome)
        setState({ kind: outcome, image })
        if (outcome === 'tooOld' || outcome === 'refused') return
      }
    }
    follow().catch((error: unknown) => {
      if (signal.aborted) return
      setState({ kind: 'failed', message: (error instanceof ApiError && error.message) || null })
    })
    return () => stop.abort()
  }, [])

  return state
}

async function ask(randomToken: string, signal: AbortSignal) {
  try {
    return { token: (await checkQrToken({ randomToken }, { signal })).access_token }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { code, data } = error
    const facts = typeof data === 'object' ? data : null
    if (code === refusals.qrWaiting) return facts?.['status'] === 'SCANNED' ? 'scanned' : 'waiting'
    if (code === refusals.qrOver) return facts?.['status'] === 'CANCELLED' ? 'refused' : 'tooOld'
    if (code === refusals.phoneNotBound) return { ticket: String(facts?.['bindToken']) }
    // A lost connection may be back in two seconds.
    if (code === NO_ANSWER) return 'waiting'
    throw error
  }
}

const pause = (durationMs: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, durationMs)
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true })
  })
