import { importPortfolio } from '@markwright/api-client/hosting'
import type { PortfolioImport } from '@markwright/api-client/models/portfolioImport'
import type { PortfolioKind } from '@markwright/api-client/models/portfolioKind'
import { Alert, Button, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { isUnknown } from '../../../shared/lib/record-errors.ts'
import { useAction } from '../../../shared/lib/use-action.ts'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import { Field } from '../../../shared/ui/forms/field.tsx'
import hosting from '../components/hosting.module.css'
import { SearchSelect, useClientOptions } from '../components/party-select.tsx'
import { useWords } from '../hooks/use-words.ts'
import { type ImportForm, missingFields } from '../model/import-mapping.ts'
import { portfolioKinds } from '../model/kinds.ts'
import styles from './exchange.module.css'
import { ImportMapping } from './import-mapping.tsx'

/** Matches the columns of a table that was uploaded, and starts its import. */
export function ImportOrder({
  form,
  onChange,
  onStarted,
  onCancel,
}: {
  form: ImportForm
  onChange: (changes: Partial<ImportForm>) => void
  onStarted: (made: PortfolioImport) => Promise<void>
  onCancel: () => void
}) {
  const { t } = useTranslation(['exchange', 'hosting'])
  const words = useWords()
  const clients = useClientOptions({ isOwn: true })
  const { table, mapping, kind, office, clientId } = form
  const missing = missingFields(form)
  const rows = { count: table.rowCount, shown: table.rowCount.toLocaleString('en') }
  const start = useAction(async () =>
    onStarted(await importPortfolio({ id: table.id, mapping: [...mapping], kind, office, clientId })),
  )
  return (
    <>
      <section className={hosting.section} aria-labelledby="columns">
        <h2 id="columns">{t('import.columnsTitle')}</h2>
        <p className={hosting.faint}>
          {table.fileName} · {t('import.rows', rows)}
        </p>
        <p style={{ marginBlock: 8 }}>{t('import.columnsText')}</p>
        <ImportMapping form={form} onChange={(changed) => onChange({ mapping: changed })} />
      </section>
      <section className={hosting.section} aria-labelledby="options">
        <h2 id="options">{t('import.options')}</h2>
        <div className={styles.options}>
          <Field label={t('import.kind')}>
            {(control) => (
              <Select<PortfolioKind | ''>
                {...control}
                value={kind ?? ''}
                style={{ width: '100%' }}
                options={[
                  { value: '' as const, label: t('import.kindNone') },
                  ...portfolioKinds.map((value) => ({ value, label: t(`hosting:kind.${value}`) })),
                ]}
                onChange={(value) => onChange({ kind: value || null })}
              />
            )}
          </Field>
          <Field label={t('import.office')}>
            {({ id }) => (
              <SearchSelect
                id={id}
                value={office}
                none={t('import.officeNone')}
                options={words.offices(kind ?? undefined)}
                onChange={(value) => onChange({ office: value })}
              />
            )}
          </Field>
          {clients.length > 0 && (
            <Field label={t('import.client')}>
              {({ id }) => (
                <SearchSelect
                  id={id}
                  value={clientId}
                  none={t('hosting:party.noClient')}
                  options={clients}
                  onChange={(value) => onChange({ clientId: value })}
                />
              )}
            </Field>
          )}
        </div>
        <ul className={styles.notes}>
          <li>{t('import.notes.dates')}</li>
          <li>{t('import.notes.parties')}</li>
          {mapping.every(({ field }) => field !== 'title') && <li>{t('import.notes.title')}</li>}
        </ul>
      </section>
      <div role="status">
        {missing.length > 0 && (
          <Alert
            type="warning"
            showIcon
            style={{ marginBlock: 12 }}
            title={t('import.missing.title')}
            description={
              <ul>
                {missing.map((field) => (
                  <li key={field}>{t(`import.missing.${field}`)}</li>
                ))}
              </ul>
            }
          />
        )}
      </div>
      {start.error !== null && isUnknown(start.error) ? (
        <Alert type="error" showIcon role="alert" style={{ marginBlock: 12 }} title={t('import.gone')} />
      ) : (
        <ErrorNote error={start.error} />
      )}
      <div className={hosting.row}>
        <Button
          type="primary"
          size="large"
          disabled={missing.length > 0}
          loading={start.isRunning}
          onClick={() => void start.run()}
        >
          {t('import.start', rows)}
        </Button>
        <Button size="large" disabled={start.isRunning} onClick={onCancel}>
          {t('import.cancel')}
        </Button>
      </div>
    </>
  )
}
