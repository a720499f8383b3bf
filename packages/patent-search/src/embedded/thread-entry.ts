/** What a thread of the index begins with; a build puts it beside the program. */
const file = import.meta.url.endsWith('.ts') ? './thread-of-sources.mjs' : './patent-index-thread.js'
export const threadEntry = new URL(file, import.meta.url)
