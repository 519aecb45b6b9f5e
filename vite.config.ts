import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // One server bundle: pages, API and worker share the same module instances (one pool, one cache).
  environments: { ssr: { build: { rolldownOptions: { input: './app/entry.ts' } } } },
  build: { assetsInlineLimit: 0 },
  server: { watch: { ignored: ['**/.data/**', '**/.runtime/**', '**/build/**'] } },
})
