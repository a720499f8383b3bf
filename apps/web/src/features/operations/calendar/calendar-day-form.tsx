import type { CalendarDayDraft } from '@markwright/api-client/models/calendarDayDraft'
import { isDay } from '@markwright/domain/dates/calendar'
import { dayKinds, isWeekend } from '@markwright/domain/dates/working-days'
import { Button, Input, Select } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../../shared/lib/use-action.ts'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import { Field } from '../../../shared/ui/forms/field.tsx'
import styles from './calendar.module.css'

/** Enters a day; its kind follows from its weekday until it is chosen otherwise. */
export function CalendarDayForm({ onAdd }: { onAdd: (day: CalendarDayDraft) => Promise<void> }) {
  const { t } = useTranslation('reports')
  const [day, setDay] = useState('')
  const [kind, setKind] = useState<CalendarDayDraft['kind']>('holiday')
  const [note, setNote] = useState('')
  const add = useAction(async () => {
    await onAdd({ day, kind, ...(note.trim() && { note: note.trim() }) })
    setDay('')
  })
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void add.run()
      }}
    >
      <Field label={t('calendar.day')}>
        {(control) => (
          <Input
            {...control}
            type="date"
            value={day}
            min="2000-01-01"
            max="2100-12-31"
            onChange={({ target }) => {
              setDay(target.value)
              if (isDay(target.value)) setKind(isWeekend(target.value) ? 'workday' : 'holiday')
            }}
          />
        )}
      </Field>
      <Field label={t('calendar.kind')}>
        {(control) => (
          <Select
            {...control}
            value={kind}
            style={{ width: '100%' }}
            options={dayKinds.map((value) => ({ value, label: t(`calendar.kinds.${value}`) }))}
            onChange={setKind}
          />
        )}
      </Field>
      <Field label={t('calendar.note')}>
        {(control) => (
          <Input
            {...control}
            value={note}
            maxLength={100}
            placeholder={t('calendar.notePlaceholder')}
            onChange={({ target }) => setNote(target.value)}
          />
        )}
      </Field>
      <Button type="primary" htmlType="submit" disabled={!isDay(day)} loading={add.isRunning}>
        {t('calendar.add')}
      </Button>
      <div className={styles.problem}>
        <ErrorNote error={add.error} />
      </div>
    </form>
  )
}
