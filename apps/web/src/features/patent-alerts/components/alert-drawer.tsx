import {
  testPatentAlertWebhook,
  useListPatentAlertDeliveries,
  watchPatentSearch,
} from '@markwright/api-client/patent-alerts'
import type { PatentAlertDraft } from '@markwright/api-client/models/patentAlertDraft'
import type { SavedPatentSearch } from '@markwright/api-client/models/savedPatentSearch'
import { Button, Checkbox, Select } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../../shared/lib/use-action.ts'
import styles from '../../../shared/patents/saved-patents.module.css'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import { Field, FieldGroup } from '../../../shared/ui/forms/field.tsx'
import { notifySuccess } from '../../../shared/ui/feedback/notify.ts'
import { SideDrawer } from '../../../shared/ui/layout/side-drawer.tsx'
import { Deliveries } from '../../../shared/webhooks/deliveries.tsx'
import { WebhookFields } from '../../../shared/webhooks/webhook-fields.tsx'

const frequencies = ['issue', 'daily', 'weekly'] as const
const channels = ['site', 'email', 'webhook'] as const

/** How a member hears of what a saved search finds. */
export function AlertDrawer({
  search,
  isOpen,
  onSaved,
  onClose,
}: {
  search: SavedPatentSearch | null
  isOpen: boolean
  onSaved: () => Promise<void>
  onClose: () => void
}) {
  const { t } = useTranslation('savedPatents')
  return (
    <SideDrawer
      subject={search}
      isOpen={isOpen && search !== null}
      title={search && t('alert.title', { name: search.name })}
      widthPx={480}
      onClose={onClose}
    >
      {(opened) => <Form key={opened.id} search={opened} onSaved={onSaved} onClose={onClose} />}
    </SideDrawer>
  )
}

function Form({
  search: { id, mode, alert },
  onSaved,
  onClose,
}: {
  search: SavedPatentSearch
  onSaved: () => Promise<void>
  onClose: () => void
}) {
  const { t } = useTranslation('savedPatents')
  const [form, setForm] = useState<Required<Pick<PatentAlertDraft, 'channels' | 'frequency'>> & { webhookUrl: string }>(
    {
      channels: alert?.channels ?? ['site'],
      frequency: alert?.frequency ?? 'issue',
      webhookUrl: alert?.webhookUrl ?? '',
    },
  )
  const [isTried, setIsTried] = useState(false)
  const hasWebhook = form.channels.includes('webhook')
  const isMissing = hasWebhook && form.webhookUrl.trim() === ''
  const save = useAction(async () => {
    await watchPatentSearch(id, {
      channels: form.channels,
      frequency: form.frequency,
      ...(hasWebhook && { webhookUrl: form.webhookUrl.trim() }),
      ...(alert && { version: alert.version }),
    })
    notifySuccess(t('alert.saved'))
    onClose()
    await onSaved()
  })
  return (
    <form
      className={styles.fields}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setIsTried(true)
        if (!isMissing) void save.run()
      }}
    >
      <p>{t(mode === 'semantic' ? 'alert.leadSimilar' : 'alert.lead')}</p>
      <Field label={t('alert.frequency')} note={t('alert.frequencyNote')}>
        {(control) => (
          <Select
            {...control}
            style={{ width: '100%' }}
            value={form.frequency}
            options={frequencies.map((value) => ({ value, label: t(`alert.frequencies.${value}`) }))}
            onChange={(frequency) => setForm({ ...form, frequency })}
          />
        )}
      </Field>
      <FieldGroup label={t('alert.channels')} note={form.channels.length === 0 && t('alert.noChannel')}>
        <Checkbox.Group
          value={form.channels}
          options={channels.map((value) => ({ value, label: t(`alert.channel.${value}`) }))}
          onChange={(chosen) => setForm({ ...form, channels: chosen })}
        />
      </FieldGroup>
      {hasWebhook && (
        <WebhookFields
          call={alert ? (webhookUrl) => testPatentAlertWebhook(id, { webhookUrl }) : null}
          url={form.webhookUrl}
          secret={alert?.webhookSecret ?? null}
          isMissing={isTried && isMissing}
          onChange={(webhookUrl) => setForm({ ...form, webhookUrl })}
        />
      )}
      <ErrorNote error={save.error} />
      <div className={styles.acts}>
        <Button type="primary" htmlType="submit" loading={save.isRunning}>
          {t(alert ? 'alert.save' : 'alert.begin')}
        </Button>
        <Button onClick={onClose}>{t('alert.cancel')}</Button>
      </div>
      {alert && <AlertDeliveries id={id} />}
    </form>
  )
}

function AlertDeliveries({ id }: { id: string }) {
  return <Deliveries deliveries={useListPatentAlertDeliveries(id, { query: { staleTime: 0 } })} />
}
