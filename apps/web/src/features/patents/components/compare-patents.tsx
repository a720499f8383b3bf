import { getGetPatentQueryOptions, getListPatentClaimsQueryOptions } from '@markwright/api-client/patents'
import { countryName } from '@markwright/domain/places/countries'
import { patentTypeName } from '@markwright/domain/patents/patent-labels'
import { useQueries } from '@tanstack/react-query'
import { Button, Modal, Skeleton } from 'antd'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { patentDetailPath } from '../../../shared/lib/paths.ts'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { ErrorView } from '../../../shared/ui/feedback/error-view.tsx'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import { htmlLanguage } from './marked-text.tsx'
import styles from './patents.module.css'
import { StatusBadge } from './status-badge.tsx'

const COMPARED = { min: 2, max: 5 }

/** A button that shows two to five selected patents side by side. */
export function ComparePatents({ ids }: { ids: readonly string[] }) {
  const { t } = useTranslation('patents')
  const [isOpen, setIsOpen] = useState(false)
  const isPossible = ids.length >= COMPARED.min && ids.length <= COMPARED.max
  return (
    <>
      <Button disabled={!isPossible} title={t('compare.note')} onClick={() => setIsOpen(true)}>
        {t('compare.act')}
      </Button>
      <Modal
        open={isOpen}
        title={t('compare.title')}
        width="min(1400px, 96vw)"
        footer={null}
        destroyOnHidden
        onCancel={() => setIsOpen(false)}
      >
        <Comparison ids={ids} />
      </Modal>
    </>
  )
}

function Comparison({ ids }: { ids: readonly string[] }) {
  const { t } = useTranslation('patents')
  const language = useLanguage()
  const patents = useQueries({ queries: ids.map((id) => getGetPatentQueryOptions({ id })) })
  const claims = useQueries({ queries: ids.map((id) => getListPatentClaimsQueryOptions({ id })) })
  const failed = [...patents, ...claims].find(({ error }) => error)
  if (failed) return <ErrorView error={failed.error} onRetry={() => void failed.refetch()} />
  const loaded = patents.flatMap(({ data }, at) =>
    data && claims[at]?.data ? [{ ...data, claims: claims[at].data }] : [],
  )
  if (loaded.length < ids.length) return <Skeleton active paragraph={{ rows: 10 }} />

  type Loaded = (typeof loaded)[number]
  const preferred = <Text extends { language: string }>(texts: readonly Text[]) =>
    texts.find(({ language: spoken }) => spoken.startsWith(language === 'cn' ? 'zh' : 'en')) ?? texts[0]
  const names = (parties: Loaded['applicants']) => parties.map(({ name }) => name).join('; ')
  const rows: [string, (patent: Loaded) => ReactNode][] = [
    [t('fact.status'), ({ legalStatus }) => <StatusBadge code={legalStatus.code} />],
    [t('fact.office'), ({ country }) => countryName(country, language)],
    [t('fact.type'), ({ type, kind }) => [patentTypeName(type, language), kind].filter(Boolean).join(' · ')],
    [t('fact.applicants'), ({ applicants }) => names(applicants)],
    [t('fact.inventors'), ({ inventors }) => names(inventors)],
    [t('fact.filed'), ({ applyDate }) => applyDate],
    [t('fact.published'), ({ pubDate }) => pubDate],
    ['IPC', ({ ipcs }) => ipcs.map(({ code }) => code).join('; ')],
    ['CPC', ({ cpcs }) => cpcs.map(({ code }) => code).join('; ')],
    [t('abstract'), ({ abstracts }) => <Spoken text={preferred(abstracts)} />],
    [
      t('compare.claims'),
      (patent) => {
        const set = preferred(patent.claims)
        return set?.claims
          .filter(({ independent }) => independent)
          .map(({ no, text }) => <Spoken key={no} text={{ language: set.language, text: `${no}. ${text}` }} />)
      },
    ],
  ]
  return (
    <div className={styles.scroll} role="group" aria-label={t('compare.title')} tabIndex={0}>
      <table className={styles.compared}>
        <thead>
          <tr>
            <th scope="col">{t('fact.publication')}</th>
            {loaded.map((patent) => (
              <th key={patent.id} scope="col">
                <SiteLink to={patentDetailPath(patent.id)}>{patent.pubNo}</SiteLink>
                <Spoken text={preferred(patent.titles)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, valueOf]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {loaded.map((patent) => (
                <td key={patent.id}>{valueOf(patent) || '–'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Spoken({ text }: { text: { language: string; text: string } | undefined }) {
  return text ? <p lang={htmlLanguage(text.language)}>{text.text}</p> : '–'
}
