import type { SignInRequest } from '../../../shared/session/sign-in-dialog.ts'

/** What the dialog shows. */
export type Step =
  | { mode: 'login' }
  | { mode: 'quick' }
  | { mode: 'register' }
  | { mode: 'forgot' }
  /** `subject` has shown that the phone is theirs; `ticket` proves it. */
  | { mode: 'setPassword'; subject: string; ticket: string }
  | { mode: 'success'; of: 'signedIn' | 'registered' | 'passwordSet' }
  | { mode: 'qr' }
  | { mode: 'bind'; ticket: string }

/** The mini program signs in by a code that the page shows; the web of WeChat by a page of its own. */
export type QrKind = 'miniProgram' | 'social'

export function firstStep(request: SignInRequest): Step {
  switch (request.kind) {
    case 'signIn':
    case 'resume':
      return { mode: 'login' }
    case 'register':
      return { mode: 'register' }
    case 'wechat':
      return { mode: 'qr' }
    case 'bind':
      // Without a ticket WeChat must be queried first.
      return request.ticket === null ? { mode: 'qr' } : { mode: 'bind', ticket: request.ticket }
  }
}
