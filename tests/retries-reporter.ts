import type { Reporter, TestModule } from 'vitest/node'

/** Reports tests that passed only on retry: each is a defect to look into. */
export class RetriesReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const again = tests.filter((test) => test.diagnostic()?.flaky)
    if (!again.length) return
    console.log('\npassed on retry:')
    for (const test of again) {
      const why = test
        .result()
        .errors?.map(({ message, diff = '' }) => [...firstOf(message, 12), ...firstOf(diff, 20)].join(' '))
      console.log(
        `  ${test.module.relativeModuleId} > ${test.fullName} (${test.diagnostic()?.retryCount}): ${why?.join(' | ')}`,
      )
    }
  }
}

const firstOf = (text: string, lines: number) => text.split('\n').slice(0, lines)
