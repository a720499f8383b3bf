import type { ErrorEntry } from '../../kernel/errors.ts'

export const clearanceErrors = {
  otherOffice: {
    status: 200,
    code: 20155,
    msg: {
      cn: '注册成功率模型仅适用于中国大陆，暂不支持其他国家或地区',
      en: 'The model of registrability is for mainland China only. Other countries and regions are not supported.',
    },
  },
} as const satisfies Record<string, ErrorEntry>
