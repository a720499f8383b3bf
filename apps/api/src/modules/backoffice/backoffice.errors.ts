import { refusal } from '../../kernel/errors.ts'

export const backofficeErrors = {
  wrongPassword: refusal(401, 1, '用户名或密码错误', 'Wrong user name or password.'),
  noDraft: refusal(200, 10201, '该通知已不是草稿，请刷新', 'This notice is no draft any more. Please reload.'),
  wrongCode: refusal(401, 10202, '动态码不正确或已使用', 'This code is wrong or was used already.'),
  staleTicket: refusal(401, 10203, '登录步骤已过期，请重新输入密码', 'This sign-in took too long. Please start again.'),
  notScheduled: refusal(
    200,
    10204,
    '该通知不在待发送状态，请刷新',
    'This notice is not waiting to be sent. Please reload.',
  ),
  notInReview: refusal(
    409,
    10210,
    '该报告已不在审核中，请刷新',
    'This report is not under review any more. Please reload.',
  ),
  alreadySuch: refusal(200, 10211, '这一天本来就是如此，无需添加', 'The day is that already by its weekday.'),
  accountClosed: refusal(409, 10214, '该账号已注销', 'This account is closed.'),
  dayEntered: refusal(409, 10212, '这一天已经设置，请先删除', 'This day is entered already. Remove it first.'),
}
