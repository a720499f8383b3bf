import type { CaseField } from '@markwright/api-client/models/caseField'
import { countryName } from '@markwright/domain/places/countries'
import { Button, Col, Input, Row } from 'antd'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { type CaseForeignMark, controlId } from '../model/case-content.ts'
import { Control, ProblemsContext } from './control.tsx'
import { CountrySelect } from './country-select.tsx'
import { Classes } from './marks-field.tsx'
import styles from './marks-field.module.css'

/** Marks of other registers, as they are typed. */
export function ForeignMarksField({
  field: { name: path, label, help, codes, hasExpiry, max },
  value,
  onChange,
}: {
  field: CaseField
  value: CaseForeignMark[]
  onChange: (marks: CaseForeignMark[]) => void
}) {
  const { t } = useTranslation('cases')
  const language = useLanguage()
  const problem = use(ProblemsContext).get(path)
  const onlyCountry = codes.length === 1 ? codes[0]! : null
  const set = (index: number, changes: Partial<CaseForeignMark>) =>
    onChange(value.map((mark, at) => (at === index ? { ...mark, ...changes } : mark)))
  const labels = {
    number: t('foreignMarks.number'),
    name: t('marks.name'),
    expiresOn: t('foreignMarks.expiresOn'),
  }
  const text = (index: number, name: 'number' | 'name' | 'expiresOn', isRequired: boolean) => (
    <Control path={`${path}.${index}.${name}`} label={labels[name]} isRequired={isRequired}>
      {(control) => (
        <Input
          {...control}
          maxLength={300}
          autoComplete="off"
          type={name === 'expiresOn' ? 'date' : 'text'}
          value={value[index]![name]}
          onChange={({ target }) => set(index, { [name]: target.value })}
        />
      )}
    </Control>
  )
  return (
    <fieldset style={{ border: 0, padding: 0, margin: '0 0 20px' }}>
      <legend style={{ fontWeight: 600, marginBottom: 12 }}>{label[language]}</legend>
      {help && <p style={{ marginBottom: 12 }}>{help[language]}</p>}
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      {value.map((mark, index) => (
        <fieldset key={index} className={styles.mark}>
          <legend>
            {[mark.country && !onlyCountry && countryName(mark.country, language), mark.number, mark.name]
              .filter(Boolean)
              .join(' · ') || t('marks.nameless')}
          </legend>
          <Row gutter={16}>
            {!onlyCountry && (
              <Col xs={24} sm={12}>
                <Control path={`${path}.${index}.country`} label={t('foreignMarks.country')}>
                  {(control) => (
                    <CountrySelect
                      {...control}
                      codes={codes}
                      value={mark.country}
                      onChange={(country) => set(index, { country })}
                    />
                  )}
                </Control>
              </Col>
            )}
            <Col xs={24} sm={12}>
              {text(index, 'number', true)}
            </Col>
            <Col xs={24} sm={12}>
              {text(index, 'name', false)}
            </Col>
            <Col xs={24} sm={12}>
              <Classes
                path={`${path}.${index}.classes`}
                value={mark.classes}
                onChange={(classes) => set(index, { classes })}
              />
            </Col>
            {hasExpiry && (
              <Col xs={24} sm={12}>
                {text(index, 'expiresOn', true)}
              </Col>
            )}
          </Row>
          <Button
            size="small"
            danger
            aria-label={t('marks.removeOf', { number: mark.number })}
            onClick={() => onChange(value.filter((_, at) => at !== index))}
          >
            {t('remove')}
          </Button>
        </fieldset>
      ))}
      {value.length < (max ?? 1) && (
        <Button
          id={controlId(path)}
          onClick={() =>
            onChange([...value, { number: '', name: '', classes: [], country: onlyCountry ?? '', expiresOn: '' }])
          }
        >
          {t('foreignMarks.add')}
        </Button>
      )}
    </fieldset>
  )
}
