import { MoreOutlined } from '@ant-design/icons'
import { createPortfolioView, deletePortfolioView, updatePortfolioView } from '@markwright/api-client/hosting'
import type { PortfolioKind } from '@markwright/api-client/models/portfolioKind'
import type { PortfolioView } from '@markwright/api-client/models/portfolioView'
import { Button, Checkbox, Dropdown, Select } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../../shared/lib/use-action.ts'
import { ConfirmDialog } from '../../../shared/ui/feedback/confirm-dialog.tsx'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import { notifySuccess } from '../../../shared/ui/feedback/notify.ts'
import { NameDialog } from '../../../shared/ui/forms/name-dialog.tsx'
import { isSameView, type ListView } from '../model/list-view.ts'
import styles from './hosting.module.css'

type Asked = 'save' | 'rename' | 'remove' | null

/** The saved views of a list: applied, saved under a name, overwritten, renamed and deleted. */
export function ViewBar({
  kind,
  views,
  appliedId,
  shown,
  onApply,
  refresh,
}: {
  kind: PortfolioKind
  views: readonly PortfolioView[]
  /** The view that was applied last. */
  appliedId: string
  /** What the list shows now. */
  shown: ListView
  onApply: (view: PortfolioView | null) => void
  /** Reads the views again. */
  refresh: () => Promise<unknown>
}) {
  const { t } = useTranslation('hosting')
  const [asked, setAsked] = useState<Asked>(null)
  const [isDefault, setIsDefault] = useState(false)
  const applied = views.find(({ id }) => id === appliedId) ?? null
  const isChanged = applied !== null && !isSameView(kind, applied, shown)
  const close = () => setAsked(null)
  const content = { filters: shown.filters, sort: shown.sort, columns: [...shown.columns] }
  const change = useAction(async (view: PortfolioView, changes: object) => {
    try {
      await updatePortfolioView(view.id, { version: view.version, ...changes })
      notifySuccess(t('views.saved'))
    } finally {
      // One that somebody else has changed is shown as it is now.
      await refresh()
    }
  })
  return (
    <>
      <div className={styles.row} role="group" aria-label={t('views.title')} style={{ marginBlock: 12 }}>
        {views.length > 0 && (
          <Select
            value={applied?.id ?? ''}
            aria-label={t('views.title')}
            popupMatchSelectWidth={false}
            style={{ maxWidth: '100%', minWidth: 160 }}
            options={[
              { value: '', label: t('views.none') },
              ...views.map((view) => ({
                value: view.id,
                label: view.isDefault ? t('views.default', { name: view.name }) : view.name,
              })),
            ]}
            onChange={(id) => onApply(views.find((view) => view.id === id) ?? null)}
          />
        )}
        {applied && isChanged && (
          <Button loading={change.isRunning} onClick={() => void change.run(applied, content)}>
            {t('views.overwrite', { name: applied.name })}
          </Button>
        )}
        {(applied === null || isChanged) && <Button onClick={() => setAsked('save')}>{t('views.save')}</Button>}
        {applied && (
          <Dropdown
            trigger={['click']}
            menu={{
              items: [
                { key: 'rename', label: t('views.rename') },
                { key: 'default', label: t(applied.isDefault ? 'views.noDefault' : 'views.makeDefault') },
                { key: 'remove', label: t('views.remove'), danger: true },
              ],
              onClick: ({ key }) => {
                if (key === 'default') void change.run(applied, { isDefault: !applied.isDefault })
                else setAsked(key as Asked)
              },
            }}
          >
            <Button icon={<MoreOutlined />} aria-label={t('views.more', { name: applied.name })} />
          </Dropdown>
        )}
      </div>
      <ErrorNote error={change.error} act="change" />
      <NameDialog
        isOpen={asked === 'save'}
        title={t('views.saveTitle')}
        label={t('views.name')}
        confirmLabel={t('save')}
        submit={async (name) => {
          const view = await createPortfolioView({ kind, name, isDefault, ...content })
          setIsDefault(false)
          notifySuccess(t('views.saved'))
          await refresh()
          onApply(view)
        }}
        onClose={close}
      >
        <Checkbox checked={isDefault} style={{ marginTop: 12 }} onChange={({ target }) => setIsDefault(target.checked)}>
          {t('views.openWith')}
        </Checkbox>
      </NameDialog>
      <NameDialog
        isOpen={asked === 'rename'}
        title={t('views.renameTitle')}
        label={t('views.name')}
        initial={applied?.name ?? ''}
        confirmLabel={t('views.renameAct')}
        submit={async (name) => {
          if (applied) await updatePortfolioView(applied.id, { version: applied.version, name })
          notifySuccess(t('views.saved'))
          await refresh()
        }}
        onClose={close}
      />
      <ConfirmDialog
        isOpen={asked === 'remove'}
        title={t('views.removeTitle')}
        text={applied && t('views.removeText', { name: applied.name })}
        confirmLabel={t('views.remove')}
        act={async () => {
          if (applied) await deletePortfolioView(applied.id)
          notifySuccess(t('views.removed'))
          await refresh()
        }}
        onClose={close}
      />
    </>
  )
}
