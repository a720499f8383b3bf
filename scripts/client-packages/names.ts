/**
 * What the clients are called where they are installed. `alt` is a domain that never exists in the DNS (RFC 9476), so
 * nobody else can publish a module or an artifact below it.
 */
export const NPM_NAME = 'markwright-partner-client'
export const PYTHON_NAME = 'markwright-partner-client'
export const PYTHON_MODULE = 'markwright_partner_client'
export const GO_MODULE = 'markwright.alt/partner-client'
export const JAVA_GROUP = 'alt.markwright'
export const JAVA_ARTIFACT = 'markwright-partner-client'
