import { refusal } from '../../kernel/errors.ts'

export const patentAlertErrors = {
  tooManySaved: refusal(
    200,
    30401,
    '保存的专利检索已达 200 个，请先删除不再需要的',
    'You have saved 200 patent searches. Delete one that you no longer need first.',
  ),
  batchNotSaved: refusal(
    200,
    30402,
    '批量检索不能保存为检索条件，请把结果加入专利清单',
    'A batch of numbers cannot be saved as a search. Put its results into a list instead.',
  ),
}
