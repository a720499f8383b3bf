import type { Language } from '../site/language.ts'

/** What a gazette announces of a mark: that it is published for opposition, or that it is registered. */
export type GazetteNoticeKind = 'preliminary' | 'registration'

export const gazetteNoticeLabels: Record<GazetteNoticeKind, Record<Language, string>> = {
  preliminary: { cn: '初步审定公告', en: 'Published for opposition' },
  registration: { cn: '注册公告', en: 'Registration' },
}

/** An issue of a gazette as one speaks of it. Not all are numbered through: 1785, but 40卷14期 and 2017/52 Gaz. */
export function gazetteIssueName(issue: string, language: Language): string {
  if (!/^\d+$/.test(issue)) return issue
  return language === 'cn' ? `第 ${issue} 期` : `No. ${issue}`
}
