/** Tenant that every request names (spec 1 §9). */
export const TENANT_ID = '4'

/** The cookie that holds the access token, and for how many days. */
export const AUTH_COOKIE = 'auth'
export const AUTH_COOKIE_DAYS = 30

/** Digits of a code sent by message. */
export const SMS_CODE_LENGTH = 6

/** Seconds before another code may be sent. */
export const SMS_RESEND_SECONDS = 60

/** How often the dialog polls whether the QR code was scanned, in milliseconds. */
export const QR_POLL_MS = 2000

/** How long the dialog shows a registration before it returns to signing in, in milliseconds. */
export const RETURN_TO_LOGIN_MS = 5000

/** How long after loading the dialog opens by itself where the address requests it, in milliseconds. */
export const DIALOG_AUTO_OPEN_MS = 1500

/** Whether the text is a code as it is sent (spec 1 §5). */
export const isSmsCode = (text: string): boolean => /^\d{6}$/.test(text)
