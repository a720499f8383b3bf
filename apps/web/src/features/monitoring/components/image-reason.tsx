import { useGetMonitor } from '@markwright/api-client/monitoring'
import type { MonitorHit } from '@markwright/api-client/models/monitorHit'
import type { Similarity } from '@markwright/api-client/models/similarity'
import { Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { ImageExplanation } from '../../../shared/similarity/image-explanation.tsx'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'

/** Why the image of a hit is similar to that of its monitor. */
export function ImageReason({ hit, similarity }: { hit: MonitorHit; similarity: Similarity }) {
  const { t } = useTranslation('monitoring')
  const { data, error } = useGetMonitor(hit.monitorId)
  if (error) return <ErrorNote error={error} />
  if (!data) return <Skeleton active paragraph={{ rows: 3 }} />
  return (
    <ImageExplanation
      caption={t('hits.watched')}
      image={{ preview: data.image ?? '', crop: null }}
      hit={hit.mark}
      similarity={similarity}
      engineVersion={hit.engineVersion ?? ''}
    />
  )
}
