import { ADDRESSES_MAX } from '@markwright/domain/people/mailing-address'
import { refusal } from '../../kernel/errors.ts'

const MISSING = 50301

export const addressErrors = {
  recipientMissing: refusal(200, MISSING, '收件人不能为空', 'Enter the recipient.'),
  phoneMissing: refusal(200, MISSING, '联系电话不能为空', 'Enter a phone number.'),
  detailMissing: refusal(200, MISSING, '详细地址不能为空', 'Enter the street and house number.'),
  tooMany: refusal(
    200,
    50302,
    `邮寄地址最多保存 ${ADDRESSES_MAX} 个`,
    `At most ${ADDRESSES_MAX} mailing addresses can be saved.`,
  ),
}
