import { and, eq, isNull } from 'drizzle-orm'
import { aStaffMember } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { expect, concurrentTest as test } from '#tests/fixtures.ts'
import { process_members } from '../processes/processes.table.ts'
import { aProcess, aProfessional } from '../processes.factory.ts'
import { care_professionals } from '../professionals/care-professionals.table.ts'

test('passed on to two at once, and handed out beside: each seat has one, and who left has none', async ({
  ctx,
  as,
}) => {
  const rooms = [await aProcess(ctx), await aProcess(ctx), await aProcess(ctx), await aProcess(ctx)]
  const leaver = rooms[0]?.team.medico
  if (!leaver) throw new Error('no team')
  await ctx.db.update(process_members).set({ user_id: leaver.id }).where(eq(process_members.seat, 'medico'))
  const [one, other, third] = [
    await aProfessional(ctx, 'medico'),
    await aProfessional(ctx, 'medico'),
    await aProfessional(ctx, 'medico'),
  ]
  const [line] = await ctx.db.select().from(care_professionals).where(eq(care_professionals.user_id, leaver.id))
  const { processes: api } = (await as(await aStaffMember(ctx, ['processes.manage']))).processes
  const last = rooms.at(-1)
  const { stands } = await api.teamOptions({ token: last?.token ?? '' })
  const id = line?.id ?? 0
  await Promise.all([
    api.handOver({ id, to_id: one.id }),
    api.handOver({ id, to_id: other.id }),
    api
      .setTeam({ token: last?.token ?? '', ...stands, medico: third.id, opened: { ...stands, medico: stands.medico } })
      .catch(({ status }: { status: number }) => expect(status).toBe(409)),
  ])
  const now = and(eq(process_members.seat, 'medico'), isNull(process_members.left_at))
  const seats = await ctx.db.select().from(process_members).where(now)
  expect(seats.map(({ process_id }) => process_id).sort()).toEqual(rooms.map(({ process }) => process.id).sort())
  expect(seats.map(({ user_id }) => user_id)).not.toContain(leaver.id)
})
