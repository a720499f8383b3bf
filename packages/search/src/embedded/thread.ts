import { parentPort, workerData } from 'node:worker_threads'
import { answerSearches } from './answer-searches.ts'
import { followRegister } from './follow-register.ts'
import { helpSearch } from './help-search.ts'
import type { ThreadOptions } from './messages.ts'

// What a thread of the index runs: one answers searches, some help it, another prepares what is searched.
const options = workerData as ThreadOptions
if (options.role === 'search') answerSearches(parentPort!)
else if (options.role === 'help') helpSearch(options)
else await followRegister(parentPort!, options)
