import { countryName } from '@markwright/domain/places/countries'
import { Select, type SelectProps } from 'antd'
import { useLanguage } from '../../../shared/i18n/language.ts'

/** Countries and regions by their names, of which the one that is typed in full comes first; empty where none is chosen. */
export function CountrySelect({
  codes,
  value,
  onChange,
  ...control
}: Pick<SelectProps, 'id' | 'aria-invalid' | 'aria-describedby'> & {
  codes: readonly string[]
  value: string
  onChange: (code: string) => void
}) {
  const language = useLanguage()
  return (
    <Select
      {...control}
      showSearch={{
        optionFilterProp: 'label',
        filterSort: (a, b, { searchValue }) => Number(b.label === searchValue) - Number(a.label === searchValue),
      }}
      value={value || null}
      options={codes.map((code) => ({ value: code, label: countryName(code, language) }))}
      onChange={(code) => onChange(code ?? '')}
    />
  )
}
