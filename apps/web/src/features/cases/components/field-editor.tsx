import type { CaseContent } from '@markwright/api-client/models/caseContent'
import type { CaseField } from '@markwright/api-client/models/caseField'
import { Button, Input, Radio, Select, Skeleton } from 'antd'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../shared/i18n/language.ts'
import {
  contactOf,
  countriesOf,
  foreignMarksOf,
  isShown,
  itemsOf,
  markImageOf,
  marksOf,
  newParty,
  partiesOf,
  partyOf,
  prioritiesOf,
  textOf,
} from '../model/case-content.ts'
import { Control } from './control.tsx'

const loadContactFields = () => import('./contact-fields.tsx')
const loadCountriesField = () => import('./countries-field.tsx')
const loadForeignMarksField = () => import('./foreign-marks-field.tsx')
const loadGoodsField = () => import('./goods-field.tsx')
const loadMarkImageField = () => import('./mark-image-field.tsx')
const loadMarksField = () => import('./marks-field.tsx')
const loadPartyFields = () => import('./party-fields.tsx')
const loadPrioritiesField = () => import('./priorities-field.tsx')
const ContactFields = lazy(async () => ({ default: (await loadContactFields()).ContactFields }))
const CountriesField = lazy(async () => ({ default: (await loadCountriesField()).CountriesField }))
const ForeignMarksField = lazy(async () => ({ default: (await loadForeignMarksField()).ForeignMarksField }))
const GoodsField = lazy(async () => ({ default: (await loadGoodsField()).GoodsField }))
const MarkImageField = lazy(async () => ({ default: (await loadMarkImageField()).MarkImageField }))
const MarksField = lazy(async () => ({ default: (await loadMarksField()).MarksField }))
const PartyFields = lazy(async () => ({ default: (await loadPartyFields()).PartyFields }))
const PrioritiesField = lazy(async () => ({ default: (await loadPrioritiesField()).PrioritiesField }))

/** Loads the larger editors before their steps are opened, so that a problem can lead to their fields. */
export function loadEditors(types: ReadonlySet<CaseField['type']>) {
  if (types.has('contact')) void loadContactFields()
  if (types.has('countries')) void loadCountriesField()
  if (types.has('foreignMarks')) void loadForeignMarksField()
  if (types.has('goods')) void loadGoodsField()
  if (types.has('markImage')) void loadMarkImageField()
  if (types.has('marks')) void loadMarksField()
  if (types.has('party') || types.has('parties')) void loadPartyFields()
  if (types.has('priorities')) void loadPrioritiesField()
}

/** Of a choice that shows all its options at once. */
const RADIOS_MAX = 6

/** A field of a case by its type. */
export function FieldEditor({
  field,
  content,
  onChange,
}: {
  field: CaseField
  content: CaseContent
  onChange: (value: unknown) => void
}) {
  const { t } = useTranslation('cases')
  const language = useLanguage()
  const { name, isOptional } = field
  const label = field.label[language]
  const help = field.help?.[language] ?? null
  const common = { path: name, label, help, isRequired: !isOptional }
  switch (field.type) {
    case 'marks':
      return (
        <Suspense fallback={<Skeleton active paragraph={{ rows: 4 }} />}>
          <MarksField
            path={name}
            label={label}
            help={help}
            max={field.max ?? 1}
            owner={field.picker === 'renewals' ? partyOf(content, 'applicant').nameCn : null}
            value={marksOf(content, name)}
            onChange={onChange}
          />
        </Suspense>
      )
    case 'foreignMarks':
      return (
        <Suspense fallback={<Skeleton active paragraph={{ rows: 4 }} />}>
          <ForeignMarksField field={field} value={foreignMarksOf(content, name)} onChange={onChange} />
        </Suspense>
      )
    case 'countries':
      return (
        <Suspense fallback={<Skeleton active paragraph={{ rows: 2 }} />}>
          <CountriesField field={field} value={countriesOf(content, name)} onChange={onChange} />
        </Suspense>
      )
    case 'markImage':
      return (
        <Suspense fallback={<Skeleton active paragraph={{ rows: 4 }} />}>
          <MarkImageField path={name} label={label} value={markImageOf(content, name)} onChange={onChange} />
        </Suspense>
      )
    case 'goods':
      return (
        <Suspense fallback={<Skeleton active paragraph={{ rows: 8 }} />}>
          <GoodsField
            path={name}
            label={label}
            help={help}
            max={field.max ?? 1}
            classes={
              field.classesOf === null ? null : marksOf(content, field.classesOf).flatMap((mark) => mark.classes)
            }
            value={itemsOf(content, name)}
            onChange={onChange}
          />
        </Suspense>
      )
    case 'priorities':
      return (
        <Suspense fallback={<Skeleton active paragraph={{ rows: 4 }} />}>
          <PrioritiesField
            path={name}
            label={label}
            help={help}
            max={field.max ?? 1}
            value={prioritiesOf(content, name)}
            onChange={onChange}
          />
        </Suspense>
      )
    case 'party':
      return (
        <fieldset style={{ border: 0, padding: 0, margin: '0 0 20px' }}>
          <legend style={{ fontWeight: 600, marginBottom: 12 }}>{label}</legend>
          <Suspense fallback={<Skeleton active paragraph={{ rows: 6 }} />}>
            <PartyFields
              path={name}
              needsEnglish={field.needsEnglish}
              value={partyOf(content, name)}
              onChange={onChange}
            />
          </Suspense>
        </fieldset>
      )
    case 'parties': {
      const parties = partiesOf(content, name)
      return (
        <fieldset style={{ border: 0, padding: 0, margin: '0 0 20px' }}>
          <legend style={{ fontWeight: 600, marginBottom: 12 }}>{label}</legend>
          {parties.map((party, index) => (
            <div key={index} style={{ borderInlineStart: '2px solid var(--line)', paddingInlineStart: 16 }}>
              <Suspense fallback={<Skeleton active paragraph={{ rows: 6 }} />}>
                <PartyFields
                  path={`${name}.${index}`}
                  needsEnglish={field.needsEnglish}
                  value={party}
                  onChange={(changed) => onChange(parties.map((each, at) => (at === index ? changed : each)))}
                />
              </Suspense>
              <Button
                size="small"
                danger
                style={{ marginBottom: 16 }}
                onClick={() => onChange(parties.filter((_, at) => at !== index))}
              >
                {t('party.removeAt', { number: index + 1 })}
              </Button>
            </div>
          ))}
          {parties.length < (field.max ?? 0) && (
            <Button onClick={() => onChange([...parties, newParty])}>{t('party.add', { label })}</Button>
          )}
        </fieldset>
      )
    }
    case 'contact':
      return (
        <Suspense fallback={<Skeleton active paragraph={{ rows: 4 }} />}>
          <ContactFields path={name} label={label} value={contactOf(content, name)} onChange={onChange} />
        </Suspense>
      )
    case 'choice': {
      const options = field.options
        .filter((option) => isShown(option, content))
        .map((option) => ({ value: option.value, label: option.label[language] }))
      const value = textOf(content, name)
      return (
        <Control {...common}>
          {(control) =>
            field.options.length <= RADIOS_MAX ? (
              <Radio.Group
                {...control}
                value={value}
                options={options}
                onChange={({ target }) => onChange(target.value)}
              />
            ) : (
              <Select
                {...control}
                showSearch={{ optionFilterProp: 'label' }}
                value={options.some((option) => option.value === value) ? value : null}
                options={options}
                onChange={(chosen) => onChange(chosen ?? '')}
              />
            )
          }
        </Control>
      )
    }
    case 'day':
      return (
        <Control {...common}>
          {(control) => (
            <Input
              {...control}
              type="date"
              style={{ maxWidth: 200 }}
              value={textOf(content, name)}
              onChange={({ target }) => onChange(target.value)}
            />
          )}
        </Control>
      )
    case 'text':
      return (
        <Control {...common}>
          {(control) =>
            field.lines === null ? (
              <Input
                {...control}
                maxLength={field.max ?? 300}
                value={textOf(content, name)}
                onChange={({ target }) => onChange(target.value)}
              />
            ) : (
              <Input.TextArea
                {...control}
                rows={field.lines}
                maxLength={field.max ?? 5000}
                showCount
                value={textOf(content, name)}
                onChange={({ target }) => onChange(target.value)}
              />
            )
          }
        </Control>
      )
  }
}
