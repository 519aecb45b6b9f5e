import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getTableColumns } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { hashtags } from '#domains/community/banca/hashtags/hashtags.table.ts'
import { posts } from '#domains/community/banca/posts/posts.table.ts'
import { plants } from '#domains/garden/garden/plants/plants.table.ts'
import { spaces } from '#domains/garden/garden/spaces/spaces.table.ts'
import { stuffs } from '#domains/garden/garden/stuffs/stuffs.table.ts'
import { updates } from '#domains/garden/journal/updates/updates.table.ts'
import { plans } from '#domains/garden/plans/plans/plans.table.ts'
import { products } from '#domains/market/products/products/products.table.ts'
import { product_reviews } from '#domains/market/products/reviews/product-reviews.table.ts'
import { variants } from '#domains/market/products/variants/variants.table.ts'
import { formatMoney } from '#shared/money.ts'
import { subjectWords, wordsOf } from './audit.words.ts'
import { changesOf } from './audit-changes.view.ts'
import { isSilent, labelOf } from './audit-fields.words.ts'

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
  expect(wordsOf('device.whatever')).toBe('Mexeu no robô')
  expect(subjectWords('user:12', 'lia')).toBe('Conta lia')
  expect(subjectWords('plant:7', null)).toBe('Planta')
  expect(subjectWords('order:7', null)).toBe('Pedido nº 7')
})

test('every field that is recorded has a name, or says nothing to a reader', () => {
  const whole = [plants, spaces, stuffs, plans, updates, posts, products, variants, product_reviews, hashtags]
  const columns = whole.flatMap((table) => Object.keys(getTableColumns(table)))
  const literal = written(/(?:before|after): \{ ([a-z_]+(?:, [a-z_]+)*) \}/g).flatMap((keys) => keys.split(', '))
  expect(literal.length).toBeGreaterThan(15)
  const keys = [...new Set([...columns, ...literal])]
  expect(keys.filter((key) => !isSilent(key) && !labelOf(key))).toEqual([])
})

test('a change is told field by field: what differs, in words, and no row ids', () => {
  const before = { id: 7, name: 'Ana', private: true, space_id: 3, started_on: '2026-10-01', price: 1250 }
  expect(changesOf({ before, after: { ...before, name: 'Bia', private: false, space_id: 4, price: 990 } })).toEqual([
    { label: 'Nome', before: 'Ana', after: 'Bia' },
    { label: 'Privado', before: 'sim', after: 'não' },
    { label: 'Preço', before: formatMoney(1250), after: formatMoney(990) },
  ])
  const after = { user_type: 'medico', roles: ['iot_analyst'], permissions: ['mail.read'], suspended_until: null }
  expect(changesOf({ before: null, after }).map((one) => [one.label, one.after])).toEqual([
    ['Tipo de conta', 'médico'],
    ['Papéis', 'analista de IoT'],
    ['Permissões', 'Ver a caixa de saída de e-mails'],
  ])
})

test('of lists only what came and went is told; what points at something is told by its name, or not at all', () => {
  const told = (before: object, after: object, names = {}) => changesOf({ before, after }, names)
  expect(told({ roles: ['escritor', 'manager'] }, { roles: ['manager', 'iot_analyst'] })).toEqual([
    { label: 'Papéis', before: 'escritor', after: 'analista de IoT' },
  ])
  expect(
    told({ parts: [{ id: 1, name: 'Relé', quantity: 1 }] }, { parts: [{ id: 1, name: 'Relé', quantity: 2 }] }),
  ).toEqual([{ label: 'Peças', before: 'Nome: Relé; Quantidade: 1', after: 'Nome: Relé; Quantidade: 2' }])
  const names = { assigned_to: new Map([[7, 'lia']]) }
  expect(told({ assigned_to: null }, { assigned_to: 7 }, names)).toEqual([
    { label: 'Responsável', before: '—', after: 'lia' },
  ])
  expect(told({ assigned_to: 7, space_id: 1 }, { assigned_to: 8, space_id: 2 }, names)).toEqual([])
  const typed = ['2026-99-99', '2026-02-03', '2026-02-03T12:00:00Z', '2026-13-01 e mais']
  expect(told({ name: [] }, { name: typed })[0]?.after).toBe(
    '2026-99-99, 03/02/2026, ter, 3 de fev, 09:00, 2026-13-01 e mais',
  )
  expect(told({ state: 'em_revisao', brand_new: 1 }, { state: 'fisico', brand_new: 2 })).toEqual([
    { label: 'Situação', before: 'em revisão', after: 'físico' },
    { label: 'Outro campo', before: '1', after: '2' },
  ])
})
