import { useGetApplicantDocument } from '@markwright/api-client/hosting'
import { ApiError } from '@markwright/api-client/fetch'
import { Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { toLocalMinute } from '../../../shared/lib/local-time.ts'
import { shownBytes } from '../../../shared/lib/shown-bytes.ts'
import { ErrorView } from '../../../shared/ui/feedback/error-view.tsx'
import { Facts } from '../../../shared/ui/layout/facts.tsx'
import { DownloadDocument } from './download-document.tsx'
import { ExpirySign } from './expiry-sign.tsx'
import styles from './hosting.module.css'

/** What is said of a document, and its versions. */
export function DocumentView({ id }: { id: string }) {
  const { t } = useTranslation(['applicantDocuments', 'hosting'])
  const { data, error, refetch } = useGetApplicantDocument(id, { query: { staleTime: 0, retry: false } })
  if (error instanceof ApiError && error.status === 404)
    return (
      <div role="alert">
        <h3>{t('gone')}</h3>
        <p>{t('goneText')}</p>
      </div>
    )
  if (error && !data) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 8, width: '100%' }} />
  const { title, kind, number, issuedOn, expiresOn, expiry, applicantName, clientName, note } = data
  const madeOf = (version: { edition: number; addedBy: string; addTime: string }) =>
    t('editionBy', { edition: version.edition, who: version.addedBy, time: toLocalMinute(version.addTime) })
  const noteText = note && <span className={styles.note}>{note}</span>
  return (
    <>
      <h3 className={styles.title}>{title}</h3>
      <Facts
        facts={[
          [t('kind'), t(`hosting:documentKind.${kind}`)],
          [t('hosting:party.applicant'), applicantName],
          [t('hosting:party.client'), clientName],
          [t('column.number'), number],
          [t('column.issuedOn'), issuedOn],
          [
            t('column.expiresOn'),
            <span key="expiry">
              {expiresOn} <ExpirySign expiry={expiry} />
            </span>,
          ],
          [t('hosting:field.note'), noteText],
        ]}
      />
      <p style={{ margin: '16px 0 6px', overflowWrap: 'anywhere' }}>
        {data.fileName} · {shownBytes(data.fileSize)}
      </p>
      <div className={styles.row}>
        <DownloadDocument id={id} fileName={data.fileName} label={t('downloadOne', { title })} />
        <span className={styles.faint}>{madeOf(data)}</span>
      </div>
      <h3 style={{ margin: '24px 0 6px' }}>{t('history')}</h3>
      {data.former.length === 0 && <p className={styles.faint}>{t('noHistory')}</p>}
      <ol>
        {data.former.map((each) => (
          <li key={each.edition} style={{ paddingBlock: 8, overflowWrap: 'anywhere' }}>
            <div>
              {each.fileName} · {shownBytes(each.fileSize)}
            </div>
            <div className={styles.faint}>
              {[
                madeOf(each),
                each.number && t('historyFacts.number', { number: each.number }),
                each.issuedOn && t('historyFacts.issuedOn', { day: each.issuedOn }),
                each.expiresOn && t('historyFacts.expiresOn', { day: each.expiresOn }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </div>
            <DownloadDocument
              id={id}
              edition={each.edition}
              fileName={each.fileName}
              label={t('downloadEdition', { edition: each.edition })}
            />
          </li>
        ))}
      </ol>
    </>
  )
}
