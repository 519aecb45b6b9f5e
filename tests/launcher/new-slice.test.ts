import { spawn } from 'node:child_process'
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importViolations } from '../../scripts/import-rules.ts'

const copied = [
  'app',
  'scripts',
  'tests',
  'migrations',
  'package.json',
  'tsconfig.json',
  'biome.json',
  'drizzle.config.ts',
  'react-router.config.ts',
  'vite.config.ts',
  'vitest.config.ts',
  '.dependency-cruiser.mjs',
  '.gitignore',
]
let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'grower-fatia-'))
  for (const name of copied) await cp(name, join(folder, name), { recursive: true })
  await symlink(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Runs a program in the copy; returns its exit code and output. */
function run(program: string, ...args: string[]): Promise<{ code: number | null; output: string }> {
  // A nested vitest must not take itself for a worker of this one.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(VITEST|VITE_|FORCE_COLOR|TEST_DATABASE_URL)/.test(name)),
  )
  const path = [join(folder, 'node_modules/.bin'), dirname(process.execPath), env.PATH].join(delimiter)
  return new Promise((done, fail) => {
    const child = spawn(program, args, {
      cwd: folder,
      env: { ...env, PATH: path, NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
    child.on('error', fail)
    child.on('close', (code) => done({ code, output }))
  })
}

const expectFine = async (program: string, ...args: string[]) => {
  const { code, output } = await run(program, ...args)
  expect(code, output).toBe(0)
  return output
}
const newSlice = (...words: string[]) => run('node', 'scripts/new.ts', ...words)

test('a new slice is formatted, migrated and tested, in a domain that exists and in a new one', async () => {
  expect(await newSlice('slice', 'garden/seed-banks', 'banco', 'bancos')).toMatchObject({ code: 0 })
  expect(await newSlice('slice', 'garden/green-houses/lamps')).toMatchObject({ code: 0 })
  expect(await newSlice('staff', 'green-houses/makers', 'fabricante', 'fabricantes')).toMatchObject({ code: 0 })

  await expectFine('biome', 'check', 'app/domains/garden/garden/seed-banks', 'app/domains/garden/green-houses')
  await expectFine('node', 'scripts/stale-migrations.ts')
  const tests = [
    'app/domains/garden/garden/seed-banks',
    'app/domains/garden/green-houses',
    'app/api',
    'app/domains.test.ts',
    'app/opened',
    'app/personal-data',
  ]
  const run = await expectFine('vitest', 'run', '--project', 'unit', '--maxWorkers=1', ...tests)
  expect(run).toMatch(/Test Files\s+12 passed/)
})

// Of the whole copy, which takes longer than all else here.
test.runIf(process.env.LOOK_AT_ALL)('its types and imports are right too', async () => {
  await expectFine('react-router', 'typegen')
  await expectFine('tsc', '--noEmit')
  const { violations } = await importViolations(folder, join(folder, '.dependency-cruiser.mjs'))
  expect(violations).toEqual([])
})

test('an invalid request is one error message, and nothing is overwritten', async () => {
  expect(await newSlice('slice', 'garden/plants')).toEqual({
    code: 1,
    output: 'app/domains/garden/garden/plants já existe.\n',
  })
  expect((await newSlice('slice', 'Plantas')).output).toMatch(/^Diga o domínio e a fatia/)
  expect((await newSlice('slice', 'banca/plants')).output).toMatch(/^A tabela plants já existe em /)
  expect((await newSlice('slice', 'garden/classes')).output).toMatch(/^'class' já quer dizer outra coisa/)
  expect((await newSlice('slice', 'garden/soil')).output).toMatch(/não termina em s/)
})
