import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** A field that defaults to public when missing. */
const publicByDefault = /\bprivate:\s*(checkbox\b|z\s*\.coerce\b|(?:[^,;}\n]|\n\s*(?=\.))*\.default\(false\))/

const here = 'scripts/private-by-default.test.ts'

test("a missing `private` never means public, in the app and in the generator's templates", () => {
  const files = globSync(['app/**/*.{ts,tsx}', 'scripts/**/*.{ts,txt}']).filter((file) => file !== here)
  expect(files.length).toBeGreaterThan(1000)
  expect(files.filter((file) => publicByDefault.test(readFileSync(file, 'utf8')))).toEqual([])
})

test.each([
  'submit(args, PlantCreate.extend({ private: checkbox }), create)',
  'const own = { price: moneyText.optional(), private: checkbox }',
  'private: z.boolean().default(false),',
  'private: z\n    .boolean()\n    .default(false),',
  'private: z.coerce.boolean(),',
  'private: boolean().notNull().default(false),',
])('refused: %s', (source) => expect(source).toMatch(publicByDefault))

test.each([
  'private: z.boolean().default(true),',
  'private: z.boolean(),\n  archived: queryBoolean.default(false),',
  'type Owned = { private: boolean }\nconst open = z.boolean().default(false)',
  'discreto: checkbox',
])('let through: %s', (source) => expect(source).not.toMatch(publicByDefault))
