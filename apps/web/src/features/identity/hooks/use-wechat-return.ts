import { bindWechat, getGetAccountQueryKey, getGetCurrentUserQueryKey } from '@markwright/api-client/account'
import { ApiError } from '@markwright/api-client/fetch'
import { signInByWechat } from '@markwright/api-client/identity'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { sessionToken } from '../../../shared/session/session.ts'
import { refusals } from '../model/refusals.ts'
import type { SessionCall } from '../model/sign-in-calls.ts'

/** `message` is null where the server gave no words; `stopped`: the user continued the session that is elsewhere. */
export type WechatReturn =
  | { kind: 'working' | 'denied' | 'stopped' | 'signedIn' | 'bound' }
  | { kind: 'mustBind'; ticket: string }
  | { kind: 'refused'; message: string | null }

/** What becomes of a user who comes back from WeChat: signed in, or, if they were already, bound to their account. */
export function useWechatReturn(start: (call: SessionCall) => Promise<boolean>): WechatReturn {
  const [query] = useSearchParams()
  const queryClient = useQueryClient()
  const [outcome, setOutcome] = useState<WechatReturn>({ kind: 'working' })
  // A code is good once, and effects run twice while one develops.
  const isBegun = useRef(false)

  const finish = async (result: { code: string; state: string }): Promise<WechatReturn> => {
    if (sessionToken() !== null) {
      await bindWechat(result)
      for (const queryKey of [getGetCurrentUserQueryKey(), getGetAccountQueryKey()])
        void queryClient.invalidateQueries({ queryKey })
      return { kind: 'bound' }
    }
    const isSignedIn = await start(async (isForced) => {
      const { access_token } = await signInByWechat({ ...result, ...(isForced && { forceLogin: '1' }) })
      return access_token
    })
    return { kind: isSignedIn ? 'signedIn' : 'stopped' }
  }
  const begin = useEffectEvent(() => {
    const { code, state } = codeInAddress(query)
    if (code && state) void finish({ code, state }).catch(refusalOf).then(setOutcome)
    else setOutcome({ kind: 'denied' })
  })
  useEffect(() => {
    if (isBegun.current) return
    isBegun.current = true
    begin()
  }, [])
  return outcome
}

// WeChat puts its answer before the `#`, a stand-in for it behind.
function codeInAddress(query: URLSearchParams) {
  const beforeHash = new URLSearchParams(window.location.search)
  const valueOf = (name: string) => query.get(name) ?? beforeHash.get(name)
  return { code: valueOf('code'), state: valueOf('state') }
}

function refusalOf(error: unknown): WechatReturn {
  if (!(error instanceof ApiError)) throw error
  const { code, message, data } = error
  if (code === refusals.phoneNotBound && typeof data === 'object')
    return { kind: 'mustBind', ticket: String(data?.['bindToken']) }
  return { kind: 'refused', message: message || null }
}
