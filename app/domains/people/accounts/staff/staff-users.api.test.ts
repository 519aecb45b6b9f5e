import { desc, eq } from 'drizzle-orm'
import { audit_log } from '#platform/audit/audit.table.ts'
import type { Context } from '#platform/context.ts'
import { expect, test } from '#tests/fixtures.ts'
import { mailsTo } from '../emails/outbox.factory.ts'
import { roles } from '../roles/roles.table.ts'
import { turnOn } from '../second-factor/second-factor.factory.ts'
import { findViewer } from '../sessions/viewer.actions.ts'
import { aSession, aUser, factoryPassword } from '../users/users.factory.ts'
import { anAdmin, aStaffMember } from './staff-users.factory.ts'

const reason = 'Vendeu sementes na banca'
const newest = async (ctx: Context) => (await ctx.db.select().from(audit_log).orderBy(desc(audit_log.id)).limit(1))[0]
const roleId = async (ctx: Context, name: string) =>
  (await ctx.db.select().from(roles).where(eq(roles.name, name)))[0]?.id ?? 0

test('staff find accounts by nickname, e-mail, role, type and state', async ({ ctx, as }) => {
  const writer = await aUser(ctx, { nickname: 'rosa.escreve', roles: ['escritor'] })
  await aUser(ctx, { nickname: 'rosa_nova', email: 'flor@exemplo.com.br', email_verified_at: null })
  await aUser(ctx, { nickname: 'doutora', user_type: 'medico', suspended_at: ctx.now() })
  await aSession(ctx, writer)
  const { listAll } = (await as(await anAdmin(ctx))).accounts.staffUsers
  const found = async (filter: Parameters<typeof listAll>[0]) =>
    (await listAll(filter)).data.map(({ nickname }) => nickname).sort()
  expect(await found({ search: 'ROSA' })).toEqual(['rosa.escreve', 'rosa_nova'])
  expect(await found({ search: 'flor@' })).toEqual(['rosa_nova'])
  expect(await found({ search: '_' })).toEqual(['rosa_nova'])
  expect(await found({ role: 'escritor' })).toEqual(['rosa.escreve'])
  expect(await found({ user_type: 'medico' })).toEqual(['doutora'])
  expect(await found({ state: 'suspended' })).toEqual(['doutora'])
  expect(await found({ state: 'unverified', search: 'rosa' })).toEqual(['rosa_nova'])
  const page = await listAll({ search: 'rosa', order_by: 'last_seen_at', per_page: 1 })
  expect(page).toMatchObject({ total: 2, last_page: 2 })
  expect(page.data[0]).toMatchObject({
    nickname: 'rosa.escreve',
    email: writer.email,
    roles: ['escritor'],
    state: 'active',
    last_seen_at: ctx.now(),
  })
  await expect(listAll({ page: 0 })).rejects.toMatchObject({ status: 422 })
})

test('an account is found although its search is written with accents', async ({ ctx, as }) => {
  await aUser(ctx, { nickname: 'joao.horta', email: 'flor@exemplo.com.br' })
  const { listAll } = (await as(await anAdmin(ctx))).accounts.staffUsers
  for (const search of ['João', 'HÓRTA', 'flôr@'])
    expect(
      (await listAll({ search })).data.map(({ nickname }) => nickname),
      search,
    ).toEqual(['joao.horta'])
})

test('an account is shown with devices, roles and what guards it', async ({ ctx, as }) => {
  const user = await aUser(ctx, { roles: ['professor'] })
  await aSession(ctx, user)
  const { showOne } = (await as(await anAdmin(ctx))).accounts.staffUsers
  expect(await showOne({ id: user.id })).toMatchObject({
    id: user.id,
    roles: ['professor'],
    second_factor: false,
    passkeys_count: 0,
    sessions: [{ ip: '127.0.0.1', current: false }],
    can: { manage: true, read_access_log: true },
  })
  await expect(showOne({ id: 999_999 })).rejects.toMatchObject({ status: 404 })
})

test('roles and type are given and taken with a reason, all written down', async ({ ctx, as }) => {
  const admin = await anAdmin(ctx)
  const user = await aUser(ctx, { roles: ['escritor'] })
  const { changeAccess } = (await as(admin)).accounts.staffUsers
  const role_ids = [await roleId(ctx, 'professor'), await roleId(ctx, 'manager')]
  const change = { id: user.id, user_type: 'advogado' as const, role_ids, reason }
  expect(await changeAccess(change)).toMatchObject({ user_type: 'advogado', roles: ['manager', 'professor'] })
  expect(await newest(ctx)).toMatchObject({
    user_id: admin.id,
    action: 'user.access_changed',
    subject: `user:${user.id}`,
    before: { user_type: 'grower', roles: ['escritor'] },
    after: { user_type: 'advogado', roles: ['manager', 'professor'], reason },
  })
  await expect(changeAccess({ ...change, reason: '' })).rejects.toMatchObject({ status: 422 })
  await expect(changeAccess({ ...change, role_ids: [999_999] })).rejects.toMatchObject({
    status: 422,
    data: { errors: { role_ids: [expect.any(String)] } },
  })
})

test('a suspended account loses its sessions at once and hears it at login, until it is lifted', async ({
  ctx,
  as,
  api,
}) => {
  const admin = await anAdmin(ctx)
  const user = await aUser(ctx)
  const open = await aSession(ctx, user)
  const { suspend, liftSuspension } = (await as(admin)).accounts.staffUsers
  expect(await suspend({ id: user.id, reason })).toMatchObject({
    state: 'suspended',
    suspended_reason: reason,
    sessions: [],
  })
  expect(await findViewer(ctx, open.token)).toBeNull()
  const login = () => api.accounts.sessions.login({ email: user.email, password: factoryPassword })
  await expect(login()).rejects.toMatchObject({ status: 403, message: expect.stringMatching(/suspensa/) })
  await expect(suspend({ id: user.id, reason })).rejects.toMatchObject({ status: 409 })
  await liftSuspension({ id: user.id, reason: 'Era engano' })
  expect(await newest(ctx)).toMatchObject({ action: 'user.suspension_lifted', before: { reason } })
  expect(await findViewer(ctx, open.token)).toBeNull()
  expect(await login()).toHaveProperty('token')
  await expect(liftSuspension({ id: user.id, reason })).rejects.toMatchObject({ status: 409 })
})

test('staff end one device or all, and can demand another password', async ({ ctx, as }) => {
  const user = await aUser(ctx)
  const sessions = [await aSession(ctx, user), await aSession(ctx, user), await aSession(ctx, user)]
  const staff = (await as(await anAdmin(ctx))).accounts.staffUsers
  const shown = await staff.showOne({ id: user.id })
  const session_id = shown.sessions[0]?.id ?? 0
  await staff.endSession({ id: user.id, session_id })
  expect(await newest(ctx)).toMatchObject({ action: 'user.session_ended', after: { session_id } })
  await expect(staff.endSession({ id: user.id, session_id })).rejects.toMatchObject({ status: 404 })
  const still = await Promise.all(sessions.map(({ token }) => findViewer(ctx, token)))
  expect(still.filter(Boolean)).toHaveLength(2)
  const demand = { id: user.id, need_update_password: true, reason }
  expect(await staff.demandPasswordChange(demand)).toMatchObject({ need_update_password: true })
  expect(await newest(ctx)).toMatchObject({ action: 'user.password_change_demanded', after: { reason } })
  expect(await staff.endAllSessions({ id: user.id })).toEqual({ ended: 2 })
  expect(await newest(ctx)).toMatchObject({ action: 'user.sessions_ended', after: { ended: 2 } })
})

test('staff turn off the second factor of who lost it; the owner is told', async ({ ctx, as, api }) => {
  const user = await aUser(ctx)
  await turnOn(await as(user), ctx.now())
  const staff = (await as(await anAdmin(ctx))).accounts.staffUsers
  expect((await staff.showOne({ id: user.id })).second_factor).toBe(true)
  expect(await staff.removeSecondFactor({ id: user.id, reason })).toMatchObject({ second_factor: false })
  expect(await newest(ctx)).toMatchObject({ action: 'user.second_factor_removed', after: { reason } })
  expect((await mailsTo(ctx, user.email))[0]?.text).toMatch(/pela nossa equipe/)
  expect(await api.accounts.sessions.login({ email: user.email, password: factoryPassword })).toHaveProperty('token')
  await expect(staff.removeSecondFactor({ id: user.id, reason })).rejects.toMatchObject({ status: 409 })
})

test('nobody changes their own rights or state', async ({ ctx, as }) => {
  await anAdmin(ctx)
  const admin = await anAdmin(ctx)
  const staff = (await as(admin)).accounts.staffUsers
  const { id } = admin
  const own = [
    staff.changeAccess({ id, user_type: 'grower', role_ids: [], reason }),
    staff.suspend({ id, reason }),
    staff.liftSuspension({ id, reason }),
    staff.demandPasswordChange({ id, need_update_password: true, reason }),
    staff.endAllSessions({ id }),
  ]
  for (const refused of own) await expect(refused).rejects.toMatchObject({ status: 403 })
  expect((await staff.showOne({ id })).can.manage).toBe(false)
})

test('who is no admin touches no admin, makes none, and gives no more than they have', async ({ ctx, as }) => {
  const member = await aStaffMember(ctx, ['users.manage'])
  const staff = (await as(member)).accounts.staffUsers
  const admin = await anAdmin(ctx)
  await expect(staff.suspend({ id: admin.id, reason })).rejects.toMatchObject({ status: 403 })
  const user = await aUser(ctx)
  const change = { id: user.id, role_ids: [], reason }
  await expect(staff.changeAccess({ ...change, user_type: 'admin' })).rejects.toMatchObject({ status: 403 })
  const adminRole = { ...change, user_type: 'grower' as const, role_ids: [await roleId(ctx, 'admin')] }
  await expect(staff.changeAccess(adminRole)).rejects.toMatchObject({ status: 403 })
  const strong = await aStaffMember(ctx, ['users.manage', 'audit.read'])
  const [name = ''] = (await staff.showOne({ id: strong.id })).roles
  const input = { ...change, user_type: 'grower' as const, role_ids: [await roleId(ctx, name)] }
  await expect(staff.changeAccess(input)).rejects.toMatchObject({ status: 403 })
  expect(await staff.changeAccess({ ...change, user_type: 'medico' })).toMatchObject({ user_type: 'medico' })
})

test('the calls are for who has the permission', async ({ ctx, as, api }) => {
  const grower = (await as(await aUser(ctx))).accounts.staffUsers
  await expect(grower.listAll({})).rejects.toMatchObject({ status: 403 })
  await expect(api.accounts.staffUsers.listAll({})).rejects.toMatchObject({ status: 401 })
  const member = (await as(await aStaffMember(ctx, ['users.manage']))).accounts.staffUsers
  await expect(member.listAll({})).resolves.toHaveProperty('total')
})

test('staff edit a profile as its owner would, and that is written down', async ({ ctx, as }) => {
  const admin = await anAdmin(ctx)
  const user = await aUser(ctx, { bio: 'antes' })
  const staff = (await as(admin)).accounts.staffUsers
  expect(await staff.showProfile({ id: user.id })).toMatchObject({ bio: 'antes', own: { email: user.email } })
  const profile = await staff.updateProfile({ id: user.id, bio: 'depois', discoverable: true, photo_file_id: null })
  expect(profile).toMatchObject({ id: user.id, bio: 'depois', discoverable: true })
  expect(await newest(ctx)).toMatchObject({
    user_id: admin.id,
    action: 'user.profile_edited',
    subject: `user:${user.id}`,
    before: { bio: 'antes' },
    after: { bio: 'depois' },
  })
  await expect(staff.showProfile({ id: 999_999 })).rejects.toMatchObject({ status: 404 })
  const grower = (await as(user)).accounts.staffUsers
  await expect(grower.updateProfile({ id: admin.id })).rejects.toMatchObject({ status: 403 })
})
