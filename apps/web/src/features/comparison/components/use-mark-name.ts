import type { Comparison } from '@markwright/api-client/models/comparison'
import type { TrademarkHit } from '@markwright/api-client/models/trademarkHit'
import { useTranslation } from 'react-i18next'
import { SOUGHT_ID } from '../model/sought.ts'

/** What a record is called in a heading: its name, or that it has none. */
export function useMarkName() {
  const { t } = useTranslation('comparison')
  return ({ name, nameOther }: Pick<TrademarkHit, 'name' | 'nameOther'>): string => name ?? nameOther ?? t('figure')
}

/** Everything that is compared, in its order: what was searched for, then the records. */
export function useComparedLabels({ marks, sought }: Comparison): { id: string; label: string }[] {
  const { t } = useTranslation('comparison')
  const nameOf = useMarkName()
  const records = marks.map(({ hit }) => ({
    id: hit.id,
    label: `${nameOf(hit)} · ${hit.country} ${hit.appNo}`,
  }))
  if (!sought) return records
  const label = sought.name ? t('soughtName', { name: sought.name }) : t('sought')
  return [{ id: SOUGHT_ID, label }, ...records]
}
