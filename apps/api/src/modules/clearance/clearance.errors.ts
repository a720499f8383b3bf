import { refusal } from '../../kernel/errors.ts'

export const clearanceErrors = {
  otherOffice: refusal(
    200,
    20155,
    '注册成功率模型仅适用于中国大陆，暂不支持其他国家或地区',
    'The model of registrability is for mainland China only. Other countries and regions are not supported.',
  ),
}
