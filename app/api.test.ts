import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { apiDocument, apiLines } from './api-document.ts'

/** backOffice lives in back-office. */
const folderOf = (domain: string) => domain.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const testsOf = (domain: string) =>
  readdirSync(join('app/domains', folderOf(domain)), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => readFileSync(join('app/domains', folderOf(domain), file), 'utf8'))
    .join('\n')

test('every call says what comes out, who may call it, and has a test', () => {
  const lines = apiLines()
  expect(lines.length).toBeGreaterThan(10)
  for (const { name, path, access, hasOutput } of lines) {
    const [domain = '', ...rest] = name.split('.')
    expect(hasOutput, `${name} has no output schema`).toBe(true)
    expect(access, `${name} has no access rule`).toBeTruthy()
    expect(path, name).toMatch(/^\/api\/v1\/[a-z0-9-]+\//)
    expect(testsOf(domain), `${name} has no test`).toMatch(new RegExp(`\\.${rest.at(-1)}\\b`))
  }
})

test('no two calls share a method and path', () => {
  const keys = apiLines().map(({ method, path }) => `${method} ${path.replace(/\{[^}]+\}/g, '{}')}`)
  expect(new Set(keys).size).toBe(keys.length)
})

test('the committed openapi.json is what the calls say (npm run generate)', async () => {
  expect(JSON.parse(readFileSync('openapi.json', 'utf8'))).toEqual(JSON.parse(JSON.stringify(await apiDocument())))
})
