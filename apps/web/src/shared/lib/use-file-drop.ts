import { type DragEvent, useState } from 'react'

const hasFile = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

/** What an element needs to take dropped files; `data-over` says that one is above it. Other things drop as ever. */
export function useFileDrop(onFile: (file: File, ...others: File[]) => void) {
  const [isOver, setIsOver] = useState(false)
  return {
    'data-over': isOver || undefined,
    onDragOver: (event: DragEvent) => {
      if (!hasFile(event)) return
      event.preventDefault()
      setIsOver(true)
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      if (!hasFile(event)) return
      event.preventDefault()
      setIsOver(false)
      const [file, ...others] = event.dataTransfer.files
      if (file) onFile(file, ...others)
    },
  }
}
