import { UploadOutlined } from '@ant-design/icons'
import { readOfficialDocument } from '@markwright/api-client/contrast'
import { jurisdictions } from '@markwright/domain/places/countries'
import { Input, Segmented, Select } from 'antd'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { useAction } from '../../../shared/lib/use-action.ts'
import { useFileDrop } from '../../../shared/lib/use-file-drop.ts'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import { Field } from '../../../shared/ui/forms/field.tsx'
import { FileButton } from '../../../shared/ui/controls/file-button.tsx'
import { whenSlow } from '../../../shared/ui/feedback/when-slow.tsx'
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
  const read = useAction(async (chosen: File) => {
    const { text, fileName } = await readOfficialDocument({ file: chosen })
    onChange({ text, fileName })
  })
  const drop = useFileDrop((file) => void read.run(file))
  return (
    <div className={styles.drop} {...drop}>
      <div className={styles.above}>
        <label htmlFor={id}>{t('side.text')}</label>
        <FileButton
          suffixes={['txt', 'docx', 'pdf']}
          icon={<UploadOutlined />}
          loading={whenSlow(read.isRunning)}
          title={t('side.uploadNote')}
          onFile={(chosen) => void read.run(chosen)}
        >
          {t('side.upload')}
        </FileButton>
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
  return (
    <div className={styles.record}>
      <Field label={t('side.number')}>
        {(control) => (
          <Input
            {...control}
            maxLength={40}
            value={side.number}
            placeholder="12345678"
            onChange={({ target }) => onChange({ number: target.value })}
          />
        )}
      </Field>
      <Field label={t('side.country')}>
        {(control) => (
          <Select
            {...control}
            style={{ width: '100%' }}
            showSearch={{ optionFilterProp: 'label' }}
            value={side.country}
            options={jurisdictions.map(({ code, zh, en }) => ({
              value: code,
              label: `${language === 'cn' ? zh : en} (${code})`,
            }))}
            onChange={(country) => onChange({ country })}
          />
        )}
      </Field>
    </div>
  )
}
