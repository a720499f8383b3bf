import { isDay } from '@markwright/domain/dates/calendar'
import { pageNumber } from './page-number.ts'

/**
 * How a parameter of an address is read and written. Text that is absent or invalid is read as the default, and the
 * default is written as the empty text, which leaves the parameter out. Not with zod, whose smallest form weighs 8 KB in
 * the browser.
 */
export type AddressParameter<Value> = {
  /** Its name in the address; that of the field where there is none. */
  name?: string
  read(this: void, text: string): Value
  write(this: void, value: Value): string
}

type Parameters = Readonly<Record<string, AddressParameter<unknown>>>
/** What an address says, by the parameters that it may have. */
export type AddressState<Fields extends Parameters> = {
  -readonly [Name in keyof Fields]: ReturnType<Fields[Name]['read']>
}

export type AddressCodec<State> = {
  read: (address: URLSearchParams) => State
  /** Of an address without parameters. */
  defaults: () => State
  /** Parameters without what is at its default; nothing is said about other parameters of the address. */
  write: (state: Partial<State>) => URLSearchParams
}

/** Reads and writes the state of a page in its address. */
export function addressCodec<Fields extends Parameters>(fields: Fields): AddressCodec<AddressState<Fields>> {
  const entries = Object.entries(fields).map(([field, { name = field, read, write }]) => ({ field, name, read, write }))
  const state = (textOf: (name: string) => string) =>
    Object.fromEntries(entries.map(({ field, name, read }) => [field, read(textOf(name))])) as AddressState<Fields>
  return {
    read: (address) => state((name) => address.get(name) ?? ''),
    defaults: () => state(() => ''),
    write(state) {
      const written = new URLSearchParams()
      for (const { field, name, write } of entries) {
        const value = (state as Readonly<Record<string, unknown>>)[field]
        const text = value === undefined ? '' : write(value)
        if (text) written.set(name, text)
      }
      return written
    },
  }
}

const TEXT_LENGTH_MAX = 200

/** Text without blanks around it, cut at a length. */
export const textParameter = ({ name, lengthMax = TEXT_LENGTH_MAX }: { name?: string; lengthMax?: number } = {}) =>
  parameter<string>((text) => text.trim().slice(0, lengthMax), '', { name, write: (text) => text.trim() })

/** One of some values, such as those of an enumeration of the contract; empty, or as is said otherwise, where it is none. */
export function choiceParameter<Value extends string>(
  values: readonly Value[],
  options?: { name?: string },
): AddressParameter<Value | ''>
export function choiceParameter<Value extends string, Default extends Value | null>(
  values: readonly Value[],
  options: { name?: string; otherwise: Default },
): AddressParameter<Value | Default>
export function choiceParameter(
  values: readonly string[],
  { name, otherwise = '' }: { name?: string; otherwise?: string | null } = {},
): AddressParameter<string | null> {
  return parameter((text) => values.find((value) => value === text) ?? otherwise, otherwise, { name })
}

/** A day, yyyy-mm-dd; empty where there is none. */
export const dayParameter = () => parameter<string>((text) => (isDay(text) ? text : ''), '')

/** The number of a page, from 1. */
export const pageParameter = (name = 'page') => parameter<number>(pageNumber, 1, { name })

/** Rows on a page, of which the first number is the default. */
export const sizeParameter = (sizes: readonly [number, ...number[]]) =>
  parameter<number>((text) => sizes.find((size) => String(size) === text) ?? sizes[0], sizes[0])

/** A parameter that is read by a function of its own, which returns the default for what is invalid. */
export const parameter = <Value>(
  read: (text: string) => Value,
  otherwise: Value,
  { name, write = String }: { name?: string | undefined; write?: (value: Value) => string } = {},
): AddressParameter<Value> => ({
  ...(name !== undefined && { name }),
  read,
  write: (value) => (value === otherwise || value === null ? '' : write(value)),
})

/** A filter as the API expects it: without the fields that are empty. */
export const withoutEmpty = <Filter extends object>(filter: Filter) =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== '' && value !== null)) as {
    [Name in keyof Filter]?: Exclude<Filter[Name], '' | null>
  }
