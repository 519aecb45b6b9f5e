import { aStaffMember } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { expect, test } from '#tests/fixtures.ts'
import { staffHolds } from '#tests/staff-holds.ts'
import { typeOf } from '../points/game.factory.ts'
import { badgesList } from './badges/badges.staff.ts'
import { missionsList } from './missions/missions.staff.ts'
import { mission_enrolments } from './missions/missions.table.ts'

staffHolds(
  badgesList,
  (api) => api.honours.staffBadges,
  (n) => ({ way: 'mao', times: n }),
)
staffHolds(
  missionsList,
  (api) => api.honours.staffMissions,
  (n) => ({
    ...{ first_action_id: 1, first_times: n, second_times: 0, third_times: 0 },
    ends_at: `2026-04-0${n}T10:00`,
  }),
)

test('a rule without its action, an end before the beginning and the same condition twice are refused beside the field', async ({
  ctx,
  page,
}) => {
  const staff = await aStaffMember(ctx, ['game.manage'])
  const badge = {
    name: 'Rega',
    slug: 'rega',
    icon: 'droplets',
    tier: 'ouro',
    way: 'regra',
    times: '3',
    window_days: '0',
    order: '1',
  }
  const form = await page('/admin/gameficacao/badges/novo', staff)
  const refused = await form.press('Criar', { ...badge, action_type_id: '', secret: 'false', active: 'true' })
  expect(refused.error('action_type_id')).toBe('Escolha a ação que é contada.')
  expect(refused.value('name')).toBe('Rega')
  const { id } = await typeOf(ctx, 'foto')
  const mission = {
    name: 'Fotos',
    slug: 'fotos',
    first_action_id: String(id),
    first_times: '2',
    points: '10',
    active: 'true',
  }
  const late = { starts_at: '2026-11-20T10:00', ends_at: '2026-11-20T09:00', second_times: '1', third_times: '0' }
  const missionForm = await page('/admin/gameficacao/missoes/nova', staff)
  const wrong = await missionForm.press('Criar', { ...mission, ...late })
  expect(wrong.error('ends_at')).toBe('O fim precisa vir depois do começo.')
  const twice = await wrong.press('Criar', {
    ...mission,
    ...late,
    ends_at: '2026-11-25T10:00',
    second_action_id: String(id),
  })
  expect(twice.error('second_action_id')).toBe('Essa ação já é outra condição. Escolha outra.')
  const half = await twice.press('Criar', { second_action_id: '', second_times: '2' })
  expect(half.error('second_action_id')).toBe('Escolha a ação desta condição, ou deixe em 0 vezes.')
})

test('what a mission promised stays while somebody is in it; only its end may come later', async ({ ctx, as }) => {
  const calls = (await as(await aStaffMember(ctx, ['game.manage']))).honours.staffMissions
  const { id: first_action_id } = await typeOf(ctx, 'foto')
  const typed = { starts_at: '2026-11-20T10:00', ends_at: '2026-11-25T10:00', points: 10, first_action_id }
  const mission = { name: 'Fotos', slug: 'fotos', first_times: 2, second_times: 0, third_times: 0, ...typed }
  const { id } = await calls.create(mission)
  const about = { user_id: (await aUser(ctx)).id, enrolled_at: ctx.now() }
  await ctx.db.insert(mission_enrolments).values({ ...about, mission_id: id })
  const refused = (field: string) => ({ status: 422, data: { errors: { [field]: [expect.any(String)] } } })
  const change = (fields: Partial<typeof typed>) => calls.update({ ...mission, ...fields, id })
  await expect(change({ points: 5000 })).rejects.toMatchObject(refused('points'))
  await expect(change({ starts_at: '2026-11-19T10:00' })).rejects.toMatchObject(refused('starts_at'))
  await expect(change({ ends_at: '2026-11-24T10:00' })).rejects.toMatchObject(refused('ends_at'))
  expect(await change({ ends_at: '2026-11-27T10:00' })).toMatchObject({ points: 10, enrolments_count: 1 })
})
