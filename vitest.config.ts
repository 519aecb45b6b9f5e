import { defineConfig } from 'vitest/config'
import { CallsReporter } from './tests/calls-reporter.ts'
import { folderInMemory } from './tests/folder-in-memory.ts'
import { RetriesReporter } from './tests/retries-reporter.ts'

// A site that runs already has its files where it was told.
const folder = process.env.TMPDIR || process.env.SITE_BASE ? undefined : folderInMemory()
if (folder) process.env.TMPDIR = folder

const concurrent = ['app/**/*.concurrent.test.ts']
const screens = ['tests/site/screens/*.test.ts']
// Two files at a time, as there are two cores at least: vitest counts workers per group of projects, not per project.
const inPairs = { pool: 'threads' as const, maxWorkers: 2 }
const site = {
  globalSetup: ['tests/site/global-setup.ts'],
  setupFiles: ['tests/site/setup.ts'],
  ...inPairs,
  testTimeout: 120_000,
  hookTimeout: 60_000,
  // A browser on a busy machine; what passed only so is told at the end of the run.
  retry: 2,
  // Beside others everything takes a while.
  expect: { poll: { timeout: 10_000 } },
  sequence: { groupOrder: 2 },
}

export default defineConfig({
  test: {
    isolate: false,
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
          ...inPairs,
          testTimeout: 20_000,
          sequence: { groupOrder: 0 },
        },
      },
      // Several connections at once: locks, LISTEN, SKIP LOCKED. A database of its own per test, nothing rolled back.
      {
        extends: true,
        test: {
          name: 'concurrent',
          include: concurrent,
          globalSetup: ['tests/global-setup.ts'],
          setupFiles: ['tests/setup.ts'],
          ...inPairs,
          testTimeout: 30_000,
          sequence: { groupOrder: 1 },
        },
      },
      // The demo world on other days than the one on which the site is tested, drawn in process and laid out in Chromium.
      {
        extends: true,
        test: {
          name: 'days',
          include: ['tests/days/**/*.test.ts'],
          globalSetup: ['tests/global-setup.ts'],
          setupFiles: ['tests/setup.ts'],
          ...inPairs,
          sequence: { groupOrder: 1 },
        },
      },
      // kill -9 under load.
      {
        extends: true,
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          ...inPairs,
          testTimeout: 600_000,
          hookTimeout: 120_000,
          sequence: { groupOrder: 1 },
        },
      },
      // The two commands, the launcher and its database.
      {
        extends: true,
        test: {
          name: 'ground',
          include: ['tests/ground/**/*.test.ts'],
          ...inPairs,
          pool: 'forks',
          testTimeout: 300_000,
          hookTimeout: 120_000,
          sequence: { groupOrder: 1 },
        },
      },
      // The built site with the demo world in Chromium, every screen: it computes while the tests of 'site' mostly wait.
      // Of a group the projects start by their names: this one begins first and takes the longest.
      {
        extends: true,
        test: {
          ...site,
          name: 'screens',
          include: screens,
          globalSetup: [...site.globalSetup, 'tests/site/screens/draw-screens.ts'],
        },
      },
      // The same site, asked over HTTP and in Chromium.
      { extends: true, test: { name: 'site', include: ['tests/site/**/*.test.ts'], exclude: screens, ...site } },
    ],
  },
})
