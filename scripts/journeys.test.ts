import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const MOST = 5
const inBrowser = /from '(\.\.\/)*(\.\/)?(browser|chromium)\.ts'/
const read = (file: string) => readFileSync(file, 'utf8')

test('a domain has at most five journeys in Chromium; the rest is tested by pages in process', () => {
  const files = globSync('tests/site/journeys/*/*.test.ts')
  const counts = Object.groupBy(files, (file) => file.split('/').at(-2) ?? '')
  const many = Object.entries(counts).flatMap(([domain, theirs = []]) => {
    const count = theirs.reduce((sum, file) => sum + (read(file).match(/^test[.(]/gm)?.length ?? 0), 0)
    return count > MOST ? [`${domain}: ${count}`] : []
  })
  expect(files.length).toBeGreaterThan(10)
  expect(many).toEqual([])
})

test('Chromium is started by journeys, the sweep of all screens and the other days alone', () => {
  const tests = globSync('{app,tests,scripts}/**/*.test.{ts,tsx}')
  const own = /^tests\/(site\/(journeys|screens)|days)\//
  expect(tests.filter((file) => inBrowser.test(read(file)) && !own.test(file))).toEqual([])
})

test('no test sleeps for a fixed time', () => {
  const tests = globSync([
    '{app,scripts}/**/*.test.{ts,tsx}',
    'tests/site/{http,journeys,screens}/**/*.test.ts',
    'tests/days/*.ts',
  ])
  // A pause inside a polling loop is allowed.
  const waits = (line: string) => !line.includes('for (') && waitForTime.test(line)
  const own = tests.filter((file) => file !== 'scripts/journeys.test.ts')
  expect(own.filter((file) => read(file).split('\n').some(waits))).toEqual([])
})

test('no browser is waited for by a function of promises: waitForFunction takes a promise for yes', () => {
  const tests = globSync('tests/**/*.ts')
  expect(tests.filter((file) => /waitForFunction\(\s*async/.test(read(file)))).toEqual([])
})

const waitForTime = /waitForTimeout|[^_]sleep\(|networkidle|await wait\(|await new Promise\([^)]*\) => setTimeout/
