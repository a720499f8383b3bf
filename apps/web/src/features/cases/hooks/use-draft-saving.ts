import { getListCaseDraftsQueryKey, saveCaseDraft } from '@markwright/api-client/cases'
import type { CaseContent } from '@markwright/api-client/models/caseContent'
import type { CaseDraft } from '@markwright/api-client/models/caseDraft'
import { ApiError } from '@markwright/api-client/fetch'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isChangedMeanwhile } from '../../../shared/lib/record-errors.ts'

const PAUSE_MS = 800

/**
 * Saves a draft a moment after each change and when the page is left, one save after the other. Where another window has saved it meanwhile,
 * `theirs` is its draft, and nothing is saved until the user has chosen between the two. `quotation`: the open one
 * of which its user knows that it lapses, and what follows a save.
 */
export function useDraftSaving(
  draft: CaseDraft,
  quotation: { lapsing: { current: string | null }; reread: () => Promise<void> },
) {
  const queryClient = useQueryClient()
  const [content, setContent] = useState<CaseContent>(draft.content)
  const [saved, setSaved] = useState({ version: draft.version, content: draft.content })
  const [theirs, setTheirs] = useState<CaseDraft | null>(null)
  const [error, setError] = useState<unknown>(null)
  const [isSaving, setIsSaving] = useState(false)
  // What is newest, for a save that begins while another one runs.
  const latest = useRef({ content, version: saved.version })
  const running = useRef<Promise<boolean> | null>(null)
  const isChanged = content !== saved.content

  /** Whether a refusal says that another window has saved the draft, which is then shown. */
  const showTheirs = (refusal: unknown): boolean => {
    const other = isChangedMeanwhile(refusal) ? draftIn(refusal) : null
    if (other) setTheirs(other)
    return other !== null
  }

  /** Whether everything is saved. */
  const save = async (): Promise<boolean> => {
    while (running.current) await running.current
    const sent = latest.current.content
    if (sent === saved.content && theirs === null) return true
    running.current = (async () => {
      setIsSaving(true)
      setError(null)
      try {
        const now = await saveCaseDraft(draft.id, {
          version: latest.current.version,
          content: sent,
          ...(quotation.lapsing.current !== null && { lapsingQuotation: quotation.lapsing.current }),
        })
        if (draft.type.pricing === 'quoted') void quotation.reread()
        latest.current.version = now.version
        setSaved({ version: now.version, content: sent })
        void queryClient.invalidateQueries({ queryKey: getListCaseDraftsQueryKey() })
        return true
      } catch (refusal) {
        if (!showTheirs(refusal)) setError(refusal)
        // It may be refused because of a quotation that another window has requested.
        if (draft.type.pricing === 'quoted') void quotation.reread()
        return false
      } finally {
        setIsSaving(false)
        running.current = null
      }
    })()
    return running.current
  }

  const isWaiting = isChanged && theirs === null && error === null
  const saveAfterPause = useEffectEvent((changed: CaseContent) => {
    if (changed === latest.current.content) void save()
  })
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => saveAfterPause(content), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [content, isWaiting])
  const saveOnLeaving = useEffectEvent(() => {
    if (isWaiting) void save()
  })
  useEffect(() => () => saveOnLeaving(), [])

  return {
    content,
    showTheirs,
    set: (name: string, value: unknown) => {
      setError(null)
      latest.current.content = { ...latest.current.content, [name]: value }
      setContent(latest.current.content)
    },
    save,
    /** Counts what was saved. */
    version: saved.version,
    isSaving,
    isChanged,
    error,
    theirs,
    takeTheirs: () => {
      if (!theirs) return
      latest.current = { content: theirs.content, version: theirs.version }
      setSaved({ version: theirs.version, content: theirs.content })
      setContent(theirs.content)
      setTheirs(null)
    },
    keepMine: () => {
      if (!theirs) return
      latest.current.version = theirs.version
      setSaved({ version: theirs.version, content: theirs.content })
      setTheirs(null)
    },
  }
}

function draftIn({ data }: ApiError): CaseDraft | null {
  return typeof data === 'object' && data !== null && 'draft' in data ? (data['draft'] as CaseDraft) : null
}
