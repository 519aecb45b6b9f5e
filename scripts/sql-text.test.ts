import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sqlRules, sqlViolations, type Violation } from './sql-text.ts'

const formatted = ({ rule, file, line }: Violation) =>
  `${file}:${line} ${rule}: ${sqlRules.find(({ name }) => name === rule)?.why}`

/** The app's sources, and the generator's templates. */
function ownSources() {
  const files = globSync(['app/**/*.{ts,tsx}', 'scripts/new/**/*.{ts,tsx}.txt'])
  const own = files.map((file) => [file.replace(/\.txt$/, ''), readFileSync(file, 'utf8')] as const)
  return Object.fromEntries(own.filter(([file]) => !/\.test\.tsx?$/.test(file)))
}

test('constructs with a helper are not written in SQL elsewhere', () => {
  const sources = ownSources()
  expect(Object.keys(sources).length).toBeGreaterThan(1000)
  expect(sqlViolations(sources).map(formatted)).toEqual([])
})

const file = 'app/domains/growing/cultivation/things/things.queries.ts'
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

test('a statement is a constant of its file, and made nowhere else', () => {
  const good = `export const one = statement('one', ask)\nconst things = owned(table, {})\nexport { things }`
  const bad = `const f = (ctx) => {\n  const one = statement('one', ask)\n  return one(ctx)\n}\nlist.map(() => owned(table, {}))`
  const rule = 'statements-at-module-level'
  expect(sqlViolations({ [file]: good })).toEqual([])
  expect(sqlViolations({ [file]: bad })).toEqual([
    { rule, file, line: 2 },
    { rule, file, line: 5 },
  ])
})

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
      'app/domains/growing/cultivation/things/things.table.ts': index,
    }),
  ).toEqual([])
})

test('a source that can not be read is not taken for one without violations', () => {
  expect(() => sqlViolations({ [file]: 'const = sql`name like 1`' })).toThrow(`${file} can not be read`)
})
