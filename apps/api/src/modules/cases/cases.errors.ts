import { refusal } from '../../kernel/errors.ts'

export const DRAFTS_MAX = 100
export const DOCUMENTS_MAX = 50
export const LETTERS_MAX = 100
export const MESSAGES_MAX = 500
export const SIGNATURES_MAX = 10
export const EXPORTED_MAX = 50
/** Of one draft. */
export const QUOTATIONS_MAX = 20

export const caseErrors = {
  unknownType: refusal(200, 60110, '该业务暂不能在线办理', 'This cannot be ordered as a case on the site.'),
  tooManyDrafts: refusal(
    200,
    60111,
    `未提交的草稿最多 ${DRAFTS_MAX} 个，请先提交或删除一些`,
    `At most ${DRAFTS_MAX} drafts can be saved. Please order or delete some first.`,
  ),
  incomplete: refusal(200, 60112, '还有内容需要填写或更正', 'Something is still missing or wrong.'),
  wrongState: refusal(200, 60113, '案件的当前状态不允许此操作', 'The state of the case does not allow this.'),
  unknownFile: refusal(200, 60114, '文件不存在，请重新上传', 'The file was not found. Please upload it again.'),
  tooManyDocuments: refusal(
    200,
    60115,
    `每个案件最多 ${DOCUMENTS_MAX} 个文件`,
    `A case has at most ${DOCUMENTS_MAX} documents.`,
  ),
  documentsMissing: refusal(200, 60116, '还缺少必需的文件', 'Required documents are still missing.'),
  notPaid: refusal(
    200,
    60117,
    '订单既未支付也未挂账，或正在退款，不能递交',
    'The order is neither paid nor on account, or is being refunded, so that the case cannot be filed.',
  ),
  inReview: refusal(
    200,
    60118,
    '订单的付款凭证正在审核，审核完成后才能撤回',
    'The proof of payment of the order is under review. The case can be withdrawn once that is decided.',
  ),
  undrawable: refusal(
    200,
    60119,
    '商标文字中有无法绘制的字符，请改用图形上传',
    'The text of the mark has characters that cannot be drawn. Please upload it as a figure.',
  ),
  nothingToClear: refusal(
    200,
    60120,
    '请先填写商标文字并选择商品或服务',
    'Please enter the text of the mark and choose goods or services first.',
  ),
  tooManyMessages: refusal(
    200,
    60130,
    `每个案件最多 ${MESSAGES_MAX} 条消息，请通过电话或邮件联系我们`,
    `A case has at most ${MESSAGES_MAX} messages. Please call us or write an e-mail.`,
  ),
  tooManyLetters: refusal(
    200,
    60131,
    `每个案件最多 ${LETTERS_MAX} 份官方文件`,
    `A case has at most ${LETTERS_MAX} documents of the office.`,
  ),
  tooManySignatures: refusal(
    200,
    60132,
    `每个案件最多 ${SIGNATURES_MAX} 个签署链接，请先撤销一些`,
    `A case has at most ${SIGNATURES_MAX} links for signing. Please revoke some first.`,
  ),
  notToSign: refusal(
    200,
    60133,
    '此文件已签署、链接已过期，或不再需要签署',
    'This document is signed already, the link has expired, or the signature is not needed any more.',
  ),
  feeRisen: refusal(
    200,
    60134,
    '官费在付款后已上涨，或无法核算今天的官费，请先核对并与用户商定差额由谁承担',
    'An official fee has risen since it was paid, or the fees of today cannot be computed. Please check them and settle with the member who bears a difference first.',
  ),
  claimed: refusal(
    200,
    60140,
    '已由其他工作人员认领，可以用“转交”改由他人办理',
    'Somebody else has claimed it. Hand it over to change that.',
  ),
  officeNumberWrong: refusal(
    200,
    60141,
    '没有填写官方编号，或与另一案件的编号相同',
    'The office number is missing, or is that of another case.',
  ),
  nothingToRequest: refusal(
    200,
    60142,
    '没有缺少的文件，也没有选择适用于本案的文件',
    'No document is missing, and none that the case can have was chosen.',
  ),
  tooManyToExport: refusal(
    200,
    60143,
    `一次最多导出 ${EXPORTED_MAX} 个案件，请缩小筛选范围或选择案件`,
    `At most ${EXPORTED_MAX} cases can be exported at once. Please filter or select fewer.`,
  ),
  nothingToExport: refusal(200, 60144, '没有可以导出的案件', 'There are no cases to export.'),
  quotedOnSite: refusal(
    200,
    60150,
    '该业务由工作人员报价，请在网站上办理',
    'Our staff quote this matter. Please order it on the site.',
  ),
  notQuoted: refusal(
    200,
    60151,
    '该业务有公开价格，无需报价',
    'This matter has a price, so that no quotation is needed.',
  ),
  notOffered: refusal(200, 60152, '该业务目前不在价目表中', 'This matter is not in the price list at present.'),
  quotationOver: refusal(
    200,
    60153,
    '报价的当前状态不允许此操作，请刷新后查看',
    'The state of the quotation does not allow this. Please reload to see it.',
  ),
  quotationExpired: refusal(
    200,
    60154,
    '报价已过有效期，请重新申请报价',
    'The quotation has expired. Please ask for another one.',
  ),
  quotationReplaced: refusal(
    200,
    60155,
    '报价已更新，请核对后再下单',
    'The quotation was replaced. Please check it before you order.',
  ),
  quotationOpen: refusal(
    200,
    60156,
    '该草稿已申请报价，修改会使报价失效；请刷新后确认再修改',
    'A quotation of this draft is open, which a change would end. Please reload, and confirm that you want to change it.',
  ),
  rateMissing: refusal(
    200,
    60157,
    '没有该币种的汇率，请先录入',
    'There is no rate for this currency. Please enter it first.',
  ),
  tooManyQuotations: refusal(
    200,
    60158,
    `每个草稿最多申请 ${QUOTATIONS_MAX} 次报价，请与我们联系`,
    `A quotation of one draft can be requested ${QUOTATIONS_MAX} times at most. Please contact us.`,
  ),
  alreadyFiled: refusal(
    200,
    60201,
    '部分商标已提交，请勿重复提交',
    'Some of the marks have been submitted already. Please do not submit them twice.',
  ),
  tooManyMarks: refusal(
    200,
    60204,
    '该注册人的商标超过 2000 件，请按商标号查询',
    'This owner has more than 2,000 registrations. Please search by number.',
  ),
  priceChanged: refusal(
    200,
    60202,
    '价格有误，请核对后重新提交',
    'The price is not correct. Please check it and submit again.',
  ),
}
