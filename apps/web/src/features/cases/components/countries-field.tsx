import type { CaseField } from '@markwright/api-client/models/caseField'
import { countryName } from '@markwright/domain/places/countries'
import { Select } from 'antd'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { Control } from './control.tsx'

/** Countries and regions of a case, of which several can be chosen. */
export function CountriesField({
  field: { name, label, help, isOptional, codes, max },
  value,
  onChange,
}: {
  field: CaseField
  value: string[]
  onChange: (codes: string[]) => void
}) {
  const language = useLanguage()
  return (
    <Control path={name} label={label[language]} help={help?.[language] ?? null} isRequired={!isOptional}>
      {(control) => (
        <Select
          {...control}
          mode="multiple"
          maxCount={max ?? codes.length}
          showSearch={{
            optionFilterProp: 'label',
            filterSort: (a, b, { searchValue }) => Number(b.label === searchValue) - Number(a.label === searchValue),
          }}
          value={value}
          options={codes.map((code) => ({ value: code, label: countryName(code, language) }))}
          onChange={onChange}
        />
      )}
    </Control>
  )
}
