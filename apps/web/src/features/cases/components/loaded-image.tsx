import { useQuery } from '@tanstack/react-query'
import { Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import { BlobImage } from '../../../shared/ui/layout/blob-image.tsx'
import styles from './mark-image-field.module.css'

/** An image that is read from the server; `queryKey` names it. */
export function LoadedImage({
  queryKey,
  load,
  alt,
}: {
  queryKey: readonly unknown[]
  load: () => Promise<Blob>
  alt: string
}) {
  const { t } = useTranslation('cases')
  const { data, error } = useQuery({ queryKey, queryFn: load, staleTime: Number.POSITIVE_INFINITY, retry: false })
  if (error) return <ErrorNote error={error} />
  if (!data) return <Skeleton.Image active />
  return (
    <div className={styles.image}>
      <BlobImage blob={data} alt={alt} openLabel={t('mark.open', { name: alt })} />
    </div>
  )
}
