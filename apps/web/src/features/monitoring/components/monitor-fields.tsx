import { testMonitorWebhook } from '@markwright/api-client/monitoring'
import { monitorTypeLabels } from '@markwright/domain/marks/monitor-labels'
import { NUMBERS_LENGTH_MAX } from '@markwright/domain/marks/search-validation'
import { Alert, Checkbox, Input, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../shared/lib/paths.ts'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { Field, FieldGroup } from '../../../shared/ui/forms/field.tsx'
import { JurisdictionsField } from '../../../shared/ui/forms/jurisdictions-field.tsx'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import { WebhookFields } from '../../../shared/webhooks/webhook-fields.tsx'
import {
  channels,
  criteriaOf,
  degrees,
  type FormProblem,
  frequencies,
  hasClasses,
  type MonitorForm,
  monitorTypes,
} from '../model/monitor-form.ts'
import styles from './monitoring.module.css'
import { ImageField } from './image-field.tsx'

/** What is watched, and how its owner is notified. */
export function MonitorFields({
  monitorId,
  form,
  secret,
  problem,
  onChange,
  onUploading,
}: {
  /** Null for one that is not saved yet. */
  monitorId: string | null
  form: MonitorForm
  secret: string | null
  problem: FormProblem | null
  onChange: (changes: Partial<MonitorForm>) => void
  /** Said while an image is on its way, which is not to be saved without. */
  onUploading: (isUploading: boolean) => void
}) {
  const { t } = useTranslation('monitoring')
  const language = useLanguage()
  const criteria = criteriaOf[form.type]
  const isMissing = problem !== null && problem !== 'webhook' && problem !== 'image'
  return (
    <>
      <Field label={t('form.type')} note={t(`typeNotes.${form.type}`)}>
        {(control) => (
          <Select
            {...control}
            style={{ width: '100%' }}
            value={form.type}
            options={monitorTypes.map((value) => ({ value, label: monitorTypeLabels[value][language] }))}
            onChange={(type) => onChange({ type })}
          />
        )}
      </Field>
      {isMissing && <Alert type="error" showIcon role="alert" title={t(`form.problem.${problem}`)} />}
      {criteria.length > 1 && (
        <p className={styles.note}>{t(form.type === 'renewal' ? 'form.eitherRenewal' : 'form.either')}</p>
      )}
      {form.type === 'image' && (
        <ImageField
          value={form.image}
          isMissing={problem === 'image'}
          onChange={(image) => onChange({ image })}
          onUploading={onUploading}
        />
      )}
      {criteria.includes('numbers') && (
        <Field label={t('form.numbers')} note={t('form.numbersHint')}>
          {(control) => (
            <Input.TextArea
              {...control}
              rows={3}
              value={form.numbers}
              maxLength={NUMBERS_LENGTH_MAX}
              spellCheck={false}
              status={isMissing ? 'error' : ''}
              onChange={({ target }) => onChange({ numbers: target.value })}
            />
          )}
        </Field>
      )}
      {criteria.includes('text') && (
        <Field label={t('form.text')}>
          {(control) => (
            <Input
              {...control}
              value={form.text}
              maxLength={200}
              status={isMissing ? 'error' : ''}
              onChange={({ target }) => onChange({ text: target.value })}
            />
          )}
        </Field>
      )}
      {(criteria.includes('text') || form.type === 'image') && (
        <Field label={t('form.degree')}>
          {(control) => (
            <Select
              {...control}
              style={{ width: '100%' }}
              value={form.degree}
              options={degrees.map((value) => ({ value, label: t(`form.degrees.${value}`) }))}
              onChange={(degree) => onChange({ degree })}
            />
          )}
        </Field>
      )}
      {criteria.includes('applicant') && (
        <div>
          <Field label={t('form.applicant')}>
            {(control) => (
              <Input
                {...control}
                value={form.applicant}
                maxLength={200}
                status={isMissing ? 'error' : ''}
                onChange={({ target }) => onChange({ applicant: target.value })}
              />
            )}
          </Field>
          <Checkbox checked={form.isWholeName} onChange={({ target }) => onChange({ isWholeName: target.checked })}>
            {t('form.wholeName')}
          </Checkbox>
        </div>
      )}
      <JurisdictionsField
        label={t('form.countries')}
        placeholder={t('form.allCountries')}
        value={form.countries}
        onChange={(countries) => onChange({ countries })}
      />
      {hasClasses(form.type) && (
        <Field label={t('form.classes')}>
          {(control) => (
            <Input
              {...control}
              value={form.classes}
              maxLength={140}
              placeholder={t('form.classesHint')}
              onChange={({ target }) => onChange({ classes: target.value })}
            />
          )}
        </Field>
      )}
      <Field label={t('form.name')}>
        {(control) => (
          <Input
            {...control}
            value={form.name}
            maxLength={100}
            placeholder={t('form.nameHint')}
            onChange={({ target }) => onChange({ name: target.value })}
          />
        )}
      </Field>
      <Field label={t('form.frequency')} note={t('form.frequencyNote')}>
        {(control) => (
          <Select
            {...control}
            style={{ width: '100%' }}
            value={form.frequency}
            options={frequencies.map((value) => ({ value, label: t(`form.frequencies.${value}`) }))}
            onChange={(frequency) => onChange({ frequency })}
          />
        )}
      </Field>
      <FieldGroup label={t('form.channels')} note={form.channels.length === 0 && t('form.noChannel')}>
        <Checkbox.Group
          value={form.channels}
          options={channels.map((value) => ({ value, label: t(`form.channel.${value}`) }))}
          onChange={(chosen) => onChange({ channels: chosen })}
        />
      </FieldGroup>
      {form.channels.includes('webhook') && (
        <WebhookFields
          call={monitorId === null ? null : (webhookUrl) => testMonitorWebhook(monitorId, { webhookUrl })}
          url={form.webhookUrl}
          secret={secret}
          isMissing={problem === 'webhook'}
          onChange={(webhookUrl) => onChange({ webhookUrl })}
        />
      )}
      <p className={styles.note}>
        {t('form.fromNow')} <SiteLink to={paths.combinedQuery}>{t('form.search')}</SiteLink>
      </p>
    </>
  )
}
