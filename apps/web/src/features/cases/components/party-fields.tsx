import { useListCaseParties } from '@markwright/api-client/cases'
import { useListApplicants } from '@markwright/api-client/hosting'
import { countryCodes } from '@markwright/domain/places/country-codes'
import { Button, Col, Input, Row, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import type { CaseParty } from '../model/case-content.ts'
import { Control } from './control.tsx'
import { CountrySelect } from './country-select.tsx'

const types = ['Organization', 'Individual'] as const
const personalIds = ['idCard', 'passport', 'other'] as const

/** A party of a case: who it is, its document and its address. */
export function PartyFields({
  path,
  needsEnglish,
  value,
  onChange,
}: {
  path: string
  /** Whether name and address are needed in Latin letters, also of parties in mainland China. */
  needsEnglish: boolean
  value: CaseParty
  onChange: (party: CaseParty) => void
}) {
  const { t } = useTranslation('cases')
  const set = (changes: Partial<CaseParty>) => onChange({ ...value, ...changes })
  const isDomestic = value.country === 'CN'
  const isPerson = value.type === 'Individual'
  const text = (name: 'nameCn' | 'nameEn' | 'addressCn' | 'addressEn' | 'idNumber', isRequired: boolean) => (
    <Control path={`${path}.${name}`} label={labelOf(name)} isRequired={isRequired}>
      {(control) => (
        <Input
          {...control}
          maxLength={300}
          autoComplete="off"
          value={value[name]}
          onChange={({ target }) => set({ [name]: target.value })}
        />
      )}
    </Control>
  )
  const labelOf = (name: 'nameCn' | 'nameEn' | 'addressCn' | 'addressEn' | 'idNumber') =>
    name === 'idNumber' && !isPerson ? t('party.creditCode') : t(`party.${name}`)
  return (
    <>
      <KnownParties onChoose={set} />
      <Row gutter={16}>
        <Col xs={24} sm={12}>
          <Control path={`${path}.type`} label={t('party.type')}>
            {(control) => (
              <Select
                {...control}
                value={value.type}
                options={types.map((type) => ({ value: type, label: t(`party.types.${type}`) }))}
                onChange={(type) => set({ type, idType: type === 'Individual' ? 'idCard' : 'creditCode' })}
              />
            )}
          </Control>
        </Col>
        <Col xs={24} sm={12}>
          <Control path={`${path}.country`} label={t('party.country')}>
            {(control) => (
              <CountrySelect
                {...control}
                codes={countryCodes}
                value={value.country}
                onChange={(country) => set({ country })}
              />
            )}
          </Control>
        </Col>
      </Row>
      {text('nameCn', isDomestic)}
      {text('nameEn', !isDomestic || needsEnglish)}
      {isPerson && (
        <Control path={`${path}.idType`} label={t('party.idType')}>
          {(control) => (
            <Select
              {...control}
              value={value.idType === 'creditCode' ? 'idCard' : value.idType}
              options={personalIds.map((idType) => ({ value: idType, label: t(`party.idTypes.${idType}`) }))}
              onChange={(idType) => set({ idType })}
            />
          )}
        </Control>
      )}
      {(isPerson || isDomestic) && text('idNumber', true)}
      {text('addressCn', isDomestic)}
      {text('addressEn', !isDomestic || needsEnglish)}
    </>
  )
}

const SHOWN = 6

/** Fills in a party of a former draft or case, or an applicant whom the member follows. */
function KnownParties({ onChoose }: { onChoose: (party: Partial<CaseParty>) => void }) {
  const { t } = useTranslation('cases')
  const known = useListCaseParties({ query: { staleTime: 60_000 } }).data?.parties ?? []
  const followed = useListApplicants({ size: 100 }).data ?? []
  const choices: { name: string; party: Partial<CaseParty> }[] = [
    ...known.map((party) => ({ name: party.nameCn || party.nameEn, party })),
    ...followed
      .filter(({ applicantName }) => !known.some(({ nameCn }) => nameCn === applicantName))
      .map(({ type, applicantName, applicantNameEn, creditCode }) => ({
        name: applicantName,
        party: {
          type,
          nameCn: applicantName,
          nameEn: applicantNameEn ?? '',
          ...(creditCode && { idType: 'creditCode' as const, idNumber: creditCode }),
        },
      })),
  ]
  if (choices.length === 0) return null
  return (
    <p style={{ display: 'flex', flexWrap: 'wrap', gap: 8, marginBottom: 16 }}>
      <span>{t('party.known')}</span>
      {choices.slice(0, SHOWN).map(({ name, party }, index) => (
        <Button
          key={index}
          size="small"
          style={{ maxWidth: '100%', overflow: 'hidden' }}
          onClick={() => onChoose(party)}
        >
          {name}
        </Button>
      ))}
    </p>
  )
}
