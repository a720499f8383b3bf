import { settleDifference } from '@markwright/api-client/hosting'
import type { PortfolioField } from '@markwright/api-client/models/portfolioField'
import type { PortfolioItem } from '@markwright/api-client/models/portfolioItem'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { isChangedMeanwhile } from '../../../shared/lib/record-errors.ts'
import { useAction } from '../../../shared/lib/use-action.ts'
import type { Column } from '../../../shared/list/column.ts'
import { SmallTable } from '../../../shared/list/small-table.tsx'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import { notifySuccess } from '../../../shared/ui/feedback/notify.ts'
import { Facts } from '../../../shared/ui/layout/facts.tsx'
import { useRefresh } from '../hooks/use-hosting.ts'
import { useWords } from '../hooks/use-words.ts'
import { fieldsOfKind } from '../model/fields.ts'
import { hasRegister } from '../model/kinds.ts'
import styles from './hosting.module.css'
import { Differs, Sign } from './signs.tsx'

/** Own data of a right beside what its register says; each disagreement is settled here. */
export function ComparedValues({ item }: { item: PortfolioItem }) {
  const { t } = useTranslation('hosting')
  const words = useWords()
  const refresh = useRefresh()
  const { register, differences, kind } = item
  const fields = fieldsOfKind[kind]
  const settle = useAction(async (field: PortfolioField, choice: 'take' | 'keep') => {
    try {
      await settleDifference(item.id, { version: item.version, field, choice })
      notifySuccess(t(choice === 'take' ? 'values.taken' : 'values.kept', { field: t(`field.${field}`) }))
    } catch (error) {
      if (isChangedMeanwhile(error)) await refresh()
      throw error
    }
    await refresh()
  })
  if (register === null)
    return (
      <section className={styles.section} aria-labelledby="values">
        <h2 id="values">{t('values.own')}</h2>
        {hasRegister(kind) && <p className={styles.faint}>{t('values.noRegister')}</p>}
        <Facts facts={fields.map((field) => [t(`field.${field}`), words.value(field, item)] as const)} />
      </section>
    )
  const columns: Column<PortfolioField>[] = [
    { key: 'field', title: t('values.field'), render: (field) => t(`field.${field}`) },
    {
      key: 'own',
      title: t('values.own'),
      render: (field) => (
        <span>
          {words.value(field, item) ?? '—'}
          {differences.includes(field) && <Differs register={words.value(field, register)} />}
        </span>
      ),
    },
    {
      key: 'register',
      title: t('values.register'),
      render: (field) => {
        const said = words.value(field, register)
        const isKept = said !== null && said !== words.value(field, item) && !differences.includes(field)
        return (
          <>
            {said ?? <span className={styles.faint}>{t('values.notStated')}</span>}
            {isKept && (
              <>
                {' '}
                <Sign>{t('values.isKept')}</Sign>
              </>
            )}
          </>
        )
      },
    },
    {
      key: 'acts',
      title: t('values.settle'),
      render: (field) => {
        const name = t(`field.${field}`)
        return (
          item.role !== 'reader' &&
          differences.includes(field) && (
            <div className={styles.row}>
              <Button
                size="small"
                disabled={settle.isRunning}
                aria-label={t('values.takeOf', { field: name })}
                onClick={() => void settle.run(field, 'take')}
              >
                {t('values.take')}
              </Button>
              <Button
                size="small"
                disabled={settle.isRunning}
                aria-label={t('values.keepOf', { field: name })}
                onClick={() => void settle.run(field, 'keep')}
              >
                {t('values.keep')}
              </Button>
            </div>
          )
        )
      },
    },
  ]
  const hasActs = differences.length > 0 && item.role !== 'reader'
  return (
    <section className={styles.section} aria-labelledby="values">
      <h2 id="values">{t('values.title')}</h2>
      <p className={styles.faint} role="status">
        {differences.length > 0 ? t('values.differ', { count: differences.length }) : t('values.agree')}
      </p>
      <ErrorNote error={settle.error} />
      <SmallTable
        label={t('values.title')}
        rows={fields}
        keyOf={(field) => field}
        columns={hasActs ? columns : columns.slice(0, -1)}
      />
    </section>
  )
}
