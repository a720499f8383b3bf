import { useTranslation } from 'react-i18next'
import { useIsOffline } from '../../lib/connection.ts'
import styles from './offline-note.module.css'

/** Says over the page that there is no connection, for as long as there is none. */
export function OfflineNote() {
  const { t } = useTranslation('site')
  const isOffline = useIsOffline()
  return (
    // There from the start: what comes with its text is not read out.
    <div role="status" className={`${styles.note} no-print`} data-shown={isOffline || undefined}>
      {isOffline && (
        <>
          <strong>{t('offline.title')}</strong> {t('offline.text')}
        </>
      )}
    </div>
  )
}
