import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { leanCss } from './scripts/lean-css.ts'

const react = {
  name: 'react',
  test: /node_modules\/(react|react-dom|react-router|scheduler|cookie|cookie-es|set-cookie-parser|turbo-stream)\//,
}
const frame = {
  name: 'ui',
  test: /app\/(ui\/(document|navigation|components|root-data|nonce|form\/(unsaved|guard))|shared\/)|root\.tsx|site\.layout/,
  minShareCount: 2,
}

export default defineConfig({
  // Tailwind's sheet is cut by leanCss before it is made small: both want it as it was written.
  plugins: [tailwindcss({ optimize: false }), reactRouter()],
  css: { postcss: { plugins: [leanCss()] } },
  // One server bundle: pages, API and worker share the same module instances (one pool, one cache).
  environments: {
    ssr: { build: { rolldownOptions: { input: './app/entry.ts' } } },
    // Two files for what every page has, instead of thirty requests.
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [react, frame] } } } } },
  },
  build: { assetsInlineLimit: 0 },
  server: { watch: { ignored: ['**/.data/**', '**/.runtime/**', '**/build/**'] } },
})
