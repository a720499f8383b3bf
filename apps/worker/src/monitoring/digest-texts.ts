import { countryName } from '@markwright/domain/places/countries'
import type { Language } from '@markwright/domain/site/language'
import { changeInWords, monitorEventLabels, monitorTypeLabels } from '@markwright/domain/marks/monitor-labels'
import { pageAddress } from '@markwright/domain/site/site-address'
import type { NewNotice } from '@markwright/jobs'
import type { Digest, FormattedHit } from './digests.repository.ts'

/** Where the site shows what a monitor has found. */
const resultPath = (monitorId: string) => `/monitoringResult?monitorId=${monitorId}`

const words = {
  cn: {
    title: (name: string, count: number) => `商标监测：“${name}”有 ${count} 条新结果`,
    figure: '图形商标',
    classes: (classes: string) => `第 ${classes} 类`,
    score: (score: number) => `近似度 ${score}`,
    change: (before: string, after: string) => `${before || '—'} → ${after || '—'}`,
    opposition: (day: string) => `异议截止 ${day}`,
    renewal: (day: string) => `届满 ${day}`,
    grace: (day: string) => `宽展期至 ${day}`,
    more: (count: number) => `另有 ${count} 条`,
    all: '查看全部结果',
    stop: '不再接收此监测的邮件',
    disclaimer: '近似程度按公开标准评估，不是任何机构的决定；期限以官方公告为准。',
    product: '知匠',
  },
  en: {
    title: (name: string, count: number) =>
      `Trademark monitoring: ${count} new ${count === 1 ? 'result' : 'results'} for “${name}”`,
    figure: 'Figurative mark',
    classes: (classes: string) => `class ${classes}`,
    score: (score: number) => `similarity ${score}`,
    change: (before: string, after: string) => `${before || '—'} → ${after || '—'}`,
    opposition: (day: string) => `opposition until ${day}`,
    renewal: (day: string) => `expires on ${day}`,
    grace: (day: string) => `grace period until ${day}`,
    more: (count: number) => `and ${count} more`,
    all: 'All results',
    stop: 'No more e-mail about this monitor',
    disclaimer:
      'Similarity is assessed by published criteria and is not a decision of an office. Deadlines are those of the office.',
    product: 'Markwright',
  },
} as const

/** What the site says of a digest: how much is new, and the first of it. */
export function digestNotice(digest: Digest): NewNotice {
  const { monitor, hitCount } = digest
  const noticeIn = (language: Language) => ({
    title: words[language].title(monitor.name, hitCount),
    content: linesOf(digest, language).join('\n'),
  })
  return { type: 'monitoring', texts: { cn: noticeIn('cn'), en: noticeIn('en') }, link: resultPath(monitor.id) }
}

/** The e-mail of a digest, with a link that stops the e-mails of its monitor without a sign-in. */
export function digestEmail(digest: Digest, language: Language, siteUrl: string): { subject: string; text: string } {
  const { title, all, stop, disclaimer, product } = words[language]
  const { monitor, hitCount } = digest
  const subject = title(monitor.name, hitCount)
  const text = [
    subject,
    monitorTypeLabels[monitor.type][language],
    '',
    ...linesOf(digest, language).map((line) => `• ${line}`),
    '',
    `${all}: ${pageAddress(siteUrl, resultPath(monitor.id))}`,
    '',
    disclaimer,
    '',
    '--',
    product,
    `${stop}: ${pageAddress(siteUrl, `/monitorUnsubscribe?token=${monitor.unsubscribeToken}`)}`,
    '',
  ].join('\n')
  return { subject: subject.replaceAll(/[\r\n]+/g, ' '), text }
}

function linesOf({ hits, hitCount }: Digest, language: Language): string[] {
  const left = hitCount - hits.length
  return [...hits.map((hit) => lineOf(hit, language)), ...(left > 0 ? [words[language].more(left)] : [])]
}

function lineOf(hit: FormattedHit, language: Language): string {
  const texts = words[language]
  const change = hit.facts && changeInWords(hit.kind, hit.facts, language)
  const deadline = hit.deadlineOn && deadlineOf(hit.kind, hit.deadlineOn, language)
  const number = `${countryName(hit.office, language)} ${hit.applicationNumber}`
  return [
    `${hit.name ?? texts.figure} (${number}${hit.classes.length > 0 ? ` · ${texts.classes(hit.classes.join(', '))}` : ''})`,
    monitorEventLabels[hit.kind][language],
    change && texts.change(change.before, change.after),
    hit.score !== null && texts.score(hit.score),
    hit.applicantName,
    deadline,
  ]
    .filter(Boolean)
    .join(' · ')
}

function deadlineOf(kind: FormattedHit['kind'], day: string, language: Language): string {
  if (kind === 'renewal' || kind === 'grace') return words[language][kind](day)
  return words[language].opposition(day)
}
