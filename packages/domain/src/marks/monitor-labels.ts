import type { Language } from '../site/language.ts'
import { statusText } from './trademark-status.ts'

type Labels<Key extends string> = Record<Key, Record<Language, string>>

/** What a monitor has watched. */
export const monitorTypeLabels: Labels<
  'similar' | 'applicant' | 'competitor' | 'appNo' | 'notice' | 'renewal' | 'image'
> = {
  similar: { cn: '近似商标', en: 'Similar marks' },
  applicant: { cn: '申请人', en: 'Applicant' },
  competitor: { cn: '竞争对手', en: 'Competitor' },
  appNo: { cn: '指定商标', en: 'Named records' },
  notice: { cn: '公告', en: 'Gazette notices' },
  renewal: { cn: '续展期限', en: 'Renewal windows' },
  image: { cn: '图形', en: 'Images' },
}

/** What has happened to a record that a monitor watches. */
export const monitorEventLabels: Labels<'new' | 'published' | 'registered' | 'status' | 'owner' | 'renewal' | 'grace'> =
  {
    new: { cn: '新出现', en: 'New' },
    published: { cn: '公告', en: 'Published for opposition' },
    registered: { cn: '注册公告', en: 'Registration published' },
    status: { cn: '状态变化', en: 'Status changed' },
    owner: { cn: '申请人变化', en: 'Owner changed' },
    renewal: { cn: '可以续展', en: 'Renewal open' },
    grace: { cn: '进入宽展期', en: 'In grace period' },
  }

type Change = { before: string; after: string }

/** What has changed, in words: a status is stored by its code. */
export function changeInWords(kind: string, { before, after }: Change, language: Language): Change {
  if (kind !== 'status') return { before, after }
  return { before: statusText(Number(before), language), after: statusText(Number(after), language) }
}

/** What a member has decided about it. */
export const monitorVerdictLabels: Labels<'ignore' | 'watch' | 'oppose'> = {
  ignore: { cn: '忽略', en: 'Ignore' },
  watch: { cn: '关注', en: 'Watch' },
  oppose: { cn: '拟异议', en: 'Oppose' },
}

/** How similar two names are. */
export const similarityLevelLabels: Labels<'identical' | 'high' | 'middle' | 'low' | 'none'> = {
  identical: { cn: '相同', en: 'Identical' },
  high: { cn: '高', en: 'High' },
  middle: { cn: '中', en: 'Medium' },
  low: { cn: '低', en: 'Low' },
  none: { cn: '低以下', en: 'Below low similarity' },
}
