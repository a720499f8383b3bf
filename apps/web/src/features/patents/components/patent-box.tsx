import { Button, Input } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PATENT_TEXT_MAX } from '@markwright/domain/patents/patent-labels'
import { useNavigate } from 'react-router'
import { paths } from '../../../shared/lib/paths.ts'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import { resultsPath } from '../model/patent-search.ts'
import styles from './patents.module.css'

/** The short way to a patent search: a description or a number. Its words are among the texts `home`. */
export function PatentBox() {
  const { t } = useTranslation('home')
  const navigate = useNavigate()
  const [text, setText] = useState('')
  return (
    <form
      role="search"
      className={styles.box}
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim()) void navigate(resultsPath({ mode: 'semantic', text }))
      }}
    >
      <Input.TextArea
        value={text}
        maxLength={PATENT_TEXT_MAX}
        autoSize={{ minRows: 3, maxRows: 8 }}
        aria-label={t('chooser.patentLabel')}
        placeholder={t('chooser.placeholder')}
        onChange={({ target }) => setText(target.value)}
      />
      <div className={styles.below}>
        <SiteLink to={paths.patentSearch}>{t('chooser.allModes')}</SiteLink>
        <Button type="primary" htmlType="submit" disabled={!text.trim()}>
          {t('chooser.search')}
        </Button>
      </div>
    </form>
  )
}
