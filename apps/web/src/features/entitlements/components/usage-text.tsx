import type { ServiceUsage } from '@markwright/api-client/models/serviceUsage'
import { serviceName } from '@markwright/domain/money/limit-text'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../shared/i18n/language.ts'

/** What is used of a service today, and what is left of trials and packages, in a line. */
export function UsageText({ usage: { service, usedToday, limitToday, extraLeft, atOnce } }: { usage: ServiceUsage }) {
  const { t } = useTranslation('entitlements')
  const language = useLanguage()
  const shown = (count: number) => count.toLocaleString('en')
  const parts = [
    limitToday > 0 && t('usage.ofToday', { used: shown(usedToday), limit: shown(limitToday) }),
    extraLeft > 0 && t('usage.extraShort', { shown: shown(extraLeft) }),
    atOnce !== null && t(service === 'bulkQuery' ? 'usage.rows' : 'usage.atOnce', { shown: shown(atOnce) }),
  ].filter(Boolean)
  return (
    <>
      {serviceName(service, language)}
      {t('usage.colon')}
      {parts.join(t('usage.comma')) || t('usage.none')}
    </>
  )
}
