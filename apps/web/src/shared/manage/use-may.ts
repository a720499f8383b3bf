import type { Staff } from '@markwright/api-client/models/staff'
import type { StaffPermission } from '@markwright/domain/people/staff-permissions'
import { createContext, use } from 'react'

/** Who of the staff is signed in; the frame of the back office provides it. */
export const SignedInStaff = createContext<Staff | null>(null)

/** Tells what the roles of the signed-in user permit. The API refuses the rest in any case. */
export function useMay(): (permission: StaffPermission) => boolean {
  const staff = use(SignedInStaff)
  return (permission) => staff?.permissions.includes(permission) ?? false
}
