import { renewMonitorCalendar, useGetMonitorCalendar } from '@markwright/api-client/monitoring'
import { Button, Input, Modal, Skeleton } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { useCopied } from '../../../shared/lib/use-copied.ts'
import { ConfirmDialog } from '../../../shared/ui/feedback/confirm-dialog.tsx'
import { ErrorView } from '../../../shared/ui/feedback/error-view.tsx'
import { notifySuccess } from '../../../shared/ui/feedback/notify.ts'
import styles from './monitoring.module.css'

/** The address by which a calendar program reads the member's deadlines. */
export function CalendarDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation('monitoring')
  const language = useLanguage()
  const { isCopied, copy } = useCopied()
  const [isDialogOpen, setIsDialogOpen] = useState(false)
  const { data, error, refetch } = useGetMonitorCalendar({ query: { enabled: isOpen, staleTime: 0 } })
  const address = data && `${data.url}&lang=${language}`
  return (
    <>
      <Modal open={isOpen} title={t('calendar.title')} width={620} centered footer={null} onCancel={onClose}>
        <p>{t('calendar.text')}</p>
        {error ? (
          <ErrorView error={error} onRetry={() => void refetch()} />
        ) : !address ? (
          <Skeleton active paragraph={{ rows: 2 }} />
        ) : (
          <>
            <Input readOnly value={address} aria-label={t('calendar.address')} style={{ marginBlock: 12 }} />
            <div className={styles.buttons}>
              <Button type="primary" onClick={() => copy(address)} aria-live="polite">
                {t(isCopied ? 'calendar.copied' : 'calendar.copy')}
              </Button>
              <Button href={address.replace(/^https?:/, 'webcal:')}>{t('calendar.open')}</Button>
              <Button onClick={() => setIsDialogOpen(true)}>{t('calendar.renew')}</Button>
            </div>
            <p className={styles.note}>{t('calendar.secret')}</p>
          </>
        )}
      </Modal>
      <ConfirmDialog
        isOpen={isDialogOpen}
        title={t('calendar.renewTitle')}
        text={t('calendar.renewText')}
        confirmLabel={t('calendar.renew')}
        act={async () => {
          await renewMonitorCalendar()
          await refetch()
          notifySuccess(t('calendar.renewed'))
        }}
        onClose={() => setIsDialogOpen(false)}
      />
    </>
  )
}
