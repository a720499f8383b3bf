import { Button, Input } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { paths, translationDocumentsPath } from '../../../shared/lib/paths.ts'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import { useTextDraft } from '../model/text-draft.ts'
import styles from './translation-box.module.css'

/** The short way to a translation. Its words are among the texts `home`. */
export function TranslationBox() {
  const { t } = useTranslation('home')
  const navigate = useNavigate()
  const draft = useTextDraft()
  const [text, setText] = useState('')
  return (
    <form
      className={styles.box}
      onSubmit={(event) => {
        event.preventDefault()
        draft.save({ text, source: 'auto', target: 'en-us' })
        void navigate(paths.translation)
      }}
    >
      <Input.TextArea
        value={text}
        maxLength={3000}
        autoSize={{ minRows: 3, maxRows: 8 }}
        aria-label={t('chooser.translateLabel')}
        placeholder={t('chooser.translatePlaceholder')}
        onChange={({ target }) => setText(target.value)}
      />
      <div className={styles.below}>
        <SiteLink to={translationDocumentsPath}>{t('chooser.documents')}</SiteLink>
        <Button type="primary" htmlType="submit" disabled={!text.trim()}>
          {t('chooser.translate')}
        </Button>
      </div>
    </form>
  )
}
