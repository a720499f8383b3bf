import { Button, type ButtonProps } from 'antd'
import { useRef } from 'react'

/** A button by which one chooses a file; `suffixes` are offered first, without their dots. */
export function FileButton({
  suffixes,
  onFile,
  ...button
}: Omit<ButtonProps, 'onClick'> & { suffixes: readonly string[]; onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        // Forms of Ant Design show a file field that is merely hidden.
        style={{ display: 'none' }}
        accept={suffixes.map((suffix) => `.${suffix.toLowerCase()}`).join(',')}
        onChange={({ target }) => {
          const file = target.files?.[0]
          // The same file may be chosen again after a refusal.
          target.value = ''
          if (file) onFile(file)
        }}
      />
      <Button {...button} onClick={() => input.current?.click()} />
    </>
  )
}
