import { Input, type InputProps } from 'antd'
import { useEffect, useEffectEvent, useState } from 'react'
import { useOnChange } from '../../lib/use-on-change.ts'

/** As long as somebody goes on typing, nothing is reported. */
const PAUSE_MS = 700
/** A year being typed begins as 0002. */
const DAY_MIN = '1900-01-01'

/** A day that narrows a list: reported when it is complete, and empty where that is allowed. */
export function DayField({
  value,
  isRequired = false,
  onChange,
  ...input
}: Omit<InputProps, 'value' | 'onChange' | 'type'> & {
  value: string
  isRequired?: boolean
  onChange: (day: string) => void
}) {
  const [day, setDay] = useState(value)
  // Going back and forth changes the address without the field.
  useOnChange(value, () => setDay(value))
  const isAllowed = day === '' ? !isRequired : day >= DAY_MIN
  const commit = () => {
    if (isAllowed && day !== value) onChange(day)
  }
  const commitNow = useEffectEvent(commit)
  useEffect(() => {
    if (day === value) return
    const timer = setTimeout(() => commitNow(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [day, value])
  return (
    <Input
      {...input}
      type="date"
      value={day}
      onChange={({ target }) => setDay(target.value)}
      onPressEnter={commit}
      onBlur={isAllowed ? commit : () => setDay(value)}
    />
  )
}
