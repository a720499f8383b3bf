import {
  ArrowLeftOutlined,
  BellOutlined,
  CheckOutlined,
  FilePdfOutlined,
  LinkOutlined,
  PrinterOutlined,
  SafetyCertificateOutlined,
  SearchOutlined,
} from '@ant-design/icons'
import type { TrademarkHit } from '@markwright/api-client/models/trademarkHit'
import { getDownloadTrademarkPdfUrl } from '@markwright/api-client/results'
import { formatClasses } from '@markwright/domain/marks/class-numbers'
import { normalizeName } from '@markwright/domain/marks/normalize-name'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { newMonitorPath, paths, successRatePath } from '../../../../shared/lib/paths.ts'
import { useCopied } from '../../../../shared/lib/use-copied.ts'
import { useLanguage } from '../../../../shared/i18n/language.ts'
import { usePageKey } from '../../../../shared/lib/use-page-key.ts'
import { ButtonLink } from '../../../../shared/ui/controls/button-link.tsx'
import { defaultQuery } from '../../model/query.ts'
import { searchPath } from '../../model/search-address.ts'
import { fromResults } from '../results/hit-parts.tsx'
import { SelectButton } from '../selection/select-button.tsx'
import styles from './detail.module.css'

/** The way back: to the list that led here, by Esc too, else to the query. */
export function DetailBack() {
  const { t } = useTranslation('detail')
  const navigate = useNavigate()
  const state: unknown = useLocation().state
  const isFromResults = (state as Partial<typeof fromResults> | null)?.from === fromResults.from
  const back = () => void navigate(-1)
  usePageKey('Escape', () => isFromResults && back())
  return isFromResults ? (
    <Button type="text" icon={<ArrowLeftOutlined />} onClick={back}>
      {t('backToResults')}
    </Button>
  ) : (
    <ButtonLink type="text" icon={<ArrowLeftOutlined />} to={paths.combinedQuery}>
      {t('toQuery')}
    </ButtonLink>
  )
}

/** What one can do with a record. */
export function DetailActions({ hit }: { hit: TrademarkHit }) {
  const { t } = useTranslation(['detail', 'results'])
  const language = useLanguage()
  const { isCopied, copy } = useCopied()

  const text = normalizeName(hit.name ?? hit.nameOther ?? '')
  const similar = { ...defaultQuery, text, countries: [hit.country], classes: formatClasses(hit.classes) }
  return (
    <div className={styles.actions}>
      <Button
        icon={isCopied ? <CheckOutlined /> : <LinkOutlined />}
        onClick={() => copy(window.location.href)}
        aria-live="polite"
      >
        {isCopied ? t('results:linkCopied') : t('results:copyLink')}
      </Button>
      <Button
        icon={<FilePdfOutlined />}
        href={`${getDownloadTrademarkPdfUrl({ id: hit.id })}&lang=${language}`}
        download
      >
        {t('pdf')}
      </Button>
      <ButtonLink
        icon={<BellOutlined />}
        to={newMonitorPath({ type: 'appNo', applicationNumber: hit.appNo, country: hit.country })}
      >
        {t('watch')}
      </ButtonLink>
      {hit.thumbUrl && (
        <ButtonLink icon={<BellOutlined />} to={newMonitorPath({ type: 'image', markId: hit.id })}>
          {t('watchImage')}
        </ButtonLink>
      )}
      <SelectButton hit={hit} />
      <Button icon={<PrinterOutlined />} onClick={() => window.print()}>
        {t('print')}
      </Button>
      {text && (
        <ButtonLink
          icon={<SafetyCertificateOutlined />}
          to={successRatePath({
            text,
            classify: formatClasses(hit.classes),
            applicant: hit.applicantCn ?? hit.applicantEn ?? '',
          })}
        >
          {t('successRate')}
        </ButtonLink>
      )}
      {text && (
        <ButtonLink type="primary" icon={<SearchOutlined />} to={searchPath({ query: similar })}>
          {t('searchSimilar')}
        </ButtonLink>
      )}
    </div>
  )
}
