import type { Schemas } from '@markwright/contract'
import { formatInstant } from '@markwright/domain/dates/calendar'
import type { Language } from '../../kernel/language.ts'
import type { ShownSearch } from './patent-alerts.service.ts'

const instant = (at: Date | null) => at && formatInstant(at)

export const presentSaved = (row: ShownSearch, language: Language): Schemas['SavedPatentSearch'] => ({
  id: row.id,
  name: row.name,
  mode: row.mode as Schemas['PatentSearchType'],
  content: row.content,
  address: row.address,
  createTime: formatInstant(row.created_at),
  alert: presentAlert(row, language),
})

function presentAlert(row: ShownSearch, language: Language): Schemas['PatentAlert'] | null {
  const { channels, frequency, version, watched_at: watchedAt } = row
  if (channels === null || frequency === null || version === null || watchedAt === null) return null
  return {
    channels: channels as Schemas['PatentAlert']['channels'],
    frequency,
    webhookUrl: row.webhook_url,
    webhookSecret: row.webhookSecret,
    state: row.paused_at ? 'paused' : 'active',
    hitCount: row.hit_count ?? 0,
    unsentCount: row.unsent_count ?? 0,
    lastHitTime: instant(row.last_hit_at),
    evaluatedTime: instant(row.evaluated_at),
    nextDigestTime: instant(row.next_digest_at),
    problems: row.problems.flatMap(({ channel, problem }) =>
      problem ? [{ channel: channel as Schemas['PatentAlert']['channels'][number], text: problem[language] }] : [],
    ),
    version,
    createTime: formatInstant(watchedAt),
  }
}
