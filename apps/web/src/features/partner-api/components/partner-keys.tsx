import { PlusOutlined } from '@ant-design/icons'
import { revokePartnerKey, rotatePartnerKey } from '@markwright/api-client/partner-keys'
import type { PartnerKey } from '@markwright/api-client/models/partnerKey'
import { Button, Tag } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toLocalMinute } from '../../../shared/lib/local-time.ts'
import { ConfirmDialog } from '../../../shared/ui/feedback/confirm-dialog.tsx'
import { notifySuccess } from '../../../shared/ui/feedback/notify.ts'
import { KeyDrawer, type OpenedKey } from './key-drawer.tsx'
import styles from './partner-api.module.css'
import { SecretDialog } from './secret-dialog.tsx'

const KEYS_MAX = 20

/** Request keys, one card each. */
export function PartnerKeys({ keys, onChange }: { keys: readonly PartnerKey[]; onChange: () => Promise<void> }) {
  const { t } = useTranslation('partnerApi')
  const [opened, setOpened] = useState<OpenedKey | null>(null)
  const [secret, setSecret] = useState<string | null>(null)
  const [requested, setRequested] = useState<{ act: 'revoke' | 'rotate'; key: PartnerKey } | null>(null)
  const isFull = keys.filter(({ state }) => state !== 'revoked').length >= KEYS_MAX

  const act = async () => {
    if (requested?.act === 'rotate') setSecret((await rotatePartnerKey(requested.key.id)).secret)
    else if (requested) {
      await revokePartnerKey(requested.key.id)
      notifySuccess(t('keys.revoked'))
    }
    await onChange()
  }
  return (
    <section className={styles.section}>
      <h2>{t('keys.title')}</h2>
      <div className={styles.tools}>
        <Button type="primary" icon={<PlusOutlined />} disabled={isFull} onClick={() => setOpened({ kind: 'new' })}>
          {t('keys.add')}
        </Button>
        <span role="status" className={styles.note}>
          {isFull ? t('keys.full', { max: KEYS_MAX }) : keys.length === 0 && t('keys.none')}
        </span>
      </div>
      <ul className={styles.cards}>
        {keys.map((key) => (
          <li key={key.id} className={styles.card}>
            <p className={styles.tools}>
              <strong>{key.name}</strong>
              <Tag color={key.state === 'active' ? 'green' : undefined}>{t(`keys.states.${key.state}`)}</Tag>
              {key.isTest && <Tag>{t('keys.test')}</Tag>}
            </p>
            <p className="numeric">
              rk_{key.isTest ? 'test' : 'live'}_…{key.hint}
            </p>
            <p className={styles.note}>{key.scopes.map((scope) => t(`products.${scope}`)).join(' · ')}</p>
            {key.allowedAddresses.length > 0 && <p className={styles.note}>{key.allowedAddresses.join(', ')}</p>}
            {key.previousUntil && <p>{t('keys.previousUntil', { time: toLocalMinute(key.previousUntil) })}</p>}
            <p className={styles.note}>
              {key.lastUsedTime ? t('keys.lastUsed', { time: toLocalMinute(key.lastUsedTime) }) : t('keys.neverUsed')}
              {key.expiresOn && ` · ${t('keys.until', { day: key.expiresOn })}`}
            </p>
            {key.state !== 'revoked' && (
              <p className={styles.acts}>
                <Button
                  type="text"
                  aria-label={t('keys.editOf', { name: key.name })}
                  onClick={() => setOpened({ kind: 'old', key })}
                >
                  {t('keys.editShort')}
                </Button>
                <Button
                  type="text"
                  aria-label={t('keys.rotateOf', { name: key.name })}
                  onClick={() => setRequested({ act: 'rotate', key })}
                >
                  {t('keys.rotate')}
                </Button>
                <Button
                  type="text"
                  danger
                  aria-label={t('keys.revokeOf', { name: key.name })}
                  onClick={() => setRequested({ act: 'revoke', key })}
                >
                  {t('keys.revoke')}
                </Button>
              </p>
            )}
          </li>
        ))}
      </ul>
      <KeyDrawer
        opened={opened}
        onSaved={async (made) => {
          setOpened(null)
          setSecret(made)
          if (made === null) notifySuccess(t('keys.saved'))
          await onChange()
        }}
        onClose={() => setOpened(null)}
      />
      <ConfirmDialog
        isOpen={requested !== null}
        title={t(requested?.act === 'rotate' ? 'keys.rotateTitle' : 'keys.revokeTitle')}
        text={
          requested &&
          t(requested.act === 'rotate' ? 'keys.rotateText' : 'keys.revokeText', { name: requested.key.name })
        }
        confirmLabel={t(requested?.act === 'rotate' ? 'keys.rotate' : 'keys.revoke')}
        act={act}
        onClose={() => setRequested(null)}
      />
      <SecretDialog secret={secret} onClose={() => setSecret(null)} />
    </section>
  )
}
