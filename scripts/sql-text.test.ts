import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sqlRules, sqlViolations, type Violation } from './sql-text.ts'

/** What broke a rule when the rule was made, and is not looked at yet: lines go out of here, none come in. */
const notYet = [
  'like-only-in-contains app/domains/cultivation/jars/jars.queries.ts',
  'like-only-in-contains app/domains/cultivation/plans/plans.queries.ts',
  'like-only-in-contains app/domains/cultivation/plants/plants.queries.ts',
  'like-only-in-contains app/domains/cultivation/spaces/spaces.queries.ts',
  'like-only-in-contains app/domains/cultivation/stuffs/staff/staff-stuffs.queries.ts',
  'like-only-in-contains app/domains/cultivation/stuffs/stuffs.queries.ts',
  'privacy-only-in-policies app/domains/cultivation/plants/plants.queries.ts',
  'privacy-only-in-policies app/domains/cultivation/stuffs/stuffs.policy.ts',
  'privacy-only-in-policies app/domains/cultivation/stuffs/stuffs.queries.ts',
  'privacy-only-in-policies app/domains/cultivation/updates/updates.queries.ts',
]

const told = ({ rule, file, line }: Violation) =>
  `${file}:${line} ${rule}: ${sqlRules.find(({ name }) => name === rule)?.why}`

/** The site, and what the generator writes into it. */
function ownSources() {
  const files = globSync(['app/**/*.{ts,tsx}', 'scripts/new/**/*.{ts,tsx}.txt'])
  const own = files.map((file) => [file.replace(/\.txt$/, ''), readFileSync(file, 'utf8')] as const)
  return Object.fromEntries(own.filter(([file]) => !/\.test\.tsx?$/.test(file)))
}

test('what one place says for all is written in SQL nowhere else', () => {
  const sources = ownSources()
  expect(Object.keys(sources).length).toBeGreaterThan(1000)
  const found = sqlViolations(sources)
  const known = ({ rule, file }: Violation) => notYet.includes(`${rule} ${file}`)
  expect(found.filter((one) => !known(one)).map(told)).toEqual([])
  const mended = notYet.filter((line) => !found.some(({ rule, file }) => line === `${rule} ${file}`))
  expect(mended, 'mended: take these lines out of notYet').toEqual([])
})

const file = 'app/domains/cultivation/things/things.queries.ts'
const head = "import { sql } from 'drizzle-orm'\n"

test.each([
  ['like-only-in-contains', `sql\`\${plants.name} ilike \${words}\``],
  ['like-only-in-contains', "sql<boolean>`name\n  LIKE '%lua%'`"],
  ['like-only-in-contains', `mine ? sql\`true\` : sql\`(\${sql\`name\`} not like \${words})\``],
  ['like-only-in-contains', "sql.raw('name ilike ' + quoted)"],
  ['privacy-only-in-policies', 'sql`exists (select from spaces s where not s.private)`'],
  ['privacy-only-in-policies', `sql\`(\${plants.private} or \${plants.created_by} = \${id})\``],
  ['privacy-only-in-policies', 'sql`select id from plants where not private`'],
  ['privacy-only-in-policies', "sql.raw('not s.private')"],
])('%s is broken by %s', (rule, written) => {
  const source = `${head}\n// Line 3.\nexport const where = ${written}\n`
  const line = 3 + written.split('\n').length
  expect(sqlViolations({ [file]: source })).toEqual([{ rule, file, line }])
})

test.each([
  "import { and, ilike } from 'drizzle-orm'",
  "import { notLike as lacks } from 'drizzle-orm/sql'",
  "export { like } from 'drizzle-orm'",
])('like-only-in-contains is broken by %s', (source) =>
  expect(sqlViolations({ [file]: source })).toEqual([{ rule: 'like-only-in-contains', file, line: 1 }]),
)

test('comments, words on a page, other names and the files whose affair it is are let through', () => {
  const like = `${head}export const c = sql\`name like \${words}\``
  const index = `${head}export const open = sql\`not private and name like 'a%'\``
  expect(
    sqlViolations({
      [file]: `${head}// sql\`name like x\`
        import { like } from './likes.ts'
        const words = 'people like s.private'
        const open = eq(plants.private, false)
        export const found = sql\`\${contains(plants.name, search)} and private_files > 0 and likely\``,
      'app/platform/database/contains.ts': like,
      'app/domains/cultivation/things/things.table.ts': index,
    }),
  ).toEqual([])
})

test('a source that can not be read is not taken for one without violations', () => {
  expect(() => sqlViolations({ [file]: 'const = sql`name like 1`' })).toThrow(`${file} can not be read`)
})
