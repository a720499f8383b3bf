import { SearchLogList } from '../components/search-log-list.tsx'

export const TrademarkLogPage = () => <SearchLogList product="trademark" />
