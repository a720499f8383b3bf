import { requireStaff, type Caller } from '../../kernel/session.ts'

/** Who of the staff does something, and from which address. */
export type Actor = { id: string; name: string; ip: string }

/** The caller of an operation that only staff may call. */
export function actorOf({ staff, request }: Pick<Caller, 'staff'> & { request: { ip: string } }): Actor {
  const { id, name } = requireStaff(staff)
  return { id, name, ip: request.ip }
}
