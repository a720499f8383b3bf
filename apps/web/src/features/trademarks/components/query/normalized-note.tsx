import type { NormalizedText } from '@markwright/domain/normalize-query'
import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'

/** Says that the names of a link were searched without their special characters. */
export function NormalizedNote({ changes }: { changes: readonly NormalizedText[] }) {
  const { t } = useTranslation('query')
  if (changes.length === 0) return null
  return (
    <div style={{ maxWidth: 1280, margin: '12px auto 0', paddingInline: 24 }}>
      {changes.map(({ from, to }) => (
        <Alert key={from} type="info" showIcon role="status" title={t('normalized.done', { from, to })} />
      ))}
    </div>
  )
}
