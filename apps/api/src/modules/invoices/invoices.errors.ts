import { INVOICE_TITLES_MAX } from '@markwright/domain/money/invoice-statuses'
import { refusal } from '../../kernel/errors.ts'

export const invoiceErrors = {
  noOrders: refusal(200, 50201, '请选择订单', 'Please select an order.'),
  incomplete: refusal(200, 50202, '发票信息不完整', 'The invoice information is incomplete.'),
  tooManyTitles: refusal(
    200,
    50203,
    `发票抬头最多保存 ${INVOICE_TITLES_MAX} 个`,
    `At most ${INVOICE_TITLES_MAX} invoice titles can be saved.`,
  ),
  notInvoiceable: refusal(
    200,
    50204,
    '所选订单中有不能开票的订单，请刷新后重新选择',
    'Some of these orders cannot be invoiced. Please reload and select again.',
  ),
  notPossible: refusal(
    200,
    50205,
    '发票当前状态不允许此操作，请刷新后重试',
    'This is not possible in the present state of the invoice. Please reload.',
  ),
  noProvider: refusal(
    200,
    50206,
    '未配置电子发票服务，请上传发票文件',
    'No e-invoice service is set up. Please upload the file.',
  ),
  numberUsed: refusal(200, 50207, '该发票号码已登记在另一张发票上', 'Another invoice has this number.'),
}
