import type { QueryShare } from '@markwright/api-client/models/queryShare'
import type { SavedQuery } from '@markwright/api-client/models/savedQuery'
import { revokeShare, shareSavedQuery } from '@markwright/api-client/saved-queries'
import { Button, Modal, Select } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toLocalMinute } from '../../../shared/lib/local-time.ts'
import { useAction } from '../../../shared/lib/use-action.ts'
import { useCopied } from '../../../shared/lib/use-copied.ts'
import { ErrorNote } from '../../../shared/ui/error-note.tsx'
import { saySuccess } from '../../../shared/ui/say.ts'
import styles from './saved-queries.module.css'

const spans = [7, 30, 90, 365] as const

/** Links to what a query found last: made, copied and revoked here. */
export function ShareDialog({
  query,
  onChanged,
  onClose,
}: {
  query: SavedQuery | null
  onChanged: () => Promise<void>
  onClose: () => void
}) {
  const { t } = useTranslation('queries')
  return (
    <Modal
      open={query !== null}
      title={query && t('share.title', { name: query.name })}
      width={680}
      centered
      footer={null}
      onCancel={onClose}
    >
      {query && <Shares key={query.id} query={query} onChanged={onChanged} />}
    </Modal>
  )
}

function Shares({ query, onChanged }: { query: SavedQuery; onChanged: () => Promise<void> }) {
  const { t } = useTranslation('queries')
  const [days, setDays] = useState<(typeof spans)[number]>(30)
  const make = useAction(async () => {
    await shareSavedQuery(query.id, { days })
    await onChanged()
  })
  const revoke = useAction(async (token: string) => {
    await revokeShare(token)
    saySuccess(t('share.revoked'))
    await onChanged()
  })
  return (
    <>
      <p>{t('share.text', { time: toLocalMinute(query.lastRun.runTime) })}</p>
      <div className={styles.row}>
        <Select
          value={days}
          aria-label={t('share.days')}
          style={{ width: 120 }}
          options={spans.map((count) => ({ value: count, label: t('share.forDays', { count }) }))}
          onChange={setDays}
        />
        <Button type="primary" loading={make.isRunning} onClick={() => void make.run()}>
          {t('share.make')}
        </Button>
      </div>
      <ErrorNote error={make.error ?? revoke.error} />
      <h3>{t('share.links')}</h3>
      {query.shares.length === 0 && <p className={styles.faint}>{t('share.none')}</p>}
      {query.shares.map((share) => (
        <ShareLink key={share.token} share={share} onRevoke={() => void revoke.run(share.token)} />
      ))}
    </>
  )
}

function ShareLink({ share, onRevoke }: { share: QueryShare; onRevoke: () => void }) {
  const { t } = useTranslation('queries')
  const { isCopied, copy } = useCopied()
  const address = new URL(share.url, window.location.href).href
  return (
    <div className={styles.link}>
      <code>{address}</code>
      <span className={styles.faint}>{t('share.until', { time: toLocalMinute(share.expireTime) })}</span>
      <Button size="small" onClick={() => copy(address)} aria-live="polite">
        {t(isCopied ? 'share.copied' : 'share.copy')}
      </Button>
      <Button size="small" danger type="text" onClick={onRevoke}>
        {t('share.revoke')}
      </Button>
    </div>
  )
}
