import { type ComponentType, createContext, type ReactNode, use, useCallback, useRef, useState } from 'react'

type DialogProps = { onVerified: (verification: string) => void; onClosed: () => void }

/**
 * Asks the reader to show that a person is there. Gives what a guarded call wants as its second verification, or null
 * where the reader closed the dialog. Rejects where the dialog could not be loaded.
 */
export type AskHuman = () => Promise<string | null>

const Context = createContext<AskHuman | null>(null)

export function HumanCheckProvider({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState<{ Dialog: ComponentType<DialogProps>; settle: (v: string | null) => void }>()
  const isOpen = useRef(false)

  const ask = useCallback<AskHuman>(async () => {
    if (isOpen.current) return null
    isOpen.current = true
    try {
      const { HumanCheckDialog } = await import('./human-check-dialog.tsx')
      return await new Promise<string | null>((settle) => setOpened({ Dialog: HumanCheckDialog, settle }))
    } finally {
      isOpen.current = false
    }
  }, [])

  return (
    <Context value={ask}>
      {children}
      {opened && (
        <opened.Dialog
          onVerified={opened.settle}
          onClosed={() => {
            opened.settle(null)
            setOpened(undefined)
          }}
        />
      )}
    </Context>
  )
}

export function useHumanCheck(): AskHuman {
  const ask = use(Context)
  if (!ask) throw new Error('useHumanCheck is used outside of HumanCheckProvider')
  return ask
}
