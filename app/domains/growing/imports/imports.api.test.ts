import { and, asc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { newHost } from '#api-routes.ts'
import { deedsOf } from '#domains/game/points/index.ts'
import { aPlant, cycleId } from '#domains/garden/garden/plants/plants.factory.ts'
import { plants } from '#domains/garden/garden/plants/plants.table.ts'
import { aSpace } from '#domains/garden/garden/spaces/spaces.factory.ts'
import { update_photos, updates } from '#domains/garden/journal/updates/updates.table.ts'
import { aCase } from '#domains/growing/problems/cases/cases.factory.ts'
import { problem_entries } from '#domains/growing/problems/cases/cases.table.ts'
import { anAdmin } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { notifications } from '#domains/people/notifications/notifications/notifications.table.ts'
import type { Context } from '#platform/context.ts'
import { files } from '#platform/files/files.table.ts'
import { expect, test } from '#tests/fixtures.ts'
import type { Client } from '#web/api-for.server.ts'
import { import_things, imports } from './imports/imports.table.ts'
import { anImport, importPhotos } from './imports.factory.ts'
import { importsJobs } from './imports.jobs.ts'
import { importUploads } from './index.ts'

const diary = `Planta;Genética;Data;Atividade;Volume (ml);pH;Texto;Fase
Lua;Haze;05/03/2026 08:30;Rega;500;6,2;Primeira;Vegetativo
Lua;;06/03/2026;;;;Folhas novas;
Sol;;07/03/2026;Rega;;;Sem medir;
Sol;;31/02/2026;Rega;400;;;
Sol;;08/03/2026;Rega;muito;;;
Sol;;08/03/2030;Nota;;;Amanhã;
Lua;;10/04/2026;Nota;;;Virou;Floração
`
const idOf = async ({ db }: Context, uuid: string) =>
  (await db.select().from(imports).where(eq(imports.uuid, uuid)))[0]?.id ?? 0
const run = async (ctx: Context, uuid: string) => importsJobs['imports.run'](ctx, { import_id: await idOf(ctx, uuid) })
const undo = async (ctx: Context, uuid: string) =>
  importsJobs['imports.undo'](ctx, { import_id: await idOf(ctx, uuid) })
const journalOf = ({ db }: Context, created_by: number) =>
  db
    .select()
    .from(updates)
    .where(and(eq(updates.created_by, created_by), isNull(updates.deleted_at)))
    .orderBy(asc(updates.happened_at), asc(updates.id))
const gardenOf = ({ db }: Context, created_by: number) =>
  db
    .select()
    .from(plants)
    .where(and(eq(plants.created_by, created_by), isNull(plants.deleted_at)))
    .orderBy(asc(plants.id))

async function matched(
  ctx: Context,
  as: (user: { id: number }) => Promise<Client>,
  user: { id: number },
  text = diary,
) {
  const { id: uuid } = await anImport(ctx, text)
  const mine = (await as(user)).imports
  const { mapping } = await mine.show({ uuid })
  return { uuid, mine, mapping, planned: await mine.match({ uuid, ...mapping }) }
}

test('a new plant whose file says no phase is asked about; what is said stands with its last row, and is undone with it', async ({
  ctx,
  as,
  contextOf,
}) => {
  const user = await aUser(ctx)
  const me = await contextOf(user)
  const rows = 'Planta;Data;Texto;Fase\nLua;05/03/2026;Nasceu;\nLua;10/04/2026;Cheirosa;\nSol;05/03/2026;x;Vegetativo\n'
  const { uuid, mine, planned } = await matched(me, as, user, `${rows}Mar;06/03/2026;y;\n`)
  expect(planned.new_plants.map(({ name, asks_phase }) => [name, asks_phase])).toEqual([
    ['Lua', true],
    ['Mar', true],
    ['Sol', false],
  ])
  // Of one whose file says it nothing is taken, nor of one that is not there; unanswered it stays as it was made.
  const say = (plant: string) => ({ plant, phase: 'floracao' as const })
  await mine.start({ uuid, phases: [say('Lua'), say('Sol'), say('Nada'), { plant: 'Mar' }] })
  await run(ctx, uuid)
  const cyclesOf = async () => {
    const { data } = await (await as(user)).garden.plants.list({
      user: user.nickname,
      order_by: 'name',
      order_type: 'asc',
    })
    return data.map(({ name, plant_cycle }) => [name, plant_cycle.slug])
  }
  expect(await cyclesOf()).toEqual([
    ['Lua', 'floracao'],
    ['Mar', 'germinacao'],
    ['Sol', 'vegetativo'],
  ])
  expect((await gardenOf(ctx, user.id)).find(({ name }) => name === 'Lua')?.cycle_since).toBe('2026-04-10')
  await mine.undo({ uuid })
  await undo(ctx, uuid)
  expect(await gardenOf(ctx, user.id)).toEqual([])
})

test('a spreadsheet: matched by its heads, said row by row, and only then written, private and without a word to anybody', async ({
  ctx,
  as,
  contextOf,
}) => {
  const user = await aUser(ctx)
  const me = await contextOf(user)
  const { uuid, mine, mapping, planned } = await matched(me, as, user)
  expect(mapping.columns).toEqual(['planta', 'genetica', 'data', 'atividade', 'volume_ml', 'ph', 'texto', 'fase'])
  expect(planned).toMatchObject({ state: 'conferir', rows: 7, counts: { pronta: 4, erro: 3 } })
  expect(planned.new_plants).toEqual([
    { name: 'Lua', started_on: '2026-03-05', asks_phase: false },
    { name: 'Sol', started_on: '2026-03-07', asks_phase: true },
  ])
  const { data } = await mine.rows({ uuid })
  expect(data.map(({ number, state, acts, says }) => [number, state, acts.join('+'), says])).toEqual([
    [2, 'pronta', 'Rega: 500\u00a0ml, pH 6,2', ''],
    [3, 'pronta', 'Nota', ''],
    [4, 'pronta', 'Nota', ''],
    [5, 'erro', '', 'Não entendemos a data “31/02/2026”.'],
    [6, 'erro', '', 'Volume: “muito” não é um número.'],
    [7, 'erro', '', 'A data “08/03/2030” ainda não chegou.'],
    [8, 'pronta', 'Nota+Mudança de fase', 'Vira 2 registros.'],
  ])
  expect((await mine.rows({ uuid, state: 'erro' })).total).toBe(3)
  expect(await gardenOf(ctx, user.id)).toEqual([])
  expect((await mine.start({ uuid })).state).toBe('importando')
  await run(ctx, uuid)
  expect(await mine.show({ uuid })).toMatchObject({
    state: 'pronta',
    counts: { feita: 4, erro: 3 },
    finished_at: ctx.now(),
  })
  expect(await gardenOf(ctx, user.id)).toMatchObject([
    { name: 'Lua', private: true, genetic_name: 'Haze', started_on: '2026-03-05', cycle_since: '2026-04-10' },
    { name: 'Sol', private: true, started_on: '2026-03-07' },
  ])
  expect((await journalOf(ctx, user.id)).map(({ kind, text, measures }) => [kind, text, measures])).toEqual([
    ['rega', 'Primeira', { volume_ml: { value: 500 }, ph: { value: 6.2 } }],
    ['nota', 'Folhas novas', {}],
    ['nota', 'Rega: Sem medir', {}],
    ['nota', 'Virou', {}],
    ['fase', '', {}],
  ])
  expect(await ctx.db.select().from(notifications)).toEqual([])
  const { rows: jobs } = await ctx.db.execute(
    sql`select task_identifier from graphile_worker.jobs where task_identifier ~ 'settle|propose|tell'`,
  )
  expect(jobs).toEqual([])
  for (const cause of ['cuidado', 'medicao', 'colheita'] as const)
    expect(await deedsOf(ctx, cause, { user_id: user.id })).toEqual([])
})

test('the same file again says so and adds nothing; one with more rows adds only those', async ({
  ctx,
  as,
  contextOf,
}) => {
  const user = await aUser(ctx)
  const me = await contextOf(user)
  const { uuid, mine } = await matched(me, as, user)
  await mine.start({ uuid })
  await run(ctx, uuid)
  const before = (await journalOf(ctx, user.id)).length
  expect(await anImport(me, diary)).toEqual({ id: uuid, again: true })
  await run(ctx, uuid)
  const more = await matched(me, as, user, `${diary}Lua;;11/04/2026;Nota;;;Depois;\n`)
  expect(more.planned.counts).toMatchObject({ 'ja-estava': 4, pronta: 1, erro: 3 })
  await more.mine.start({ uuid: more.uuid })
  await run(ctx, more.uuid)
  expect((await journalOf(ctx, user.id)).length).toBe(before + 1)
  expect(await gardenOf(ctx, user.id)).toHaveLength(2)
})

test('undone it is gone as a whole; what was changed since stays, and it is said; then it may come again', async ({
  ctx,
  as,
  contextOf,
}) => {
  const user = await aUser(ctx)
  const me = await contextOf(user)
  const { uuid, mine } = await matched(me, as, user)
  await mine.start({ uuid })
  await run(ctx, uuid)
  const [first] = await journalOf(ctx, user.id)
  const { journal } = await as(user)
  await journal.updates.change({ id: first?.id ?? 0, text: 'Melhor assim', measures: { volume_ml: { value: 450 } } })
  expect((await mine.undo({ uuid })).state).toBe('desfazendo')
  await undo(ctx, uuid)
  expect(await mine.show({ uuid })).toMatchObject({
    ...{ state: 'desfeita', undone: 5 },
    kept: [
      { says: 'Planta com registros que ficam', count: 1 },
      { says: 'Registro que você mudou depois', count: 1 },
    ],
  })
  expect((await gardenOf(ctx, user.id)).map(({ name }) => name)).toEqual(['Lua'])
  expect((await journalOf(ctx, user.id)).map(({ text }) => text)).toEqual(['Melhor assim'])
  await undo(ctx, uuid)
  const again = await matched(me, as, user)
  expect(again.planned.counts).toMatchObject({ pronta: 3, 'ja-estava': 1 })
})

test('killed in the middle, the job run again goes on: each row once', async ({ ctx, as, contextOf }) => {
  const user = await aUser(ctx)
  const me = await contextOf(user)
  const lines = Array.from(
    { length: 120 },
    (_, at) => `Lua;${String((at % 28) + 1).padStart(2, '0')}/03/2026;nota ${at}`,
  )
  const { uuid, mine } = await matched(me, as, user, `Planta;Data;Texto\n${lines.join('\n')}\n`)
  await mine.start({ uuid })
  let moments = 0
  const dying: Context = {
    ...ctx,
    now: () => {
      if (++moments > 170) throw new Error('killed')
      return ctx.now()
    },
  }
  await expect(importsJobs['imports.run'](dying, { import_id: await idOf(ctx, uuid) })).rejects.toThrow('killed')
  const half = (await journalOf(ctx, user.id)).length
  expect([half > 0, half < 120]).toEqual([true, true])
  expect((await mine.show({ uuid })).state).toBe('importando')
  await run(ctx, uuid)
  expect((await journalOf(ctx, user.id)).length).toBe(120)
})

test('photos in a ZIP come by the column or by their name, without what the camera wrote; what is none is said', async ({
  ctx,
  as,
  contextOf,
}) => {
  const user = await aUser(ctx)
  const me = await contextOf(user)
  const photo = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#3a7d44' } })
    .withExif({ IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '23/1 33/1 0/1' } })
    .jpeg()
    .toBuffer()
  const { id: uuid } = await anImport(
    me,
    'Planta;Data;Texto;Foto;Início\nLua;05/03/2026;Bonita;a.jpg;05/03/2026\nLua;06/03/2026;;falta.jpg;\nLua;07/03/2026;;ruim.jpg;\n',
  )
  const mine = (await as(user)).imports
  await importPhotos(me, uuid, {
    'pasta/a.jpg': photo,
    'lua-2026-03-09.jpg': photo,
    'lua-2026-03-04.jpg': photo,
    'ruim.jpg': Buffer.from('não'),
    'solta.jpg': photo,
  })
  const { mapping } = await mine.show({ uuid })
  const planned = await mine.match({ uuid, ...mapping })
  expect(planned).toMatchObject({ photos: 5, counts: { pronta: 3, duvida: 1, pulada: 2 } })
  const said = (await mine.rows({ uuid, state: 'pulada' })).data.map(({ says }) => says)
  expect(said).toEqual(['Fica de fora: foto falta.jpg, que não está no ZIP.', 'Foto solta.jpg: o nome não diz o dia.'])
  await mine.start({ uuid })
  await run(ctx, uuid)
  expect((await mine.show({ uuid })).counts).toEqual({ feita: 2, duvida: 1, pulada: 2, erro: 1 })
  const kept = await ctx.db
    .select({ kind: updates.kind, public: files.public, attached: files.attached })
    .from(update_photos)
    .innerJoin(updates, eq(updates.id, update_photos.update_id))
    .innerJoin(files, eq(files.id, update_photos.file_id))
    .orderBy(updates.happened_at)
  expect(kept).toEqual([
    { kind: 'nota', public: false, attached: true },
    { kind: 'foto', public: false, attached: true },
  ])
  expect(await ctx.env.storage.read(`imports/${uuid}`)).toBe(null)
})

test('it goes by the rules of the journal: an open plant gets nothing, a name that stands twice is asked about, a space takes its air', async ({
  ctx,
  as,
  contextOf,
}) => {
  const user = await aUser(ctx)
  const me = await contextOf(user)
  await aPlant(ctx, { created_by: user.id, name: 'Aberta', private: false })
  for (let i = 0; i < 2; i++) await aPlant(ctx, { created_by: user.id, name: 'Gêmea' })
  const space = await aSpace(ctx, { created_by: user.id })
  const text = 'Planta;Data;Texto;Temperatura\naberta;05/03/2026;x;\nGemea;05/03/2026;x;\n;05/03/2026;;24,5\n'
  const { uuid, mine, mapping, planned } = await matched(me, as, user, text)
  expect(planned.counts).toEqual({ pulada: 2, erro: 1 })
  const withSpace = await mine.match({ uuid, ...mapping, space_id: space.id })
  expect(withSpace.counts).toEqual({ pulada: 1, erro: 1, pronta: 1 })
  await mine.start({ uuid })
  await run(ctx, uuid)
  expect(await journalOf(ctx, user.id)).toMatchObject([
    { plant_id: null, space_id: space.id, kind: 'medicao', measures: { temperature: { value: 24.5 } } },
  ])
  const foreign = await aSpace(ctx)
  const other = await matched(me, as, user, `${text};06/03/2026;;25\n`)
  await expect(other.mine.match({ uuid: other.uuid, ...mapping, space_id: foreign.id })).rejects.toMatchObject({
    data: { errors: { space_id: [expect.stringContaining('seus espaços')] } },
  })
})

test('to anybody else it does not exist, staff included; nothing begins unmatched; a draft is discarded, a finished one is not', async ({
  ctx,
  as,
  api,
  contextOf,
}) => {
  const user = await aUser(ctx)
  const me = await contextOf(user)
  const { id: uuid } = await anImport(me, diary)
  const mine = (await as(user)).imports
  await expect(mine.start({ uuid })).rejects.toMatchObject({ status: 409 })
  await expect(mine.undo({ uuid })).rejects.toMatchObject({ status: 409 })
  const wrong = (input: object) =>
    mine.match({ uuid, order: 'dmy', ...input } as never).catch(({ data }) => data.errors)
  expect(await wrong({ columns: ['planta'] })).toEqual({ columns: ['Diga o que é cada coluna.'] })
  expect(await wrong({ columns: ['planta', '', '', '', '', '', '', ''] })).toEqual({
    columns: ['Escolha qual coluna é a data.'],
  })
  expect(await wrong({ columns: ['nada', '', '', '', '', '', '', ''] })).toMatchObject({
    'columns.0': [expect.any(String)],
  })
  for (const stranger of [await aUser(ctx), await anAdmin(ctx)]) {
    const { imports } = await as(stranger)
    expect(await imports.list()).toEqual({ data: [] })
    for (const call of [imports.show, imports.rows, imports.start, imports.undo, imports.discard])
      await expect(call({ uuid })).rejects.toMatchObject({ status: 404 })
  }
  await expect(api.imports.list()).rejects.toMatchObject({ status: 401 })
  expect((await mine.list()).data).toMatchObject([
    { uuid, state: 'colunas', format: 'planilha', file_name: 'diario.csv' },
  ])
  await mine.discard({ uuid })
  await expect(mine.show({ uuid })).rejects.toMatchObject({ status: 404 })
  const { uuid: other } = await matched(me, as, user)
  await mine.start({ uuid: other })
  await expect(mine.discard({ uuid: other })).rejects.toMatchObject({ status: 409 })
})

test('the columns are remembered for a file of the same head', async ({ ctx, as, contextOf }) => {
  const user = await aUser(ctx)
  const me = await contextOf(user)
  const mine = (await as(user)).imports
  const first = await anImport(me, 'Vaso;Quando;Água\nLua;05/03/2026;2\n')
  const columns = ['planta', 'data', 'volume_ml:L']
  await mine.match({ uuid: first.id, columns })
  const second = await anImport(me, 'VASO ;quando;agua\nLua;06/03/2026;3\n')
  expect((await mine.show({ uuid: second.id })).mapping.columns).toEqual(columns)
})

test('it is sent through its route, refused in words, and what was only looked at goes after a week', async ({
  ctx,
  contextOf,
  clock,
}) => {
  const user = await aUser(ctx)
  const me = await contextOf(user)
  const app = newHost(false)
  importUploads(app, async () => me)
  const send = (bytes: string, url = '/api/v1/plan-cultivation/import/file') =>
    app.inject({
      ...{ method: 'POST', url, headers: { 'content-type': 'multipart/form-data; boundary=x' } },
      payload: `--x\r\ncontent-disposition: form-data; name="file"; filename="..\\\\diário.csv"\r\n\r\n${bytes}\r\n--x--\r\n`,
    })
  const sent = await send(diary)
  expect([sent.statusCode, sent.json()]).toEqual([201, { id: expect.any(String), again: false }])
  expect((await send(diary)).json()).toEqual({ ...sent.json(), again: true })
  expect((await send('nada')).json()).toMatchObject({
    statusCode: 422,
    errors: { file: [expect.stringContaining('planilha')] },
  })
  const photos = await send('nada', `/api/v1/plan-cultivation/import/${sent.json().id}/photos`)
  expect(photos.json()).toMatchObject({ statusCode: 422, errors: { photos: [expect.stringContaining('ZIP')] } })
  expect((await ctx.db.select().from(imports)).map(({ file_name }) => file_name)).toEqual(['diário.csv'])
  clock.now = new Date(clock.now.getTime() + 8 * 86_400_000)
  await importsJobs['imports.sweep'](ctx)
  expect(await ctx.db.select().from(imports)).toEqual([])
})

test('a plant that is renamed and opened while its import runs gets nothing more of it', async ({
  ctx,
  as,
  contextOf,
}) => {
  const user = await aUser(ctx)
  const text = 'Planta;Data;Texto\nLua;05/03/2026;um\nLua;06/03/2026;dois\nLua;07/03/2026;três\n'
  const { uuid, mine } = await matched(await contextOf(user), as, user, text)
  await mine.start({ uuid })
  await run(ctx, uuid)
  const [made] = await gardenOf(ctx, user.id)
  // A worker that was killed goes on where it stopped.
  const leave = async (rows: SQL) => {
    await ctx.db.execute(sql`delete from updates where created_by = ${user.id} and ${rows}`)
    await ctx.db.execute(sql`update import_rows set state = 'pronta' where cells[3] in ('dois', 'três')`)
    await ctx.db.execute(sql`update imports set state = 'importando' where uuid = ${uuid}`)
    await run(ctx, uuid)
  }
  await ctx.db.update(plants).set({ name: 'Luar' }).where(eq(plants.created_by, user.id))
  await leave(sql`text in ('dois', 'três')`)
  expect((await journalOf(ctx, user.id)).map(({ plant_id, text }) => [plant_id, text])).toEqual(
    ['um', 'dois', 'três'].map((text) => [made?.id, text]),
  )
  await ctx.db.update(plants).set({ private: false }).where(eq(plants.created_by, user.id))
  await leave(sql`text in ('dois', 'três')`)
  expect((await journalOf(ctx, user.id)).map(({ text }) => text)).toEqual(['um'])
  const { data } = await mine.rows({ uuid, state: 'erro' })
  expect(data.map(({ says }) => says)).toEqual([expect.stringContaining('“Luar” é pública'), expect.any(String)])
  expect(await ctx.db.select().from(import_things).where(isNotNull(import_things.plant_id))).toHaveLength(1)
})

test('what is too long for our journal is cut, and the dry run says so', async ({ ctx, as, contextOf }) => {
  const user = await aUser(ctx)
  const text = `Planta;Data;Texto\nLua;05/03/2026;${'a'.repeat(5001)}\n${'S'.repeat(121)};05/03/2026;curta\n`
  const { uuid, mine } = await matched(await contextOf(user), as, user, text)
  expect((await mine.rows({ uuid })).data.map(({ state, says }) => [state, says])).toEqual([
    ['pronta', 'Fica de fora: o fim do texto, que passa de 5.000 caracteres.'],
    ['pronta', 'Fica de fora: o fim do nome da planta, que passa de 120 caracteres.'],
  ])
})

test('a time that no day has is not guessed', async ({ ctx, as, contextOf }) => {
  const text =
    'Planta;Data;Hora;Texto\nLua;05/03/2026 25:61;;um\nLua;05/03/2026;24:00;dois\nLua;05/03/2026;manhã;três\n'
  const user = await aUser(ctx)
  const { uuid, mine } = await matched(await contextOf(user), as, user, text)
  expect((await mine.rows({ uuid })).data.map(({ state }) => state)).toEqual(['erro', 'erro', 'pronta'])
})

test('it harvests no plant that waits after a treatment, as the dry run says; treated meanwhile it does not either', async ({
  ctx,
  as,
  contextOf,
}) => {
  const user = await aUser(ctx)
  const [lua, sol] = [
    await aPlant(ctx, { created_by: user.id, name: 'Lua' }),
    await aPlant(ctx, { created_by: user.id, name: 'Sol' }),
  ]
  const treat = async (plant: typeof lua) => {
    const { id: case_id } = await aCase(ctx, plant)
    const spray = { case_id, created_by: user.id, kind: 'tratamento' as const, text: 'Borrifei.', product: 'Enxofre' }
    await ctx.db.insert(problem_entries).values({ ...spray, on: '2026-11-20', safety_days: 7 })
  }
  await treat(lua)
  const text =
    'Planta;Data;Atividade;Texto\nLua;20/11/2026;Colheita;\nLua;19/11/2026;Nota;Bem\nSol;20/11/2026;Colheita;\n'
  const { uuid, mine } = await matched(await contextOf(user), as, user, text)
  const rows = async () => (await mine.rows({ uuid })).data.map(({ state, says }) => `${state} ${says}`.trim())
  const said = (name: string) =>
    `erro ${name}: colher só a partir de sex, 27 de nov, pela carência de Enxofre, de sex, 20 de nov. Se foi isso mesmo, anote na planta.`
  expect(await rows()).toEqual([said('Lua'), 'pronta', 'pronta'])
  await treat(sol)
  await mine.start({ uuid })
  await run(ctx, uuid)
  expect(await rows()).toEqual([said('Lua'), 'feita', said('Sol')])
  expect((await gardenOf(ctx, user.id)).map(({ status }) => status)).toEqual(['viva', 'viva'])
})

test('what repeats a row or the journal, or is from before the plant began, is doubted: out, unless its person takes it', async ({
  ctx,
  as,
  contextOf,
}) => {
  const user = await aUser(ctx)
  const lua = await aPlant(ctx, { created_by: user.id, name: 'Lua', started_on: '2026-10-01' })
  const { journal } = await as(user)
  await journal.updates.post({
    ...{ id_or_slug: lua.slug, kind: 'rega', measures: { volume_ml: { value: 0.5, unit: 'L' } } },
    happened_at: '2026-11-02T08:00',
  })
  const text = `Planta;Data;Atividade;Volume (ml);Início
Lua;01/11/2026 08:00;Rega;500;
lua;01/11/2026 08:00;Rega;500;
Lua;01/11/2026 08:00;Rega;500;
Lua;01/11/2026 08:00;Rega;400;
Lua;02/11/2026 08:00;Rega;500;
Lua;02/11/2026 08:01;Rega;500;
Lua;30/09/2026;Rega;500;
Sol;05/10/2026;Rega;300;10/10/2026
`
  const me = await contextOf(user)
  const { uuid, mine, planned } = await matched(me, as, user, text)
  expect(planned.counts).toEqual({ pronta: 3, duvida: 5 })
  const early = (name: string, day: string) => `“${name}” começou em ${day}, depois desta data.`
  expect((await mine.rows({ uuid })).data.map(({ state, says }) => `${state} ${says}`.trim())).toEqual([
    'pronta',
    'duvida Diz o mesmo que a linha 2.',
    'duvida Diz o mesmo que a linha 2.',
    'pronta',
    'duvida Já está no diário, nesta hora e com os mesmos valores.',
    'pronta',
    `duvida ${early('Lua', '01/10/2026')}`,
    `duvida ${early('Sol', '10/10/2026')}`,
  ])
  await mine.start({ uuid })
  await run(ctx, uuid)
  expect((await mine.show({ uuid })).counts).toEqual({ feita: 3, duvida: 5 })
  expect(await journalOf(ctx, user.id)).toHaveLength(4)
  await mine.undo({ uuid })
  await undo(ctx, uuid)
  expect(await journalOf(ctx, user.id)).toHaveLength(1)

  const again = await matched(me, as, user, text)
  await again.mine.start({ uuid: again.uuid, doubtful: true })
  await run(ctx, again.uuid)
  expect((await again.mine.show({ uuid: again.uuid })).counts).toEqual({ feita: 8 })
  expect(await gardenOf(ctx, user.id)).toMatchObject([{ name: 'Lua' }, { name: 'Sol', started_on: '2026-10-10' }])
  // The same rows in another file are known, all of them.
  const other = await matched(me, as, user, `${text}\n`)
  expect(other.planned.counts).toEqual({ 'ja-estava': 8 })
  await again.mine.undo({ uuid: again.uuid })
  await undo(ctx, again.uuid)
  expect(await journalOf(ctx, user.id)).toHaveLength(1)
})

test('the site’s own export comes back with its phases, and how many photos there were names none', async ({
  ctx,
  as,
  contextOf,
}) => {
  const plant = await aPlant(ctx, { name: '=Lua', started_on: '2026-10-01' })
  const user = { id: plant.created_by }
  const { journal, cultivation } = await as(user)
  const note = (kind: 'rega' | 'fase', day: string, more: object) =>
    journal.updates.act({ kind, plant_ids: [plant.id], happened_at: `${day}T10:00`, ...more })
  await note('rega', '2026-10-02', { measures: { volume_ml: { value: 500 } } })
  await note('fase', '2026-10-09', { catalogue_item_id: await cycleId(ctx, 'floracao') })
  const csv = await cultivation.growExport.plantFile({ id_or_slug: plant.slug, format: 'csv' })
  await ctx.db.update(plants).set({ name: 'Outra' }).where(eq(plants.id, plant.id))
  const { uuid, mine } = await matched(await contextOf(user), as, user, await csv.text())
  const rows = (await mine.rows({ uuid })).data.map(({ acts, says }) => [acts.join('+'), says])
  expect(rows).toEqual(
    expect.arrayContaining([
      ['Rega: 500\u00a0ml', ''],
      ['Mudança de fase', ''],
    ]),
  )
  expect(rows.flatMap(([, says]) => says || [])).toEqual([])
  await mine.start({ uuid })
  await run(ctx, uuid)
  expect(await gardenOf(ctx, user.id)).toMatchObject([{}, { name: '=Lua', cycle_since: '2026-10-09' }])
})

test('a change of phase whose phase stands in no column is said', async ({ ctx, as, contextOf }) => {
  const user = await aUser(ctx)
  const text = 'Planta;Data;Atividade;Fotos\nLua;05/03/2026;Mudança de fase;0\n'
  const { uuid, mine } = await matched(await contextOf(user), as, user, text)
  expect((await mine.rows({ uuid })).data.map(({ says }) => says)).toEqual([
    'Fica de fora: a fase, que não está na coluna Fase.',
  ])
})
