import { SearchOutlined } from '@ant-design/icons'
import { Input } from 'antd'
import { useEffect, useEffectEvent, useState } from 'react'
import { useListAddress } from './use-list-address.ts'
import { FilterField } from './filter-field.tsx'

/** As long as somebody goes on typing, nothing is requested. */
const PAUSE_MS = 350

/** A filter that one types; it is in the address as `name` a moment after the last key. */
export function FilterSearch({
  name,
  label,
  placeholder,
  maxLength = 100,
}: {
  name: string
  label: string
  placeholder?: string
  maxLength?: number
}) {
  const address = useListAddress()
  const requested = address.text(name)
  const [text, setText] = useState(requested)
  const [notified, setNotified] = useState(requested)
  // Going back and forth changes the address without the field.
  if (requested !== notified) {
    setNotified(requested)
    setText(requested)
  }
  const commit = () => {
    setNotified(text)
    address.filter(name, text, { replace: true })
  }
  const commitNow = useEffectEvent(commit)
  useEffect(() => {
    if (text === notified) return
    const timer = setTimeout(() => commitNow(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text, notified])
  return (
    <FilterField label={label} isWide>
      {(id) => (
        <Input
          id={id}
          type="search"
          value={text}
          maxLength={maxLength}
          placeholder={placeholder}
          prefix={<SearchOutlined />}
          onChange={(event) => setText(event.target.value)}
          onPressEnter={commit}
        />
      )}
    </FilterField>
  )
}
