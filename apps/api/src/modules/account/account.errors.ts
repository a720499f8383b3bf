import { refusal } from '../../kernel/errors.ts'

export const accountErrors = {
  passwordsDiffer: refusal(200, 10130, '两次输入的密码不一致', 'The two passwords are not the same.'),
  tooManyContacts: refusal(200, 50310, '联系人最多保存 50 个', 'At most 50 contacts can be saved.'),
}
