import { readFileSync } from 'node:fs'
import { defineConfig } from 'orval'

// Orval needs this method of Node 21.
Map.groupBy ??= <K, T>(items: Iterable<T>, keyOf: (item: T, index: number) => K) => {
  const groups = new Map<K, T[]>()
  let index = 0
  for (const item of items) {
    const key = keyOf(item, index++)
    groups.set(key, [...(groups.get(key) ?? []), item])
  }
  return groups
}

/* eslint-disable typescript/no-explicit-any -- the contract is data. */
const contract = JSON.parse(readFileSync('../contract/src/generated/contract.json', 'utf8'))
const mutator = (name: string) => ({ path: './src/api-fetch.ts', name, extension: '.ts' })
const bare = Object.values<any>(contract.paths)
  .flatMap((item) => Object.values<any>(item))
  .filter((operation) => operation['x-envelope'] === 'none')

export default defineConfig({
  site: {
    input: '../contract/src/generated/contract.json',
    output: {
      mode: 'tags-split',
      target: './src/generated/endpoints.ts',
      schemas: './src/generated/models',
      client: 'react-query',
      httpClient: 'fetch',
      clean: true,
      indexFiles: false,
      tsconfig: './tsconfig.json',
      override: {
        mutator: mutator('apiFetch'),
        operations: {
          ...Object.fromEntries(bare.map(({ operationId }) => [operationId, { mutator: mutator('bareFetch') }])),
          // Reads, though their queries are too long for a URL.
          searchTrademarks: { query: { useQuery: true, useMutation: false } },
          searchPatents: { query: { useQuery: true, useMutation: false } },
          validatePatentExpression: { query: { useQuery: true, useMutation: false } },
          listPatentFacet: { query: { useQuery: true, useMutation: false } },
          suggestPatentTerms: { query: { useQuery: true, useMutation: false } },
          findTextTranslation: { query: { useQuery: true, useMutation: false } },
          suggestGoods: { query: { useQuery: true, useMutation: false } },
          compareTrademarks: { query: { useQuery: true, useMutation: false } },
          analyzeSuccessRate: { query: { useQuery: true, useMutation: false } },
          crossSearchTrademarks: { query: { useQuery: true, useMutation: false } },
        },
        fetch: { includeHttpResponseReturnType: false },
        query: { version: 5, signal: true },
      },
    },
  },
})
