import type { OutboxMessage } from '@markwright/api-client/models/outboxMessage'
import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import type { ListState } from '../../../shared/list/use-list-request.ts'
import { Instant } from '../../../shared/manage/instant.tsx'
import { FilterSearch } from '../../../shared/list/filter-search.tsx'
import { ManagedList } from '../../../shared/manage/managed-list.tsx'
import type { Result } from '../../../shared/list/record-list.tsx'
import { CopyCode } from './copy-code.tsx'
import styles from './outbox-list.module.css'

/** Messages of a demonstration, which nobody receives; anyone who tries it out reads them here. */
export function OutboxList({ answer, list }: { answer: Result<OutboxMessage>; list: ListState }) {
  const { t } = useTranslation('backoffice')
  return (
    <>
      <Alert
        type="warning"
        showIcon
        style={{ marginTop: 16 }}
        title={t('outbox.standIn')}
        description={t('outbox.standInText')}
      />
      <ManagedList
        label={t('menu.outbox')}
        answer={answer}
        list={list}
        columns={[
          { key: 'to', title: t('outbox.receiver'), render: ({ to }) => <span className="numeric">{to}</span> },
          { key: 'channel', title: t('outbox.channel'), render: ({ channel }) => t(`outbox.by.${channel}`) },
          {
            key: 'text',
            title: t('outbox.text'),
            render: ({ subject, text }) => (
              <div className={styles.text}>
                {subject && <strong>{subject}</strong>}
                <p>{text}</p>
              </div>
            ),
          },
          { key: 'code', title: t('outbox.code'), render: ({ text }) => <CopyCode text={text} /> },
          { key: 'at', title: t('outbox.at'), render: ({ createTime }) => <Instant at={createTime} /> },
        ]}
        filters={<FilterSearch name="keyword" label={t('outbox.receiver')} />}
        empty={{ title: t('outbox.none'), text: t('outbox.noneText') }}
      />
    </>
  )
}
