import { jurisdictions } from '@markwright/domain/countries'
import { monitorTypeLabels } from '@markwright/domain/monitor-labels'
import { Alert, Checkbox, Input, Select } from 'antd'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { SiteLink } from '../../../shared/ui/site-link.tsx'
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
import { WebhookFields } from './webhook-fields.tsx'

/** What is watched, and how its owner is told. */
export function MonitorFields({
  form,
  secret,
  problem,
  onChange,
}: {
  form: MonitorForm
  secret: string | null
  problem: FormProblem | null
  onChange: (changes: Partial<MonitorForm>) => void
}) {
  const { t } = useTranslation('monitoring')
  const language = useLanguage()
  const id = useId()
  const criteria = criteriaOf[form.type]
  const isMissing = problem !== null && problem !== 'webhook'
  return (
    <>
      <div>
        <label htmlFor={`${id}-type`} className={styles.label}>
          {t('form.type')}
        </label>
        <Select
          id={`${id}-type`}
          style={{ width: '100%' }}
          value={form.type}
          aria-label={t('form.type')}
          options={monitorTypes.map((value) => ({ value, label: monitorTypeLabels[value][language] }))}
          onChange={(type) => onChange({ type })}
        />
        <p className={styles.note}>{t(`typeNotes.${form.type}`)}</p>
      </div>
      {isMissing && <Alert type="error" showIcon role="alert" title={t(`form.problem.${problem}`)} />}
      {criteria.length > 1 && (
        <p className={styles.note}>{t(form.type === 'renewal' ? 'form.eitherRenewal' : 'form.either')}</p>
      )}
      {criteria.includes('numbers') && (
        <div>
          <label htmlFor={`${id}-numbers`} className={styles.label}>
            {t('form.numbers')}
          </label>
          <Input.TextArea
            id={`${id}-numbers`}
            rows={3}
            value={form.numbers}
            maxLength={4000}
            spellCheck={false}
            status={isMissing ? 'error' : ''}
            onChange={({ target }) => onChange({ numbers: target.value })}
          />
          <p className={styles.note}>{t('form.numbersHint')}</p>
        </div>
      )}
      {criteria.includes('text') && (
        <div>
          <label htmlFor={`${id}-text`} className={styles.label}>
            {t('form.text')}
          </label>
          <Input
            id={`${id}-text`}
            value={form.text}
            maxLength={200}
            status={isMissing ? 'error' : ''}
            onChange={({ target }) => onChange({ text: target.value })}
          />
        </div>
      )}
      {criteria.includes('text') && (
        <div>
          <label htmlFor={`${id}-degree`} className={styles.label}>
            {t('form.degree')}
          </label>
          <Select
            id={`${id}-degree`}
            style={{ width: '100%' }}
            value={form.degree}
            aria-label={t('form.degree')}
            options={degrees.map((value) => ({ value, label: t(`form.degrees.${value}`) }))}
            onChange={(degree) => onChange({ degree })}
          />
        </div>
      )}
      {criteria.includes('applicant') && (
        <div>
          <label htmlFor={`${id}-applicant`} className={styles.label}>
            {t('form.applicant')}
          </label>
          <Input
            id={`${id}-applicant`}
            value={form.applicant}
            maxLength={200}
            status={isMissing ? 'error' : ''}
            onChange={({ target }) => onChange({ applicant: target.value })}
          />
          <Checkbox checked={form.isWholeName} onChange={({ target }) => onChange({ isWholeName: target.checked })}>
            {t('form.wholeName')}
          </Checkbox>
        </div>
      )}
      <div>
        <span className={styles.label}>{t('form.countries')}</span>
        <Select
          mode="multiple"
          style={{ width: '100%' }}
          value={form.countries}
          maxTagCount={4}
          aria-label={t('form.countries')}
          placeholder={t('form.allCountries')}
          showSearch={{ optionFilterProp: 'label' }}
          options={jurisdictions.map(({ code, zh, en }) => ({ value: code, label: language === 'cn' ? zh : en }))}
          onChange={(countries: string[]) => onChange({ countries })}
        />
      </div>
      {hasClasses(form.type) && (
        <div>
          <label htmlFor={`${id}-classes`} className={styles.label}>
            {t('form.classes')}
          </label>
          <Input
            id={`${id}-classes`}
            value={form.classes}
            maxLength={140}
            placeholder={t('form.classesHint')}
            onChange={({ target }) => onChange({ classes: target.value })}
          />
        </div>
      )}
      <div>
        <label htmlFor={`${id}-name`} className={styles.label}>
          {t('form.name')}
        </label>
        <Input
          id={`${id}-name`}
          value={form.name}
          maxLength={100}
          placeholder={t('form.nameHint')}
          onChange={({ target }) => onChange({ name: target.value })}
        />
      </div>
      <div>
        <label htmlFor={`${id}-frequency`} className={styles.label}>
          {t('form.frequency')}
        </label>
        <Select
          id={`${id}-frequency`}
          style={{ width: '100%' }}
          value={form.frequency}
          aria-label={t('form.frequency')}
          options={frequencies.map((value) => ({ value, label: t(`form.frequencies.${value}`) }))}
          onChange={(frequency) => onChange({ frequency })}
        />
        <p className={styles.note}>{t('form.frequencyNote')}</p>
      </div>
      <div role="group" aria-label={t('form.channels')}>
        <span className={styles.label}>{t('form.channels')}</span>
        <Checkbox.Group
          value={form.channels}
          options={channels.map((value) => ({ value, label: t(`form.channel.${value}`) }))}
          onChange={(chosen) => onChange({ channels: chosen })}
        />
        {form.channels.length === 0 && <p className={styles.note}>{t('form.noChannel')}</p>}
      </div>
      {form.channels.includes('webhook') && (
        <WebhookFields
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
