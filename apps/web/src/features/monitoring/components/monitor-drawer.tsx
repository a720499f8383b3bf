import { isChangedMeanwhile } from '../../../shared/lib/record-errors.ts'
import { createMonitor, getMonitor, updateMonitor, useListMonitorDeliveries } from '@markwright/api-client/monitoring'
import type { Monitor } from '@markwright/api-client/models/monitor'
import type { MonitorDraft } from '@markwright/api-client/models/monitorDraft'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useUserDraft } from '../../../shared/session/use-user-draft.ts'
import { useAction } from '../../../shared/lib/use-action.ts'
import { useDraftState } from '../../../shared/lib/use-draft-state.ts'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import { notifySuccess } from '../../../shared/ui/feedback/notify.ts'
import { SideDrawer } from '../../../shared/ui/layout/side-drawer.tsx'
import { Deliveries } from '../../../shared/webhooks/deliveries.tsx'
import { formOfMonitor, type MonitorForm, problemOfForm, toDraft } from '../model/monitor-form.ts'
import { MonitorFields } from './monitor-fields.tsx'
import styles from './monitoring.module.css'

/**
 * A new monitor, filled in with `initial`, or one to be changed. What is typed and not saved is there again when the same is
 * opened anew, until it is cancelled.
 */
export function MonitorDrawer({
  open,
  onSaved,
  onClose,
}: {
  open: { initial: MonitorForm } | { monitor: Monitor } | null
  onSaved: () => Promise<void>
  onClose: () => void
}) {
  const { t } = useTranslation('monitoring')
  const monitor = open && 'monitor' in open ? open.monitor : null
  return (
    <SideDrawer
      subject={open}
      title={monitor ? t('form.editTitle') : t('form.createTitle')}
      widthPx={520}
      onClose={onClose}
    >
      {(opened) => (
        <Form
          monitor={monitor}
          initial={'monitor' in opened ? formOfMonitor(opened.monitor) : opened.initial}
          onSaved={onSaved}
          onClose={onClose}
        />
      )}
    </SideDrawer>
  )
}

function Form({
  monitor,
  initial,
  onSaved,
  onClose,
}: {
  monitor: Monitor | null
  initial: MonitorForm
  onSaved: () => Promise<void>
  onClose: () => void
}) {
  const { t } = useTranslation('monitoring')
  const [opened] = useState(() => (monitor ? `${monitor.id}-${monitor.version}` : `new-${JSON.stringify(initial)}`))
  const draft = useUserDraft<MonitorForm>(`monitor-${opened}`)
  const { values: form, change } = useDraftState(draft, (saved) => ({ ...initial, ...saved }))
  const [isUploading, setIsUploading] = useState(false)
  const [isTried, setIsTried] = useState(false)
  // The same order however often it is sent; a changed one is another.
  const [requestId, setRequestId] = useState(() => crypto.randomUUID())
  const [version, setVersion] = useState(monitor?.version)
  const problem = problemOfForm(form)
  const update = async (id: string, wanted: MonitorDraft) => {
    try {
      await updateMonitor(id, { ...wanted, ...(version !== undefined && { version }) })
    } catch (refusal) {
      // What was typed stays; the member has been warned, so that saving again may replace what was changed.
      if (isChangedMeanwhile(refusal)) {
        setVersion((await getMonitor(id)).version)
        await onSaved()
      }
      throw refusal
    }
  }
  const save = useAction(async () => {
    const wanted = toDraft(form, t('form.figure'))
    if (monitor) await update(monitor.id, wanted)
    else await createMonitor({ ...wanted, requestId })
    draft.remove()
    notifySuccess(t(monitor ? 'form.saved' : 'form.created'))
    onClose()
    await onSaved()
  })
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setIsTried(true)
        if (!problem && !isUploading) void save.run()
      }}
    >
      <MonitorFields
        monitorId={monitor?.id ?? null}
        form={form}
        secret={monitor?.webhookSecret ?? null}
        problem={isTried ? problem : null}
        onChange={(changes) => {
          change(changes)
          setRequestId(crypto.randomUUID())
        }}
        onUploading={setIsUploading}
      />
      <ErrorNote error={save.error} />
      <div className={styles.buttons}>
        <Button type="primary" htmlType="submit" disabled={isUploading} loading={save.isRunning}>
          {t(monitor ? 'form.save' : 'form.create')}
        </Button>
        <Button
          onClick={() => {
            draft.remove()
            onClose()
          }}
        >
          {t('form.cancel')}
        </Button>
      </div>
      {monitor && <MonitorDeliveries monitorId={monitor.id} />}
    </form>
  )
}

function MonitorDeliveries({ monitorId }: { monitorId: string }) {
  return <Deliveries deliveries={useListMonitorDeliveries(monitorId, { query: { staleTime: 0 } })} />
}
