import { eq } from 'drizzle-orm'
import { process_members, processes } from '#domains/care/processes/processes/processes.table.ts'
import { aProcess, statusId } from '#domains/care/processes/processes.factory.ts'
import { aStaffMember } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { expect, test } from '#tests/fixtures.ts'

test('a tag is put on several and taken from them, only on those that are the viewer’s', async ({ ctx, as }) => {
  const [mine, also, alien] = [await aProcess(ctx), await aProcess(ctx), await aProcess(ctx)]
  const doctor = mine.team.medico
  await ctx.db
    .insert(process_members)
    .values({ process_id: (await aProcess(ctx, { seated: [] })).process.id, user_id: doctor.id, seat: 'medico' })
  await ctx.db
    .update(process_members)
    .set({ user_id: doctor.id })
    .where(eq(process_members.user_id, also.team.medico.id))
  const tag = await (await as(await aStaffMember(ctx, ['processes.manage']))).processes.tags.create({
    ...{ name: 'Urgente', slug: 'urgente' },
  })
  const { processDesk, processes: care } = await as(doctor)
  const tokens = [mine.token, also.token, alien.token]
  expect(await processDesk.bulk({ tokens, act: 'tag', tag_id: tag.id })).toEqual({
    ...{ done: 2, left: [{ number: null, why: 'Não está mais na sua lista.' }] },
  })
  expect((await processDesk.list({ tag_id: tag.id })).total).toBe(2)
  // Once more changes nothing, and a tag that is gone is said of each.
  expect(await processDesk.bulk({ tokens: [mine.token], act: 'tag', tag_id: tag.id })).toEqual({ done: 1, left: [] })
  expect(await processDesk.bulk({ tokens: [mine.token], act: 'tag', tag_id: 999_999 })).toMatchObject({
    ...{ done: 0, left: [{ number: mine.process.id, why: 'Esta tag não existe mais. Escolha outra.' }] },
  })
  expect(await processDesk.bulk({ tokens: [mine.token], act: 'untag', tag_id: tag.id })).toEqual({ done: 1, left: [] })
  expect((await care.processes.show({ token: mine.token })).tags).toEqual([])
  expect((await care.processes.show({ token: also.token })).tags).toMatchObject([{ name: 'Urgente' }])
  await expect(processDesk.bulk({ tokens: [], act: 'tag', tag_id: tag.id })).rejects.toMatchObject({ status: 422 })
  await expect(processDesk.bulk({ tokens, act: 'tag' })).rejects.toMatchObject({
    data: { errors: { tag_id: ['Escolha a tag.'] } },
  })
  await expect((await as(mine.client)).processDesk.bulk({ tokens, act: 'tag', tag_id: tag.id })).rejects.toMatchObject({
    status: 404,
  })
})

test('the reception takes several on; those that can’t go there stay, with why; a profession takes one by one', async ({
  ctx,
  as,
}) => {
  const [fresh, ready] = [await aProcess(ctx, { status: 'triagem' }), await aProcess(ctx, { status: 'documentacao' })]
  const status_id = await statusId(ctx, 'juridico')
  const tokens = [fresh.token, ready.token]
  const { processDesk } = await as(fresh.reception)
  expect(await processDesk.bulk({ tokens, act: 'move', status_id })).toEqual({
    done: 1,
    left: [{ number: fresh.process.id, why: 'Daqui o processo pode ir para: Documentação.' }],
  })
  const [row] = await ctx.db.select().from(processes).where(eq(processes.id, ready.process.id))
  expect(row?.status_id).toBe(status_id)
  expect((await processDesk.show({})).moves_to.map(({ name }) => name)).not.toContain('Concluído')
  await expect(processDesk.bulk({ tokens, act: 'move' })).rejects.toMatchObject({
    data: { errors: { status_id: ['Escolha o status.'] } },
  })
  const lawyer = await as(ready.team.advogado)
  await expect(lawyer.processDesk.bulk({ tokens, act: 'move', status_id })).rejects.toMatchObject({ status: 403 })
  expect((await lawyer.processDesk.show({})).moves_to).toEqual([])
})

test('the list marks, says what changed, and comes as CSV without contents', async ({ ctx, as, page }) => {
  const { token, client, team, process, reception } = await aProcess(ctx)
  const other = await aProcess(ctx)
  const { tags } = (await as(await aStaffMember(ctx, ['processes.manage']))).processes
  const tag = await tags.create({ name: 'Urgente', slug: 'urgente' })
  const at = '/comunidade-360/medico/processos'
  const list = await page(at, team.medico)
  expect((await list.press('Pôr a tag', { tag_id: String(tag.id) })).text).toContain('Marque ao menos um processo')
  const done = await list.press('Pôr a tag', { ids: [token], tag_id: String(tag.id) })
  expect(done.toast).toBe('1 processo mudou.')
  expect(list.text).not.toContain('Levar os marcados')
  const staff = await page('/comunidade-360/advogado/processos', reception)
  const moved = await staff.press('Levar os marcados', {
    ...{ ids: [token, other.token], status_id: staff.choice('status_id', 'Protocolado') },
  })
  expect(moved.toast).toContain('0 processos mudaram. Ficaram')
  expect(moved.toast).toContain(`nº ${process.id}: Daqui o processo pode ir para`)
  const csv = await page(`${at}/csv`, team.medico)
  expect(csv.html).toContain(client.nickname)
  expect(csv.html).toContain('Urgente')
  expect(csv.html).not.toContain(other.client.nickname)
  expect((await page('/comunidade-360/advogado/processos/csv', reception)).html).toContain(other.client.nickname)
  expect((await page('/comunidade-360/advogado/processos/csv', team.medico)).status).toBe(404)
  expect((await page('/comunidade-360/cliente/processos/csv', client)).status).toBe(404)
})
