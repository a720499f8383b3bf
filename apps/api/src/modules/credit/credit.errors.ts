import { refusal } from '../../kernel/errors.ts'

export const creditErrors = {
  alreadyRequested: refusal(
    200,
    50553,
    '该会员已有一项待审批的信用额度申请，请先处理',
    'Another credit limit of this member waits for approval. Please have it decided first.',
  ),
}
