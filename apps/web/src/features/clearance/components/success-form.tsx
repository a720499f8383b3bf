import { Button, Input } from 'antd'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { GoodsPicker } from '../../../shared/classification/goods-picker.tsx'
import { Field } from '../../../shared/ui/forms/field.tsx'
import { type SuccessForm as Form, writeSuccessAddress } from '../model/success-address.ts'
import styles from './success.module.css'
import { useOnChange } from '../../../shared/lib/use-on-change.ts'

/** Name, applicant, and the classes or goods; nothing chosen means all 45 classes. */
export function SuccessForm({
  requested,
  isBusy,
  onSearch,
}: {
  requested: Form
  isBusy: boolean
  onSearch: (form: Form) => void
}) {
  const { t } = useTranslation(['clearance', 'classification'])
  const missingId = useId()
  const input = useRef<HTMLDivElement>(null)
  const [form, setForm] = useState(requested)
  const [isMissing, setIsMissing] = useState(false)
  const address = writeSuccessAddress(requested).toString()
  // Going back and forth changes the address without the form.
  useOnChange(address, () => {
    setForm(requested)
    setIsMissing(false)
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const hasText = form.text.trim() !== ''
    setIsMissing(!hasText)
    if (hasText) onSearch(form)
    else input.current?.querySelector('input')?.focus()
  }
  const { classes, groups, items } = form.chosen
  return (
    <form className={`${styles.form} no-print`} onSubmit={submit} noValidate>
      <div className={styles.fields}>
        <div ref={input}>
          <Field label={t('form.text')}>
            {({ id }) => (
              <Input
                id={id}
                size="large"
                maxLength={200}
                value={form.text}
                status={isMissing ? 'error' : undefined}
                aria-invalid={isMissing}
                aria-describedby={isMissing ? missingId : undefined}
                placeholder={t('form.textHint')}
                onChange={({ target }) => setForm({ ...form, text: target.value })}
              />
            )}
          </Field>
          {isMissing && (
            <p id={missingId} className={styles.missing} role="alert">
              {t('form.missing')}
            </p>
          )}
        </div>
        <Field label={t('form.applicant')}>
          {(control) => (
            <Input
              {...control}
              size="large"
              maxLength={200}
              value={form.applicant}
              placeholder={t('form.applicantHint')}
              onChange={({ target }) => setForm({ ...form, applicant: target.value })}
            />
          )}
        </Field>
        <Button type="primary" size="large" htmlType="submit" loading={isBusy}>
          {t('form.assess')}
        </Button>
      </div>
      <details className={styles.goods}>
        <summary>
          {t('form.goods')}{' '}
          <span className={styles.note}>
            {classes.length + groups.length + items.length === 0
              ? t('form.allClasses')
              : t('form.chosen', {
                  classes: t('classification:count.classes', { count: classes.length }),
                  groups: t('classification:count.groups', { count: groups.length }),
                  items: t('classification:count.items', { count: items.length, shown: items.length }),
                })}
          </span>
        </summary>
        <GoodsPicker value={form.chosen} onChange={(chosen) => setForm({ ...form, chosen })} />
      </details>
    </form>
  )
}
