import type { SignInRequest } from '../../../shared/session/sign-in-dialog.ts'

const flags = ['dialogVisible', 'wechatLogin', 'wechatAuth'] as const

/** What the dialog opens with by itself (spec 1 §2.4): only where the address holds all three flags. */
export function requestInAddress(query: URLSearchParams): SignInRequest | null {
  if (flags.some((flag) => !query.has(flag)) || !isSet(query, 'dialogVisible')) return null
  if (isSet(query, 'wechatAuth')) return { kind: 'bind', ticket: null }
  return isSet(query, 'wechatLogin') ? { kind: 'wechat' } : { kind: 'signIn' }
}

/** Whether a flag is in the address; its value only matters where it says no. */
export const isSet = (query: URLSearchParams, flag: string): boolean =>
  query.has(flag) && !['false', '0'].includes(query.get(flag)!)
