import { deleteInvoiceTitle, useListInvoiceTitles } from '@markwright/api-client/invoices'
import type { InvoiceTitle } from '@markwright/api-client/models/invoiceTitle'
import { INVOICE_TITLES_MAX } from '@markwright/domain/money/invoice-statuses'
import { Button, Empty, Flex, Skeleton, Tag } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../shared/ui/feedback/confirm-dialog.tsx'
import { ErrorView } from '../../../shared/ui/feedback/error-view.tsx'
import { notifySuccess } from '../../../shared/ui/feedback/notify.ts'
import { SideDrawer } from '../../../shared/ui/layout/side-drawer.tsx'
import styles from './invoices.module.css'
import { TitleForm } from './title-form.tsx'

/** The titles of a member, to add, change and remove. */
export function TitlesDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation('invoices')
  return (
    <SideDrawer subject={isOpen || null} title={t('title.all')} widthPx={480} onClose={onClose}>
      {() => <Titles />}
    </SideDrawer>
  )
}

function Titles() {
  const { t } = useTranslation('invoices')
  // All of them: there are few.
  const { data, error, refetch } = useListInvoiceTitles({ current: 1, size: INVOICE_TITLES_MAX })
  const [opened, setOpened] = useState<InvoiceTitle | 'new' | null>(null)
  const [removed, setRemoved] = useState<InvoiceTitle | null>(null)
  if (opened !== null)
    return (
      <TitleForm
        before={opened === 'new' ? null : opened}
        onSaved={async () => {
          notifySuccess(t(opened === 'new' ? 'title.added' : 'title.changed'))
          await refetch()
          setOpened(null)
        }}
        onCancel={() => setOpened(null)}
      />
    )
  if (error && !data) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton active paragraph={{ rows: 5 }} />
  return (
    <>
      <Flex justify="space-between" align="center" gap={12} wrap>
        <Button type="primary" disabled={data.total >= INVOICE_TITLES_MAX} onClick={() => setOpened('new')}>
          {t('title.add')}
        </Button>
        <span role="status">{t('title.total', { count: data.total, max: INVOICE_TITLES_MAX })}</span>
      </Flex>
      {data.total === 0 ? (
        <Empty style={{ marginTop: 40 }} description={t('title.none')} />
      ) : (
        <ul className={styles.titles}>
          {data.records.map((title) => (
            <li key={title.id}>
              <p>
                <strong>{title.title}</strong> <Tag>{t(`type.${title.type}`)}</Tag>
                {title.isDefault && <Tag color="gold">{t('title.default')}</Tag>}
              </p>
              {title.taxId && <p className="numeric">{title.taxId}</p>}
              <Button
                type="text"
                size="small"
                aria-label={t('title.editOf', { name: title.title })}
                onClick={() => setOpened(title)}
              >
                {t('title.edit')}
              </Button>
              <Button
                type="text"
                size="small"
                aria-label={t('title.removeOf', { name: title.title })}
                onClick={() => setRemoved(title)}
              >
                {t('title.remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <ConfirmDialog
        isOpen={removed !== null}
        title={t('title.removeTitle')}
        text={removed && t('title.removeText', { name: removed.title })}
        confirmLabel={t('title.remove')}
        act={async () => {
          if (removed) await deleteInvoiceTitle(removed.id)
          notifySuccess(t('title.removed'))
          await refetch()
        }}
        onClose={() => setRemoved(null)}
      />
    </>
  )
}
