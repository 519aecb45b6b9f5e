import { defineConfig } from 'vitest/config'

const unit = ['app/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts']
const concurrent = ['app/**/*.concurrent.test.ts', 'tests/concurrent/**/*.test.ts']

export default defineConfig({
  test: {
    globalSetup: ['tests/global-setup.ts'],
    setupFiles: ['tests/setup.ts'],
    isolate: false,
    env: { TZ: 'UTC', NODE_ENV: 'test' },
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: unit, exclude: [...concurrent, 'node_modules/**'], pool: 'threads', maxWorkers: 2, sequence: { groupOrder: 0 } },
      },
      // Several connections at once: locks, LISTEN, SKIP LOCKED. A database of its own per file, nothing rolled back.
      { extends: true, test: { name: 'concurrent', include: concurrent, pool: 'threads', maxWorkers: 1, sequence: { groupOrder: 1 }, testTimeout: 30_000 } },
    ],
  },
})
