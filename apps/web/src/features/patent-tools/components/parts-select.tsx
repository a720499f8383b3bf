import { type ApplicationPart, applicationPartLabels, applicationParts } from '@markwright/domain/patents/patent-parts'
import { Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../shared/i18n/language.ts'

const OUT = 'out'

/** The parts that a page, or a section of it, goes to. */
export function PartsSelect({
  label,
  parts,
  onChange,
}: {
  label: string
  parts: readonly ApplicationPart[] | null
  onChange: (parts: readonly ApplicationPart[] | null) => void
}) {
  const { t } = useTranslation('patentTools')
  const language = useLanguage()
  const value = parts === null ? [] : parts.length === 0 ? [OUT] : [...parts]
  return (
    <Select
      mode="multiple"
      size="small"
      style={{ width: '100%' }}
      showSearch={false}
      aria-label={label}
      placeholder={t('split.choosePart')}
      status={parts === null ? 'warning' : ''}
      value={value}
      options={[
        ...applicationParts.map((part, at) => ({
          value: part as string,
          label: `${at + 1} ${applicationPartLabels[part][language]}`,
        })),
        { value: OUT, label: `0 ${t('split.leaveOut')}` },
      ]}
      onChange={(next: string[]) => {
        // To leave a page out and to assign it exclude each other; what was chosen last counts.
        if (next.at(-1) === OUT) onChange([])
        else onChange(next.length === 0 ? null : applicationParts.filter((part) => next.includes(part)))
      }}
    />
  )
}
