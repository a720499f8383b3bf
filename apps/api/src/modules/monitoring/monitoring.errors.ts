import { refusal } from '../../kernel/errors.ts'

const tooMany = (cn: string, en: string) => refusal(200, 50110, cn, en)

export const monitoringErrors = {
  /** By what may be done about it. */
  tooManyMonitors: {
    applyForTrial: tooMany(
      '监测数量已达上限。您可以删除不再需要的监测，或申请免费试用',
      'You have as many monitors as you may have. Delete one that you no longer need, or apply for a free trial.',
    ),
    awaitTrial: tooMany(
      '监测数量已达上限。您的试用申请正在审核，目前请先删除不再需要的监测',
      'You have as many monitors as you may have. Your trial is being reviewed; until then, delete one first.',
    ),
    trialEnded: tooMany(
      '监测数量已达上限，试用也已结束。您可以删除不再需要的监测，或购买服务',
      'You have as many monitors as you may have, and your trial has ended. Delete one, or buy a plan.',
    ),
    buy: tooMany(
      '监测数量已达上限。您可以删除不再需要的监测，或购买服务',
      'You have as many monitors as you may have. Delete one that you no longer need, or buy a plan.',
    ),
    tomorrow: tooMany(
      '监测数量已达上限，请先删除不再需要的监测',
      'You have as many monitors as you may have. Delete one that you no longer need first.',
    ),
  },
  tooManyHits: refusal(
    200,
    20152,
    '最多导出 10,000 条，请缩小筛选范围后再导出',
    'At most 10,000 results can be exported. Please narrow the filter first.',
  ),
  noHits: refusal(200, 20153, '没有可以导出的结果', 'There is nothing to export.'),
}

/** What is wrong with a field of a draft. */
export const draftTexts = {
  webhookMissing: { cn: '请填写 Webhook 地址', en: 'Please give the address of the webhook.' },
  webhookWrong: {
    cn: 'Webhook 地址须以 http:// 或 https:// 开头，不含用户名和密码',
    en: 'The address of a webhook begins with http:// or https:// and holds no user name or password.',
  },
  webhookNotHttps: {
    cn: 'Webhook 地址须以 https:// 开头，不含用户名和密码',
    en: 'The address of a webhook begins with https:// and holds no user name or password.',
  },
  noEmail: {
    cn: '账户中没有电子邮箱，请先在个人中心填写',
    en: 'Your account has no e-mail address. Add one in your profile first.',
  },
  periodTooLong: { cn: '报告期间最长为一年', en: 'A report covers at most a year.' },
  periodReversed: { cn: '开始日期晚于结束日期', en: 'The first day is later than the last.' },
}
