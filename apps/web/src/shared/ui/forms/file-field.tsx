import { FileButton } from '../controls/file-button.tsx'

/** The field of a form by which one file is chosen; `suffixes` without their dots. */
export function FileField({
  id,
  value,
  onChange,
  label,
  suffixes,
}: {
  id?: string
  value?: File | null
  onChange?: (file: File) => void
  label: string
  suffixes: readonly string[]
}) {
  return (
    <span>
      <FileButton id={id} suffixes={suffixes} onFile={(file) => onChange?.(file)}>
        {label}
      </FileButton>{' '}
      <span style={{ overflowWrap: 'anywhere' }}>{value?.name}</span>
    </span>
  )
}
