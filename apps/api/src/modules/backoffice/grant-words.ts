import { formatInstant } from '@markwright/domain/dates'
import type { EntitledService } from '@markwright/entitlements'
import type { NoticeWords } from '@markwright/jobs'
import { serviceNames } from '../entitlements/index.ts'

const time = (at: Date) => formatInstant(at).slice(0, 'YYYY-MM-DD HH:mm'.length)

export const grantedWords = (service: EntitledService, endsAt: Date): NoticeWords => ({
  cn: {
    title: `已为您开通${serviceNames[service].cn}服务`,
    content: `服务即日起生效，至 ${time(endsAt)}（北京时间）。用量请见“我的服务”。`,
  },
  en: {
    title: `You may now use more of ${serviceNames[service].en}`,
    content: `It runs from now until ${time(endsAt)} (Beijing time). See how much is left under My services.`,
  },
})

export const extendedWords = (service: EntitledService, endsAt: Date): NoticeWords => ({
  cn: {
    title: `您的${serviceNames[service].cn}服务期限已调整`,
    content: `服务至 ${time(endsAt)}（北京时间）结束。`,
  },
  en: {
    title: `Your ${serviceNames[service].en} service ends on another day`,
    content: `It runs until ${time(endsAt)} (Beijing time).`,
  },
})

export const revokedWords = (service: EntitledService): NoticeWords => ({
  cn: {
    title: `您的${serviceNames[service].cn}服务已终止`,
    content: '服务已提前结束。如有疑问，请联系我们。',
  },
  en: {
    title: `Your ${serviceNames[service].en} service has ended`,
    content: 'It was ended before its time. Please ask us if you have questions.',
  },
})

export const approvedWords = (endsAt: Date, searches: number): NoticeWords => ({
  cn: {
    title: '您的试用申请已通过',
    content: `试用至 ${time(endsAt)}（北京时间），每日免费次数用完后可再查询 ${searches} 次。`,
  },
  en: {
    title: 'Your free trial has begun',
    content: `Until ${time(endsAt)} (Beijing time) you have ${searches} searches beside the free ones of each day.`,
  },
})

export const rejectedWords = (reason: string): NoticeWords => ({
  cn: { title: '您的试用申请未通过', content: `原因：${reason}` },
  en: { title: 'Your application for a trial was rejected', content: `Reason: ${reason}` },
})
