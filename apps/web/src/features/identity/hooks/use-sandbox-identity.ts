import { useState } from 'react'

const STORAGE_KEY = 'sandbox-wechat'

/** What the stand-in for WeChat takes as the name of somebody. */
const OPEN_ID = /^[\w-]{6,64}$/

const invented = () => `wx-${crypto.getRandomValues(new Uint32Array(1))[0]!.toString(36).padStart(7, '0')}`

/** The invented person of WeChat that this browser is, the same until it is changed. */
export function useSandboxIdentity() {
  const [openId, setOpenId] = useState(() => {
    const saved = localStorage.getItem(STORAGE_KEY) ?? invented()
    localStorage.setItem(STORAGE_KEY, saved)
    return saved
  })
  const change = (next: string) => {
    setOpenId(next)
    if (OPEN_ID.test(next)) localStorage.setItem(STORAGE_KEY, next)
  }
  return { openId, isGood: OPEN_ID.test(openId), change, renew: () => change(invented()) }
}
