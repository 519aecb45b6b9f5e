import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { leanCss } from './scripts/lean-css.ts'
import { ownAddress } from './scripts/own-address.ts'

const react = {
  name: 'react',
  test: /node_modules\/(react|react-dom|react-router|scheduler|cookie|cookie-es|set-cookie-parser|turbo-stream)\//,
}
// What every page has: the frame of the site with all that it draws. Not the root itself, or its sheet would be the
// shell's and come again with whatever needs the shell; nor the entry, which starts when the routes are there.
const shell = {
  name: 'shell',
  test: /app\/(domains\/site\/site\.layout\.tsx|ui\/document\/|ui\/navigation\/plain-shell\.tsx|ui\/late\.tsx|ui\/form\/(guard-unsaved\.tsx|kept-for-later\.ts))/,
}
// What most pages show together. Some dozens of files of 300 bytes would cost more than they save.
const kit = {
  name: 'kit',
  test: /app\/(ui\/components\/(card|badge|chip-row|empty-state|page-header|photo|photo-grid|privacy|relative-time|save-button|stat|tabs)\.tsx|shared\/(dates|numbers|relative-time)\.ts|domains\/cultivation\/plants\/components\/cycle-(day|mark)\.tsx?)/,
}
const saves = {
  name: 'saves',
  test: /domains\/social\/(saves\/components\/save-toggle|views\/components\/view-count)\.tsx/,
}
const timeline = {
  name: 'timeline',
  test: /domains\/cultivation\/(updates\/components\/update-timeline\.tsx|hidden-parts\/components\/hide-part-link\.ts)/,
}

export default defineConfig({
  // Tailwind's sheet is cut by leanCss before it is made small: both want it as it was written.
  plugins: [tailwindcss({ optimize: false }), reactRouter(), ownAddress()],
  css: { postcss: { plugins: [leanCss()] } },
  // One server bundle: pages, API and worker share the same module instances (one pool, one cache).
  environments: {
    ssr: { build: { rolldownOptions: { input: './app/entry.ts' } } },
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: [react, shell, kit, saves, timeline] } } } },
    },
  },
  build: { assetsInlineLimit: 0 },
  server: { watch: { ignored: ['**/.data/**', '**/.runtime/**', '**/build/**'] } },
})
