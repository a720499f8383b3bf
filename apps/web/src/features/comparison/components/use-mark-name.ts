import type { TrademarkHit } from '@markwright/api-client/models/trademarkHit'
import { useTranslation } from 'react-i18next'

/** What a record is called in a heading: its name, or that it has none. */
export function useMarkName() {
  const { t } = useTranslation('comparison')
  return ({ name, nameOther }: Pick<TrademarkHit, 'name' | 'nameOther'>): string => name ?? nameOther ?? t('figure')
}
