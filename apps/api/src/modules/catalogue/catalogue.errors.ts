import { refusal } from '../../kernel/errors.ts'

export const catalogueErrors = {
  notSold: refusal(
    200,
    50510,
    '该商品已下架或规格有变，请刷新后重试',
    'This is no longer sold like that. Please reload.',
  ),
  figureMissing: refusal(
    200,
    50511,
    '官费或汇率尚未录入，暂时无法报价，请联系我们',
    'A fee or an exchange rate has not been entered yet, so there is no price. Please contact us.',
  ),
  tooMany: refusal(200, 50513, '超过单次可购买的数量', 'More than can be bought at once.'),
  codeInUse: refusal(200, 50530, '该商品编码已存在', 'This code is already in use.'),
  noPrice: refusal(200, 50531, '请先为商品添加至少一个规格', 'Add at least one size with its price before publishing.'),
  feeEntered: refusal(200, 50532, '该官费在这一天已有记录', 'This fee is entered for this day already.'),
}
