import { FormOutlined } from '@ant-design/icons'
import { createCaseDraft } from '@markwright/api-client/cases'
import { Button } from 'antd'
import { useNavigate } from 'react-router'
import { caseDraftPath } from '../lib/paths.ts'
import { useAction } from '../lib/use-action.ts'
import { openSignIn } from '../session/sign-in-dialog.ts'
import { useSessionToken } from '../session/session.ts'
import { ErrorNote } from '../ui/feedback/error-note.tsx'

/** A mark as the draft of a case names it. */
type KnownMark = { number: string; name: string | null; classes: readonly number[] }

export const OPPOSITION = 7
export const RENEWAL = 5

/**
 * Begins the draft of a case, about a mark where one is named, with what is known filled in, and opens it. A visitor signs in first, on the
 * same page.
 */
export function StartCase({
  productType,
  mark,
  facts,
  label,
  size,
}: {
  productType: number
  mark?: KnownMark
  /** Further fields of the product type by their names; empty texts are left out. */
  facts?: Record<string, string | null>
  label: string
  size?: 'small'
}) {
  const navigate = useNavigate()
  const isSignedIn = useSessionToken() !== null
  const begin = useAction(async () => {
    const known = Object.entries(facts ?? {}).filter(([, text]) => text)
    const marks = mark && [{ number: mark.number, name: mark.name ?? '', classes: [...mark.classes] }]
    const content = { ...(marks && { marks }), ...Object.fromEntries(known) }
    const { id } = await createCaseDraft({ productType, content })
    await navigate(caseDraftPath(id))
  })
  return (
    <span className="no-print">
      <Button
        icon={<FormOutlined />}
        disabled={begin.isRunning}
        onClick={() => (isSignedIn ? void begin.run() : openSignIn())}
        {...(size && { size })}
      >
        {label}
      </Button>
      <ErrorNote error={begin.error} />
    </span>
  )
}
