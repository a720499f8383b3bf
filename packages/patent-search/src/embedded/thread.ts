import { parentPort, workerData } from 'node:worker_threads'
import { answerSearches } from './answer-searches.ts'
import { followPatents } from './follow-patents.ts'
import type { ThreadOptions } from './messages.ts'

// What a thread of the index runs: one answers searches, the other prepares what is searched.
const options = workerData as ThreadOptions
if (options.role === 'search') await answerSearches(parentPort!, options)
else await followPatents(parentPort!, options)
