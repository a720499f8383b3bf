import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import styles from './normalized-note.module.css'

/** Says that the names of a link were searched without their special characters. */
export function NormalizedNote({ changes }: { changes: readonly { from: string; to: string }[] }) {
  const { t } = useTranslation('site')
  if (changes.length === 0) return null
  return (
    <div className={styles.notes}>
      {changes.map(({ from, to }) => (
        <Alert key={from} type="info" showIcon role="status" title={t('normalized', { from, to })} />
      ))}
    </div>
  )
}
