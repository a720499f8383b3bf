import type { Attention } from '@markwright/api-client/models/attention'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../shared/lib/paths.ts'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import { StateTag } from '../../../shared/manage/state-tag.tsx'
import { providerName } from './provider-name.ts'
import { Detail } from './detail.tsx'
import styles from './operations.module.css'

/** Where something is looked after; what has no page of its own is on this one. */
const pages: Partial<Record<Attention['kind'], string>> = {
  jobsFailed: `${paths.manageOperations}?tab=jobs&state=failed`,
  queueStalled: `${paths.manageOperations}?tab=jobs&state=queued`,
  importFailed: `${paths.manageOperations}?tab=imports&state=failed`,
}

/** What somebody should look after, the urgent first. */
export function AttentionList({ attention }: { attention: readonly Attention[] }) {
  const { t } = useTranslation('operations')
  if (attention.length === 0)
    return (
      <p role="status">
        <StateTag tone="good" text={t('attention.none')} />
      </p>
    )
  return (
    <ul aria-label={t('attention.title')} className={styles.attention}>
      {attention.map(({ kind, isCritical, subject, count, detail }) => {
        const text = t(`attention.kinds.${kind}`, {
          subject: kind === 'providerFails' && subject ? providerName(subject, t) : subject,
          amount: count,
        })
        const page = pages[kind]
        return (
          <li key={`${kind} ${subject}`}>
            <StateTag
              tone={isCritical ? 'bad' : 'warn'}
              text={t(isCritical ? 'attention.critical' : 'attention.warning')}
            />
            <div>
              <p>{page ? <SiteLink to={page}>{text}</SiteLink> : text}</p>
              <Detail text={detail} />
            </div>
          </li>
        )
      })}
    </ul>
  )
}
