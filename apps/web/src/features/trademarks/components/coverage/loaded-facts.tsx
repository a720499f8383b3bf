import { useListCountries } from '@markwright/api-client/trademarks'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../../shared/lib/paths.ts'
import { SiteLink } from '../../../../shared/ui/controls/site-link.tsx'
import { sumUp } from '../../model/loaded-data.ts'
import styles from './loaded-facts.module.css'

/** Three facts about the data, and how much of it is invented. The place is stored while they are fetched. */
export function LoadedFacts({ hasLink = true }: { hasLink?: boolean }) {
  const { t } = useTranslation('coverage')
  const { data } = useListCountries()
  const sum = data && sumUp(data)
  const isAllInvented = sum !== undefined && sum.records > 0 && sum.demonstrationRecords === sum.records
  return (
    <div>
      <dl className={`${styles.facts} numeric`}>
        <div>
          <dt>{t('facts.records')}</dt>
          <dd>{sum?.records.toLocaleString('en') ?? '—'}</dd>
        </div>
        <div>
          <dt>{t('facts.jurisdictions')}</dt>
          <dd>
            {sum?.jurisdictions ?? '—'} <small>/ {sum?.jurisdictionsMax ?? 43}</small>
          </dd>
        </div>
        <div>
          <dt>{t('facts.updatedTo')}</dt>
          <dd>{sum?.updatedTo ?? '—'}</dd>
        </div>
      </dl>
      <p className={styles.note}>
        {sum && sum.demonstrationRecords > 0 && (
          <>
            {isAllInvented
              ? t('facts.allDemonstration')
              : t('facts.demonstration', { total: sum.demonstrationRecords.toLocaleString('en') })}{' '}
          </>
        )}
        {hasLink && <SiteLink to={paths.supportedCountries}>{t('facts.more')}</SiteLink>}
      </p>
    </div>
  )
}
