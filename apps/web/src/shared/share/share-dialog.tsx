import { Button, Modal, Select } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../lib/use-action.ts'
import { ErrorNote } from '../ui/feedback/error-note.tsx'
import { notifySuccess } from '../ui/feedback/notify.ts'
import { type Share, ShareLink } from './share-link.tsx'
import styles from './share-dialog.module.css'

/** Links by which anybody sees what a member shares: made for a time, copied and revoked here. */
export function ShareDialog<Days extends number>({
  isOpen,
  onClose,
  title,
  ...links
}: Links<Days> & { isOpen: boolean; title: string; onClose: () => void }) {
  return (
    <Modal open={isOpen} title={title} width={680} centered footer={null} destroyOnHidden onCancel={onClose}>
      <ShareLinks {...links} />
    </Modal>
  )
}

type Links<Days extends number> = {
  /** What a link shows, and to whom. */
  text: string
  shares: readonly Share[]
  /** For how long a link may be valid. */
  spans: readonly Days[]
  /** Whether a new link ends the one before it. */
  isSingle?: boolean
  onMake: (days: Days) => Promise<void>
  onRevoke: (token: string) => Promise<void>
}

const USUAL_DAYS = 30

function ShareLinks<Days extends number>({ text, shares, spans, isSingle, onMake, onRevoke }: Links<Days>) {
  const { t } = useTranslation('share')
  const [days, setDays] = useState(() => spans.find((count) => count === USUAL_DAYS) ?? spans[0]!)
  const make = useAction(onMake)
  const inWords = (count: number) => t('forDays', { count })
  const revoke = useAction(async (token: string) => {
    await onRevoke(token)
    notifySuccess(t('revoked'))
  })
  return (
    <>
      <p>{text}</p>
      <div className={styles.row}>
        <Select
          value={days}
          aria-label={t('days')}
          style={{ width: 120 }}
          options={spans.map((count) => ({ value: count, label: inWords(count) }))}
          onChange={setDays}
        />
        <Button type="primary" loading={make.isRunning} onClick={() => void make.run(days)}>
          {t(isSingle && shares.length > 0 ? 'renew' : 'make')}
        </Button>
      </div>
      <ErrorNote error={make.error ?? revoke.error} />
      <h3>{t('links')}</h3>
      {shares.length === 0 && <p className={styles.faint}>{t('none')}</p>}
      {shares.map((share) => (
        <ShareLink
          key={share.token}
          share={share}
          isBusy={revoke.isRunning}
          onRevoke={() => void revoke.run(share.token)}
        />
      ))}
    </>
  )
}
