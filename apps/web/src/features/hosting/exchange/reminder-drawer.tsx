import { updateHostingReminder } from '@markwright/api-client/hosting'
import type { HostingReminder } from '@markwright/api-client/models/hostingReminder'
import { Checkbox, Form, Input, Radio, Select } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isChangedMeanwhile } from '../../../shared/lib/record-errors.ts'
import { useFieldProblem } from '../../../shared/lib/use-field-problem.ts'
import { useFormAction } from '../../../shared/lib/use-form-action.ts'
import { useMember } from '../../../shared/session/use-member.ts'
import { useUserDraft } from '../../../shared/session/use-user-draft.ts'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import { notifySuccess } from '../../../shared/ui/feedback/notify.ts'
import { DraftForm } from '../../../shared/ui/forms/draft-form.tsx'
import { SideDrawer } from '../../../shared/ui/layout/side-drawer.tsx'
import { DialogFoot } from '../components/dialog-foot.tsx'
import styles from '../components/hosting.module.css'
import { useRefresh } from '../hooks/use-hosting.ts'
import {
  addressesOf,
  areDays,
  ENTRIES_MAX,
  intervals,
  type ReminderForm,
  reminderDraftOf,
  reminderFormOf,
  weekdays,
} from '../model/reminder-form.ts'

const usualDays = ['0', '1', '3', '7', '14', '30', '60', '90', '180', '365']
const monthDays = Array.from({ length: 31 }, (_, at) => at + 1)

/** The plan that is changed, and whose it is; null for that of everything. */
export type EditedReminder = { plan: HostingReminder; clientName: string | null }

/** Changes when the member is reminded. */
export function ReminderDrawer({ edited, onClose }: { edited: EditedReminder | null; onClose: () => void }) {
  const { t } = useTranslation('exchange')
  const name = edited?.clientName ?? null
  return (
    <SideDrawer
      subject={edited}
      title={name === null ? t('reminders.editGeneral') : t('reminders.editTitle', { name })}
      widthPx={520}
      onClose={onClose}
    >
      {({ plan }) => <ReminderEditor key={plan.clientId ?? 'all'} plan={plan} onClose={onClose} />}
    </SideDrawer>
  )
}

function ReminderEditor({ plan, onClose }: { plan: HostingReminder; onClose: () => void }) {
  const { t } = useTranslation(['exchange', 'hosting'])
  const refresh = useRefresh()
  // One that is read again meanwhile must neither replace what was typed nor be overwritten by it.
  const [version] = useState(plan.version)
  const [form] = Form.useForm<ReminderForm>()
  const draft = useUserDraft<ReminderForm>(`reminder-${plan.clientId ?? 'all'}-${version}`)
  const { run, isRunning, error } = useFormAction(form, async () => {
    // Fields that the form does not show just now keep their values.
    const values = form.getFieldsValue(true) as ReminderForm
    try {
      await updateHostingReminder(
        reminderDraftOf(values, version),
        plan.clientId === null ? {} : { clientId: plan.clientId },
      )
    } catch (refusal) {
      if (isChangedMeanwhile(refusal)) await refresh()
      throw refusal
    }
    draft.remove()
    notifySuccess(t('reminders.saved'))
    onClose()
    await refresh()
  })
  return (
    <DraftForm<ReminderForm> form={form} draft={draft} initial={reminderFormOf(plan)} onFinish={() => void run()}>
      <Form.Item name="isOn" valuePropName="checked">
        <Checkbox>{t('reminders.on')}</Checkbox>
      </Form.Item>
      <Times />
      <Channels />
      <ErrorNote error={error} act="change" />
      <DialogFoot label={t('hosting:save')} isBusy={isRunning} onClose={onClose} />
    </DraftForm>
  )
}

function Times() {
  const { t } = useTranslation('exchange')
  const interval = Form.useWatch<ReminderForm['interval']>('interval')
  return (
    <>
      <Form.Item
        name="daysBefore"
        label={t('reminders.days')}
        extra={t('reminders.daysHelp')}
        rules={[
          { required: true, type: 'array', min: 1, message: t('reminders.daysMissing') },
          {
            validator: (_rule, days: string[] = []) =>
              areDays(days) ? Promise.resolve() : Promise.reject(new Error(t('reminders.daysWrong'))),
          },
        ]}
      >
        <Select
          mode="tags"
          tokenSeparators={[',', '，', '、', ' ', ';']}
          options={usualDays.map((value) => ({ value, label: value }))}
        />
      </Form.Item>
      <Form.Item name="interval" label={t('reminders.interval')} extra={t('reminders.intervalHelp')}>
        <Radio.Group options={intervals.map((value) => ({ value, label: t(`reminders.intervals.${value}`) }))} />
      </Form.Item>
      {interval === 'weekly' && (
        <Form.Item name="weekday" label={t('reminders.weekday')}>
          <Select options={weekdays.map((value) => ({ value, label: t(`reminders.weekdays.${value}`) }))} />
        </Form.Item>
      )}
      {interval === 'monthly' && (
        <Form.Item name="monthDay" label={t('reminders.monthDay')} extra={t('reminders.monthDayHelp')}>
          <Select options={monthDays.map((value) => ({ value, label: t('reminders.monthDayOf', { day: value }) }))} />
        </Form.Item>
      )}
    </>
  )
}

function Channels() {
  const { t } = useTranslation('exchange')
  const problemOf = useFieldProblem()
  const member = useMember()
  const bySite = Form.useWatch<boolean | undefined>('bySite')
  const byEmail = Form.useWatch<boolean | undefined>('byEmail')
  const emails = Form.useWatch<string>('emails')
  const isNobody = bySite === false && byEmail === false && addressesOf(emails).length === 0
  return (
    <fieldset style={{ marginBottom: 16 }}>
      <legend style={{ marginBottom: 8, border: 0, color: 'inherit', fontSize: 'inherit' }}>
        {t('reminders.channels')}
      </legend>
      <Form.Item name="bySite" valuePropName="checked" style={{ marginBottom: 4 }}>
        <Checkbox>{t('reminders.bySite')}</Checkbox>
      </Form.Item>
      <Form.Item
        name="byEmail"
        valuePropName="checked"
        extra={member && !member.email && byEmail ? t('reminders.noEmail') : undefined}
        style={{ marginBottom: 12 }}
      >
        <Checkbox>
          {member?.email ? t('reminders.byEmailTo', { email: member.email }) : t('reminders.byEmail')}
        </Checkbox>
      </Form.Item>
      <Form.Item
        name="emails"
        label={t('reminders.emails')}
        extra={t('reminders.emailsHelp')}
        rules={[
          {
            validator: (_rule, text?: string) => {
              const addresses = addressesOf(text)
              if (addresses.length > ENTRIES_MAX) return Promise.reject(new Error(t('reminders.emailsMany')))
              for (const email of addresses) {
                const problem = problemOf('email')(email)
                if (problem) return Promise.reject(new Error(t('reminders.emailWrong', { email, problem })))
              }
              return Promise.resolve()
            },
          },
        ]}
      >
        <Input.TextArea rows={3} maxLength={1100} spellCheck={false} />
      </Form.Item>
      {isNobody && (
        <p role="alert" className={styles.faint}>
          {t('reminders.noChannel')}
        </p>
      )}
    </fieldset>
  )
}
