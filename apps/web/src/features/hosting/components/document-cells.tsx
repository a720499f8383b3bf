import type { ApplicantDocument } from '@markwright/api-client/models/applicantDocument'
import { useTranslation } from 'react-i18next'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import { useWords } from '../hooks/use-words.ts'
import { ExpirySign } from './expiry-sign.tsx'
import styles from './hosting.module.css'

/** What a document is, and whose; its title leads to `to`. */
export function DocumentTitle({
  document: { title, kind, applicantName, clientName },
  to,
}: {
  document: Pick<ApplicantDocument, 'title' | 'kind' | 'applicantName' | 'clientName'>
  to: string
}) {
  const { t } = useTranslation('hosting')
  return (
    <>
      <SiteLink to={to} className={styles.title}>
        {title}
      </SiteLink>
      <div className={styles.faint}>
        {[t(`documentKind.${kind}`), applicantName, clientName].filter(Boolean).join(' · ')}
      </div>
    </>
  )
}

/** Until when a document holds, where that is stated, and how far that is from today. */
export function DocumentExpiry({
  document: { expiresOn, expiry },
}: {
  document: Pick<ApplicantDocument, 'expiresOn' | 'expiry'>
}) {
  const words = useWords()
  return (
    <>
      <span className={styles.nowrap}>
        {expiresOn && <strong className="numeric">{expiresOn} </strong>}
        <ExpirySign expiry={expiry} />
      </span>
      {expiresOn && <div className={styles.faint}>{words.distance(expiresOn)}</div>}
    </>
  )
}
