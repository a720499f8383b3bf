import { keepPreviousData } from '@tanstack/react-query'

/** How a list of records is requested: anew each time, showing what was there until the answer comes. */
export const listQuery = { placeholderData: keepPreviousData, staleTime: 0 } as const
