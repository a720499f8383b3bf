import { useSearchUsers } from '@markwright/api-client/backoffice'
import { SearchUsersSort } from '@markwright/api-client/models/searchUsersSort'
import { SearchUsersStatus } from '@markwright/api-client/models/searchUsersStatus'
import type { UserRecord } from '@markwright/api-client/models/userRecord'
import { cardName } from '@markwright/domain/money/card-levels'
import { useTranslation } from 'react-i18next'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import { Instant } from '../../../shared/manage/instant.tsx'
import { FilterChoice } from '../../../shared/list/filter-choice.tsx'
import { FilterSearch } from '../../../shared/list/filter-search.tsx'
import type { Column } from '../../../shared/list/record-list.tsx'
import { ManagedList } from '../../../shared/manage/managed-list.tsx'
import { RecordOpener } from '../../../shared/list/record-opener.tsx'
import { UserDrawer, type UserSection } from './user-drawer.tsx'
import { UserState } from './user-state.tsx'
import { listQuery } from '../../../shared/list/list-query.ts'
import { useListRequest } from '../../../shared/list/use-list-request.ts'

const states = Object.values(SearchUsersStatus)
/** Newest first is the order without any being chosen. */
const orders = [SearchUsersSort.createTime, SearchUsersSort['-lastLoginTime'], SearchUsersSort.lastLoginTime]

/** Members: who they are, and whether they may come in. */
export function UsersPage({ Services }: { Services: UserSection }) {
  const { t } = useTranslation('backoffice')
  const list = useListRequest({ keyword: 'text', status: states })
  const { address } = list
  const sort = address.choice('sort', orders)
  const result = useSearchUsers({ ...list.request, ...(sort && { sort }) }, { query: listQuery })
  const columns: Column<UserRecord>[] = [
    {
      key: 'phone',
      title: t('users.phone'),
      render: (user) => <RecordOpener onOpen={() => address.change({ id: user.id })}>{user.phone}</RecordOpener>,
    },
    { key: 'name', title: t('users.name'), render: (user) => user.name ?? user.nickname ?? '—' },
    { key: 'company', title: t('users.company'), render: (user) => user.certifiedCompany ?? user.companyName ?? '—' },
    { key: 'card', title: t('users.card'), render: (user) => cardName(user.cardLevel) ?? '—' },
    { key: 'status', title: t('users.state'), render: (user) => <UserState status={user.status} /> },
    { key: 'created', title: t('users.created'), render: (user) => <Instant at={user.createTime} /> },
    { key: 'lastSeen', title: t('users.lastSignIn'), render: (user) => <Instant at={user.lastLoginTime} /> },
  ]
  return (
    <WorkPage title={t('menu.users')}>
      <ManagedList
        label={t('menu.users')}
        answer={result}
        list={list}
        columns={columns}
        filters={
          <>
            <FilterSearch name="keyword" label={t('users.search')} placeholder={t('users.searchPlaceholder')} />
            <FilterChoice
              name="status"
              label={t('users.state')}
              values={states}
              wordFor={(value) => t(`users.status.${value}`)}
            />
            <FilterChoice
              name="sort"
              label={t('list.order')}
              values={orders}
              none={t('users.order.-createTime')}
              wordFor={(value) => t(`users.order.${value}`)}
            />
          </>
        }
        empty={{ title: t('users.none'), text: t('users.noneText') }}
      />
      <UserDrawer Services={Services} id={address.text('id') || null} onClose={() => address.change({ id: null })} />
    </WorkPage>
  )
}
