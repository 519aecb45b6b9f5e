import { eq } from 'drizzle-orm'
import { aStaffMember } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import type { Context } from '#platform/context.ts'
import { expect, test } from '#tests/fixtures.ts'
import { staffHolds } from '#tests/staff-holds.ts'
import { aProcess, statusId } from './processes.factory.ts'
import { careProfessionals } from './professionals/care-professionals.staff.ts'
import { care_professionals } from './professionals/care-professionals.table.ts'
import { processMoves, processStatuses } from './statuses/process-statuses.staff.ts'
import { process_moves } from './statuses/process-statuses.table.ts'
import { processTags } from './tags/process-tags.staff.ts'

staffHolds(processStatuses, (api) => api.processes.statuses)
staffHolds(processTags, (api) => api.processes.tags)

let from_id = 0
let to_id = 0
staffHolds(
  processMoves,
  (api) => api.processes.moves,
  () => ({ from_id, to_id }),
  async (ctx) => {
    await ctx.db.delete(process_moves)
    from_id = await statusId(ctx, 'triagem')
    to_id = await statusId(ctx, 'concluido')
  },
)

const nicknames: string[] = []
staffHolds(
  careProfessionals,
  (api) => api.processes.professionals,
  (n) => ({ nickname: nicknames[n], profession: 'advogado', register: `OAB/SP 50000${n}` }),
  async (ctx) => {
    for (let n = 0; n < 10; n++) nicknames[n] = (await aUser(ctx, { user_type: 'advogado' })).nickname
  },
)

const staff = (ctx: Context) => aStaffMember(ctx, ['processes.manage'])

test('a register is of the profession, and the account too', async ({ ctx, as }) => {
  const { professionals } = (await as(await staff(ctx))).processes
  const doctor = await aUser(ctx, { user_type: 'medico' })
  const of = (fields: object) =>
    professionals.create({ nickname: doctor.nickname, profession: 'medico', register: 'CRM/SP 12345', ...fields })
  await expect(of({ register: 'OAB/SP 12345' })).rejects.toMatchObject({
    status: 422,
    data: { errors: { register: ['Escreva como CRM/SP 123456.'] } },
  })
  await expect(of({ profession: 'advogado', register: 'OAB/SP 12345' })).rejects.toMatchObject({
    data: { errors: { profession: [expect.stringContaining('é do tipo Medicina')] } },
  })
  expect(await of({ register: 'crm-sp 12.345' })).toMatchObject({ register: 'CRM/SP 12345' })
})

test('who has processes stays in the list, and a status with processes in its catalogue', async ({ ctx, as }) => {
  const { team, process } = await aProcess(ctx)
  const { professionals, statuses } = (await as(await staff(ctx))).processes
  const [row] = await ctx.db.select().from(care_professionals).where(eq(care_professionals.user_id, team.medico.id))
  await expect(professionals.remove({ id: row?.id ?? 0 })).rejects.toMatchObject({ status: 409 })
  await expect(statuses.remove({ id: process.status_id })).rejects.toMatchObject({ status: 409 })
})

test('a move from a status to itself is none', async ({ ctx, as }) => {
  const { moves } = (await as(await staff(ctx))).processes
  const id = await statusId(ctx, 'triagem')
  await expect(moves.create({ by: 'advogado', from_id: id, to_id: id })).rejects.toMatchObject({
    data: { errors: { to_id: [expect.any(String)] } },
  })
})
