import { ApiError, NO_ANSWER } from '@markwright/api-client/fetch'
import { type ComponentType, createContext, type ReactNode, use, useCallback, useRef, useState } from 'react'
import { loadTexts } from '../i18n/later-texts.ts'

type DialogProps = { onVerified: (verification: string) => void; onClosed: () => void }

/**
 * Asks the user to show that a person is there. Gives what a guarded call wants as its second verification, or null
 * where the user closed the dialog; rejects like a call without an answer where the dialog could not be loaded.
 */
export type RequestHumanCheck = () => Promise<string | null>

type Opened = {
  /** Another for each check, so that no dialog begins in the state in which the one before it ended. */
  id: number
  Dialog: ComponentType<DialogProps>
  settle: (verification: string | null) => void
  leave: () => void
}

const Context = createContext<RequestHumanCheck | null>(null)

export function HumanCheckProvider({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState<Opened | null>(null)
  // A check is given before its dialog is gone, and may be followed by the next.
  const gone = useRef(Promise.resolve())
  const lastId = useRef(0)

  const ask = useCallback<RequestHumanCheck>(async () => {
    const before = gone.current
    let next = () => {}
    gone.current = new Promise((resolve) => {
      next = resolve
    })
    await before
    const Dialog = await loadDialog().catch((error: unknown) => {
      next()
      throw error
    })
    return new Promise((settle) => {
      const leave = () => {
        settle(null)
        setOpened(null)
        next()
      }
      lastId.current += 1
      setOpened({ id: lastId.current, Dialog, settle, leave })
    })
  }, [])

  return (
    <Context value={ask}>
      {children}
      {opened && <opened.Dialog key={opened.id} onVerified={opened.settle} onClosed={opened.leave} />}
    </Context>
  )
}

async function loadDialog() {
  try {
    const [{ HumanCheckDialog }] = await Promise.all([import('./human-check-dialog.tsx'), loadTexts(['humanCheck'])])
    return HumanCheckDialog
  } catch {
    throw new ApiError(0, NO_ANSWER, '')
  }
}

export function useHumanCheck(): RequestHumanCheck {
  const ask = use(Context)
  if (!ask) throw new Error('useHumanCheck is used outside of HumanCheckProvider')
  return ask
}
