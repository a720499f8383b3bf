import { refusal } from '../../kernel/errors.ts'

export const exportsErrors = {
  signInForLongExport: refusal(
    401,
    1,
    '这个文件将在后台生成，请先登录！',
    'This file is prepared in the background. Please log in first.',
  ),
}
