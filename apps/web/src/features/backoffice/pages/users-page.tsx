import { useSearchUsers } from '@markwright/api-client/backoffice'
import { SearchUsersSort } from '@markwright/api-client/models/searchUsersSort'
import { SearchUsersStatus } from '@markwright/api-client/models/searchUsersStatus'
import type { UserRecord } from '@markwright/api-client/models/userRecord'
import { cardName } from '@markwright/domain/card-levels'
import { useTranslation } from 'react-i18next'
import { WorkPage } from '../../../shared/ui/work-page.tsx'
import { Instant } from '../components/instant.tsx'
import { FilterChoice } from '../../../shared/list/filter-choice.tsx'
import { FilterSearch } from '../../../shared/list/filter-search.tsx'
import { Filters } from '../../../shared/list/filters.tsx'
import { type Column, RecordList } from '../../../shared/list/record-list.tsx'
import { RecordOpener } from '../../../shared/list/record-opener.tsx'
import { UserDrawer } from '../components/users/user-drawer.tsx'
import { UserState } from '../components/users/user-state.tsx'
import { listQuery } from '../hooks/list-query.ts'
import { useListAddress } from '../../../shared/list/use-list-address.ts'

const states = Object.values(SearchUsersStatus)
/** Newest first is the order without any being chosen. */
const orders = [SearchUsersSort.createTime, SearchUsersSort['-lastLoginTime'], SearchUsersSort.lastLoginTime]

/** Members: who they are, and whether they may come in. */
export function UsersPage() {
  const { t } = useTranslation('backoffice')
  const address = useListAddress()
  const keyword = address.text('keyword').trim()
  const status = address.choice('status', states)
  const sort = address.choice('sort', orders)
  const answer = useSearchUsers(
    {
      current: address.page,
      size: address.size,
      ...(keyword && { keyword }),
      ...(status && { status }),
      ...(sort && { sort }),
    },
    { query: listQuery },
  )
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
      <Filters>
        <FilterSearch
          address={address}
          name="keyword"
          label={t('users.search')}
          placeholder={t('users.searchPlaceholder')}
        />
        <FilterChoice
          address={address}
          name="status"
          label={t('users.state')}
          values={states}
          none={t('list.any')}
          wordFor={(value) => t(`users.status.${value}`)}
        />
        <FilterChoice
          address={address}
          name="sort"
          label={t('list.order')}
          values={orders}
          none={t('users.order.-createTime')}
          wordFor={(value) => t(`users.order.${value}`)}
        />
      </Filters>
      <RecordList
        label={t('menu.users')}
        answer={answer}
        address={address}
        columns={columns}
        empty={{ title: t('users.none'), text: keyword || status ? t('list.noneFound') : t('users.noneText') }}
      />
      <UserDrawer id={address.text('id') || null} onClose={() => address.change({ id: null })} />
    </WorkPage>
  )
}
