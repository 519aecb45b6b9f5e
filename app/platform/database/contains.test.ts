import { and, sql } from 'drizzle-orm'
import { customType, pgTable, text } from 'drizzle-orm/pg-core'
import type { Context } from '#platform/context.ts'
import { likePattern } from '#shared/text.ts'
import { expect, test } from '#tests/fixtures.ts'
import { contains, matches } from './contains.ts'

async function found({ db }: Context, text: string, words: string) {
  const { rows } = await db.execute<{ yes: boolean }>(sql`select ${contains(sql`${text}::text`, words)} as yes`)
  return rows[0]?.yes
}

test.for<[text: string, words: string]>([
  ['São João', 'sao'],
  ['Sao Joao', 'SÃO'],
  ['AÇÃO', 'ação'],
  ['Chamado nº 5', 'nº 5'],
  ['Søren', 'søren'],
  ['Brahma´s', 'brahma´s'],
  ['de “aspas”…', '“aspas”…'],
  ['a^b', 'a^b'],
])('%s is found by %s', async ([text, words], { ctx }) => expect(await found(ctx, text, words)).toBe(true))

test.for<[text: string, words: string]>([
  ['São João', 'são pedro'],
  ['maracujá', '%'],
  ['maracujá', '_'],
  ['maracujá', '\\'],
  ['maracujá', '％'],
  ['maracujá', 'm_racuj'],
])('%s is not found by %s', async ([text, words], { ctx }) => expect(await found(ctx, text, words)).toBe(false))

test('wildcards in the input are literals', async ({ ctx }) => {
  for (const [text, words] of [
    ['100% orgânica', '0% ORG'],
    ['100％ orgânica', '％'],
    ['ze_da_horta', '_da_'],
    ['C:\\fotos', ':\\f'],
  ] as const)
    expect(await found(ctx, text, words), words).toBe(true)
})

test('every sign and letter of Europe is found by itself, ours in either case and however composed', async ({
  ctx,
}) => {
  const missed: string[] = []
  const look = async (text: string, words: string) => (await found(ctx, `a${text}b`, `A${words}`)) || missed.push(words)
  for (let code = 0x21; code < 0x180; code++) {
    const letter = String.fromCodePoint(code)
    if (!/\p{Cc}|\s/u.test(letter)) await look(letter, letter)
  }
  for (const letter of 'áàâãéêíóôõúüç') {
    await look(letter, letter.toUpperCase())
    await look(letter.toUpperCase().normalize('NFD'), letter)
    await look(letter, letter.normalize('NFD'))
  }
  expect(missed).toEqual([])
})

const citext = customType<{ data: string }>({ dataType: () => 'citext' })
const things = pgTable('things', { search_text: text().notNull(), nickname: citext().notNull() })

/** A table for as long as the test runs, with indexes as the site's tables have them. */
const makeThings = ({ db }: Context) =>
  db.execute(sql`
    create table things (search_text text not null, nickname citext not null);
    create index things_search on things using gin (search_text gin_trgm_ops);
    create index things_nickname_search on things using gin ((nickname::text) gin_trgm_ops);
    insert into things values ('sao pedro e sao joao', 'Joao.Pedro');
    set local enable_seqscan = off`)

test('searches of search_text and nickname use their trigram index', async ({ ctx }) => {
  await makeThings(ctx)
  for (const [column, index] of [
    [things.search_text, 'things_search'],
    [things.nickname, 'things_nickname_search'],
  ] as const) {
    const query = ctx.db.select().from(things).where(contains(column, 'João'))
    const { rows } = await ctx.db.execute<Record<string, string>>(sql`explain ${query.getSQL()}`)
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain(`Bitmap Index Scan on ${index}`)
    expect(await query).toHaveLength(1)
  }
})

test('a prepared statement is given its pattern when it runs', async ({ ctx }) => {
  await makeThings(ctx)
  const columns = [things.search_text, things.nickname, sql`'Tenda da São João'`]
  const prepared = ctx.db
    .select({ search_text: things.search_text })
    .from(things)
    .where(and(...columns.map((column) => matches(column, sql.placeholder('search')))))
    .prepare('words')
  expect(await prepared.execute({ search: likePattern('JOÃO') })).toHaveLength(1)
  expect(await prepared.execute({ search: likePattern('são pedro') })).toEqual([])
})
