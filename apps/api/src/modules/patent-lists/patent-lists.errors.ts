import { refusal } from '../../kernel/errors.ts'

export const patentListErrors = {
  tooManyLists: refusal(
    200,
    30411,
    '专利清单已达 100 个，请先删除不再需要的',
    'You have 100 lists. Delete one that you no longer need first.',
  ),
  listFull: refusal(
    200,
    30412,
    '一个清单最多 2000 件专利，请另建清单',
    'A list holds at most 2,000 publications. Please make another one.',
  ),
}
