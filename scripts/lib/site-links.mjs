/**
 * Where the person who started the site finds what visitors do not see, a line each.
 * @param {string} url
 * @param {NodeJS.ProcessEnv} env
 */
export function siteLinks(url, env) {
  const keepsMessages = ['SMS_PROVIDER', 'EMAIL_PROVIDER'].some((name) => (env[name] || 'outbox') === 'outbox')
  const outbox = `Messages (SMS codes) ${url}/#/outbox?key=${encodeURIComponent(env['OUTBOX_KEY'] ?? '')}`
  return [
    ...(keepsMessages ? [outbox] : []),
    `Back office          ${url}/#/manage   (npm run staff -- add NAME --role admin)`,
  ]
}
