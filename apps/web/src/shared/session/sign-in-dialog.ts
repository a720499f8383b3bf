import { useSyncExternalStore } from 'react'

/**
 * What the dialog opens with: signing in, signing in again to go on with a page, or binding a phone to the WeChat account
 * behind a ticket.
 */
export type SignInRequest =
  | { kind: 'signIn' }
  | { kind: 'resume' }
  | { kind: 'register' }
  | { kind: 'wechat' }
  | { kind: 'bind'; ticket: string | null }

let request: SignInRequest | null = null
const listeners = new Set<() => void>()

function set(next: SignInRequest | null) {
  request = next
  listeners.forEach((listener) => listener())
}

/** Any part of the site may ask the user to sign in. */
export const openSignIn = (wanted: SignInRequest = { kind: 'signIn' }) => set(wanted)
export const closeSignIn = () => set(null)

/** Null while the dialog is closed. */
export const signInRequest = () => request

/** Formatted whenever the dialog is opened or closed; returns how to stop listening. */
export function onSignInRequest(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export const useSignInRequest = () => useSyncExternalStore(onSignInRequest, signInRequest)
