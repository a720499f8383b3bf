import type { Division } from '@markwright/domain/places/chinese-divisions'
import { useQuery } from '@tanstack/react-query'
import { Button, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../i18n/language.ts'
import styles from './addresses.module.css'

/**
 * Chooses a region of China level by level; a field of a form whose value is the names from the province on. The names
 * are fetched when the field is first shown.
 */
export function RegionField({
  id,
  value = [],
  onChange,
  onBlur,
}: {
  id?: string
  value?: readonly string[]
  onChange?: (region: string[]) => void
  onBlur?: () => void
}) {
  const { t } = useTranslation(['addresses', 'site'])
  const language = useLanguage()
  const { data, isError, refetch } = useQuery({
    queryKey: ['chinese-divisions'],
    queryFn: async () => (await import('@markwright/domain/places/chinese-divisions')).listDivisions(),
    staleTime: Infinity,
    retry: false,
  })
  if (isError)
    return (
      <p role="alert" className={styles.lost}>
        {t('regionLost')}
        <Button size="small" onClick={() => void refetch()}>
          {t('site:retry')}
        </Button>
      </p>
    )
  const choices = choicesOf(data ?? [], value)
  // In Beijing districts stand where elsewhere cities do.
  const hasCities = choices[1] === undefined || choices[1].some(({ children }) => children.length > 0)
  const levels = hasCities ? (['province', 'city', 'district'] as const) : (['province', 'district'] as const)
  const nameOf = ({ name, en }: Division) => (language === 'en' && en ? `${en} ${name}` : name)
  return (
    <div className={styles.region} role="group" aria-label={t('region')}>
      {levels.map((level, at) => {
        const divisions = choices[at] ?? []
        // Some cities have no districts.
        if (value[at - 1] !== undefined && divisions.length === 0) return null
        return (
          <Select
            key={at}
            id={at === 0 ? id : undefined}
            aria-label={t(level)}
            placeholder={t(level)}
            value={value[at]}
            loading={!data}
            disabled={divisions.length === 0}
            showSearch={{ optionFilterProp: 'label' }}
            popupMatchSelectWidth={false}
            options={divisions.map((division) => ({ value: division.name, label: nameOf(division) }))}
            onChange={(name: string) => onChange?.([...value.slice(0, at), name])}
            onBlur={onBlur}
          />
        )
      })}
    </div>
  )
}

/** What can be chosen at each level after what was chosen above it. */
function choicesOf(divisions: readonly Division[], region: readonly string[]): (readonly Division[])[] {
  const choices = [divisions]
  for (const name of region) choices.push(choices.at(-1)!.find((division) => division.name === name)?.children ?? [])
  return choices
}
