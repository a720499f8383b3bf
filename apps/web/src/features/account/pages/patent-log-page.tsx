import { SearchLogList } from '../components/search-log-list.tsx'

export const PatentLogPage = () => <SearchLogList product="patent" />
