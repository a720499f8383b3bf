import { Input } from 'antd'
import { useState } from 'react'

/** Searches a list by what is typed, at Enter; `value` is what the list was searched by. */
export function KeywordSearch({
  value,
  label,
  className,
  onSearch,
}: {
  value: string
  label: string
  className?: string | undefined
  onSearch: (keyword: string) => void
}) {
  const [text, setText] = useState(value)
  const [told, setTold] = useState(value)
  // Going back and forth changes the address without the field.
  if (value !== told) {
    setTold(value)
    setText(value)
  }
  return (
    <Input.Search
      allowClear
      value={text}
      maxLength={100}
      placeholder={label}
      aria-label={label}
      className={className}
      onChange={({ target }) => setText(target.value)}
      onSearch={(wanted) => onSearch(wanted.trim())}
    />
  )
}
