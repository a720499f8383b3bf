import { Input } from 'antd'
import { useState } from 'react'
import { useOnChange } from '../../lib/use-on-change.ts'

/**
 * Searches a list by what is typed, at Enter; `value` is what the list was searched by. The field stays the same
 * through the search: it keeps the focus, and what is typed on while the address changes. It never shows that it is
 * busy, as a busy field of Ant Design takes no Enter.
 */
export function KeywordSearch({
  value,
  label,
  placeholder = label,
  maxLength = 100,
  className,
  size,
  button,
  onSearch,
}: {
  value: string
  label: string
  placeholder?: string
  maxLength?: number
  className?: string | undefined
  size?: 'large'
  /** The words of the button; without them it shows a glass. */
  button?: string
  onSearch: (keyword: string) => void
}) {
  const [text, setText] = useState(value)
  const [requested, setRequested] = useState<string | null>(null)
  // Going back and forth changes the address without the field.
  useOnChange(value, () => {
    setRequested(null)
    if (value !== requested) setText(value)
  })
  return (
    <Input.Search
      allowClear
      value={text}
      maxLength={maxLength}
      placeholder={placeholder}
      aria-label={label}
      className={className}
      {...(size && { size })}
      {...(button && { enterButton: button })}
      onChange={({ target }) => setText(target.value)}
      onSearch={(wanted) => {
        setRequested(wanted.trim())
        onSearch(wanted.trim())
      }}
    />
  )
}
