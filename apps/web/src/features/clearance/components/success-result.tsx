import { CheckOutlined, LinkOutlined, PrinterOutlined } from '@ant-design/icons'
import type { ClassSuccess } from '@markwright/api-client/models/classSuccess'
import { Alert, Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { ClassTiles } from '../../../shared/clearance/class-tiles.tsx'
import { useCopied } from '../../../shared/lib/use-copied.ts'
import { ClassPanel } from './class-panel.tsx'
import { Limits } from './limits.tsx'
import styles from './success.module.css'

/** Up to so many classes are below each other; of more, one is shown at a time. */
const PANELS_MAX = 5

/** The grades of all classes, and what is behind those that are shown. */
export function SuccessResult({
  text,
  classes,
  shown,
  onShow,
}: {
  text: string
  classes: readonly ClassSuccess[]
  shown: number | null
  onShow: (classNo: number) => void
}) {
  const { t } = useTranslation('clearance')
  const { isCopied, copy } = useCopied()
  const [first] = classes
  if (!first) return null
  const isLong = classes.length > PANELS_MAX
  const worst = classes.toSorted((a, b) => a.rate - b.rate)[0]!
  const chosen = classes.find(({ class: no }) => no === shown) ?? worst
  return (
    <div aria-live="polite">
      <div className={styles.head}>
        <h2>{t('result.title', { text })}</h2>
        <div className={`${styles.acts} no-print`}>
          <Button icon={isCopied ? <CheckOutlined /> : <LinkOutlined />} onClick={() => copy(window.location.href)}>
            {isCopied ? t('result.linkCopied') : t('result.copyLink')}
          </Button>
          <Button icon={<PrinterOutlined />} onClick={() => window.print()}>
            {t('result.print')}
          </Button>
        </div>
      </div>
      <p className={styles.note}>{t('result.note')}</p>
      {first.wellKnown.length > 0 && (
        <Alert
          type="warning"
          showIcon
          className={styles.caution}
          title={t('result.wellKnown', { names: first.wellKnown.map(({ name }) => name).join(t('separator')) })}
        />
      )}
      {classes.length > 1 && (
        <section className={styles.section} aria-labelledby="grades">
          <h3 id="grades">{t('result.grades', { count: classes.length })}</h3>
          {isLong && <p className={`${styles.note} no-print`}>{t('result.choose')}</p>}
          <ClassTiles classes={classes} chosen={chosen.class} onChoose={isLong ? onShow : undefined} />
        </section>
      )}
      {(isLong ? [chosen] : classes).map((assessed) => (
        <ClassPanel key={assessed.class} text={text} assessed={assessed} />
      ))}
      <Limits basis={first.basis} limits={first.limits} />
    </div>
  )
}
