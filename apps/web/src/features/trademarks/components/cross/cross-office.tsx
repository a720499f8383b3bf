import type { TrademarkHit } from '@markwright/api-client/models/trademarkHit'
import { useTranslation } from 'react-i18next'
import { LevelBadge } from '../../../../shared/similarity/level-badge.tsx'
import { SiteLink } from '../../../../shared/ui/controls/site-link.tsx'
import { HitName, OfficeLabel, StatusLabel, useApplicantName } from '../results/hit-parts.tsx'
import { MarkImage } from '../results/mark-image.tsx'
import { SelectBox } from '../selection/select-box.tsx'
import styles from './cross.module.css'

/** What one office has: how many, and the nearest of them. */
export function CrossOffice({
  country,
  total,
  top,
  listPath,
}: {
  country: string
  total: number
  top: readonly TrademarkHit[]
  /** Where the whole list is. */
  listPath: string
}) {
  const { t } = useTranslation(['cross', 'selection'])
  const applicantName = useApplicantName()
  return (
    <section className={styles.office} aria-labelledby={`office-${country}`}>
      <header className={styles.officeHead}>
        <h2 id={`office-${country}`} tabIndex={-1}>
          <OfficeLabel code={country} />
        </h2>
        <SiteLink to={listPath}>{t('all', { count: total, total: total.toLocaleString('en') })}</SiteLink>
      </header>
      <ul className={styles.hits}>
        {top.map((hit) => (
          <li key={hit.id}>
            <SelectBox mark={hit} label={t('selection:selectMark', { name: hit.name ?? hit.appNo })} />
            <MarkImage hit={hit} className={styles.image} />
            <div className={styles.facts}>
              <HitName hit={hit} />
              {hit.similarity && <LevelBadge level={hit.similarity.level} score={hit.similarity.score} />}
              <span className={`${styles.small} numeric`}>
                {hit.appNo}
                {hit.classes.length > 0 && ` · ${t('classes', { classes: hit.classes.join(' ') })}`}
              </span>
              <span className={styles.small}>
                <StatusLabel hit={hit} />
                {applicantName(hit) && ` · ${applicantName(hit)}`}
              </span>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
