import { Button, Modal } from 'antd'
import { useTranslation } from 'react-i18next'
import type { BulkOutcome } from '../model/bulk.ts'
import styles from './hosting.module.css'

/** Names every record that an act was refused for. */
export function BulkResult({ outcome, onClose }: { outcome: BulkOutcome | null; onClose: () => void }) {
  const { t } = useTranslation('hosting')
  return (
    <Modal
      open={outcome !== null}
      title={t('bulk.resultTitle')}
      footer={<Button onClick={onClose}>{t('close')}</Button>}
      onCancel={onClose}
    >
      <p>{t('bulk.result', { count: outcome?.done ?? 0, refused: outcome?.refused.length ?? 0 })}</p>
      <ul className={styles.refused}>
        {outcome?.refused.map(({ id, title, reason }) => (
          <li key={id}>
            <strong>{title || t('bulk.unknown')}</strong>
            <div className={styles.faint}>{reason}</div>
          </li>
        ))}
      </ul>
    </Modal>
  )
}
