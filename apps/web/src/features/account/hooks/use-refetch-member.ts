import { getGetAccountQueryKey, getGetCurrentUserQueryKey } from '@markwright/api-client/account'
import { useQueryClient } from '@tanstack/react-query'

/** Asks anew who the member is, after something of it was changed. */
export function useRefetchMember() {
  const queryClient = useQueryClient()
  return async () => {
    await Promise.all(
      [getGetAccountQueryKey(), getGetCurrentUserQueryKey()].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    )
  }
}
