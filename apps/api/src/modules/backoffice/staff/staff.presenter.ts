import type { Schemas } from '@markwright/contract'
import { permissionsOf } from '@markwright/domain/people/staff-permissions'
import { toBuffer } from 'qrcode'
import type { StaffChallenge, StaffIdentity } from './staff-sign-in.ts'

const QR_WIDTH_PX = 240

export const presentStaff = (
  { id, name, roles }: StaffIdentity,
  delivery: Schemas['Staff']['delivery'],
): Schemas['Staff'] => ({ id, name, roles, permissions: permissionsOf(roles), delivery })

export async function presentChallenge({ ticket, enrolment }: StaffChallenge): Promise<Schemas['StaffChallenge']> {
  if (!enrolment) return { ticket, enrolment: null }
  const qr = await toBuffer(enrolment.otpauthUrl, { type: 'png', width: QR_WIDTH_PX, margin: 2 })
  return { ticket, enrolment: { ...enrolment, qrBase64: qr.toString('base64') } }
}
