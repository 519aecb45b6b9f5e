import { globSync } from 'node:fs'
import type { Reporter, TestCase, TestModule } from 'vitest/node'
import type {} from './calls-made.ts'

/** This file sends garbage to every call: a response there proves nothing. */
const GARBAGE = 'app/every-call.test.ts'

/** Call coverage: fails a complete unit run when some API call never succeeded in a test. */
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

/** A run filtered by file or test name says nothing about coverage. */
function isWhole(modules: readonly TestModule[], tests: TestCase[]) {
  const ran = new Set(modules.map(({ relativeModuleId }) => relativeModuleId))
  const files = globSync('app/**/*.test.{ts,tsx}').filter((file) => !file.includes('.concurrent.'))
  return files.every((file) => ran.has(file)) && tests.every((test) => test.result().state === 'passed')
}
