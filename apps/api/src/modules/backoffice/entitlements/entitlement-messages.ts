import { formatInstant } from '@markwright/domain/dates/calendar'
import type { NoticeTexts } from '@markwright/jobs'

type PlanName = { cn: string; en: string }

const time = (at: Date) => formatInstant(at).slice(0, 'YYYY-MM-DD HH:mm'.length)

export const grantedMessage = (plan: PlanName, startsAt: Date, endsAt: Date): NoticeTexts => ({
  cn: {
    title: `已为您开通“${plan.cn}”`,
    content: `有效期 ${time(startsAt)} 至 ${time(endsAt)}（北京时间）。用量请见“我的服务”。`,
  },
  en: {
    title: `“${plan.en}” is now yours`,
    content: `It runs from ${time(startsAt)} until ${time(endsAt)} (Beijing time). See what is left under My services.`,
  },
})

export const extendedMessage = (plan: PlanName, endsAt: Date): NoticeTexts => ({
  cn: { title: `“${plan.cn}”的有效期已调整`, content: `服务至 ${time(endsAt)}（北京时间）结束。` },
  en: { title: `“${plan.en}” ends on another day`, content: `It runs until ${time(endsAt)} (Beijing time).` },
})

export const revokedMessage = (plan: PlanName): NoticeTexts => ({
  cn: { title: `“${plan.cn}”已终止`, content: '服务已提前结束。如有疑问，请联系我们。' },
  en: { title: `“${plan.en}” has ended`, content: 'It was ended early. Please contact us if you have questions.' },
})

export const approvedMessage = (plan: PlanName, endsAt: Date, uses: number): NoticeTexts => ({
  cn: {
    title: '您的试用申请已通过',
    content: `“${plan.cn}”至 ${time(endsAt)}（北京时间），免费部分用完后可再使用 ${uses} 次。`,
  },
  en: {
    title: 'Your free trial has begun',
    content: `“${plan.en}”: until ${time(endsAt)} (Beijing time) you have ${uses} uses beyond what is free.`,
  },
})

export const rejectedMessage = (reason: string): NoticeTexts => ({
  cn: { title: '您的试用申请未通过', content: `原因：${reason}` },
  en: { title: 'Your application for a trial was rejected', content: `Reason: ${reason}` },
})
