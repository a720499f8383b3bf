import { followDatabase } from '@markwright/runtime/follow-database.ts'
import type { MessagePort } from 'node:worker_threads'
import type { FromBuildThread, ThreadOptions, ToBuildThread } from './messages.ts'
import { createRegisterIndex } from './register-index.ts'

/** The channel on which the importer announces a new version. */
const REGISTER_PUBLISHED = 'register_published'

type Options = Extract<ThreadOptions, { role: 'build' }>

/** Builds the index and keeps it up to date for as long as the port is open, whatever happens to the database. */
export async function followRegister(port: MessagePort, options: Options): Promise<void> {
  const { databaseUrl, snapshotFolder, help } = options
  const post = (message: FromBuildThread) => port.postMessage(message)
  let isWell = false
  const following = followDatabase({
    databaseUrl,
    channel: REGISTER_PUBLISHED,
    update: createRegisterIndex({
      snapshotFolder,
      help,
      publish: (parts) => post({ type: 'parts', parts }),
      progress: (percent) => post({ type: 'progress', percent }),
      note: (text, facts) => post({ type: 'note', text, facts }),
    }),
    updated(requests) {
      for (const id of requests) post({ type: 'refreshed', id })
      if (!isWell) post({ type: 'fault', reason: null })
      isWell = true
    },
    failed(reason) {
      isWell = false
      post({ type: 'fault', reason })
    },
  })
  port.on('message', (message: ToBuildThread) => {
    if (message.type === 'close') following.close()
    else following.ask(message.id)
  })
  await following.done
  port.close()
}
