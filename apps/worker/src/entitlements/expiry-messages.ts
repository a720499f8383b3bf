import { formatInstant } from '@markwright/domain/dates/calendar'
import type { NoticeTexts } from '@markwright/jobs'

const time = (at: Date) => formatInstant(at).slice(0, 'YYYY-MM-DD HH:mm'.length)

type EndingPlan = { cn: string; en: string; addsUp: boolean }

/** A plan ends within so many days. Another one of those that add up begins as it is bought, any other afterwards. */
export const expiryMessage = (plan: EndingPlan, endsAt: Date, days: number): NoticeTexts => ({
  cn: {
    title: `“${plan.cn}”将在 ${days} 天内到期`,
    content: `服务至 ${time(endsAt)}（北京时间）结束。${
      plan.addsUp ? '再次购买自购买时起计算，可同时使用。' : '续订后从到期时起接着计算，剩余时间不会减少。'
    }已有的监测会继续运行。`,
  },
  en: {
    title: `“${plan.en}” ends within ${days === 1 ? 'a day' : `${days} days`}`,
    content: `It runs until ${time(endsAt)} (Beijing time). ${
      plan.addsUp
        ? 'Another one can be used beside it and begins when you buy it.'
        : 'A renewal begins when it ends, so no time is lost.'
    } Monitors that you have continue to run.`,
  },
})
