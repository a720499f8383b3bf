import { Button, type ButtonProps } from 'antd'
import { useRef } from 'react'

/** A button by which one chooses a file; `suffixes` are offered first, without their dots. */
export function FileButton({
  suffixes,
  isMultiple = false,
  onFile,
  ...button
}: Omit<ButtonProps, 'onClick'> & {
  suffixes: readonly string[]
  isMultiple?: boolean
  onFile: (file: File, ...others: File[]) => void
}) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple={isMultiple}
        // Forms of Ant Design show a file field that is merely hidden.
        style={{ display: 'none' }}
        accept={suffixes.map((suffix) => `.${suffix.toLowerCase()}`).join(',')}
        onChange={({ target }) => {
          const [file, ...others] = target.files ?? []
          // The same file may be chosen again after a refusal.
          target.value = ''
          if (file) onFile(file, ...others)
        }}
      />
      <Button {...button} onClick={() => input.current?.click()} />
    </>
  )
}
