import { useGetCertificationLicence } from '@markwright/api-client/backoffice'
import { Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { useObjectUrl } from '../../../../shared/lib/use-object-url.ts'
import { ErrorView } from '../../../../shared/ui/error-view.tsx'
import styles from './licence-image.module.css'

/** The business licence of a certification, which opens as large as it is. */
export function LicenceImage({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation('certification')
  const { data, error, refetch } = useGetCertificationLicence(id)
  const url = useObjectUrl(data instanceof Blob ? data : null)
  if (error) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!url) return <Skeleton.Image active />
  return (
    <figure className={styles.figure}>
      <a href={url} target="_blank" rel="noreferrer" aria-label={t('review.licenceOpen')}>
        <img src={url} alt={t('review.licence')} />
      </a>
      <figcaption>{name}</figcaption>
    </figure>
  )
}
