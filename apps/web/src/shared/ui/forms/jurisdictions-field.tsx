import { jurisdictions } from '@markwright/domain/places/countries'
import { Select } from 'antd'
import { useLanguage } from '../../i18n/language.ts'
import { Field } from './field.tsx'

/** Any number of jurisdictions, by their codes. */
export function JurisdictionsField({
  label,
  placeholder,
  value,
  onChange,
}: {
  label: string
  placeholder: string
  value: string[]
  onChange: (codes: string[]) => void
}) {
  const language = useLanguage()
  return (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          mode="multiple"
          style={{ width: '100%' }}
          value={value}
          maxTagCount={4}
          placeholder={placeholder}
          showSearch={{ optionFilterProp: 'label' }}
          options={jurisdictions.map(({ code, zh, en }) => ({ value: code, label: language === 'cn' ? zh : en }))}
          onChange={onChange}
        />
      )}
    </Field>
  )
}
