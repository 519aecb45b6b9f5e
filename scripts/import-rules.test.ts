import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { importViolations } from './import-rules.ts'

const rules = join(process.cwd(), '.dependency-cruiser.mjs')

/** A fixture file that violates each rule. */
const violating: Record<string, [file: string, source: string]> = {
  'no-cycles': ['app/platform/a.ts', `import { b } from './b.ts'\nexport const a = () => b`],
  'platform-knows-no-domain': [
    'app/platform/x.ts',
    `import { findPlant } from '#domains/growing/cultivation/index.ts'\nfindPlant()`,
  ],
  'ui-knows-no-platform': ['app/ui/button.tsx', `import { log } from '#platform/log.ts'\nlog()`],
  'shared-knows-nothing': ['app/shared/money.ts', `import { log } from '#platform/log.ts'\nlog()`],
  'domains-only-by-entry-points': [
    'app/domains/community/banca/posts.queries.ts',
    `import { listPlants } from '../../growing/cultivation/plants/plants.queries.ts'\nlistPlants()`,
  ],
  'domains-in-order: garden': [
    'app/domains/garden/garden/plants/tasks.queries.ts',
    `import { agenda } from '#domains/growing/agenda/index.ts'\nagenda()`,
  ],
  'browser-never-server': [
    'app/domains/growing/cultivation/plants/pages/p.page.tsx',
    `import { listPlants } from '../plants.queries.ts'\nlistPlants()`,
  ],
  'components-never-platform': [
    'app/domains/growing/cultivation/plants/components/c.tsx',
    `import { log } from '#platform/log.ts'\nlog()`,
  ],
  'only-pages-use-the-client': [
    'app/domains/growing/cultivation/plants/plants.actions.ts',
    `import { apiFor } from '#web/api-for.server.ts'\napiFor()`,
  ],
  'policy-queries-nothing': [
    'app/domains/growing/cultivation/plants/plants.policy.ts',
    `import { listPlants } from './plants.queries.ts'\nlistPlants()`,
  ],
  'api-imports-no-table': [
    'app/domains/growing/cultivation/plants/plants.api.ts',
    `import { plants } from './plants.table.ts'\nplants()`,
  ],
  'queries-write-nothing': [
    'app/domains/growing/cultivation/plants/other.queries.ts',
    `import { write } from './write.actions.ts'\nwrite()`,
  ],
  'factories-only-in-tests': [
    'app/domains/growing/cultivation/plants/show.queries.ts',
    `import { aPlant } from './plants.factory.ts'\naPlant()`,
  ],
  'db-comes-from-the-context': [
    'app/domains/growing/cultivation/plants/pool.queries.ts',
    `import { openDatabase } from '#platform/database/database.ts'\nopenDatabase()`,
  ],
  'app-imports-no-tests': ['app/platform/y.ts', `import { fixture } from '../../tests/fixture.ts'\nfixture()`],
}

const around: Record<string, string> = {
  'package.json': JSON.stringify({ type: 'module', imports: { '#*': './app/*' } }),
  'app/platform/b.ts': `import { a } from './a.ts'\nexport const b = () => a`,
  'app/platform/log.ts': 'export const log = () => 0',
  'app/platform/database/database.ts': 'export const openDatabase = () => 0',
  'app/web/api-for.server.ts': 'export const apiFor = () => 0',
  'app/domains/growing/agenda/index.ts': 'export const agenda = () => 0',
  'app/domains/growing/cultivation/index.ts': 'export const findPlant = () => 0',
  'app/domains/growing/cultivation/plants/plants.queries.ts': 'export const listPlants = () => 0',
  'app/domains/growing/cultivation/plants/plants.table.ts': 'export const plants = () => 0',
  'app/domains/growing/cultivation/plants/write.actions.ts': 'export const write = () => 0',
  'app/domains/growing/cultivation/plants/plants.factory.ts': 'export const aPlant = () => 0',
  'tests/fixture.ts': 'export const fixture = () => 0',
}

test('each import rule reports its violating fixture, and nothing else', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'grower-regras-'))
  try {
    for (const [file, source] of [...Object.values(violating), ...Object.entries(around)]) {
      await mkdir(dirname(join(folder, file)), { recursive: true })
      await writeFile(join(folder, file), source)
    }
    await symlink(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'))
    const { violations } = await importViolations(folder, rules)
    for (const [rule, [file]] of Object.entries(violating))
      expect(
        violations.filter((v) => v.rule === rule).map((v) => v.from),
        rule,
      ).toContain(file)
    expect([...new Set(violations.map((v) => v.from))].sort()).toEqual(
      Object.values(violating)
        .map(([file]) => file)
        .sort(),
    )
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

// Reads every module of the app: on a busy machine that is no matter of seconds.
test('the app itself follows the rules', async () => {
  const { modules, violations } = await importViolations(process.cwd(), rules)
  expect(modules).toBeGreaterThan(200)
  expect(violations).toEqual([])
})
