import type { Phone } from '@markwright/domain/people/phone'

/** Everything that the forms of the dialog request (spec 1 §3); each form fills in what it has fields for. */
export type FormValues = Phone & {
  password: string
  repeatpassword: string
  code: string
  remark?: string
  invitationCode?: string
  agree: boolean
}

export type FieldName = keyof FormValues
