import { countryName } from '@markwright/domain/places/countries'
import type { Language } from '@markwright/domain/site/language'
import { patentTypeName } from '@markwright/domain/patents/patent-labels'
import { pageAddress } from '@markwright/domain/site/site-address'
import type { NewNotice } from '@markwright/jobs'
import { type DigestMessages, EMAIL_HITS, WEBHOOK_HITS } from '../monitoring/digest-messages.ts'
import type { AlertDigest, AlertDigestsRepository } from './alert-digests.repository.ts'

type Hit = AlertDigest['hits'][number]

/** Where the site lists what an alert has found. */
const resultPath = (alertId: string) => `/personalCenter/patentAlert?id=${alertId}`
const patentPath = (publicId: string) => `/patentSearch/detail?id=${encodeURIComponent(publicId)}`

const words = {
  cn: {
    title: (name: string, count: number) => `专利提醒：“${name}”有 ${count} 件新专利`,
    search: '检索内容',
    published: (day: string) => `公开日 ${day}`,
    more: (count: number) => `另有 ${count} 件`,
    all: '查看全部结果',
    stop: '不再接收此提醒的邮件',
    comma: '，',
    product: '知匠',
  },
  en: {
    title: (name: string, count: number) =>
      `Patent alert: ${count} new ${count === 1 ? 'publication' : 'publications'} for “${name}”`,
    search: 'Search',
    published: (day: string) => `published ${day}`,
    more: (count: number) => `and ${count} more`,
    all: 'All results',
    stop: 'No more e-mail about this alert',
    comma: ', ',
    product: 'Markwright',
  },
} as const

/** What the site says of a digest: how much is new, and the first of it. */
export function alertNotice(digest: AlertDigest): NewNotice {
  const noticeIn = (language: Language) => ({
    title: words[language].title(digest.name, digest.hit_count),
    content: linesOf(digest, language).join('\n'),
  })
  return { type: 'monitoring', texts: { cn: noticeIn('cn'), en: noticeIn('en') }, link: resultPath(digest.id) }
}

/** The e-mails and webhook calls of alerts. The e-mail has a link that stops it without a sign-in. */
export const alertMessages = (
  digests: Pick<AlertDigestsRepository, 'readDigest'>,
  { siteUrl }: { siteUrl: string },
): DigestMessages => ({
  async email(digestId, language) {
    const digest = await digests.readDigest(digestId, EMAIL_HITS)
    return digest && alertEmail(digest, language, siteUrl)
  },
  async webhook(digestId, time) {
    const digest = await digests.readDigest(digestId, WEBHOOK_HITS)
    return digest && alertBody(digest, time, siteUrl)
  },
})

function alertEmail(digest: AlertDigest, language: Language, siteUrl: string) {
  const { title, search, all, stop, product } = words[language]
  const subject = title(digest.name, digest.hit_count)
  const text = [
    subject,
    `${search}: ${digest.content}`,
    '',
    ...linesOf(digest, language).map((line) => `• ${line}`),
    '',
    `${all}: ${pageAddress(siteUrl, resultPath(digest.id))}`,
    '',
    '--',
    product,
    `${stop}: ${pageAddress(siteUrl, `/monitorUnsubscribe?token=${digest.unsubscribe_token}`)}`,
    '',
  ].join('\n')
  return { subject: subject.replaceAll(/[\r\n]+/g, ' '), text }
}

const alertBody = ({ id, name, hit_count: total, hits }: AlertDigest, time: string, siteUrl: string) =>
  JSON.stringify({
    type: 'patentAlert.hit',
    time,
    data: {
      alert: { id, name },
      total,
      hits: hits.map((hit) => ({
        pubNo: hit.public_id,
        titles: hit.titles,
        applicants: hit.applicant_names,
        country: hit.country,
        type: hit.type,
        pubDate: hit.published_on,
        url: pageAddress(siteUrl, patentPath(hit.public_id)),
      })),
    },
  })

function linesOf({ hits, hit_count: total }: AlertDigest, language: Language): string[] {
  const left = total - hits.length
  return [...hits.map((hit) => lineOf(hit, language)), ...(left > 0 ? [words[language].more(left)] : [])]
}

function lineOf(hit: Hit, language: Language): string {
  const { comma, published } = words[language]
  return [
    `${titleOf(hit, language)} (${hit.public_id})`,
    countryName(hit.country, language),
    patentTypeName(hit.type, language),
    hit.applicant_names.slice(0, 3).join(comma),
    hit.published_on && published(hit.published_on),
  ]
    .filter(Boolean)
    .join(' · ')
}

function titleOf({ titles, language: own }: Hit, language: Language): string {
  const wanted = titles[language === 'cn' ? 'zh' : 'en'] ?? (own ? titles[own] : undefined)
  return wanted ?? Object.values(titles)[0] ?? '—'
}
