import type { HostingAction } from '@markwright/hosting'
import type { Language } from '../../kernel/language.ts'

type Facts = Record<string, unknown>
/** As they are written; a list has commas. */
type Shown = Record<string, string>
type Words = Record<Language, string>

const roles: Record<string, Words> = {
  editor: { cn: '可编辑', en: 'can edit' },
  reader: { cn: '只读', en: 'can read' },
}
const decisions: Record<string, Words> = {
  keep: { cn: '维持', en: 'keep' },
  drop: { cn: '放弃', en: 'drop' },
  undecided: { cn: '未决定', en: 'undecided' },
  asked: { cn: '已询问客户', en: 'the client was asked' },
}
const word = (table: Record<string, Words>, key: string | undefined, language: Language) =>
  table[key ?? '']?.[language] ?? ''

const texts: Record<HostingAction, (facts: Shown, language: Language) => string> = {
  'client.create': (_, at) => pick(at, '新增客户', 'added the client'),
  'client.update': (_, at) => pick(at, '修改客户资料', 'changed the client'),
  'client.delete': (_, at) => pick(at, '删除客户', 'removed the client'),
  'share.invite': ({ to, role }, at) =>
    pick(at, `邀请 ${to}（${word(roles, role, at)}）`, `invited ${to} (${word(roles, role, at)})`),
  'share.accept': ({ role }, at) =>
    pick(at, `接受邀请（${word(roles, role, at)}）`, `accepted the invitation (${word(roles, role, at)})`),
  'share.change': ({ to, role }, at) =>
    pick(at, `将 ${to} 的权限改为${word(roles, role, at)}`, `changed the access of ${to}: ${word(roles, role, at)}`),
  'share.end': ({ to }, at) => pick(at, `结束 ${to} 的权限`, `ended the access of ${to}`),
  'applicant.merge': ({ names }, at) => pick(at, `合并申请人：${names}`, `merged applicants: ${names}`),
  'item.create': (_, at) => pick(at, '录入', 'added'),
  'item.host': (_, at) => pick(at, '从登记簿加入托管', 'took from the register'),
  'item.update': (_, at) => pick(at, '修改资料', 'changed the data'),
  'item.delete': (_, at) => pick(at, '删除', 'removed'),
  'item.take': (_, at) => pick(at, '采用登记簿的内容', 'took over the register'),
  'item.keep': (_, at) => pick(at, '保留自己的内容', 'kept the own value'),
  'item.client': (_, at) => pick(at, '更改所属客户', 'changed the client'),
  'item.applicant': (_, at) => pick(at, '更改申请人', 'changed the applicant'),
  'item.agent': (_, at) => pick(at, '更改代理', 'changed the agent'),
  'agent.create': (_, at) => pick(at, '新增代理', 'added the agent'),
  'agent.update': (_, at) => pick(at, '修改代理资料', 'changed the agent'),
  'agent.delete': ({ count }, at) =>
    count === '0'
      ? pick(at, '删除代理', 'deleted the agent')
      : pick(at, `删除代理，并从 ${count} 件资产中移除`, `deleted the agent, also from ${count} rights`),
  'document.add': (_, at) => pick(at, '上传文件', 'uploaded the document'),
  'document.update': (_, at) => pick(at, '修改文件信息', 'changed what is said of the document'),
  'document.replace': (_, at) => pick(at, '上传文件的新版本', 'uploaded a newer version of the document'),
  'document.delete': (_, at) => pick(at, '删除文件', 'deleted the document'),
  'deadline.add': ({ title, dueOn }, at) =>
    pick(at, `新增期限“${title}”（${dueOn}）`, `added the deadline “${title}” (${dueOn})`),
  'deadline.change': (facts, at) => deadlineText(facts, at),
  'deadline.delete': ({ title, dueOn }, at) =>
    pick(at, `删除期限“${title}”（${dueOn}）`, `removed the deadline “${title}” (${dueOn})`),
  'item.import': (_, at) => pick(at, '从文件导入', 'imported from a file'),
  'annuity.order': ({ year }, at) => pick(at, `订购第 ${year} 年年费`, `ordered the annuity of year ${year}`),
}

/** What was done, in words. */
export const changeText = ({ action, facts }: { action: string; facts: Facts }, language: Language): string =>
  texts[action as HostingAction]?.(shown(facts), language) ?? action

function deadlineText({ dueOn: day = '', done, decision }: Shown, language: Language): string {
  if (decision !== undefined)
    return pick(
      language,
      `期限 ${day}：${word(decisions, decision, language)}`,
      `deadline ${day}: ${word(decisions, decision, language)}`,
    )
  if (done === 'true') return pick(language, `期限 ${day} 已完成`, `deadline ${day} is done`)
  if (done === 'false') return pick(language, `期限 ${day} 改为未完成`, `deadline ${day} is not done any more`)
  return pick(language, `修改期限 ${day}`, `changed the deadline ${day}`)
}

const pick = (language: Language, cn: string, en: string) => (language === 'en' ? en : cn)

const shown = (facts: Facts): Shown =>
  Object.fromEntries(
    Object.entries(facts).flatMap(([name, value]): [string, string][] =>
      Array.isArray(value)
        ? [[name, value.join(', ')]]
        : typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
          ? [[name, String(value)]]
          : [],
    ),
  )
