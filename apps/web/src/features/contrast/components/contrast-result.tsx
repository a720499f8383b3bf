import { FileWordOutlined, PrinterOutlined } from '@ant-design/icons'
import { exportContrast } from '@markwright/api-client/contrast'
import type { Contrast } from '@markwright/api-client/models/contrast'
import type { ContrastQuestion } from '@markwright/api-client/models/contrastQuestion'
import { contrastFieldLabels, contrastStateLabels } from '@markwright/domain/marks/contrast-labels'
import { Button, Switch } from 'antd'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { trademarkDetailPath } from '../../../shared/lib/paths.ts'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { useFileExport } from '../../../shared/lib/use-file-export.ts'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import { ContrastTable } from './contrast-table.tsx'
import styles from './contrast.module.css'
import { DiffView } from './diff-view.tsx'

/** Fields, goods and the whole text of two documents, each difference marked. */
export function ContrastResult({
  contrast: { fields, goods, text, records },
  query,
}: {
  contrast: Contrast
  /** What was compared. */
  query: ContrastQuestion
}) {
  const { t } = useTranslation('contrast')
  const language = useLanguage()
  const id = useId()
  const [onlyDifferences, setOnlyDifferences] = useState(false)
  const exported = useFileExport(() => exportContrast(query), `${t('title')}.docx`)
  const shown = <Row extends { state: string }>(rows: readonly Row[]) =>
    onlyDifferences ? rows.filter(({ state }) => state !== 'same') : rows
  const differing = [...fields, ...(goods ?? [])].filter(({ state }) => state !== 'same').length
  return (
    <>
      <div className={styles.head}>
        <h2>{differing === 0 ? t('result.same') : t('result.differing', { count: differing })}</h2>
        <div className={`${styles.tools} no-print`}>
          <label htmlFor={id}>
            <Switch id={id} size="small" checked={onlyDifferences} onChange={setOnlyDifferences} />{' '}
            {t('result.onlyDifferences')}
          </label>
          <Button icon={<FileWordOutlined />} loading={exported.isRunning} onClick={() => void exported.run()}>
            {t('result.export')}
          </Button>
          <Button icon={<PrinterOutlined />} onClick={() => window.print()}>
            {t('result.print')}
          </Button>
        </div>
      </div>
      {records.length > 0 && (
        <p className={styles.note}>
          {t('result.records')}{' '}
          {records.map((record) => (
            <span key={record}>
              <SiteLink to={trademarkDetailPath(record)}>{record}</SiteLink>{' '}
            </span>
          ))}
        </p>
      )}
      <section className={styles.section} aria-labelledby={`${id}-fields`}>
        <h3 id={`${id}-fields`}>{t('result.fields')}</h3>
        {fields.length === 0 ? (
          <p className={styles.note}>{t('result.noFields')}</p>
        ) : (
          <ContrastTable
            label={t('result.fields')}
            rows={shown(fields).map(({ field, ...row }) => ({ ...row, name: contrastFieldLabels[field][language] }))}
          />
        )}
      </section>
      {goods && (
        <section className={styles.section} aria-labelledby={`${id}-goods`}>
          <h3 id={`${id}-goods`}>{t('result.goods')}</h3>
          <p className={styles.note}>
            {t('result.goodsNote', {
              same: goods.filter(({ state }) => state === 'same').length,
              total: goods.length,
            })}
          </p>
          <ContrastTable label={t('result.goods')} rows={shown(goods)} />
        </section>
      )}
      {text && (
        <section className={styles.section} aria-labelledby={`${id}-text`}>
          <h3 id={`${id}-text`}>{t('result.text')}</h3>
          <p className={styles.note}>
            <del className={styles.left}>{contrastStateLabels.onlyLeft[language]}</del>{' '}
            <ins className={styles.right}>{contrastStateLabels.onlyRight[language]}</ins>
          </p>
          <div className={styles.text}>
            <DiffView parts={text} />
          </div>
        </section>
      )}
      <p className={styles.note}>{t('result.limits')}</p>
    </>
  )
}
