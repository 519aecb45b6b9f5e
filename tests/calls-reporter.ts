import { globSync } from 'node:fs'
import type { Reporter, TestCase, TestModule } from 'vitest/node'
import type {} from './calls-made.ts'

/** Where every call is asked for whatever comes to mind: an answer there is no proof of anything. */
const GARBAGE = 'app/every-call.test.ts'

/** After a run of all unit tests: every call of the API was made by one of them, and answered. */
export class CallsReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    if (!isWhole(modules, tests)) return
    const meant = tests.filter((test) => test.module.relativeModuleId !== GARBAGE)
    const made = new Set(meant.flatMap((test) => test.meta().callsMade ?? []))
    const missing = tests.flatMap((test) => test.meta().callsToMake ?? []).filter((name) => !made.has(name))
    if (!missing.length) return
    console.error(`\nNo test made these calls of the API:\n  ${missing.join('\n  ')}\n`)
    process.exitCode = 1
  }
}

/** Some files, or some tests by their names, prove nothing about the rest. */
function isWhole(modules: readonly TestModule[], tests: TestCase[]) {
  const ran = new Set(modules.map(({ relativeModuleId }) => relativeModuleId))
  const files = globSync('app/**/*.test.{ts,tsx}').filter((file) => !file.includes('.concurrent.'))
  return files.every((file) => ran.has(file)) && tests.every((test) => test.result().state === 'passed')
}
