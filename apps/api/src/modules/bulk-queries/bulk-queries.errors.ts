import { BULK_ROWS_MAX } from '@markwright/domain/bulk-rows'
import { refusal } from '../../kernel/errors.ts'

const rows = BULK_ROWS_MAX.toLocaleString('en')

export const bulkErrors = {
  tooManyRows: refusal(
    200,
    20110,
    `一次最多查询 ${rows} 行，请分批提交`,
    `At most ${rows} rows at a time. Please split the list.`,
  ),
  noRows: refusal(200, 20301, '请输入要查询的名称或号码', 'Enter names or numbers to look for.'),
  unreadableFile: refusal(
    200,
    20111,
    '无法读取这个文件：请使用 XLSX、CSV 或文本文件，内容放在第一列，不超过 20,000 行',
    'This file cannot be read. Use XLSX, CSV or text with at most 20,000 rows, the list in the first column.',
  ),
  rowsUsedUp: refusal(
    200,
    20302,
    '今日批量查询的行数不够了，请减少行数或明天再来',
    'Too few rows are left today. Shorten the list or come back tomorrow.',
  ),
}
