import { useGetMemberCard } from '@markwright/api-client/account'
import { CardIcon } from '../../shared/ui/brand/card-icon.tsx'

/** The level of the member's card; nothing for a member without one. */
export function VipIcon() {
  const { data } = useGetMemberCard()
  return data ? <CardIcon level={data.card.cardLevel} /> : null
}
