import { useGetCertificationLicence } from '@markwright/api-client/backoffice'
import { Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { BlobImage } from '../../../shared/ui/layout/blob-image.tsx'
import { ErrorView } from '../../../shared/ui/feedback/error-view.tsx'

/** The business licence of a certification. */
export function LicenceImage({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation('certification')
  const { data, error, refetch } = useGetCertificationLicence(id)
  if (error) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!(data instanceof Blob)) return <Skeleton.Image active />
  return (
    <figure>
      <BlobImage blob={data} alt={t('review.licence')} openLabel={t('review.licenceOpen')} />
      <figcaption style={{ color: 'var(--ink-faint)', overflowWrap: 'anywhere' }}>{name}</figcaption>
    </figure>
  )
}
