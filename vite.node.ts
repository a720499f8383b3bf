import type { UserConfig } from 'vite'

/** Bundles the entries of a server process: our own packages in, everything from the registry out. */
export function nodeBuild(input: Record<string, string>): UserConfig {
  return {
    ssr: { noExternal: [/^@markwright\//] },
    build: {
      ssr: true,
      outDir: 'dist',
      emptyOutDir: true,
      target: 'node20',
      sourcemap: true,
      rolldownOptions: { input, output: { entryFileNames: '[name].js' } },
    },
  }
}
