import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { paths, translationDocumentsPath } from '../../../shared/lib/paths.ts'
import { ButtonLink } from '../../../shared/ui/controls/button-link.tsx'
import { CopyText } from '../../../shared/ui/controls/copy-text.tsx'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import styles from '../components/partner-api.module.css'
import {
  ConnectDrawing,
  EditorDrawing,
  KeysDrawing,
  ManifestDrawing,
  PaneDrawing,
} from '../components/plugin-drawings.tsx'
import { PluginWords } from '../components/plugin-words.tsx'
import { documentPath } from '../model/document-path.ts'

type Tool = 'trados' | 'word' | 'excel'

const pathOf = { trados: paths.trados, word: paths.wordPlugin, excel: paths.excelPlugin } as const
const tools = ['trados', 'word', 'excel'] as const
const MANIFEST = '/office/manifest.xml'
const TASK_PANE = '/office/taskpane.html'
const SIDELOADING =
  'https://learn.microsoft.com/office/dev/add-ins/testing/test-debug-office-add-ins#sideload-an-office-add-in-for-testing'

/** How translation tools are connected by the protocol of DeepL. */
export const TradosPage = () => <PluginPage tool="trados" />

/** The add-in for Word. */
export const WordPluginPage = () => <PluginPage tool="word" />

/** The add-in for Excel. */
export const ExcelPluginPage = () => <PluginPage tool="excel" />

function PluginPage({ tool }: { tool: Tool }) {
  const { t, i18n } = useTranslation('partnerApi')
  const isAddIn = tool !== 'trados'
  const drawings = isAddIn
    ? [KeysDrawing, ManifestDrawing, tool === 'word' ? WordDrawing : ExcelDrawing]
    : [KeysDrawing, ConnectDrawing, EditorDrawing]
  return (
    <WorkPage title={t(`plugins.${tool}.title`)} lead={t(`plugins.${tool}.lead`)}>
      <PluginWords />
      <p className={styles.tools}>
        <ButtonLink type="primary" to={paths.partnerApi}>
          {t('plugins.keyButton')}
        </ButtonLink>
        {isAddIn && (
          <Button href={MANIFEST} download="manifest.xml">
            {t('plugins.install')}
          </Button>
        )}
        <SiteLink to={documentPath('guides/deepl', i18n.language)}>{t('plugins.guide')}</SiteLink>
      </p>
      <section className={styles.section}>
        <h2>{t('plugins.steps')}</h2>
        <ol className={styles.steps}>
          {(['s1', 's2', 's3'] as const).map((step, at) => {
            const Drawing = drawings[at]!
            return (
              <li key={step}>
                <div>
                  <h3>
                    {at + 1}. {t(`plugins.${tool}.${step}.title`)}
                  </h3>
                  <p>{t(`plugins.${tool}.${step}.text`)}</p>
                  {step === 's2' && (isAddIn ? <AddInLinks /> : <ServerValues />)}
                </div>
                <Drawing />
              </li>
            )
          })}
        </ol>
      </section>
      <section className={styles.section}>
        <h2>{t('plugins.notes')}</h2>
        <ul className={styles.points}>
          {(['n1', 'n2', 'n3'] as const).map((note) => (
            <li key={note}>{t(`plugins.${tool}.${note}`)}</li>
          ))}
        </ul>
        <p className={styles.tools}>
          <SiteLink to={translationDocumentsPath}>{t('plugins.documents')}</SiteLink>
          {tools
            .filter((each) => each !== tool)
            .map((each) => (
              <SiteLink key={each} to={pathOf[each]}>
                {t(`plugins.${each}.title`)}
              </SiteLink>
            ))}
        </p>
      </section>
    </WorkPage>
  )
}

const WordDrawing = () => <PaneDrawing kind="word" />
const ExcelDrawing = () => <PaneDrawing kind="excel" />

function AddInLinks() {
  const { t } = useTranslation('partnerApi')
  return (
    <p className={styles.tools}>
      <SiteLink to={SIDELOADING}>{t('plugins.microsoft')}</SiteLink>
      <SiteLink to={new URL(TASK_PANE, window.location.href).href}>{t('plugins.pane')}</SiteLink>
    </p>
  )
}

/** What is entered in a tool. */
function ServerValues() {
  const { t } = useTranslation('partnerApi')
  const { origin } = window.location
  return (
    <dl className={styles.values}>
      <dt>{t('plugins.values.server')}</dt>
      <dd>
        <code>{origin}</code> <CopyText text={origin} name={t('plugins.values.server')} />
      </dd>
      <dt>{t('plugins.values.key')}</dt>
      <dd>
        <code>{t('plugins.values.sample')}</code>
      </dd>
    </dl>
  )
}
