import {
  changeHostingShare,
  endHostingShare,
  inviteToHosting,
  useListHostingShares,
} from '@markwright/api-client/hosting'
import type { HostingClient } from '@markwright/api-client/models/hostingClient'
import type { HostingInvitation } from '@markwright/api-client/models/hostingInvitation'
import type { HostingShareRole } from '@markwright/api-client/models/hostingShareRole'
import { Button, Form, Input, Select, Skeleton } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toLocalMinute } from '../../../shared/lib/local-time.ts'
import { useAction } from '../../../shared/lib/use-action.ts'
import { useFormAction } from '../../../shared/lib/use-form-action.ts'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import { ErrorView } from '../../../shared/ui/feedback/error-view.tsx'
import { notifySuccess } from '../../../shared/ui/feedback/notify.ts'
import { SideDrawer } from '../../../shared/ui/layout/side-drawer.tsx'
import styles from './hosting.module.css'
import { MadeLink } from './made-link.tsx'
import { Sign } from './signs.tsx'

const roles = ['reader', 'editor'] as const

/** Who sees or edits the rights of a client: invited, changed and ended here. */
export function SharesDrawer({
  client,
  isOpen,
  onClose,
}: {
  client: HostingClient | null
  isOpen: boolean
  onClose: () => void
}) {
  const { t } = useTranslation('hosting')
  return (
    <SideDrawer
      subject={client}
      isOpen={isOpen}
      title={client && t('shares.title', { name: client.name })}
      widthPx={520}
      onClose={onClose}
    >
      {({ id }) => <Shares key={id} clientId={id} />}
    </SideDrawer>
  )
}

function Shares({ clientId }: { clientId: string }) {
  const { t } = useTranslation('hosting')
  const { data, error, refetch } = useListHostingShares(clientId, { query: { staleTime: 0 } })
  const [made, setMade] = useState<HostingInvitation | null>(null)
  const [form] = Form.useForm<{ to: string; role: HostingShareRole }>()
  const invite = useFormAction(form, async ({ to, role }: { to: string; role: HostingShareRole }) => {
    setMade(await inviteToHosting(clientId, { to: to.trim(), role }))
    form.resetFields()
    await refetch()
  })
  const change = useAction(async (shareId: string, role: HostingShareRole) => {
    await changeHostingShare(clientId, shareId, { role })
    notifySuccess(t('shares.changed'))
    await refetch()
  })
  const end = useAction(async (shareId: string) => {
    await endHostingShare(clientId, shareId)
    if (made?.share.id === shareId) setMade(null)
    notifySuccess(t('shares.ended'))
    await refetch()
  })
  return (
    <>
      <p style={{ marginBottom: 14 }}>{t('shares.text')}</p>
      <Form
        form={form}
        layout="vertical"
        initialValues={{ role: 'reader' }}
        onFinish={(values: { to: string; role: HostingShareRole }) => void invite.run(values)}
      >
        <Form.Item
          name="to"
          label={t('shares.to')}
          rules={[{ required: true, whitespace: true, message: t('shares.toMissing') }]}
        >
          <Input maxLength={100} />
        </Form.Item>
        <Form.Item name="role" label={t('shares.role')}>
          <Select options={roles.map((value) => ({ value, label: t(`role.${value}`) }))} />
        </Form.Item>
        <ErrorNote error={invite.error} />
        <Button type="primary" htmlType="submit" loading={invite.isRunning}>
          {t('shares.invite')}
        </Button>
      </Form>
      {made && (
        <div style={{ marginTop: 16 }}>
          <MadeLink
            title={t(made.isSent ? 'shares.sent' : 'shares.made', { to: made.share.invited })}
            url={made.url}
            copyLabel={t('shares.copy')}
          />
        </div>
      )}
      <section className={styles.section} aria-labelledby="shares">
        <h2 id="shares">{t('shares.list')}</h2>
        <ErrorNote error={change.error ?? end.error} />
        {error && !data ? (
          <ErrorView error={error} onRetry={() => void refetch()} />
        ) : !data ? (
          <Skeleton active title={false} paragraph={{ rows: 3, width: '100%' }} />
        ) : data.length === 0 ? (
          <p className={styles.faint}>{t('shares.none')}</p>
        ) : (
          <ul>
            {data.map(({ id, invited, accountName, acceptTime, expireTime, role }) => (
              <li key={id} className={styles.share}>
                <div>
                  <strong>{accountName ?? invited}</strong>{' '}
                  {acceptTime === null ? (
                    <Sign tone="warn">{t('shares.open', { time: toLocalMinute(expireTime) })}</Sign>
                  ) : (
                    <Sign tone="good">{t('shares.accepted', { time: toLocalMinute(acceptTime) })}</Sign>
                  )}
                  {accountName !== null && <div className={styles.faint}>{invited}</div>}
                </div>
                <div className={styles.row}>
                  <Select
                    size="small"
                    value={role}
                    disabled={change.isRunning}
                    aria-label={t('shares.roleOf', { name: accountName ?? invited })}
                    options={roles.map((value) => ({ value, label: t(`role.${value}`) }))}
                    popupMatchSelectWidth={false}
                    onChange={(value) => void change.run(id, value)}
                  />
                  <Button
                    size="small"
                    danger
                    type="text"
                    disabled={end.isRunning}
                    aria-label={t('shares.endOf', { name: accountName ?? invited })}
                    onClick={() => void end.run(id)}
                  >
                    {t('shares.end')}
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  )
}
