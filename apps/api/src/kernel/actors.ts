import type { Actor } from '@markwright/workflow'
import { type Caller, requireMember, requireStaff } from './session.ts'

/** The member who calls, as the history of a record names them. */
export function memberActor({ member }: Pick<Caller, 'member'>): Actor & { id: string } {
  const { id, phone } = requireMember(member)
  return { type: 'member', id, name: phone }
}

/** Who of the staff calls, and from which address. */
export function staffActor({ staff, request }: Pick<Caller, 'staff'> & { request: { ip: string } }): Actor {
  const { id, name } = requireStaff(staff)
  return { type: 'staff', id, name, ip: request.ip }
}
