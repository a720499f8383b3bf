import type { Language } from './language.ts'
import type { GazetteNoticeKind } from './opposition-period.ts'

export const gazetteNoticeLabels: Record<GazetteNoticeKind, Record<Language, string>> = {
  preliminary: { cn: '初步审定公告', en: 'Published for opposition' },
  registration: { cn: '注册公告', en: 'Registration' },
}
