import { defineConfig } from 'vitest/config'
import { folderInMemory } from './tests/folder-in-memory.ts'

// A site that runs already has its files where it was told.
const folder = process.env.TMPDIR || process.env.SITE_BASE ? undefined : folderInMemory()
if (folder) process.env.TMPDIR = folder

const concurrent = ['app/**/*.concurrent.test.ts']
const inTurn = { pool: 'threads' as const, maxWorkers: 1 }

export default defineConfig({
  test: {
    isolate: false,
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
          pool: 'threads',
          maxWorkers: 2,
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
          ...inTurn,
          testTimeout: 30_000,
          sequence: { groupOrder: 1 },
        },
      },
      // The two commands, the launcher and its database.
      {
        extends: true,
        test: {
          name: 'ground',
          include: ['tests/ground/**/*.test.ts'],
          ...inTurn,
          pool: 'forks',
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // Beside the races: one waits for processes, the other for locks.
          sequence: { groupOrder: 1 },
        },
      },
      // The built site with the demo world, asked over HTTP and in Chromium.
      {
        extends: true,
        test: {
          name: 'site',
          include: ['tests/site/**/*.test.ts'],
          globalSetup: ['tests/site/global-setup.ts'],
          ...inTurn,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          sequence: { groupOrder: 3 },
        },
      },
      // kill -9 under load.
      {
        extends: true,
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          ...inTurn,
          testTimeout: 600_000,
          hookTimeout: 120_000,
          sequence: { groupOrder: 4 },
        },
      },
    ],
  },
})
