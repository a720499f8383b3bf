import type { Handlers } from '../../../kernel/contract-routes.ts'
import { requireStaff } from '../../../kernel/session.ts'
import { actorOf } from '../actor.ts'
import { presentChallenge, presentStaff } from './staff.presenter.ts'
import type { StaffSignIn } from './staff-sign-in.ts'

type Operations = 'signInStaff' | 'confirmStaffSignIn' | 'getStaff' | 'signOutStaff'

export const staffHandlers = ({
  signIn,
  storesMessages,
}: {
  signIn: StaffSignIn
  /** Whether messages are stored in the outbox instead of being delivered. */
  storesMessages: boolean
}): Handlers<Operations> => {
  const delivery = storesMessages ? 'outbox' : 'live'
  return {
    signInStaff: async ({ body, request }) =>
      presentChallenge(
        await signIn.checkPassword(
          { username: body.username, password: body.password, verification: body.captchaVerification },
          request.ip,
        ),
      ),

    confirmStaffSignIn: async ({ body, request }) => {
      const { token, staff } = await signIn.checkCode(body.ticket, body.code, request.ip)
      return { access_token: token, expires_in: signIn.sessionSeconds, staff: presentStaff(staff, delivery) }
    },

    getStaff: ({ staff }) => presentStaff(requireStaff(staff), delivery),

    signOutStaff: async (call) => {
      await signIn.signOut(requireStaff(call.staff).sessionId, actorOf(call))
      return true
    },
  }
}
