import { Button, Modal } from 'antd'
import { useTranslation } from 'react-i18next'
import { CopyText } from '../../../shared/ui/controls/copy-text.tsx'
import styles from './partner-api.module.css'

/** Shows a key or a secret, which cannot be shown again. */
export function SecretDialog({ secret, onClose }: { secret: string | null; onClose: () => void }) {
  const { t } = useTranslation('partnerApi')
  return (
    <Modal
      open={secret !== null}
      title={t('secret.title')}
      width={520}
      centered
      closable={false}
      mask={{ closable: false }}
      keyboard={false}
      destroyOnHidden
      footer={
        <Button type="primary" onClick={onClose}>
          {t('secret.done')}
        </Button>
      }
    >
      <p>{t('secret.text')}</p>
      {secret !== null && (
        <p className={styles.secret}>
          <code data-testid="secret">{secret}</code>
          <CopyText text={secret} name={t('secret.name')} />
        </p>
      )}
    </Modal>
  )
}
