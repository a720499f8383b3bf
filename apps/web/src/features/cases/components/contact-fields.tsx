import { useListCaseParties } from '@markwright/api-client/cases'
import { Button, Col, Input, Row } from 'antd'
import { useTranslation } from 'react-i18next'
import type { CaseContact } from '../model/case-content.ts'
import { Control } from './control.tsx'

const fields = [
  { name: 'name', isRequired: true, autoComplete: 'name', type: 'text' },
  { name: 'phone', isRequired: true, autoComplete: 'tel', type: 'tel' },
  { name: 'email', isRequired: false, autoComplete: 'email', type: 'email' },
  { name: 'postcode', isRequired: false, autoComplete: 'postal-code', type: 'text' },
] as const

export const ContactFields = ({
  path,
  label,
  value,
  onChange,
}: {
  path: string
  label: string
  value: CaseContact
  onChange: (contact: CaseContact) => void
}) => {
  const { t } = useTranslation('cases')
  return (
    <fieldset style={{ border: 0, padding: 0, margin: 0 }}>
      <legend style={{ fontWeight: 600, marginBottom: 12 }}>{label}</legend>
      <KnownContacts onChoose={onChange} />
      <Row gutter={16}>
        {fields.map(({ name, isRequired, ...input }) => (
          <Col key={name} xs={24} sm={12}>
            <Control path={`${path}.${name}`} label={t(`contact.${name}`)} isRequired={isRequired}>
              {(control) => (
                <Input
                  {...control}
                  {...input}
                  maxLength={300}
                  value={value[name]}
                  onChange={({ target }) => onChange({ ...value, [name]: target.value })}
                />
              )}
            </Control>
          </Col>
        ))}
      </Row>
    </fieldset>
  )
}

const SHOWN = 4

/** Fills in a contact of a former draft or case. */
function KnownContacts({ onChoose }: { onChoose: (contact: CaseContact) => void }) {
  const { t } = useTranslation('cases')
  const known = useListCaseParties({ query: { staleTime: 60_000 } }).data?.contacts ?? []
  if (known.length === 0) return null
  return (
    <p style={{ display: 'flex', flexWrap: 'wrap', gap: 8, marginBottom: 16 }}>
      <span>{t('party.known')}</span>
      {known.slice(0, SHOWN).map((contact) => (
        <Button key={`${contact.phone} ${contact.name}`} size="small" onClick={() => onChoose(contact)}>
          {contact.name} · {contact.phone}
        </Button>
      ))}
    </p>
  )
}
