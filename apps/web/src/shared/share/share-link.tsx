import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { toLocalMinute } from '../lib/local-time.ts'
import { useCopied } from '../lib/use-copied.ts'
import styles from './share-dialog.module.css'

/** A link that works; `path` is what follows the address of the site. */
export type Share = { token: string; path: string; expireTime: string }

/** A link to be copied or revoked. */
export function ShareLink({ share, isBusy, onRevoke }: { share: Share; isBusy: boolean; onRevoke: () => void }) {
  const { t } = useTranslation('share')
  const { isCopied, copy } = useCopied()
  const address = new URL(share.path, window.location.href).href
  return (
    <div className={styles.link}>
      <code>{address}</code>
      <span className={styles.faint}>{t('until', { time: toLocalMinute(share.expireTime) })}</span>
      <Button size="small" aria-live="polite" onClick={() => copy(address)}>
        {t(isCopied ? 'copied' : 'copy')}
      </Button>
      <Button size="small" danger type="text" disabled={isBusy} onClick={onRevoke}>
        {t('revoke')}
      </Button>
    </div>
  )
}
