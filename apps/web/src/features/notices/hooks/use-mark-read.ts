import type { Notice } from '@markwright/api-client/models/notice'
import {
  getCountUnreadNoticesQueryKey,
  getListNoticesQueryKey,
  useMarkNoticesRead,
} from '@markwright/api-client/notices'
import { useQueryClient } from '@tanstack/react-query'

/** Marks those of the given notices that are unread; once that is done every list of notices and their count are fetched anew. */
export function useMarkRead() {
  const queryClient = useQueryClient()
  const { mutate, error, isPending } = useMarkNoticesRead({
    mutation: {
      onSuccess: () =>
        Promise.all(
          [getListNoticesQueryKey(), getCountUnreadNoticesQueryKey()].map((queryKey) =>
            queryClient.invalidateQueries({ queryKey }),
          ),
        ),
    },
  })
  const markRead = (notices: readonly Notice[]) => {
    const unread = notices.filter(isUnread).map(({ id }) => id)
    // Spec 1 §7.3: the ids are JSON within JSON.
    if (unread.length > 0 && !isPending) mutate({ data: { longList: JSON.stringify(unread) } })
  }
  return { markRead, error, isPending }
}

export const isUnread = ({ isLook }: Pick<Notice, 'isLook'>) => isLook === 0
