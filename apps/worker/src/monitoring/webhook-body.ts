import { recordAddress } from '@markwright/domain/site/site-address'
import type { Digest } from './digests.repository.ts'

/** What a webhook is sent: the same text however often it is sent. `time` is when the digest was made. */
export function webhookBody({ monitor, hitCount, hits }: Digest, { time, siteUrl }: { time: string; siteUrl: string }) {
  return JSON.stringify({
    type: 'monitor.hit',
    time,
    data: {
      monitor: { id: monitor.id, name: monitor.name, type: monitor.type },
      total: hitCount,
      hits: hits.map((hit) => ({
        id: hit.id,
        kind: hit.kind,
        markId: hit.publicId,
        country: hit.office,
        appNo: hit.applicationNumber,
        name: hit.name,
        classes: hit.classes,
        status: hit.status,
        applicant: hit.applicantName,
        score: hit.score,
        level: hit.level,
        change: hit.facts,
        deadline: hit.deadlineOn,
        url: recordAddress(siteUrl, hit.publicId),
      })),
    },
  })
}
