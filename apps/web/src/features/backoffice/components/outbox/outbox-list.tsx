import type { OutboxMessage } from '@markwright/api-client/models/outboxMessage'
import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import type { ListAddress } from '../../../../shared/list/use-list-address.ts'
import { Instant } from '../instant.tsx'
import { FilterSearch } from '../../../../shared/list/filter-search.tsx'
import { Filters } from '../../../../shared/list/filters.tsx'
import { type Answer, RecordList } from '../../../../shared/list/record-list.tsx'
import { CopyCode } from './copy-code.tsx'
import styles from './outbox-list.module.css'

/** Messages of a demonstration, which nobody receives; anyone who tries it out reads them here. */
export function OutboxList({ answer, address }: { answer: Answer<OutboxMessage>; address: ListAddress }) {
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
      <Filters>
        <FilterSearch address={address} name="keyword" label={t('outbox.receiver')} />
      </Filters>
      <RecordList
        label={t('menu.outbox')}
        answer={answer}
        address={address}
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
        empty={{
          title: t('outbox.none'),
          text: address.text('keyword') ? t('list.noneFound') : t('outbox.noneText'),
        }}
      />
    </>
  )
}
