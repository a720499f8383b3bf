import { PlusOutlined } from '@ant-design/icons'
import { useGetSite } from '@markwright/api-client/operations'
import {
  deletePartnerWebhook,
  rotatePartnerWebhook,
  setPartnerWebhookState,
  testPartnerWebhook,
  useListPartnerWebhooks,
} from '@markwright/api-client/partner-keys'
import type { PartnerWebhook } from '@markwright/api-client/models/partnerWebhook'
import { Button, Skeleton, Tag } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../shared/lib/paths.ts'
import { useAction } from '../../../shared/lib/use-action.ts'
import { ConfirmDialog } from '../../../shared/ui/feedback/confirm-dialog.tsx'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import { ErrorView } from '../../../shared/ui/feedback/error-view.tsx'
import { notifySuccess } from '../../../shared/ui/feedback/notify.ts'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import styles from './partner-api.module.css'
import { SecretDialog } from './secret-dialog.tsx'
import { WebhookDeliveries } from './webhook-deliveries.tsx'
import { type OpenedWebhook, WebhookDrawer } from './webhook-drawer.tsx'

/** Addresses that are called when something happens. */
export function Webhooks() {
  const { t } = useTranslation('partnerApi')
  const { data, error, refetch } = useListPartnerWebhooks({ query: { staleTime: 0 } })
  const site = useGetSite({ query: { staleTime: Infinity } })
  const [opened, setOpened] = useState<OpenedWebhook | null>(null)
  const [secret, setSecret] = useState<string | null>(null)
  const [removed, setRemoved] = useState<PartnerWebhook | null>(null)
  const [shown, setShown] = useState<PartnerWebhook | null>(null)
  const [outcome, setOutcome] = useState<{ id: string; text: string } | null>(null)
  const action = useAction(async (act: () => Promise<unknown>) => {
    await act()
    await refetch()
  })
  const test = async ({ id }: PartnerWebhook) => {
    const { problem, httpStatus } = await testPartnerWebhook(id)
    setOutcome({ id, text: problem ?? t('webhooks.tested', { status: httpStatus }) })
  }
  return (
    <section className={styles.section}>
      <h2>{t('webhooks.title')}</h2>
      <p className={styles.note}>{t('webhooks.lead')}</p>
      <div className={styles.tools}>
        <Button icon={<PlusOutlined />} onClick={() => setOpened({ kind: 'new' })}>
          {t('webhooks.add')}
        </Button>
        {site.data?.isDemonstration && <SiteLink to={paths.webhookInspector}>{t('inspector.open')}</SiteLink>}
      </div>
      <ErrorNote error={action.error} />
      {error && !data ? (
        <ErrorView error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton active />
      ) : (
        <ul className={styles.cards}>
          {data.map((webhook) => (
            <li key={webhook.id} className={styles.card}>
              <p>
                <strong>{webhook.url}</strong>{' '}
                <Tag color={webhook.state === 'active' ? 'green' : undefined}>
                  {webhook.pausedReason ? t(`webhooks.paused.${webhook.pausedReason}`) : t('webhooks.active')}
                </Tag>
                {webhook.isTest && <Tag>{t('keys.test')}</Tag>}
              </p>
              <p className={styles.note}>{webhook.events.join(' · ')}</p>
              {outcome?.id === webhook.id && <p role="status">{outcome.text}</p>}
              <p className={styles.acts}>
                <Button type="text" onClick={() => setOpened({ kind: 'old', webhook })}>
                  {t('keys.editShort')}
                </Button>
                <Button type="text" disabled={action.isRunning} onClick={() => void action.run(() => test(webhook))}>
                  {t('webhooks.test')}
                </Button>
                <Button type="text" onClick={() => setShown(webhook)}>
                  {t('webhooks.log')}
                </Button>
                <Button
                  type="text"
                  disabled={action.isRunning}
                  onClick={() =>
                    void action.run(() =>
                      setPartnerWebhookState(webhook.id, { state: webhook.state === 'active' ? 'paused' : 'active' }),
                    )
                  }
                >
                  {t(webhook.state === 'active' ? 'webhooks.pause' : 'webhooks.resume')}
                </Button>
                <Button
                  type="text"
                  disabled={action.isRunning}
                  onClick={() =>
                    void action.run(async () => setSecret((await rotatePartnerWebhook(webhook.id)).secret))
                  }
                >
                  {t('webhooks.rotate')}
                </Button>
                <Button type="text" danger onClick={() => setRemoved(webhook)}>
                  {t('webhooks.remove')}
                </Button>
              </p>
            </li>
          ))}
        </ul>
      )}
      <WebhookDrawer
        opened={opened}
        onSaved={async (made) => {
          setOpened(null)
          setSecret(made)
          if (made === null) notifySuccess(t('keys.saved'))
          await refetch()
        }}
        onClose={() => setOpened(null)}
      />
      <WebhookDeliveries webhook={shown} onClose={() => setShown(null)} />
      <ConfirmDialog
        isOpen={removed !== null}
        title={t('webhooks.removeTitle')}
        text={removed?.url}
        confirmLabel={t('webhooks.remove')}
        act={async () => {
          if (removed) await deletePartnerWebhook(removed.id)
          await refetch()
        }}
        onClose={() => setRemoved(null)}
      />
      <SecretDialog secret={secret} onClose={() => setSecret(null)} />
    </section>
  )
}
