import { refusal } from '../../kernel/errors.ts'

const refused = (cn: string, en: string) => refusal(400, 40000, cn, en)

export const imageSearchErrors = {
  unreadable: refused('图片无法读取，请换一张图片', 'The image could not be read. Please choose another one.'),
  pixels: refused(
    '图片像素过多，最多 5000 万像素，请缩小后再试',
    'The image has too many pixels; at most 50 million. Please make it smaller.',
  ),
  pages: refused(
    'TIFF 文件最多 10 页，请只上传图样所在的一页',
    'A TIFF may have at most 10 pages. Please upload the page with the mark.',
  ),
  blank: refused(
    '图片中没有可检索的图形，请调整裁剪范围或换一张图片',
    'There is no figure in the image. Please change the crop or choose another image.',
  ),
  badCrop: refused('裁剪范围超出图片', 'The crop reaches beyond the image.'),
  badQuery: refused('query 字段不是有效的 JSON', 'The field query is not valid JSON.'),
  badBase64: refused('图片的 base64 编码不正确', 'The image is not valid base64.'),
  gone: refusal(404, 40400, '图片已失效，请重新上传', 'The image is no longer there. Please upload it again.'),
  addressForbidden: refused(
    '不能读取该地址：只支持公网上的 http 或 https 图片地址',
    'This address cannot be read: only http and https addresses of the public internet can.',
  ),
  addressUnreachable: refused(
    '该地址没有返回图片，请检查后重试',
    'The address did not answer with an image. Please check it.',
  ),
}
