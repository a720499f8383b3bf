import { type JobError, JobRefusal } from '@markwright/jobs'
import { DeliveryError } from '@markwright/messaging/delivery-error'

/** Sends a message; one that the provider refuses for good is not tried again. */
export async function refuseForGood(send: () => Promise<void>, refused: JobError): Promise<null> {
  try {
    await send()
    return null
  } catch (error) {
    const isFinal = error instanceof DeliveryError && (error.reason === 'refused' || error.reason === 'badNumber')
    throw isFinal ? new JobRefusal(refused) : error
  }
}
