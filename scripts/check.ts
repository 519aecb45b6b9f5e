import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { importViolations } from './import-rules.ts'

/** Format, lint, import rules, types, generated files and unit tests; two steps in parallel, with their durations. */
const steps: [name: string, run: () => Promise<void>][] = [
  ['formato e lint', () => command('biome', 'check', '.')],
  ['tipos', () => command('react-router', 'typegen').then(() => command('tsc', '--noEmit'))],
  ['imports', importRules],
  ['migrações', () => command('node', 'scripts/stale-migrations.ts')],
  ['testes', () => command('vitest', 'run', '--project', 'unit')],
]

const waiting = [...steps]
const failed: string[] = []
await Promise.all([worker(), worker()])
if (failed.length) console.error(`\nFalhou: ${failed.join(', ')}`)
process.exit(failed.length ? 1 : 0)

async function worker() {
  for (let step = waiting.shift(); step; step = waiting.shift()) {
    const [name, run] = step
    const started = Date.now()
    try {
      await run()
      console.log(`✓ ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`)
    } catch (error) {
      failed.push(name)
      console.error(`✗ ${name}\n${error instanceof Error ? error.message : error}`)
    }
  }
}

async function importRules() {
  const { violations } = await importViolations(process.cwd(), join(process.cwd(), '.dependency-cruiser.mjs'))
  if (violations.length) throw new Error(violations.map(({ rule, from, to }) => `${rule}: ${from} → ${to}`).join('\n'))
}

function command(program: string, ...args: string[]) {
  return new Promise<void>((done, fail) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
    child.on('error', fail)
    child.on('close', (code) => (code === 0 ? done() : fail(new Error(output))))
  })
}
