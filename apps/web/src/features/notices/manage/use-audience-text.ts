import type { Audience } from '@markwright/api-client/models/audience'
import { cardName } from '@markwright/domain/money/card-levels'
import { useTranslation } from 'react-i18next'

/** Says in words whom a notice goes to. */
export function useAudienceText() {
  const { t } = useTranslation('backoffice')
  return ({ kind, cardLevel, phone }: Audience): string => {
    if (kind === 'cardLevel') return t('announcements.toCard', { card: cardName(cardLevel ?? 0) ?? '—' })
    if (kind === 'phone') return t('announcements.toPhone', { phone: phone ?? '—' })
    return t('announcements.toAll')
  }
}
