import { UploadOutlined } from '@ant-design/icons'
import { readOfficialDocument } from '@markwright/api-client/contrast'
import { jurisdictions } from '@markwright/domain/countries'
import { Button, Input, Segmented, Select } from 'antd'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { useAction } from '../../../shared/lib/use-action.ts'
import { ErrorNote } from '../../../shared/ui/error-note.tsx'
import { whenSlow } from '../../../shared/ui/when-slow.tsx'
import { type Side, TEXT_LENGTH_MAX } from '../model/side.ts'
import styles from './contrast.module.css'

/** One side: a document, pasted or read from a file and then to be corrected, or the number of a record. */
export function SideForm({
  name,
  side,
  onChange,
}: {
  name: 'left' | 'right'
  side: Side
  onChange: (changes: Partial<Side>) => void
}) {
  const { t } = useTranslation('contrast')
  return (
    <fieldset className={styles.side}>
      <legend>{t(`side.${name}`)}</legend>
      <Segmented
        value={side.kind}
        aria-label={t('side.kind')}
        options={(['document', 'record'] as const).map((value) => ({ value, label: t(`side.${value}`) }))}
        onChange={(kind) => onChange({ kind })}
      />
      {side.kind === 'document' ? (
        <DocumentField side={side} onChange={onChange} />
      ) : (
        <RecordField side={side} onChange={onChange} />
      )}
    </fieldset>
  )
}

type Props = { side: Side; onChange: (changes: Partial<Side>) => void }

function DocumentField({ side, onChange }: Props) {
  const { t } = useTranslation('contrast')
  const id = useId()
  const file = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const read = useAction(async (chosen: File) => {
    const { text, fileName } = await readOfficialDocument({ file: chosen })
    onChange({ text, fileName })
  })
  return (
    <div
      className={styles.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        const [dropped] = event.dataTransfer.files
        setIsOver(false)
        if (!dropped) return
        event.preventDefault()
        void read.run(dropped)
      }}
    >
      <div className={styles.above}>
        <label htmlFor={id}>{t('side.text')}</label>
        <input
          ref={file}
          type="file"
          accept=".txt,.docx,.pdf"
          className="visually-hidden"
          tabIndex={-1}
          aria-label={t('side.upload')}
          onChange={({ target }) => {
            const chosen = target.files?.[0]
            if (chosen) void read.run(chosen)
            target.value = ''
          }}
        />
        <Button
          icon={<UploadOutlined />}
          loading={whenSlow(read.isRunning)}
          title={t('side.uploadNote')}
          onClick={() => file.current?.click()}
        >
          {t('side.upload')}
        </Button>
      </div>
      <Input.TextArea
        id={id}
        rows={9}
        maxLength={TEXT_LENGTH_MAX}
        spellCheck={false}
        value={side.text}
        placeholder={t('side.placeholder')}
        onChange={({ target }) => onChange({ text: target.value })}
      />
      <p className={styles.note} aria-live="polite">
        {side.fileName && side.text ? t('side.readFrom', { name: side.fileName }) : t('side.uploadNote')}
      </p>
      <ErrorNote error={read.error} />
    </div>
  )
}

function RecordField({ side, onChange }: Props) {
  const { t } = useTranslation('contrast')
  const language = useLanguage()
  const id = useId()
  return (
    <div className={styles.record}>
      <div>
        <label htmlFor={`${id}-number`}>{t('side.number')}</label>
        <Input
          id={`${id}-number`}
          maxLength={40}
          value={side.number}
          placeholder="12345678"
          onChange={({ target }) => onChange({ number: target.value })}
        />
      </div>
      <div>
        <label htmlFor={`${id}-country`}>{t('side.country')}</label>
        <Select
          id={`${id}-country`}
          showSearch={{ optionFilterProp: 'label' }}
          value={side.country}
          options={jurisdictions.map(({ code, zh, en }) => ({
            value: code,
            label: `${language === 'cn' ? zh : en} (${code})`,
          }))}
          onChange={(country) => onChange({ country })}
        />
      </div>
    </div>
  )
}
