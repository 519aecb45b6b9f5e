import { existsSync } from 'node:fs'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { discoveredPath } from './scripts/discovered-path.ts'

const react = {
  name: 'react',
  test: /node_modules\/(react|react-dom|react-router|scheduler|cookie|cookie-es|set-cookie-parser|turbo-stream)\//,
}
// Needed by every page: the site's layout with everything it renders. Not the root, or its style sheet would move to
// the shell's chunk and be loaded again by whatever needs the shell; nor the entry, which must run after the route
// modules.
const shell = chunk('shell', [
  'domains/house/site/site.layout.tsx',
  'ui/document/',
  'ui/navigation/plain-shell.tsx',
  'ui/deferred.tsx',
  'ui/form/guard-unsaved.tsx',
  'ui/form/kept-for-later.ts',
  'ui/form/sending-key.ts',
])
// Used by most pages. Some dozens of files of 300 bytes would cost more than they save.
const kit = chunk('kit', [
  ...'card badge chip-row empty-state page-header photo photo-grid privacy relative-time save-button stat tabs'
    .split(' ')
    .map((name) => `ui/components/${name}.tsx`),
  'shared/dates.ts',
  'shared/numbers.ts',
  'shared/relative-time.ts',
  'domains/garden/garden/plants/cycle-day.words.ts',
  'domains/garden/garden/plants/components/cycle-mark.tsx',
])
const social = chunk('social', [
  'domains/base/social/saves/components/save-toggle.tsx',
  'domains/base/social/views/components/view-count.tsx',
  'domains/base/social/reporting/components/report-link.tsx',
])
// Every form has these. Of nine files of 300 bytes to 1 kB each, gzip saves less than of one.
const forms = chunk('forms', [
  ...'form.tsx form-context.ts form-error.tsx field.tsx text-field.tsx submit-button.tsx hidden-field.tsx password-field.tsx'
    .split(' ')
    .map((name) => `ui/form/${name}`),
  'ui/components/notice.tsx',
])
const journal = chunk('journal', [
  'domains/garden/journal/updates/components/update-timeline.tsx',
  'domains/garden/journal/care/components/care-lines.tsx',
  'domains/garden/garden/plants/components/cycle-history.tsx',
  'domains/garden/garden/plants/components/plant-tabs.tsx',
  'domains/garden/garden/hidden-parts/components/hide-part.view.ts',
  'domains/garden/garden/cycles/cycle.view.ts',
  'domains/garden/plans/progress/components/drift-badge.tsx',
  'domains/garden/plans/progress/components/plant-plan-bands.tsx',
  'domains/garden/plans/progress/components/plant-plan-card.tsx',
  'domains/garden/plans/progress/drift.words.ts',
  'ui/components/progress.tsx',
])
// Few pages have charts, and those need most of it.
const chart = chunk('chart', ['ui/chart/'])

/**
 * A code-splitting group: files (and folders) of app/ in one chunk. Throws when one has moved, as it would silently
 * leave the group.
 */
function chunk(name: string, paths: string[]) {
  for (const path of paths) if (!existsSync(`app/${path}`)) throw new Error(`vite.config.ts: app/${path} is not there`)
  return { name, test: new RegExp(`/app/(${paths.map((path) => path.replaceAll('.', '\\.')).join('|')})`) }
}

/** Lightning CSS's numbers of these features (`Features`). */
const DIR_SELECTOR = 1 << 2
const LIGHT_DARK = 1 << 20

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), discoveredPath()],
  // One server bundle: pages, API and worker share the same module instances (one pool, one cache).
  environments: {
    ssr: { build: { rolldownOptions: { input: './app/entry.ts' } } },
    client: {
      build: {
        // The list of files that each deferred part needs weighs more in a visitor's first view (a name with its hash is
        // incompressible, and there are dozens) than it saves those who load such a part: only its styles are listed.
        modulePreload: {
          resolveDependencies: (_, files, { hostType }) =>
            hostType === 'js' ? files.filter((file) => file.endsWith('.css')) : files,
        },
        rolldownOptions: {
          // Who takes one component from a domain's ui.ts gets that one: none of them does anything by being loaded.
          treeshake: { moduleSideEffects: (id) => !/\/app\/domains\/.+(\/components\/.+\.tsx|\/ui\.ts)$/.test(id) },
          output: { codeSplitting: { groups: [react, shell, kit, social, forms, journal, chart] } },
        },
      },
    },
  },
  // light-dark() and :dir() are not used by us; rewriting them for browsers that lack them adds a line to every theme and
  // a list of all languages.
  css: { lightningcss: { exclude: LIGHT_DARK | DIR_SELECTOR } },
  build: { assetsInlineLimit: 0 },
  server: { watch: { ignored: ['**/.data/**', '**/.runtime/**', '**/build/**'] } },
})
