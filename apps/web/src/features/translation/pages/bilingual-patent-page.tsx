import { FileTextOutlined } from '@ant-design/icons'
import { useGetPatent, useListPatentClaims, useListPatentParagraphs } from '@markwright/api-client/patents'
import { directionOf, type TranslationLanguage } from '@markwright/domain/texts/translation-languages'
import { Select, Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { patentBilingualPath, patentDetailPath } from '../../../shared/lib/paths.ts'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { ButtonLink } from '../../../shared/ui/controls/button-link.tsx'
import { ErrorView } from '../../../shared/ui/feedback/error-view.tsx'
import { LinkTabs } from '../../../shared/ui/controls/link-tabs.tsx'
import { MessageView } from '../../../shared/ui/feedback/message-view.tsx'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import { PublishedPairs } from '../components/published-pairs.tsx'
import { TranslatedParts } from '../components/translated-parts.tsx'
import { translationLanguageOf, type Unit } from '../model/bilingual-units.ts'
import { targetFor, targetsOf } from '../model/languages.ts'
import styles from '../components/translation.module.css'

const parts = ['claims', 'description'] as const
type PartName = (typeof parts)[number]

/** The claims or the description of a publication of the register beside their translation, unit by unit. */
export function BilingualPatentPage() {
  const { t } = useTranslation('translation')
  const site = useLanguage()
  const [parameters] = useSearchParams()
  const id = parameters.get('id') ?? ''
  const part = parts.find((each) => each === parameters.get('part')) ?? 'claims'
  const patent = useGetPatent({ id })
  const spoken = site === 'cn' ? 'zh' : 'en'
  const titles = patent.data?.titles ?? []
  const title = (titles.find(({ language }) => language === spoken) ?? titles[0])?.text ?? patent.data?.pubNo ?? id
  if (patent.error) return <ErrorView error={patent.error} onRetry={() => void patent.refetch()} />
  return (
    <WorkPage
      title={title}
      lead={t('bilingual.lead', { number: patent.data?.pubNo ?? id })}
      actions={<ButtonLink to={patentDetailPath(id, null, part)}>{t('bilingual.back')}</ButtonLink>}
    >
      <LinkTabs
        className={styles.tabs}
        label={t('bilingual.parts')}
        current={part}
        tabs={parts.map((key) => ({
          key,
          path: patentBilingualPath(id, { part: key, ...wishOf(parameters) }),
          text: t(`bilingual.${key}`),
        }))}
      />
      <Reading key={part} id={id} part={part} wished={parameters.get('into')} />
    </WorkPage>
  )
}

const wishOf = (parameters: URLSearchParams) => {
  const into = parameters.get('into')
  return into ? { into } : {}
}

type Text = { language: TranslationLanguage; units: Unit[] }

/** The texts of a part that are in a language of translation, that of the publication first. */
function useTexts(id: string, part: PartName) {
  const claims = useListPatentClaims({ id }, { query: { enabled: part === 'claims' } })
  const description = useListPatentParagraphs({ id }, { query: { enabled: part === 'description' } })
  const units =
    part === 'claims'
      ? claims.data?.map((set) => ({
          language: set.language,
          units: set.claims.map(({ no, text }): Unit => ({ no: String(no), isHeading: false, text })),
        }))
      : description.data?.map((set) => ({
          language: set.language,
          units: set.paragraphs.map((paragraph): Unit => ({
            no: paragraph.id,
            isHeading: paragraph.kind === 'heading',
            text: paragraph.text,
          })),
        }))
  const result = part === 'claims' ? claims : description
  const texts = units?.flatMap((each): Text[] => {
    const language = translationLanguageOf(each.language)
    return language && each.units.length > 0 ? [{ ...each, language }] : []
  })
  return { texts, error: result.error, refetch: () => void result.refetch() }
}

function Reading({ id, part, wished }: { id: string; part: PartName; wished: string | null }) {
  const { t } = useTranslation('translation')
  const site = useLanguage()
  const navigate = useNavigate()
  const { texts, error, refetch } = useTexts(id, part)
  if (error) return <ErrorView error={error} onRetry={refetch} />
  if (!texts) return <Skeleton active paragraph={{ rows: 10 }} />
  const [source] = texts
  if (!source)
    return <MessageView stamp={<FileTextOutlined />} title={t('bilingual.none')} text={t('bilingual.noneText')} />
  const targets = targetsOf(source.language)
  const usual = targetFor(source.language, site === 'cn' && source.language !== 'zh-cn' ? 'zh-cn' : 'en-us')
  const into = targets.find((each) => each === wished) ?? usual
  const published = texts.find(({ language }) => language === into)
  const direction = directionOf(source.language, into)
  return (
    <>
      <div className={styles.filters}>
        <label>
          {t('bilingual.into')}{' '}
          <Select<TranslationLanguage>
            value={into}
            className={styles.language}
            aria-label={t('bilingual.into')}
            disabled={targets.length === 1}
            options={targets.map((value) => ({ value, label: t(`language.${value}`) }))}
            onChange={(next) =>
              void navigate(patentBilingualPath(id, { part, into: next }), { preventScrollReset: true })
            }
          />
        </label>
      </div>
      {published ? (
        <PublishedPairs source={source} target={published} part={part} />
      ) : (
        direction && <TranslatedParts key={direction} units={source.units} direction={direction} part={part} />
      )}
    </>
  )
}
