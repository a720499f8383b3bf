import { CLIENTS_MAX, ITEMS_MAX } from '@markwright/hosting'
import { refusal } from '../../kernel/errors.ts'

export const SHARES_MAX = 50
/** Of an account. */
export const DOCUMENTS_MAX = 2000
export const AGENTS_MAX = 500
/** Versions of a document. */
export const EDITIONS_MAX = 50
/** Views of a list. */
export const VIEWS_MAX = 20

export const TEMPLATES_MAX = 50
export const LETTER_ROWS_MAX = 2000

export const hostingErrors = {
  duplicateApplicant: refusal(200, 60101, '申请人已存在', 'You have this applicant already.'),
  changed: refusal(409, 61001, '内容已被修改，请刷新后重试', 'This has been changed meanwhile. Please load it again.'),
  duplicateClient: refusal(200, 61002, '已有同名客户', 'There is a client of this name already.'),
  tooManyClients: refusal(200, 61003, `客户最多 ${CLIENTS_MAX} 个`, `There can be ${CLIENTS_MAX} clients at most.`),
  ownInvitation: refusal(200, 61004, '不能邀请自己', 'You cannot invite yourself.'),
  tooManyShares: refusal(
    200,
    61005,
    `每个客户最多共享给 ${SHARES_MAX} 人`,
    `A client can be shared with ${SHARES_MAX} people at most.`,
  ),
  invitationOver: refusal(
    200,
    61006,
    '邀请链接无效、已过期或已被使用',
    'The invitation does not exist, has expired or has been used.',
  ),
  readOnly: refusal(403, 61007, '您只有查看权限', 'You can only read here.'),
  duplicateItem: refusal(200, 61010, '资产中已有该号码', 'The portfolio has this number already.'),
  tooManyItems: refusal(
    200,
    61011,
    `资产最多 ${ITEMS_MAX} 件`,
    `A portfolio can have ${ITEMS_MAX.toLocaleString('en')} rights at most.`,
  ),
  beingPaid: refusal(200, 61012, '该期限正在缴费，不能修改', 'A fee of it is being paid; it cannot be changed now.'),
  notInRegister: refusal(200, 61013, '登记簿中没有该字段的值', 'The register states nothing for this field.'),
  otherClient: refusal(
    200,
    61014,
    '客户、申请人或代理机构不存在，或属于其他账号',
    'The client, the applicant or the agent does not exist, or belongs to another account.',
  ),
  notOrderable: refusal(
    200,
    61020,
    '部分年费已被订购、已完成或无法报价，请刷新后重试',
    'Some annuities are ordered, done or have no price. Please load them again.',
  ),
  linkOver: refusal(200, 61021, '链接无效、已过期或已撤销', 'The link does not exist, has expired or was revoked.'),
  notPayable: refusal(
    200,
    61022,
    '该年费尚未付款或已登记缴费',
    'This annuity is not paid for, or its payment was recorded already.',
  ),
  unknownApplicant: refusal(200, 61024, '其中有申请人不存在', 'One of the applicants does not exist.'),
  priceChanged: refusal(
    200,
    60202,
    '价格有误，请核对后重新提交',
    'The price is not correct. Please check it and submit again.',
  ),
  tooManyAsked: refusal(200, 61023, '询问链接最多 500 个', 'There can be 500 open links at most.'),
  unreadableTable: refusal(
    200,
    61030,
    '无法读取文件，请上传首行为列名的 XLSX、XLS 或 CSV 表格（最多 20000 行、100 列）',
    'The file cannot be read. Please upload an XLSX, XLS or CSV table whose first row names the columns (at most 20,000 rows and 100 columns).',
  ),
  unclearMapping: refusal(
    200,
    61031,
    '请为号码选择一列，且每个字段只选一列',
    'Please choose a column for the number, and one column for each field at most.',
  ),
  reportTooLong: refusal(
    200,
    61032,
    'PDF 报告最多 2000 件资产，请缩小范围或导出表格',
    'A report has 2,000 rights at most. Please narrow the list down, or export a spreadsheet.',
  ),
  unreadableLetter: refusal(
    200,
    61070,
    '无法读取模板，请上传 512 KB 以内的 DOCX 文档',
    'The template cannot be read. Please upload a text document (DOCX) of 512 kB at most.',
  ),
  wrongFields: refusal(200, 61071, '模板中的字段有误', 'Fields of the template are wrong.'),
  tooManyTemplates: refusal(
    200,
    61072,
    `信函模板最多 ${TEMPLATES_MAX} 个`,
    `There can be ${TEMPLATES_MAX} templates of letters at most.`,
  ),
  letterTooLong: refusal(
    200,
    61073,
    `一封信函最多 ${LETTER_ROWS_MAX} 件资产或期限，请缩小范围`,
    `A letter can have ${LETTER_ROWS_MAX.toLocaleString('en')} rights or deadlines at most. Please choose a shorter time.`,
  ),
  letterTooLarge: refusal(
    200,
    61074,
    '模板过长，无法为这么多资产或期限生成信函，请缩短模板中的列表或缩小范围',
    'The letter would be too long. Please shorten the lists of the template, or choose a shorter time.',
  ),
  nothingToBill: refusal(
    200,
    61060,
    '没有可计入账单的费用，请刷新后重试',
    'There is nothing to bill. Please load the charges again.',
  ),
  onStatement: refusal(
    200,
    61061,
    '该费用已计入账单，不能修改；请先作废账单',
    'This charge is on a statement and cannot be changed. Please void the statement first.',
  ),
  statementOver: refusal(
    200,
    61062,
    '该账单已作废或已付款，不能执行此操作',
    'The statement is void or paid; this cannot be done any more.',
  ),
  tooManyDocuments: refusal(
    200,
    61040,
    `文件最多 ${DOCUMENTS_MAX} 份`,
    `There can be ${DOCUMENTS_MAX.toLocaleString('en')} documents at most.`,
  ),
  tooManyEditions: refusal(
    200,
    61041,
    `一份文件最多 ${EDITIONS_MAX} 个版本`,
    `A document can have ${EDITIONS_MAX} versions at most.`,
  ),
  duplicateAgent: refusal(200, 61042, '已有同名代理机构或代理人', 'There is an agent of this name already.'),
  tooManyAgents: refusal(
    200,
    61043,
    `代理机构和代理人最多 ${AGENTS_MAX} 个`,
    `There can be ${AGENTS_MAX} agents at most.`,
  ),
  agentInUse: refusal(
    200,
    61044,
    '仍有资产由其代理，请先更换或一并解除',
    'Rights still name this agent. Please change them first, or delete it from them as well.',
  ),
  tooManyViews: refusal(
    200,
    61045,
    `每个列表最多保存 ${VIEWS_MAX} 个视图`,
    `A list can have ${VIEWS_MAX} views at most.`,
  ),
  duplicateView: refusal(200, 61046, '已有同名视图', 'There is a view of this name already.'),
  tooManyFeeds: refusal(200, 61033, '日历订阅最多 20 个', 'There can be 20 calendar addresses at most.'),
}
