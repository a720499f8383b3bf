import type { CalendarDayDraft } from '@markwright/api-client/models/calendarDayDraft'
import { isDay } from '@markwright/domain/dates'
import { dayKinds, isWeekend } from '@markwright/domain/working-days'
import { Button, Input, Select } from 'antd'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../../../shared/lib/use-action.ts'
import { ErrorNote } from '../../../../shared/ui/error-note.tsx'
import styles from './calendar.module.css'

/** Enters a day; its kind follows from its weekday until it is chosen otherwise. */
export function CalendarDayForm({ onAdd }: { onAdd: (day: CalendarDayDraft) => Promise<void> }) {
  const { t } = useTranslation('reports')
  const id = useId()
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
      <div>
        <label htmlFor={`${id}-day`}>{t('calendar.day')}</label>
        <Input
          id={`${id}-day`}
          type="date"
          value={day}
          min="2000-01-01"
          max="2100-12-31"
          onChange={({ target }) => {
            setDay(target.value)
            if (isDay(target.value)) setKind(isWeekend(target.value) ? 'workday' : 'holiday')
          }}
        />
      </div>
      <div>
        <label htmlFor={`${id}-kind`}>{t('calendar.kind')}</label>
        <Select
          id={`${id}-kind`}
          value={kind}
          style={{ width: '100%' }}
          options={dayKinds.map((value) => ({ value, label: t(`calendar.kinds.${value}`) }))}
          onChange={setKind}
        />
      </div>
      <div>
        <label htmlFor={`${id}-note`}>{t('calendar.note')}</label>
        <Input
          id={`${id}-note`}
          value={note}
          maxLength={100}
          placeholder={t('calendar.notePlaceholder')}
          onChange={({ target }) => setNote(target.value)}
        />
      </div>
      <Button type="primary" htmlType="submit" disabled={!isDay(day)} loading={add.isRunning}>
        {t('calendar.add')}
      </Button>
      <div className={styles.problem}>
        <ErrorNote error={add.error} />
      </div>
    </form>
  )
}
