/** Where the back office is called, with a token of its own. */
export const STAFF_PATH = '/admin/manage/'

/** Calls whose answers belong to the member who sent them. */
const MEMBER_PATHS = [
  '/admin/user/',
  '/admin/member/',
  '/admin/contact',
  '/auth/sessions',
  '/common/exports',
  '/common/job/',
  '/common/query/analyzeReportV2',
  '/common/query/bulk',
  '/common/query/saved',
  '/custody/',
  '/lantern/jurisdiction/',
  '/lantern/lanlog/',
  '/lantern/messageLan/',
  '/patent/alert',
  '/patent/excel/import/',
  '/patent/list',
  '/patent/search/',
  '/trademark/monitoring',
  '/product/',
]

/** Whether a call is one of those that belong to a member. */
export const isOwnPath = (path: string) => MEMBER_PATHS.some((own) => path.startsWith(own))
