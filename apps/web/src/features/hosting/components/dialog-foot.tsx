import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { whenSlow } from '../../../shared/ui/feedback/when-slow.tsx'
import styles from './hosting.module.css'

/** The buttons at the end of a form. */
export function DialogFoot({ label, isBusy, onClose }: { label: string; isBusy: boolean; onClose: () => void }) {
  const { t } = useTranslation('hosting')
  return (
    <div className={styles.row}>
      <Button type="primary" htmlType="submit" disabled={isBusy} loading={whenSlow(isBusy)}>
        {label}
      </Button>
      <Button onClick={onClose}>{t('cancel')}</Button>
    </div>
  )
}
