import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { subjectWords, wordsOf } from './audit.words.ts'

const written = (pattern: RegExp) =>
  readdirSync('app/domains', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.includes('.test.'))
    .flatMap((path) =>
      [...readFileSync(join('app/domains', path), 'utf8').matchAll(pattern)].map(([, name]) => name ?? ''),
    )

test('whatever staff do is said in words, never by its code', () => {
  const acts = written(/action: '([a-z_]+\.[a-z_]+)'/g)
  expect(acts.length).toBeGreaterThan(50)
  expect(acts.filter((act) => wordsOf(act).includes('outra coisa'))).toEqual([])
  const prefixes = written(/action: `([a-z_]+)\.\$/g)
  expect(prefixes.map((prefix) => wordsOf(`${prefix}.x`)).filter((words) => words.includes('outra coisa'))).toEqual([])
  const subjects = written(/subject: `([a-z_]+):/g)
  expect(
    subjects.map((kind) => subjectWords(`${kind}:7`, null)).filter((words) => words.startsWith('Registro')),
  ).toEqual([])
  expect(wordsOf('freight_table.changed')).toBe('Mudou a tabela de frete')
  expect(subjectWords('user:12', 'lia')).toBe('Conta lia')
  expect(subjectWords('plant:7', null)).toBe('Planta nº 7')
})
