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
      // Threads are found beside the file that starts them, which may have become a shared piece.
      rolldownOptions: { input, output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' } },
    },
  }
}
