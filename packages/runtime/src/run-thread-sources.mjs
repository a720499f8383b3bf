import { pathToFileURL } from 'node:url'

/**
 * Runs a thread in development and in tests, which have no build: from its sources through tsx, since a thread does not
 * inherit the loader of its process. Tests bundle the threads once, into `THREAD_BUNDLES`, because that loader takes a
 * third of a second for every thread.
 * @param {string} name of the bundle, as in the builds of the programs
 * @param {URL} sources
 */
export async function runThreadSources(name, sources) {
  const bundles = process.env['THREAD_BUNDLES']
  if (bundles) {
    await import(pathToFileURL(`${bundles}/${name}.js`).href)
    return
  }
  const { register } = await import('tsx/esm/api')
  register()
  await import(sources.href)
}
