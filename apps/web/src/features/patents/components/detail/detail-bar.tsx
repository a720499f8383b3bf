import { CopyOutlined, DownloadOutlined, LeftOutlined, RightOutlined } from '@ant-design/icons'
import { getDownloadPatentPdfUrl } from '@markwright/api-client/patents'
import type { Patent } from '@markwright/api-client/models/patent'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { patentDetailPath } from '../../../../shared/lib/paths.ts'
import { useLanguage } from '../../../../shared/i18n/language.ts'
import { useCopied } from '../../../../shared/lib/use-copied.ts'
import { AddToList } from '../../../../shared/patents/add-to-list.tsx'
import { SiteLink } from '../../../../shared/ui/controls/site-link.tsx'
import styles from '../patents.module.css'
import { resultsPath } from '../../model/patent-search.ts'

/** The list from which one came. */
export type HitsState = { hits: string[]; expr: string | null; back: string }

/** Ways on from a record: along the list, to the clipboard, to a file and to other databases. */
export function DetailBar({
  patent,
  title,
  state,
  tab,
}: {
  patent: Patent
  title: string
  state: HitsState | null
  /** Shown of the next record, too. */
  tab: string
}) {
  const { t } = useTranslation('patents')
  const { t: saved } = useTranslation('savedPatents')
  const lang = useLanguage()
  const navigate = useNavigate()
  const number = useCopied()
  const citation = useCopied()
  const at = state?.hits.indexOf(patent.id) ?? -1
  const step = (by: -1 | 1, label: string, icon: React.ReactNode) => {
    const next = state?.hits[at + by]
    return (
      <Button
        icon={icon}
        disabled={!next}
        onClick={() => next && void navigate(patentDetailPath(next, state?.expr, tab), { state })}
      >
        {label}
      </Button>
    )
  }
  const cited = [patent.applicants.map(({ name }) => name).join('; '), title, patent.pubNo, patent.pubDate]
  return (
    <div className={styles.tools} style={{ marginTop: 12 }}>
      {state && at >= 0 && (
        <>
          <SiteLink to={state.back}>{t('detail.back')}</SiteLink>
          {step(-1, t('detail.previous'), <LeftOutlined />)}
          {step(1, t('detail.next'), <RightOutlined />)}
        </>
      )}
      <Button icon={<CopyOutlined />} onClick={() => number.copy(patent.pubNo)}>
        {number.isCopied ? t('detail.copied') : t('detail.copyNumber')}
      </Button>
      <Button icon={<CopyOutlined />} onClick={() => citation.copy(cited.filter(Boolean).join('. '))}>
        {citation.isCopied ? t('detail.copied') : t('detail.copyCitation')}
      </Button>
      <AddToList collected={{ ids: [patent.id] }} label={saved('add.act')} />
      <Button icon={<DownloadOutlined />} href={`${getDownloadPatentPdfUrl({ id: patent.id })}&lang=${lang}`}>
        PDF
      </Button>
      <SiteLink to={resultsPath({ mode: 'semantic', text: patent.pubNo })}>{t('detail.findSimilar')}</SiteLink>
      {!patent.demonstration && (
        <>
          <a
            href={`https://worldwide.espacenet.com/patent/search?q=pn%3D${encodeURIComponent(patent.pubNo)}`}
            target="_blank"
            rel="noreferrer"
          >
            Espacenet
          </a>
          <a
            href={`https://patents.google.com/patent/${encodeURIComponent(patent.pubNo)}`}
            target="_blank"
            rel="noreferrer"
          >
            Google Patents
          </a>
        </>
      )}
    </div>
  )
}
