import type { TrademarkDetail } from '@markwright/api-client/models/trademarkDetail'
import { gazetteIssueName } from '@markwright/domain/marks/gazette-labels'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../../shared/i18n/language.ts'
import styles from './detail.module.css'

/** Days and remarks of the register; what it does not give is left out. */
export function RegisterFacts({ detail }: { detail: TrademarkDetail }) {
  const { t } = useTranslation('detail')
  const language = useLanguage()
  const { hit, rightPeriod } = detail
  const withIssue = (day: string | null, issue: string | null) => {
    const text = issue && t('gazetteIssue', { issue: gazetteIssueName(issue, language) })
    return day && text ? `${day}${t('bracketed', { text })}` : (day ?? text)
  }
  const days = {
    priorityDate: hit.priorityDate,
    appDate: hit.appDate,
    intlRegDate: hit.intlRegDate,
    designationDate: detail.designationDate,
    trialDate: withIssue(hit.trialDate, hit.trialIssue),
    regDate: hit.regDate,
    publicationRegDate: withIssue(detail.publicationRegDate, detail.regIssue),
    rightPeriod: rightPeriod.to && t('period', { from: rightPeriod.from ?? '—', to: rightPeriod.to }),
    statusDate: detail.statusDate,
    markType: t(`markType.${hit.markType}`),
    similarGroups: hit.similarGroups.join(t('separator')),
    viennaCodes: hit.viennaCodes.join(t('separator')),
    jointlyOwned: detail.jointlyOwned ? t('yes') : null,
    transliteration: detail.transliteration,
    translation: detail.translation,
  }
  const remarks = { colorClaim: detail.colorClaim, disclaimer: detail.disclaimer, description: detail.description }
  return (
    <dl className={styles.facts}>
      {Object.entries(days).map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{t(`fact.${name as keyof typeof days}`)}</dt>
              <dd className="numeric">{value}</dd>
            </div>
          ),
      )}
      {Object.entries(remarks).map(
        ([name, value]) =>
          value && (
            <div key={name} className={styles.wide}>
              <dt>{t(`fact.${name as keyof typeof remarks}`)}</dt>
              <dd className={styles.prose}>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
