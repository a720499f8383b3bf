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
  '/patent/annualFee/',
  '/patent/download/',
  '/patent/excel/',
  '/patent/list',
  '/patent/search/',
  '/product/',
  '/trademark/case/',
  '/trademark/convey/',
  '/trademark/monitoring',
  '/trademark/opposition/',
  '/trademark/reject/',
  '/trademark/renewal/',
]

/** Whether a call is one of those that belong to a member. */
export const isOwnPath = (path: string) => MEMBER_PATHS.some((own) => path.startsWith(own))

/** Calls that sign in without the client authorization: by a QR code, by WeChat on the web, by binding a phone. */
const SIGN_IN_PATHS = new Set(['/auth/qrcode/check', '/auth/social/callback', '/auth/user/regist'])

/** Whether a call signs somebody in, so that its refusal says nothing about the session. */
export const isSignInPath = (path: string) => SIGN_IN_PATHS.has(path)
