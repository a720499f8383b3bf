import { PictureOutlined } from '@ant-design/icons'
import { useListPatentDrawings } from '@markwright/api-client/patents'
import { Image, Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { ErrorView } from '../../../../shared/ui/feedback/error-view.tsx'
import { MessageView } from '../../../../shared/ui/feedback/message-view.tsx'
import styles from '../patents.module.css'

/** The drawings, each to be enlarged, turned and walked through. */
export function DrawingsTab({ id }: { id: string }) {
  const { t } = useTranslation('patents')
  const { data, error, refetch } = useListPatentDrawings({ id })
  if (error) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton active />
  if (data.length === 0) return <MessageView stamp={<PictureOutlined />} title={t('drawing.none')} />
  return (
    <Image.PreviewGroup>
      <div className={styles.drawings}>
        {data.map(({ no, url, thumb }) => (
          <figure key={`${no} ${url}`}>
            {url ? (
              <Image src={thumb ?? url} preview={{ src: url }} alt={t('drawing.figure', { number: no })} />
            ) : (
              <p className={styles.meta}>{t('drawing.notLoaded')}</p>
            )}
            <figcaption>{t('drawing.figure', { number: no })}</figcaption>
          </figure>
        ))}
      </div>
    </Image.PreviewGroup>
  )
}
