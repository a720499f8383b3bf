import type { Field, Term } from './field.ts'
import { machines } from './fields-machines.ts'
import { systems } from './fields-systems.ts'
import type { Random } from './random.ts'

const fields: readonly Field[] = [...machines, ...systems]

type Feature = Field['features'][number]

/** What one family of the register protects. */
export interface Invention {
  field: Field
  device: Term
  /** The first is the heart of the invention, the others are for dependent claims. */
  features: readonly Feature[]
  /** Parts with their reference signs: 10 for the device, 11 and on for its parts, 21 and on for the features. */
  signs: readonly { sign: number; term: Term }[]
  /** Whether a method is claimed beside the device. */
  hasMethod: boolean
}

/** Every pair of device and leading feature once, in an order that mixes the fields; the rest is drawn. */
export function inventions(random: Random): Invention[] {
  const all: Invention[] = []
  for (let round = 0; round < 10; round += 1)
    for (const field of fields) {
      const device = field.devices[round % field.devices.length]!
      const leading = field.features[Math.floor(round / field.devices.length) % field.features.length]!
      const others = random.some(
        field.features.filter((feature) => feature !== leading),
        1 + random.below(3),
      )
      const features = [leading, ...others]
      all.push({
        field,
        device,
        features,
        signs: [
          { sign: 10, term: device },
          ...field.parts.map((term, place) => ({ sign: 11 + place, term })),
          ...features.map(({ part }, place) => ({ sign: 21 + place, term: part })),
        ],
        hasMethod: random.isLikely(0.4),
      })
    }
  return all
}
