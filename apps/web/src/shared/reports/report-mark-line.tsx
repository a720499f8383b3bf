import type { ReportMark } from '@markwright/api-client/models/reportMark'
import { useState } from 'react'
import { getGetTrademarkImageUrl } from '@markwright/api-client/trademarks'
import { useTranslation } from 'react-i18next'
import { SiteLink } from '../ui/controls/site-link.tsx'
import styles from './report-content.module.css'

/** An earlier mark: its image, its name with a link to the record, and why it is similar. */
export function ReportMarkLine({ mark }: { mark: ReportMark }) {
  const { t } = useTranslation('reports')
  const [isBroken, setIsBroken] = useState(false)
  const name = [mark.name, mark.nameOther].filter(Boolean).join(' / ') || t('content.figure')
  return (
    <div className={styles.mark}>
      <span className={styles.frame} aria-hidden="true">
        {mark.hasImage && !isBroken ? (
          <img
            src={getGetTrademarkImageUrl(mark.id, { size: 'thumb' })}
            alt=""
            loading="lazy"
            onError={() => setIsBroken(true)}
          />
        ) : (
          <span>{mark.name ?? mark.nameOther ?? t('content.figure')}</span>
        )}
      </span>
      <div>
        <SiteLink to={`/query/detail?id=${encodeURIComponent(mark.id)}`} className={styles.name}>
          {name}
        </SiteLink>
        <p className={styles.faint}>
          <span className="numeric">
            {mark.country} {mark.appNo}
          </span>{' '}
          · {mark.statusText}
          {mark.applicant && ` · ${t('content.owner', { name: mark.applicant })}`}
          {mark.appDate && ` · ${mark.appDate}`}
          {mark.demonstration && ` · ${t('content.demonstration')}`}
        </p>
        {mark.reasons.length > 0 && (
          <p>
            <span className={styles.faint}>{t('content.why')}: </span>
            {mark.reasons.join(' ')}
          </p>
        )}
      </div>
    </div>
  )
}
