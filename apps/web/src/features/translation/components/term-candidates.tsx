import { extractTerms, saveGlossaryEntry } from '@markwright/api-client/glossaries'
import { useListTranslationDocuments } from '@markwright/api-client/translation-documents'
import type { TermCandidate } from '@markwright/api-client/models/termCandidate'
import { Button, Input, Select } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../../shared/lib/use-action.ts'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import { notifySuccess } from '../../../shared/ui/feedback/notify.ts'
import styles from './translation.module.css'

const DOCUMENTS = { current: 1, size: 50 }
const KANA = /[\p{sc=Hiragana}\p{sc=Katakana}]/u
const HAN = /\p{sc=Han}/u
const languageOf = (text: string) => (KANA.test(text) ? 'ja' : HAN.test(text) ? 'zh' : 'en')

/** Terms that a document may have, to be added to a glossary; null where the glossary is somebody else's. */
export function TermCandidates({ glossaryId, onAdded }: { glossaryId: string | null; onAdded: () => void }) {
  const { t } = useTranslation('translation')
  const [documentId, setDocumentId] = useState<string | null>(null)
  const [found, setFound] = useState<TermCandidate[] | null>(null)
  const { data: documents } = useListTranslationDocuments(DOCUMENTS)
  const find = useAction(async (id: string) => setFound(await extractTerms({ documentId: id })))
  return (
    <>
      <div className={styles.filters}>
        <Select<string>
          value={documentId}
          style={{ minWidth: 260 }}
          aria-label={t('glossary.fromDocument')}
          placeholder={t('glossary.fromDocument')}
          options={documents?.records.map(({ id, fileName }) => ({ value: id, label: fileName })) ?? []}
          notFoundContent={t('document.none')}
          onChange={(id) => {
            setDocumentId(id)
            setFound(null)
            void find.run(id)
          }}
        />
        <span role="status">{find.isRunning && t('working')}</span>
      </div>
      <ErrorNote error={find.error} />
      {found && found.length === 0 && <p className={styles.faint}>{t('glossary.noCandidates')}</p>}
      {found && (
        <ul className={styles.rows}>
          {found.map((candidate) => (
            <Candidate key={candidate.src} candidate={candidate} glossaryId={glossaryId} onAdded={onAdded} />
          ))}
        </ul>
      )}
    </>
  )
}

function Candidate({
  candidate: { src, tgt, count, known },
  glossaryId,
  onAdded,
}: {
  candidate: TermCandidate
  glossaryId: string | null
  onAdded: () => void
}) {
  const { t } = useTranslation('translation')
  const [target, setTarget] = useState(tgt ?? '')
  const [isAdded, setIsAdded] = useState(known)
  const add = useAction(async () => {
    if (glossaryId === null) return
    const terms = { zh: null, en: null, ja: null, [languageOf(src)]: src, [languageOf(target)]: target.trim() }
    await saveGlossaryEntry(glossaryId, { ...terms, note: '' })
    setIsAdded(true)
    notifySuccess(t('glossary.added'))
    onAdded()
  })
  return (
    <li className={styles.candidate}>
      <b>{src}</b> <span className="numeric">{count}</span>
      <Input
        value={target}
        maxLength={500}
        style={{ maxWidth: 260 }}
        aria-label={t('glossary.renderingOf', { term: src })}
        onChange={(event) => setTarget(event.target.value)}
      />
      <Button
        size="small"
        loading={add.isRunning}
        disabled={isAdded || glossaryId === null || !target.trim() || languageOf(target) === languageOf(src)}
        onClick={() => void add.run()}
      >
        {t(isAdded ? 'glossary.isThere' : 'glossary.add')}
      </Button>
      <ErrorNote error={add.error} />
    </li>
  )
}
