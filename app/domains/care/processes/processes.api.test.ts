import { eq } from 'drizzle-orm'
import { anAdmin, aStaffMember } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { notifications } from '#domains/people/notifications/notifications/notifications.table.ts'
import type { Context } from '#platform/context.ts'
import { DAY } from '#shared/durations.ts'
import { expect, test } from '#tests/fixtures.ts'
import { process_history, process_openings, processes } from './processes/processes.table.ts'
import { aClient, aProcess, aProfessional, statusId } from './processes.factory.ts'
import { care_professionals } from './professionals/care-professionals.table.ts'
import { care_settings } from './settings/care-settings.table.ts'

const story = 'Epilepsia desde os três anos, quatro remédios sem resposta.'
const told = async ({ db }: Context, user_id: number) =>
  (await db.select().from(notifications).where(eq(notifications.user_id, user_id))).map(({ title }) => title)

test('a grower with a complete registration opens one process, and gets it again when it is sent again', async ({
  ctx,
  as,
}) => {
  const client = await aClient(ctx)
  const { processes: api } = (await as(client)).processes
  const idempotency_key = crypto.randomUUID()
  const { token } = await api.open({ kind: 'habeas-corpus', story, idempotency_key })
  expect(await api.open({ kind: 'habeas-corpus', story, idempotency_key })).toEqual({ token })
  await expect(api.open({ kind: 'importacao', story })).rejects.toMatchObject({ status: 409 })
  expect(await api.show({ token })).toMatchObject({
    ...{ role: 'client', client_id: client.id, story, status: { name: 'Triagem' }, profissionais: [] },
    history: [{ status: 'Triagem', by: client.nickname }],
    ...{ tags: null, shares: [], can: { note: false, share: true, distribute: false } },
  })
  const [row] = await ctx.db.select().from(processes)
  expect(row?.sealed_story).not.toContain('Epilepsia')
})

test('who is unconfirmed, or works here, opens none; a story of three words is asked again', async ({ ctx, as }) => {
  await expect(
    (await as(await aUser(ctx))).processes.processes.open({ kind: 'habeas-corpus', story }),
  ).rejects.toMatchObject({ status: 403 })
  const doctor = await aUser(ctx, { user_type: 'medico', registration_confirmed_at: ctx.now() })
  await expect((await as(doctor)).processes.processes.open({ kind: 'habeas-corpus', story })).rejects.toMatchObject({
    status: 409,
  })
  await expect(
    (await as(await aClient(ctx))).processes.processes.open({ kind: 'habeas-corpus', story: 'Dor.' }),
  ).rejects.toMatchObject({
    data: { errors: { story: [expect.stringContaining('Conte em algumas palavras')] } },
  })
})

test('the reception hands out the seats, proposing those of the settings; who takes one is told', async ({
  ctx,
  as,
}) => {
  const { process, token, reception, team } = await aProcess(ctx, { seated: [] })
  const { advogado, medico } = team
  await ctx.db.insert(care_settings).values({ adv_pattern_id: advogado.id, medico_id: medico.id })
  const { processes: api } = (await as(reception)).processes
  const { team: proposed, professionals } = await api.teamOptions({ token })
  expect(proposed).toEqual({
    advogado: advogado.id,
    medico: medico.id,
    advogado_secundario: null,
    engenheiro_agronomo: null,
  })
  expect(professionals).toHaveLength(4)
  await api.setTeam({ token, ...proposed })
  expect(await told(ctx, medico.id)).toEqual([`Processo ${process.id} chegou para você`])
  expect(await (await as(medico)).processes.processes.show({ token })).toMatchObject({
    ...{ role: 'professional', own: 'medico', reads: ['medico'], shares: null },
    profissionais: [
      { id: advogado.id, seat: 'advogado' },
      { id: medico.id, seat: 'medico' },
    ],
  })
  // Who is no professional of it, or not active, takes no seat; the same person not both of the lawyers'.
  await expect(api.setTeam({ token, ...proposed, medico: advogado.id })).rejects.toMatchObject({
    data: { errors: { medico: [expect.any(String)] } },
  })
  await expect(api.setTeam({ token, ...proposed, advogado_secundario: advogado.id })).rejects.toMatchObject({
    data: { errors: { advogado_secundario: [expect.any(String)] } },
  })
  await expect((await as(advogado)).processes.processes.setTeam({ token, ...proposed })).rejects.toMatchObject({
    status: 403,
  })
})

test('who leaves a seat, or the profession, finds the process no more', async ({ ctx, as }) => {
  const { token, reception, team } = await aProcess(ctx)
  const { advogado, medico, 'engenheiro-agronomo': agronomo } = team
  const other = await aProfessional(ctx, 'medico')
  const chosen = {
    advogado: advogado.id,
    advogado_secundario: null,
    medico: other.id,
    engenheiro_agronomo: agronomo.id,
  }
  await (await as(reception)).processes.processes.setTeam({ token, ...chosen })
  const missing = { status: 404 }
  await expect((await as(medico)).processes.processes.show({ token })).rejects.toMatchObject(missing)
  await expect((await as(team['advogado-secundario'])).processes.processes.show({ token })).rejects.toMatchObject(
    missing,
  )
  await ctx.db.update(users).set({ user_type: 'grower' }).where(eq(users.id, agronomo.id))
  await expect((await as(agronomo)).processes.processes.show({ token })).rejects.toMatchObject(missing)
})

test('a process moves by the catalogue, with its reason; the administration may always', async ({ ctx, as }) => {
  const { process, token, client, team, reception } = await aProcess(ctx, { status: 'medico' })
  const [from_id, juridico, protocolado, concluido] = await Promise.all(
    ['medico', 'juridico', 'protocolado', 'concluido'].map((slug) => statusId(ctx, slug)),
  )
  const move = async (who: { id: number }, status_id = 0, more = {}) =>
    (await as(who)).processes.processes.move({ token, from_id: from_id ?? 0, status_id, ...more })
  await expect(move(team.medico, protocolado)).rejects.toMatchObject({
    data: { errors: { status_id: ['Daqui o processo pode ir para: Documentação, Agronômico, Jurídico.'] } },
  })
  await expect(move(team['engenheiro-agronomo'], juridico)).rejects.toMatchObject({ status: 403 })
  await expect(move(client, juridico)).rejects.toMatchObject({ status: 403 })
  await move(team.medico, juridico, { reason: 'Laudo assinado.' })
  expect(await told(ctx, client.id)).toEqual(['Seu processo andou'])
  expect((await (await as(client)).processes.processes.show({ token })).history.at(-1)).toMatchObject({
    status: 'Jurídico',
    reason: 'Laudo assinado.',
    by: team.medico.nickname,
  })
  // The reception reads that it moved, not why.
  expect((await (await as(reception)).processes.processes.show({ token })).history.at(-1)).toMatchObject({
    status: 'Jurídico',
    reason: '',
  })
  // Who looked at an older status moves nothing.
  await expect(move(team.advogado, protocolado)).rejects.toMatchObject({ status: 409 })
  const admin = await anAdmin(ctx)
  await expect(move(admin, concluido, { from_id: juridico })).rejects.toMatchObject({
    data: { errors: { reason: [expect.any(String)] } },
  })
  const end = { from_id: juridico, reason: 'Mudou de cidade.' }
  await expect(move(admin, concluido, end)).rejects.toMatchObject({ data: { errors: { sure: [expect.any(String)] } } })
  await move(admin, concluido, { ...end, sure: true })
  const [row] = await ctx.db.select().from(processes).where(eq(processes.id, process.id))
  expect(row?.closed_at).toEqual(ctx.now())
  const shown = async (asked?: 'true' | '1' | 'false' | '0') =>
    (await as(client)).processes.processes.show({ token, with_completed: asked })
  for (const asked of [undefined, 'false', '0'] as const)
    await expect(shown(asked), `${asked}`).rejects.toMatchObject({ status: 404 })
  for (const asked of ['true', '1'] as const) expect((await shown(asked)).closed_at).toEqual(ctx.now())
  await expect(shown('talvez' as never)).rejects.toMatchObject({ status: 422 })
  await expect(
    (await as(client)).processes.processes.share({ token, compartment: 'medico', with: 'advogado' }),
  ).rejects.toMatchObject({ status: 409 })
})

test('how long it usually takes is said from five stays on', async ({ ctx, as }) => {
  const { token, client } = await aProcess(ctx, { status: 'medico' })
  const [medico, juridico] = [await statusId(ctx, 'medico'), await statusId(ctx, 'juridico')]
  const { processes: api } = (await as(client)).processes
  for (const days of [4, 5, 6, 7, 30]) {
    expect((await api.show({ token })).usual_days).toBeNull()
    const { process } = await aProcess(ctx, { status: 'medico' })
    await ctx.db.delete(process_history).where(eq(process_history.process_id, process.id))
    const at = new Date(ctx.now().getTime() - 40 * DAY)
    await ctx.db.insert(process_history).values([
      { process_id: process.id, status_id: medico, at },
      { process_id: process.id, status_id: juridico, at: new Date(at.getTime() + days * DAY) },
    ])
  }
  expect((await api.show({ token })).usual_days).toBe(6)
})

test('the client shares a compartment until a day, withdraws it with one tap, and only what makes sense', async ({
  ctx,
  as,
  clock,
}) => {
  const { token, client, team } = await aProcess(ctx)
  const { processes: api } = (await as(client)).processes
  const reads = async () => (await (await as(team.advogado)).processes.processes.show({ token })).reads
  await api.share({ token, compartment: 'medico', with: 'advogado', until: '2026-11-25' })
  expect(await reads()).toEqual(['juridico', 'medico'])
  clock.now = new Date('2026-11-26T02:59:00Z')
  expect(await reads()).toEqual(['juridico', 'medico'])
  clock.now = new Date('2026-11-26T03:00:00Z')
  expect(await reads()).toEqual(['juridico'])
  await api.share({ token, compartment: 'medico', with: 'advogado' })
  expect(await reads()).toEqual(['juridico', 'medico'])
  await api.withdraw({ token, compartment: 'medico', with: 'advogado' })
  expect(await reads()).toEqual(['juridico'])
  const errors = (input: object) =>
    api.share({ token, compartment: 'medico', with: 'advogado', ...input }).then(
      () => null,
      ({ data }) => Object.keys(data.errors),
    )
  expect(await errors({ with: 'medico' })).toEqual(['with'])
  expect(await errors({ until: '2026-11-20' })).toEqual(['until'])
  await expect(
    (await as(team.medico)).processes.processes.share({ token, compartment: 'medico', with: 'advogado' }),
  ).rejects.toMatchObject({ status: 404 })
  await expect(
    (await as(team.medico)).processes.processes.withdraw({ token, compartment: 'medico', with: 'advogado' }),
  ).rejects.toMatchObject({ status: 404 })
})

test('notes are of their room, and no such thing exists for the client', async ({ ctx, as }) => {
  const { token, client, team, reception } = await aProcess(ctx)
  for (const one of [team.medico, team.advogado, reception])
    await (await as(one)).processes.processes.note({ token, text: `nota de ${one.nickname}` })
  const read = async (one: { id: number }) =>
    (await (await as(one)).processes.processes.notes({ token })).data.map(({ room }) => room)
  expect(await read(team.medico)).toEqual(['medico'])
  expect(await read(team['advogado-secundario'])).toEqual(['juridico'])
  expect(await read(reception)).toEqual(['acolhimento'])
  expect((await read(await anAdmin(ctx))).sort()).toEqual(['acolhimento', 'juridico', 'medico'])
  await expect(read(client)).rejects.toMatchObject({ status: 404 })
  await expect((await as(client)).processes.processes.note({ token, text: 'oi' })).rejects.toMatchObject({
    status: 404,
  })
})

test('tags are the team’s', async ({ ctx, as }) => {
  const { token, client, team } = await aProcess(ctx)
  const staff = await aStaffMember(ctx, ['processes.manage'])
  const tag = await (await as(staff)).processes.tags.create({ name: 'Urgente', slug: 'urgente' })
  const { processes: api } = (await as(team.medico)).processes
  expect((await api.tags()).data).toEqual([{ id: tag.id, name: 'Urgente' }])
  await api.tag({ token, tag_ids: [tag.id] })
  await expect(api.tag({ token, tag_ids: [tag.id, 999_999] })).rejects.toMatchObject({ status: 422 })
  expect((await api.show({ token })).tags).toEqual([{ id: tag.id, name: 'Urgente' }])
  await expect((await as(client)).processes.processes.tag({ token, tag_ids: [] })).rejects.toMatchObject({
    status: 404,
  })
  await expect((await as(client)).processes.processes.tags()).rejects.toMatchObject({ status: 404 })
})

test('who opened what is shown to the client: a professional once an hour, an admin too', async ({
  ctx,
  as,
  clock,
}) => {
  const { token, client, team } = await aProcess(ctx)
  const admin = await anAdmin(ctx)
  for (const one of [client, team.medico, team.medico, admin]) await (await as(one)).processes.processes.show({ token })
  const seen = async () =>
    (await (await as(client)).processes.processes.openings({ token })).data.map(({ nickname }) => nickname)
  expect(await seen()).toEqual([admin.nickname, team.medico.nickname])
  clock.now = new Date(clock.now.getTime() + 61 * 60_000)
  await (await as(team.medico)).processes.processes.show({ token })
  expect(await seen()).toEqual([team.medico.nickname, admin.nickname])
  expect((await (await as(client)).processes.processes.openings({ token })).data[0]?.times).toBe(2)
  await expect((await as(team.medico)).processes.processes.openings({ token })).rejects.toMatchObject({ status: 404 })
})

test('settings are of the team; a person must be of the profession, a link https', async ({ ctx, as }) => {
  const staff = await aStaffMember(ctx, ['processes.manage'])
  const { processes: api } = (await as(staff)).processes
  const [lawyer, doctor] = [await aProfessional(ctx, 'advogado'), await aProfessional(ctx, 'medico')]
  const before = await api.settings()
  expect((await api.professionals()).data.map(({ id }) => id).sort()).toEqual([lawyer.id, doctor.id].sort())
  const errors = (input: object) =>
    api.changeSettings({ ...before, ...input }).then(
      () => null,
      ({ data }) => Object.keys(data.errors),
    )
  expect(await errors({ medico_id: lawyer.id })).toEqual(['medico_id'])
  expect(await errors({ link_pag_medico: 'http://exemplo.com' })).toEqual(['link_pag_medico'])
  expect(await errors({ adv_pattern_id: lawyer.id, adv_secoundary_id: lawyer.id })).toEqual(['adv_secoundary_id'])
  expect(await api.changeSettings({ ...before, adv_pattern_id: lawyer.id, medico_id: doctor.id })).toMatchObject({
    medico_id: doctor.id,
  })
  await expect((await as(lawyer)).processes.processes.settings()).rejects.toMatchObject({ status: 403 })
})

test('a token that is none, or nobody’s, leads to nothing', async ({ ctx, as }) => {
  const { process } = await aProcess(ctx)
  const { processes: api } = (await as(await anAdmin(ctx))).processes
  for (const token of ['1', String(process.id), 'meu-processo', crypto.randomUUID()])
    await expect(api.show({ token })).rejects.toMatchObject({ status: 404 })
})

test('a seat whose account is of its profession no longer hears nothing, is not shown, and can be given to another', async ({
  ctx,
  as,
}) => {
  const { token, team, client, reception } = await aProcess(ctx, { status: 'medico' })
  const agronomo = team['engenheiro-agronomo']
  await ctx.db.update(users).set({ user_type: 'grower' }).where(eq(users.id, agronomo.id))
  const { processes: api } = (await as(client)).processes
  expect((await api.show({ token })).profissionais.map(({ id }) => id)).not.toContain(agronomo.id)
  const [from_id, status_id] = [await statusId(ctx, 'medico'), await statusId(ctx, 'juridico')]
  await (await as(team.medico)).processes.processes.move({ token, from_id, status_id })
  expect(await told(ctx, agronomo.id)).toEqual([])
  const other = await aProfessional(ctx, 'engenheiro-agronomo')
  const { stands } = await (await as(reception)).processes.processes.teamOptions({ token })
  await (await as(reception)).processes.processes.setTeam({
    token,
    ...stands,
    engenheiro_agronomo: other.id,
    opened: stands,
  })
  expect((await api.show({ token })).profissionais.map(({ id }) => id)).toContain(other.id)
  expect(await told(ctx, client.id)).toContain('A equipe do seu processo mudou')
})

test('nobody comes to a process that is over, sits in their own, or takes one while leaving the site', async ({
  ctx,
  as,
}) => {
  const { process, token, client, reception } = await aProcess(ctx, { seated: [] })
  const { processes: api } = (await as(reception)).processes
  const lawyer = await aProfessional(ctx, 'advogado')
  const chosen = { advogado: lawyer.id, advogado_secundario: null, medico: null, engenheiro_agronomo: null }
  await ctx.db.update(users).set({ user_type: 'advogado' }).where(eq(users.id, client.id))
  await ctx.db
    .insert(care_professionals)
    .values({ user_id: client.id, profession: 'advogado', register: 'OAB/SP 999999' })
  await expect(api.setTeam({ token, ...chosen, advogado: client.id })).rejects.toMatchObject({
    data: { errors: { advogado: [expect.any(String)] } },
  })
  await ctx.db.update(users).set({ leaving_at: ctx.now() }).where(eq(users.id, lawyer.id))
  await expect(api.setTeam({ token, ...chosen })).rejects.toMatchObject({
    data: { errors: { advogado: [expect.any(String)] } },
  })
  await ctx.db.update(users).set({ leaving_at: null }).where(eq(users.id, lawyer.id))
  await ctx.db.update(processes).set({ closed_at: ctx.now() }).where(eq(processes.id, process.id))
  await expect(api.setTeam({ token, ...chosen })).rejects.toMatchObject({ status: 409 })
})

test('who looks often pushes nobody else out of the list of who looked', async ({ ctx, as }) => {
  const { token, process, client, team } = await aProcess(ctx)
  const admin = await anAdmin(ctx)
  await (await as(admin)).processes.processes.show({ token })
  const looks = Array.from({ length: 300 }, () => ({
    process_id: process.id,
    user_id: team.medico.id,
    thing: 'arquivo' as const,
    at: ctx.now(),
  }))
  await ctx.db.insert(process_openings).values(looks)
  const { data } = await (await as(client)).processes.processes.openings({ token })
  expect(data.map(({ nickname, times }) => [nickname, times])).toEqual([
    [team.medico.nickname, 300],
    [admin.nickname, 1],
  ])
})
