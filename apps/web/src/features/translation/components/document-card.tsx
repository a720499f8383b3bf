import { DeleteOutlined, DownloadOutlined } from '@ant-design/icons'
import {
  cancelTranslationDocument,
  downloadTranslationDocument,
  startTranslationDocument,
} from '@markwright/api-client/translation-documents'
import type { TranslationDocument } from '@markwright/api-client/models/translationDocument'
import type { TranslationOutput } from '@markwright/api-client/models/translationOutput'
import { useListTranslationDirections } from '@markwright/api-client/translation'
import { translationDirections, type TranslationDirection } from '@markwright/domain/texts/translation-languages'
import { Alert, Button, Progress, Select, Tag } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths, trialPathOf, translationDocumentPath } from '../../../shared/lib/paths.ts'
import { saveFile } from '../../../shared/lib/save-file.ts'
import { useAction } from '../../../shared/lib/use-action.ts'
import { toLocalMinute } from '../../../shared/lib/local-time.ts'
import { ButtonLink } from '../../../shared/ui/controls/button-link.tsx'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import { GlossaryChoice } from './glossary-choice.tsx'
import { TranslationProblem } from './translation-problem.tsx'
import styles from './translation.module.css'

const shown = (count: number) => count.toLocaleString('en')
const extensions: Record<string, string> = { xliff: 'xlf', tmx: 'tmx' }

/** A document: what it would use, how far it is, and what comes of it. */
export function DocumentCard({
  document,
  onChanged,
  onDelete,
}: {
  document: TranslationDocument
  onChanged: (document: TranslationDocument) => void
  onDelete: () => void
}) {
  const { t } = useTranslation('translation')
  const { status } = document
  const isRunning = status === 'queued' || status === 'translating'
  const cancel = useAction(async () => onChanged(await cancelTranslationDocument(document.id)))
  return (
    <article className={styles.document} aria-label={document.fileName}>
      <header className={styles.documentHead}>
        <h3>
          <SiteLink to={translationDocumentPath(document.id)}>{document.fileName}</SiteLink>
        </h3>
        <Tag color={status === 'done' ? 'success' : status === 'error' ? 'error' : undefined}>
          {t(`status.${status}`)}
        </Tag>
        <Button
          type="text"
          icon={<DeleteOutlined />}
          aria-label={t('document.deleteOf', { name: document.fileName })}
          onClick={onDelete}
        />
      </header>
      <p className={styles.faint}>
        {document.direction && `${t(`direction.${document.direction}`)} · `}
        {t('document.size', { words: shown(document.words), segments: shown(document.segments) })} ·{' '}
        {toLocalMinute(document.createTime)} · {t('document.expires', { time: toLocalMinute(document.expireTime) })}
      </p>
      {document.notes.map((note) => (
        <p key={JSON.stringify(note)} className={styles.faint}>
          {t(`note.${note.kind}` as 'note.textOnly', {
            defaultValue: '',
            ...note,
            pages: Array.isArray(note['pages']) ? note['pages'].join(', ') : '',
          })}
        </p>
      ))}
      {document.error && <Alert type="error" showIcon style={{ marginBlock: 8 }} title={document.error} />}
      {document.price !== null && <DocumentStart document={document} onStarted={onChanged} />}
      {isRunning && (
        <>
          <Progress percent={document.progress} aria-label={t('document.progress')} />
          <p role="status" className={styles.faint}>
            {document.secondsRemaining === null
              ? t('document.waiting')
              : t('document.remaining', { time: durationOf(document.secondsRemaining, t) })}
          </p>
          <Button size="small" loading={cancel.isRunning} onClick={() => void cancel.run()}>
            {t('document.cancel')}
          </Button>
        </>
      )}
      {status === 'done' && <Outputs document={document} />}
      <TranslationProblem error={cancel.error} />
    </article>
  )
}

function durationOf(seconds: number, t: ReturnType<typeof useTranslation<'translation'>>['t']): string {
  return seconds < 60
    ? t('document.seconds', { count: seconds })
    : t('document.minutes', { count: Math.ceil(seconds / 60) })
}

function DocumentStart({
  document,
  onStarted,
}: {
  document: TranslationDocument
  onStarted: (document: TranslationDocument) => void
}) {
  const { t } = useTranslation('translation')
  const { detected, price } = document
  const possible = translationDirections.filter((each) => detected === null || each.startsWith(detected))
  const [direction, setDirection] = useState<TranslationDirection>(
    document.direction ?? possible[0] ?? translationDirections[0],
  )
  const { data: directions } = useListTranslationDirections()
  const [glossaryIds, setGlossaryIds] = useState<string[] | null>(null)
  const start = useAction(async () =>
    onStarted(await startTranslationDocument(document.id, { direction, ...(glossaryIds && { glossaryIds }) })),
  )
  const services = (directions?.find((each) => each.direction === direction)?.engines ?? []).filter(
    ({ sentTo }) => sentTo !== null,
  )
  return (
    <div className={styles.start}>
      <label>
        <span className={styles.label}>{t('document.direction')}</span>
        <Select<TranslationDirection>
          value={direction}
          className={styles.language}
          aria-label={t('document.direction')}
          options={translationDirections.map((value) => ({ value, label: t(`direction.${value}`) }))}
          onChange={setDirection}
        />
      </label>
      <GlossaryChoice chosen={glossaryIds} onChange={setGlossaryIds} />
      <p className={price === 'none' ? styles.wrong : styles.faint}>
        {t(`price.${price ?? 'free'}`, { words: shown(document.words), chars: shown(document.chars) })}
      </p>
      {services.length > 0 && (
        <p>{t('leaves', { services: services.map((each) => `${each.name} (${each.sentTo})`).join(', ') })}</p>
      )}
      <div className={styles.tools}>
        <Button type="primary" loading={start.isRunning} disabled={price === 'none'} onClick={() => void start.run()}>
          {t('document.start')}
        </Button>
        {price === 'none' && (
          <>
            <ButtonLink size="small" to={trialPathOf(28)}>
              {t('usedUp.trial')}
            </ButtonLink>
            <ButtonLink size="small" to={`${paths.services}?tab=patent`}>
              {t('usedUp.buy')}
            </ButtonLink>
          </>
        )}
      </div>
      <TranslationProblem error={start.error} />
    </div>
  )
}

function Outputs({ document }: { document: TranslationDocument }) {
  const { t } = useTranslation('translation')
  const write = useAction(async (output: TranslationOutput) => {
    const file = await downloadTranslationDocument(document.id, { output })
    const base = document.fileName.replace(/\.[^.]*$/, '')
    const ending =
      extensions[output] ??
      (output !== 'same' || document.format === 'doc' ? 'docx' : document.format === 'xliff' ? 'xlf' : document.format)
    saveFile(file, `${base}-${(document.direction ?? '').slice(6, 8)}.${ending}`)
  })
  return (
    <>
      <div className={styles.tools}>
        {document.outputs.map((output) => (
          <Button
            key={output}
            type={output === 'same' ? 'primary' : 'default'}
            size="small"
            icon={<DownloadOutlined />}
            disabled={write.isRunning}
            onClick={() => void write.run(output)}
          >
            {output === 'same'
              ? t('output.same', { format: (document.format === 'doc' ? 'docx' : document.format).toUpperCase() })
              : t(`output.${output}`)}
          </Button>
        ))}
        <ButtonLink size="small" to={translationDocumentPath(document.id)}>
          {t('document.review')}
        </ButtonLink>
      </div>
      <TranslationProblem error={write.error} />
    </>
  )
}
