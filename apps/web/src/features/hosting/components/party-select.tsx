import { Select, type SelectProps } from 'antd'
import { useTranslation } from 'react-i18next'
import { FilterField } from '../../../shared/list/filter-field.tsx'
import { useListAddress } from '../../../shared/list/use-list-address.ts'
import { useAllAgents, useAllApplicants, useClients } from '../hooks/use-hosting.ts'

type Option = { value: string; label: string }

/** A choice among many, which one finds by typing. */
export const SearchSelect = ({
  options,
  value,
  none,
  onChange,
  ...control
}: Pick<SelectProps, 'id' | 'aria-label' | 'loading' | 'disabled'> & {
  options: readonly Option[]
  value?: string | null
  /** Names the empty choice. */
  none: string
  onChange?: (value: string | null) => void
}) => (
  <Select<string>
    {...control}
    showSearch={{ optionFilterProp: 'label' }}
    value={value ?? ''}
    options={[{ value: '', label: none }, ...options]}
    popupMatchSelectWidth={false}
    style={{ width: '100%' }}
    onChange={(next) => onChange?.(next || null)}
  />
)

/** A filter with a long choice, in the address as `name`. */
export function FilterSelect({ name, label, options }: { name: string; label: string; options: readonly Option[] }) {
  const { t } = useTranslation('site')
  const address = useListAddress()
  return (
    <FilterField label={label}>
      {(id) => (
        <SearchSelect
          id={id}
          value={address.text(name)}
          options={options}
          none={t('list.any')}
          onChange={(value) => address.filter(name, value)}
        />
      )}
    </FilterField>
  )
}

/** Clients as options; with `canEdit` those whose rights the member may change, with `isOwn` only the member's. */
export function useClientOptions({ canEdit = false, isOwn = false } = {}): Option[] {
  const { t } = useTranslation('hosting')
  const { data = [] } = useClients()
  return data
    .filter(({ role }) => (!canEdit || role !== 'reader') && (!isOwn || role === 'owner'))
    .map(({ id, name, ownerName }) => ({
      value: id,
      label: ownerName === null ? name : t('clients.nameOfOwner', { name, owner: ownerName }),
    }))
}

export function useApplicantOptions(): Option[] {
  const { data = [] } = useAllApplicants()
  return data.map(({ id, applicantName }) => ({ value: id, label: applicantName }))
}

/**
 * Agents that can be named on rights: the member's own, or those of a client that somebody shares. `current` is the one
 * that is named, which the member may not see otherwise.
 */
export function useAgentOptions({
  sharedClientId = null,
  current = null,
}: { sharedClientId?: string | null; current?: Option | null } = {}): Option[] {
  const { data = [] } = useAllAgents()
  const options = data
    .filter(({ role, clientId }) => (sharedClientId === null ? role === 'owner' : clientId === sharedClientId))
    .map(({ id, name }) => ({ value: id, label: name }))
  return current === null || options.some(({ value }) => value === current.value) ? options : [current, ...options]
}

/** Filters by client and applicant; neither is shown where there is nothing to choose. */
export function PartyFilters({ withApplicants = true }: { withApplicants?: boolean }) {
  return (
    <>
      <ClientFilter />
      {withApplicants && <ApplicantFilter />}
    </>
  )
}

export function AgentFilter() {
  const { t } = useTranslation('hosting')
  const { data = [] } = useAllAgents()
  const options = data.map(({ id, name }) => ({ value: id, label: name }))
  return options.length > 0 && <FilterSelect name="agentId" label={t('party.agent')} options={options} />
}

function ClientFilter() {
  const { t } = useTranslation('hosting')
  const options = useClientOptions()
  return options.length > 0 && <FilterSelect name="clientId" label={t('party.client')} options={options} />
}

function ApplicantFilter() {
  const { t } = useTranslation('hosting')
  const options = useApplicantOptions()
  return options.length > 0 && <FilterSelect name="applicantId" label={t('party.applicant')} options={options} />
}
