import { defineConfig } from 'vitest/config'
import { CallsReporter } from './tests/calls-reporter.ts'
import { folderInMemory } from './tests/folder-in-memory.ts'
import { RetriesReporter } from './tests/retries-reporter.ts'

// An already running site (SITE_BASE) keeps its files elsewhere.
const folder = process.env.TMPDIR || process.env.SITE_BASE ? undefined : folderInMemory()
if (folder) process.env.TMPDIR = folder

const concurrent = ['app/**/*.concurrent.test.ts']
const screens = ['tests/site/screens/*.test.ts']
// Two files in parallel, for two cores at least: vitest counts workers per group of projects, not per project.
const twoWorkers = { pool: 'threads' as const, maxWorkers: 2 }
const site = {
  // Windows that a file opens at once.
  maxConcurrency: 4,
  globalSetup: ['tests/site/global-setup.ts'],
  setupFiles: ['tests/site/setup.ts'],
  ...twoWorkers,
  // For a browser on a busy machine; tests that passed on retry are reported at the end.
  retry: 2,
  sequence: { groupOrder: 1 },
}

export default defineConfig({
  test: {
    isolate: false,
    // An end for what hangs, far from what any test takes: whatever else the machine does breaks none.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
    reporters: ['default', new RetriesReporter(), new CallsReporter()],
    env: { TZ: 'UTC', NODE_ENV: 'test' },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['app/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: concurrent,
          globalSetup: ['tests/global-setup.ts'],
          setupFiles: ['tests/setup.ts'],
          ...twoWorkers,
        },
      },
      // Concurrent connections: locks, LISTEN, SKIP LOCKED. A database of its own per test, nothing rolled back.
      {
        extends: true,
        test: {
          name: 'concurrent',
          include: concurrent,
          globalSetup: ['tests/global-setup.ts'],
          setupFiles: ['tests/setup.ts'],
          ...twoWorkers,
        },
      },
      // The demo world on other dates than the site's fixed one, rendered in process and laid out in Chromium.
      {
        extends: true,
        test: {
          name: 'days',
          include: ['tests/days/**/*.test.ts'],
          globalSetup: ['tests/global-setup.ts'],
          setupFiles: ['tests/setup.ts'],
          ...twoWorkers,
        },
      },
      // Fault injection: kill -9 under load.
      {
        extends: true,
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          ...twoWorkers,
        },
      },
      // `npm start` and `npm test`, the launcher and the embedded database.
      {
        extends: true,
        test: {
          name: 'launcher',
          include: ['tests/launcher/**/*.test.ts'],
          ...twoWorkers,
          pool: 'forks',
        },
      },
      // The built site with the demo world in Chromium, every screen once: CPU-bound, while the tests of 'site' mostly wait.
      // The projects of a group start in the order of their names: this one starts first and takes the longest.
      {
        extends: true,
        test: {
          ...site,
          name: 'screens',
          include: screens,
        },
      },
      // The same site, over HTTP and in Chromium.
      { extends: true, test: { name: 'site', include: ['tests/site/**/*.test.ts'], exclude: screens, ...site } },
    ],
  },
})
