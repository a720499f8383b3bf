/** Where the back office is called, with a token of its own. */
export const STAFF_PATH = '/admin/manage/'

/** Calls whose answers belong to the member who sent them. */
const MEMBER_PATHS = [
  '/admin/address',
  '/admin/certification',
  '/admin/contact',
  '/admin/member/',
  '/admin/partner/',
  '/admin/user/',
  '/auth/sessions',
  '/auth/user/unbindWechat',
  '/common/exports',
  '/common/file',
  '/common/job/',
  '/common/query/analyzeReportV2',
  '/common/query/bulk',
  '/common/query/save',
  '/common/query/share/',
  '/custody/',
  '/lantern/jurisdiction/',
  '/lantern/lanlog/',
  '/lantern/messageLan/',
  '/lantern/translateLan/',
  '/order/',
  '/patent/alert',
  '/patent/download/',
  '/patent/excel/',
  '/patent/list',
  '/patent/search/',
  '/product/',
  '/trademark/monitoring',
]

/** Whether a call is one of those that belong to a member. */
export const isOwnPath = (path: string) => MEMBER_PATHS.some((own) => path.startsWith(own))
