import { refusal } from '../../kernel/errors.ts'

export const operationsErrors = {
  notFailed: refusal(
    409,
    40910,
    '该任务没有失败，无需重试，请刷新',
    'This job has not failed and need not be retried. Please reload.',
  ),
  notHere: refusal(
    409,
    40911,
    '此类任务不能在这里处理：导入请重新导入文件，报告和公告请在各自页面处理',
    'Jobs of this kind are not dealt with here: import the file again, or use the page of the report or notice.',
  ),
  ended: refusal(409, 40912, '该任务已经结束，请刷新', 'This job has ended already. Please reload.'),
}
