import { type ComponentType, createContext, type ReactNode, use, useCallback, useRef, useState } from 'react'

type DialogProps = { onVerified: (verification: string) => void; onClosed: (isVerified: boolean) => void }

/**
 * Asks the reader to show that a person is there. Gives what a guarded call wants as its second verification, or null
 * where the reader closed the dialog. Rejects where the dialog could not be loaded. Once the dialog is gone the focus is
 * where it was, unless `thenFocus` takes it after a check that was passed.
 */
export type AskHuman = (options?: { thenFocus?: () => void }) => Promise<string | null>

type Opened = {
  Dialog: ComponentType<DialogProps>
  settle: (verification: string | null) => void
  thenFocus: (() => void) | undefined
}

const Context = createContext<AskHuman | null>(null)

export function HumanCheckProvider({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState<Opened>()
  const isOpen = useRef(false)

  const ask = useCallback<AskHuman>(async ({ thenFocus } = {}) => {
    if (isOpen.current) return null
    isOpen.current = true
    try {
      const { HumanCheckDialog } = await import('./human-check-dialog.tsx')
      return await new Promise<string | null>((settle) => setOpened({ Dialog: HumanCheckDialog, settle, thenFocus }))
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
          onClosed={(isVerified) => {
            opened.settle(null)
            setOpened(undefined)
            if (isVerified) opened.thenFocus?.()
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
