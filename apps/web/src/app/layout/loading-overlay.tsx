import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { SealLogo } from '../../shared/ui/brand/seal-logo.tsx'
import type { LoadingFlag } from '../loading-flag.ts'
import styles from './loading-overlay.module.css'

/** Lies over the page while a heavy call lasts, and lets every press through. */
export function LoadingOverlay({ flag }: { flag: LoadingFlag }) {
  const { t } = useTranslation('site')
  const isShown = useSyncExternalStore(flag.subscribe, flag.isShown)
  return (
    <div role="status" className="no-print">
      {isShown && (
        <div className={styles.overlay}>
          <div className={styles.bar} />
          <p className={styles.notice}>
            <SealLogo sizePx={22} />
            {t('loading')}
          </p>
        </div>
      )}
    </div>
  )
}
