import { useListMonitors } from '@markwright/api-client/monitoring'
import { Select } from 'antd'
import styles from './monitoring.module.css'

const MONITORS = 100

/** Chooses one of the member's monitors by name; `allowClear` also none of them. */
export function MonitorChoice({
  value,
  label,
  placeholder,
  allowClear = false,
  onChange,
}: {
  value: string | undefined
  label: string
  placeholder: string
  allowClear?: boolean
  onChange: (id: string | undefined) => void
}) {
  const { data } = useListMonitors({ size: MONITORS, sort: 'name' }, { query: { staleTime: 0 } })
  const monitors = data?.records ?? []
  return (
    <Select
      allowClear={allowClear}
      className={styles.choice}
      value={monitors.some(({ id }) => id === value) ? value : undefined}
      aria-label={label}
      placeholder={placeholder}
      showSearch={{ optionFilterProp: 'label' }}
      popupMatchSelectWidth={false}
      options={monitors.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={(id: string | undefined) => onChange(id)}
    />
  )
}
