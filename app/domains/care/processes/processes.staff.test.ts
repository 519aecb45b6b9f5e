import { eq } from 'drizzle-orm'
import { process_document_kinds } from '#domains/care/process-documents/kinds/process-document-kinds.table.ts'
import { aStaffMember } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import type { Context } from '#platform/context.ts'
import { aPrivateFile } from '#platform/files/private-files.factory.ts'
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

test('of what processes stand on neither who reads it changes, nor whether it closes them', async ({
  ctx,
  as,
  contextOf,
}) => {
  const { token, client, process } = await aProcess(ctx)
  const api = await as(await staff(ctx))
  const [kind] = await ctx.db.select().from(process_document_kinds).where(eq(process_document_kinds.slug, 'exames'))
  const file = await aPrivateFile(await contextOf(client))
  await (await as(client)).processDocuments.documents.send({ token, kind_id: kind?.id ?? 0, file_ids: [file.id] })
  const { kinds } = api.processDocuments
  const { documents_count: _, ...row } = await kinds.show({ id: kind?.id ?? 0 })
  await expect(kinds.update({ ...row, compartment: 'juridico', process_kind: 'defesa' })).rejects.toMatchObject({
    data: {
      errors: {
        compartment: [expect.stringContaining('quem lê fica como está')],
        process_kind: [expect.stringContaining('não a outro tipo')],
      },
    },
  })
  expect(await kinds.update({ ...row, name: 'Exames de agora' })).toMatchObject({ name: 'Exames de agora' })
  const {
    processes_count: __,
    history_count: ___,
    ...status
  } = await api.processes.statuses.show({ id: process.status_id })
  await expect(api.processes.statuses.update({ ...status, closes: true })).rejects.toMatchObject({
    data: { errors: { closes: [expect.stringContaining('Há processos neste status')] } },
  })
})
