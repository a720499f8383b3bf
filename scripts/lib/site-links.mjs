/**
 * Where the person who started the site finds what visitors do not see, a line each.
 * @param {string} url
 * @param {NodeJS.ProcessEnv} env
 * @param {string} addStaff the command by which a member of staff is added there
 */
export function siteLinks(url, env, addStaff = 'npm run staff -- add NAME --role admin') {
  const storesMessages = ['SMS_PROVIDER', 'EMAIL_PROVIDER'].some((name) => (env[name] || 'outbox') === 'outbox')
  const key = env['OUTBOX_KEY']
  const outbox = key
    ? `${url}/#/outbox?key=${encodeURIComponent(key)}`
    : 'cannot be read: set OUTBOX_KEY, or SMS_PROVIDER and EMAIL_PROVIDER'
  return [
    ...(storesMessages ? [`Messages (SMS codes) ${outbox}`] : []),
    `Back office          ${url}/#/manage   (${addStaff})`,
  ]
}
