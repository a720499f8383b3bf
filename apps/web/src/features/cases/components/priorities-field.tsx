import { filingOffices } from '@markwright/domain/places/country-codes'
import { Button, Col, Input, Row } from 'antd'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { type CasePriority, controlId, newPriority } from '../model/case-content.ts'
import { Control, ProblemsContext } from './control.tsx'
import { CountrySelect } from './country-select.tsx'

/** First applications whose dates are claimed. */
export function PrioritiesField({
  path,
  label,
  help,
  max,
  value,
  onChange,
}: {
  path: string
  label: string
  help: string | null
  max: number
  value: CasePriority[]
  onChange: (priorities: CasePriority[]) => void
}) {
  const { t } = useTranslation('cases')
  const problem = use(ProblemsContext).get(path)
  return (
    <fieldset style={{ border: 0, padding: 0, margin: '0 0 20px' }}>
      <legend style={{ fontWeight: 600, marginBottom: 12 }}>{label}</legend>
      {help && <p style={{ marginBottom: 12 }}>{help}</p>}
      {problem && <p role="alert">{problem}</p>}
      {value.map((priority, index) => {
        const set = (changes: Partial<CasePriority>) =>
          onChange(value.map((each, at) => (at === index ? { ...each, ...changes } : each)))
        return (
          <div key={index} style={{ borderInlineStart: '2px solid var(--line)', paddingInlineStart: 16 }}>
            <Row gutter={16}>
              <Col xs={24} sm={8}>
                <Control path={`${path}.${index}.country`} label={t('priority.country')}>
                  {(control) => (
                    <CountrySelect
                      {...control}
                      codes={filingOffices}
                      value={priority.country}
                      onChange={(country) => set({ country })}
                    />
                  )}
                </Control>
              </Col>
              <Col xs={24} sm={8}>
                <Control path={`${path}.${index}.date`} label={t('priority.date')}>
                  {(control) => (
                    <Input
                      {...control}
                      type="date"
                      value={priority.date}
                      onChange={({ target }) => set({ date: target.value })}
                    />
                  )}
                </Control>
              </Col>
              <Col xs={24} sm={8}>
                <Control path={`${path}.${index}.number`} label={t('priority.number')}>
                  {(control) => (
                    <Input
                      {...control}
                      maxLength={100}
                      autoComplete="off"
                      value={priority.number}
                      onChange={({ target }) => set({ number: target.value })}
                    />
                  )}
                </Control>
              </Col>
            </Row>
            <Button
              size="small"
              danger
              style={{ marginBottom: 16 }}
              onClick={() => onChange(value.filter((_, at) => at !== index))}
            >
              {t('party.removeAt', { number: index + 1 })}
            </Button>
          </div>
        )
      })}
      {value.length < max && (
        <Button id={controlId(path)} onClick={() => onChange([...value, newPriority])}>
          {t('priority.add')}
        </Button>
      )}
    </fieldset>
  )
}
