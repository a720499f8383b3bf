import type { Language } from './language.ts'
import { formatMoney } from '../money/amounts.ts'

/**
 * The words of the audit log, which a page and a file show alike. A code without words here, such as one of an older
 * version, is shown as it is.
 */
type Words = Readonly<Record<string, Record<Language, string>>>

/** What staff can do. */
const actions = {
  'staff.signIn': { cn: '登录后台', en: 'Signed in' },
  'staff.secondFactorFailed': { cn: '动态验证码错误', en: 'Wrong one-time code' },
  'staff.signOut': { cn: '退出后台', en: 'Signed out' },
  'staff.add': { cn: '添加工作人员', en: 'Added staff' },
  'staff.setRoles': { cn: '更改角色', en: 'Changed roles' },
  'staff.reset': { cn: '重置工作人员', en: 'Reset staff' },
  'staff.disable': { cn: '停用工作人员', en: 'Disabled staff' },
  'user.disable': { cn: '停用用户', en: 'Disabled a user' },
  'user.enable': { cn: '恢复用户', en: 'Enabled a user' },
  'user.close': { cn: '注销账号', en: 'Closed an account' },
  'user.setCreditLimit': { cn: '设置信用额度', en: 'Set a credit limit' },
  'user.unlock': { cn: '解除锁定', en: 'Unlocked a user' },
  'grant.create': { cn: '开通服务', en: 'Granted a service' },
  'grant.extend': { cn: '修改服务到期时间', en: 'Changed the end of a service' },
  'grant.revoke': { cn: '终止服务', en: 'Revoked a service' },
  'entitlement.grant': { cn: '开通方案', en: 'Granted a plan' },
  'entitlement.extend': { cn: '修改服务到期时间', en: 'Changed the end of a service' },
  'entitlement.revoke': { cn: '终止服务', en: 'Revoked a service' },
  'plan.create': { cn: '新建方案', en: 'Added a plan' },
  'plan.update': { cn: '修改方案', en: 'Changed a plan' },
  'approval.request': { cn: '提交审批', en: 'Requested an approval' },
  'approval.approve': { cn: '批准申请', en: 'Approved a request' },
  'approval.reject': { cn: '驳回申请', en: 'Rejected a request' },
  'trial.approve': { cn: '通过试用申请', en: 'Approved a trial' },
  'trial.reject': { cn: '拒绝试用申请', en: 'Rejected a trial' },
  'certification.approve': { cn: '通过企业认证', en: 'Approved a certification' },
  'certification.reject': { cn: '拒绝企业认证', en: 'Rejected a certification' },
  'certification.revoke': { cn: '撤销企业认证', en: 'Revoked a certification' },
  'order.pay': { cn: '登记订单付款', en: 'Recorded the payment of an order' },
  'order.approveVoucher': { cn: '确认订单到账', en: 'Confirmed the transfer for an order' },
  'order.rejectVoucher': { cn: '驳回订单汇款凭证', en: 'Rejected the transfer for an order' },
  'order.fulfil': { cn: '完成订单', en: 'Completed an order' },
  'order.cancel': { cn: '取消订单', en: 'Cancelled an order' },
  'order.approveRefund': { cn: '同意订单退款', en: 'Approved the refund of an order' },
  'order.rejectRefund': { cn: '驳回订单退款', en: 'Rejected the refund of an order' },
  'order.refund': { cn: '登记订单已退款', en: 'Recorded that an order was refunded' },
  'voucher.approve': { cn: '通过汇款凭证', en: 'Approved a proof of transfer' },
  'voucher.reject': { cn: '驳回汇款凭证', en: 'Rejected a proof of transfer' },
  'refund.approve': { cn: '同意退款', en: 'Approved a refund' },
  'refund.reject': { cn: '驳回退款', en: 'Rejected a refund' },
  'refund.finish': { cn: '登记退款已汇出', en: 'Recorded the transfer of a refund' },
  'refund.retry': { cn: '重试退款', en: 'Had a refund tried again' },
  'receipt.record': { cn: '登记收款', en: 'Recorded a transfer' },
  'receipt.match': { cn: '将汇款计入订单', en: 'Matched transfers to an order' },
  'post.receive': { cn: '收到邮寄文件', en: 'Received documents by post' },
  'letter.record': { cn: '登记官方文件', en: 'Recorded a document of the office' },
  'letter.remove': { cn: '删除官方文件', en: 'Removed a document of the office' },
  'deadline.done': { cn: '标记期限已处理', en: 'Marked a deadline as done' },
  'deadline.reopen': { cn: '重新打开期限', en: 'Reopened a deadline' },
  'receipt.unmatch': { cn: '撤销汇款与订单的匹配', en: 'Took a transfer back from an order' },
  'reconciliation.resolve': { cn: '处理对账差异', en: 'Settled a difference' },
  'product.create': { cn: '新建商品', en: 'Added a product' },
  'product.update': { cn: '修改商品', en: 'Changed a product' },
  'product.publish': { cn: '发布商品', en: 'Published a product' },
  'product.withdraw': { cn: '下架商品', en: 'Withdrew a product' },
  'fee.add': { cn: '新增官费', en: 'Added an official fee' },
  'fee.update': { cn: '修改官费', en: 'Changed an official fee' },
  'fee.remove': { cn: '删除官费', en: 'Removed an official fee' },
  'rate.set': { cn: '设置汇率', en: 'Set an exchange rate' },
  'invoice.approve': { cn: '通过开票审核', en: 'Passed an invoice request' },
  'invoice.reject': { cn: '驳回开票申请', en: 'Rejected an invoice request' },
  'invoice.send': { cn: '开具电子发票', en: 'Sent an invoice to the e-invoice service' },
  'invoice.abandon': { cn: '确认电子发票未开具', en: 'Confirmed that an invoice was not issued' },
  'invoice.issue': { cn: '登记发票', en: 'Recorded an issued invoice' },
  'invoice.mail': { cn: '登记发票寄送', en: 'Recorded the mailing of an invoice' },
  'invoice.requestReversal': { cn: '申请冲红发票', en: 'Requested the reversal of an invoice' },
  'invoice.sendReversal': { cn: '重新发送冲红', en: 'Sent the reversal of an invoice again' },
  'invoice.reverse': { cn: '登记冲红', en: 'Recorded the reversal of an invoice' },
  'announcement.create': { cn: '撰写通知', en: 'Drafted a notice' },
  'announcement.update': { cn: '修改通知', en: 'Changed a notice' },
  'announcement.delete': { cn: '删除通知', en: 'Deleted a notice' },
  'announcement.send': { cn: '发送通知', en: 'Sent a notice' },
  'announcement.cancel': { cn: '取消定时发送', en: 'Cancelled a notice' },
  'article.create': { cn: '撰写文章', en: 'Drafted an article' },
  'article.update': { cn: '修改文章', en: 'Changed an article' },
  'article.delete': { cn: '删除文章', en: 'Deleted an article' },
  'article.publish': { cn: '发布文章', en: 'Published an article' },
  'article.withdraw': { cn: '撤回文章', en: 'Withdrew an article' },
  'registration.delete': { cn: '删除活动报名', en: 'Deleted a registration' },
  'registration.deleteAll': { cn: '删除活动的全部报名', en: 'Deleted all registrations' },
  'report.edit': { cn: '修改报告结论', en: 'Edited a report' },
  'report.approve': { cn: '批准报告', en: 'Approved a report' },
  'report.reject': { cn: '退回报告', en: 'Rejected a report' },
  'report.retry': { cn: '重新生成报告', en: 'Had a report made again' },
  'calendar.add': { cn: '设置日历', en: 'Entered a day' },
  'calendar.remove': { cn: '删除日历设置', en: 'Removed a day' },
  'job.retry': { cn: '重试任务', en: 'Started a job again' },
  'job.cancel': { cn: '取消任务', en: 'Cancelled a job' },
  'file.upload': { cn: '上传图片', en: 'Uploaded an image' },
  'audit.export': { cn: '导出操作日志', en: 'Exported the audit log' },
} satisfies Words

export type AuditAction = keyof typeof actions
export const auditActions = Object.keys(actions) as AuditAction[]

/** What staff act on. */
const subjects = {
  user: { cn: '用户', en: 'User' },
  approval: { cn: '审批', en: 'Approval' },
  certification: { cn: '企业认证', en: 'Certification' },
  order: { cn: '订单', en: 'Order' },
  voucher: { cn: '汇款凭证', en: 'Proof of transfer' },
  refund: { cn: '退款', en: 'Refund' },
  receipt: { cn: '收款', en: 'Payment' },
  reconciliation: { cn: '对账差异', en: 'Difference' },
  product: { cn: '商品', en: 'Product' },
  fee: { cn: '官费', en: 'Official fee' },
  rate: { cn: '汇率', en: 'Exchange rate' },
  plan: { cn: '方案', en: 'Plan' },
  invoice: { cn: '发票', en: 'Invoice' },
  announcement: { cn: '通知', en: 'Notice' },
  article: { cn: '文章', en: 'Article' },
  report: { cn: '检索报告', en: 'Report' },
  calendar: { cn: '日历', en: 'Calendar' },
  job: { cn: '任务', en: 'Job' },
  file: { cn: '图片', en: 'Image' },
  case: { cn: '案件', en: 'Case' },
} satisfies Words

export type AuditSubject = keyof typeof subjects
export const auditSubjects = Object.keys(subjects) as AuditSubject[]

const facts = {
  roles: { cn: '角色', en: 'Roles' },
  conclusion: { cn: '结论', en: 'Conclusion' },
  kind: { cn: '类型', en: 'Kind' },
  note: { cn: '说明', en: 'Note' },
  reason: { cn: '原因', en: 'Reason' },
  secondFactorSetUp: { cn: '首次设置身份验证器', en: 'Set up the authenticator' },
  service: { cn: '服务', en: 'Service' },
  days: { cn: '天数', en: 'Days' },
  total: { cn: '次数', en: 'Units' },
  dailyLimit: { cn: '每日次数', en: 'A day' },
  monitorsLimit: { cn: '监测任务数', en: 'Monitors' },
  plan: { cn: '方案', en: 'Plan' },
  quantity: { cn: '数量', en: 'Quantity' },
  code: { cn: '代码', en: 'Code' },
  version: { cn: '版本', en: 'Version' },
  amountFen: { cn: '金额', en: 'Amount' },
  method: { cn: '支付方式', en: 'Payment method' },
  transactionId: { cn: '交易号', en: 'Transaction' },
  change: { cn: '状态', en: 'Status' },
  totalFen: { cn: '总额', en: 'Total' },
  missingFen: { cn: '尚缺金额', en: 'Missing' },
  surplusFen: { cn: '多收金额', en: 'Surplus' },
  surplus: { cn: '多收原因', en: 'Reason of the surplus' },
  revision: { cn: '版次', en: 'Revision' },
  effectiveAt: { cn: '生效时间', en: 'In effect from' },
  currency: { cn: '币种', en: 'Currency' },
  amountMinor: { cn: '金额（最小单位）', en: 'Amount in minor units' },
  validFrom: { cn: '生效日期', en: 'Valid from' },
  rate: { cn: '汇率', en: 'Rate' },
  source: { cn: '来源', en: 'Source' },
  invoiceNumber: { cn: '发票号码', en: 'Invoice number' },
  reversalNumber: { cn: '红字发票号码', en: 'Reversal number' },
  orderNumber: { cn: '订单号', en: 'Order number' },
  email: { cn: '邮箱', en: 'Email' },
  problem: { cn: '问题', en: 'Problem' },
  carrier: { cn: '快递公司', en: 'Carrier' },
  trackingNumber: { cn: '快递单号', en: 'Tracking number' },
  rows: { cn: '行数', en: 'Rows' },
  action: { cn: '操作', en: 'Action' },
  staff: { cn: '操作人', en: 'Staff' },
  subjectType: { cn: '对象类型', en: 'Subject type' },
  subjectId: { cn: '对象编号', en: 'Subject ID' },
  keyword: { cn: '内容', en: 'Text' },
  from: { cn: '起始日期', en: 'From' },
  to: { cn: '结束日期', en: 'To' },
  datedOn: { cn: '文件日期', en: 'Date of the document' },
  limitFen: { cn: '信用额度', en: 'Credit limit' },
  beforeFen: { cn: '原额度', en: 'Limit before' },
  endsOn: { cn: '截止日期', en: 'Last day' },
  requestedBy: { cn: '申请人', en: 'Requested by' },
  dueOn: { cn: '最后一日', en: 'Last day' },
  zone: { cn: '时区', en: 'Time zone' },
} satisfies Words

/** States of what members order, apply for and submit. */
const states = {
  pendingPayment: { cn: '待支付', en: 'Pending payment' },
  pendingReview: { cn: '待审核', en: 'Pending review' },
  paid: { cn: '已支付', en: 'Paid' },
  free: { cn: '免费', en: 'Free of charge' },
  reviewRejected: { cn: '审核不通过', en: 'Review rejected' },
  complete: { cn: '订单完成', en: 'Order complete' },
  open: { cn: '未关闭', en: 'Open' },
  closed: { cn: '已关闭', en: 'Closed' },
  none: { cn: '无', en: 'None' },
  requested: { cn: '已申请', en: 'Requested' },
  approved: { cn: '已通过', en: 'Approved' },
  rejected: { cn: '未通过', en: 'Rejected' },
  processing: { cn: '处理中', en: 'Under way' },
  done: { cn: '已退款', en: 'Refunded' },
  failed: { cn: '失败', en: 'Failed' },
  submitted: { cn: '已提交', en: 'Submitted' },
  review: { cn: '审核中', en: 'Under review' },
  passed: { cn: '已通过', en: 'Passed' },
  applied: { cn: '已申请', en: 'Requested' },
  auditPassed: { cn: '审核通过', en: 'Audit passed' },
  auditFailed: { cn: '审核不通过', en: 'Audit failed' },
  invoiced: { cn: '已开票', en: 'Invoiced' },
  mailed: { cn: '已邮寄', en: 'Mailed' },
  cancelled: { cn: '已取消', en: 'Cancelled' },
  reversing: { cn: '冲红中', en: 'Reversal under way' },
  reversed: { cn: '已冲红', en: 'Reversed' },
} satisfies Words

const methods = {
  wechat: { cn: '微信支付', en: 'WeChat Pay' },
  alipay: { cn: '支付宝', en: 'Alipay' },
  transfer: { cn: '对公转账', en: 'Bank transfer' },
} satisfies Words

/** The words of a table for a code, or the code. */
const wordFor = (texts: Words, code: string, language: Language): string =>
  Object.hasOwn(texts, code) ? texts[code]![language] : code

export const auditActionLabel = (action: string, language: Language) => wordFor(actions, action, language)
export const auditSubjectLabel = (subject: string, language: Language) => wordFor(subjects, subject, language)

/** What is recorded beside an act: its name and, unless the name says it all, a text. */
export type AuditFact = { key: string; name: string; text: string | null }

const CHANGES_TO = ' → '
const COMMENT = /^comment (\d+)$/

/**
 * The facts of an entry in their order; what is not known or not so is left out. A change of state is one fact, and none
 * where the state stays.
 */
export const auditFacts = (recorded: Readonly<Record<string, unknown>> | null, language: Language): AuditFact[] =>
  Object.entries(withChange(recorded ?? {}))
    .filter(([, value]) => value !== null && value !== undefined && value !== '' && value !== false)
    .map(([key, value]) => ({
      key,
      name: nameOf(key, language),
      text: value === true ? null : textOf(key, value, language),
    }))

const isState = (value: unknown): value is string => typeof value === 'string' && Object.hasOwn(states, value)

function withChange(recorded: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { from, to, ...others } = recorded
  if (!isState(from) || !isState(to)) return recorded
  return from === to ? others : { change: [from, to], ...others }
}

function nameOf(key: string, language: Language): string {
  const number = COMMENT.exec(key)?.[1]
  if (number) return language === 'cn' ? `第 ${number} 类小结` : `Summary of class ${number}`
  return wordFor(facts, key, language)
}

/** Amounts are recorded in fen. */
function textOf(key: string, value: unknown, language: Language): string {
  if (key === 'change' && Array.isArray(value))
    return value.map((state: string) => wordFor(states, state, language)).join(CHANGES_TO)
  if (key.endsWith('Fen') && typeof value === 'number') return formatMoney(value)
  if (typeof value !== 'string') return JSON.stringify(value)
  if (key === 'method') return wordFor(methods, value, language)
  if (key === 'action') return auditActionLabel(value, language)
  return key === 'subjectType' ? auditSubjectLabel(value, language) : value
}
