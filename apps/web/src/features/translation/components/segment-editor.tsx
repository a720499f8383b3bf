import { Button, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import styles from './translation.module.css'

/** Corrects the translation of segment `no`. */
export function SegmentEditor({
  no,
  value,
  lang,
  maxLength,
  isSaving,
  onChange,
  onSave,
  onCancel,
}: {
  no: number
  value: string
  lang?: string
  maxLength?: number
  isSaving: boolean
  onChange: (value: string) => void
  onSave: () => void
  onCancel: () => void
}) {
  const { t } = useTranslation('translation')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSave()
      }}
    >
      <Input.TextArea
        autoFocus
        autoSize={{ minRows: 2 }}
        maxLength={maxLength}
        value={value}
        lang={lang}
        aria-label={t('segment.editOf', { no })}
        onChange={({ target }) => onChange(target.value)}
      />
      <div className={styles.tools}>
        <Button size="small" type="primary" htmlType="submit" loading={isSaving} disabled={!value.trim()}>
          {t('segment.save')}
        </Button>
        <Button size="small" onClick={onCancel}>
          {t('segment.cancel')}
        </Button>
      </div>
    </form>
  )
}
