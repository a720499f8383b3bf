import { refusal } from '../../kernel/errors.ts'

export const contentErrors = {
  registeredAlready: refusal(
    200,
    10120,
    '该手机号已报名此活动',
    'This phone number is registered for the activity already.',
  ),
}
