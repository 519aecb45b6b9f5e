import { desc, eq } from 'drizzle-orm'
import { audit_log } from '#platform/audit/audit.table.ts'
import { expect, test } from '#tests/fixtures.ts'
import { anAdmin, aStaffMember } from '../staff/staff-users.factory.ts'
import { aUser } from '../users/users.factory.ts'
import { roles } from './roles.table.ts'

test('roles are made, renamed and deleted; who had one loses it, and all is written down', async ({ ctx, as }) => {
  const admin = (await as(await anAdmin(ctx))).accounts
  const made = await admin.roles.createRole({ name: ' Moderação ' })
  const role = made.data.find(({ name }) => name === 'moderação')
  expect(role).toMatchObject({ people_count: 0, permissions: [], fixed: false })
  const id = role?.id ?? 0
  const user = await aUser(ctx, { roles: ['moderação'] })
  await admin.roles.renameRole({ id, name: 'curadoria' })
  expect((await admin.roles.listRoles()).data.find((one) => one.id === id)).toMatchObject({
    name: 'curadoria',
    people_count: 1,
  })
  await admin.roles.removeRole({ id })
  expect((await admin.staffUsers.showOne({ id: user.id })).roles).toEqual([])
  const noted = await ctx.db
    .select()
    .from(audit_log)
    .where(eq(audit_log.subject, `role:${id}`))
    .orderBy(audit_log.id)
  expect(noted.map(({ action }) => action)).toEqual(['role.created', 'role.renamed', 'role.removed'])
  expect(noted[2]?.before).toEqual({ name: 'curadoria', user_ids: [user.id], permissions: [] })
  await expect(admin.roles.removeRole({ id })).rejects.toMatchObject({ status: 404 })
})

test('a name is taken once, in any case, and has to be a name', async ({ ctx, as }) => {
  const { createRole, renameRole } = (await as(await anAdmin(ctx))).accounts.roles
  const { data } = await createRole({ name: 'curadoria' })
  const id = data.find(({ name }) => name === 'curadoria')?.id ?? 0
  const taken = { status: 422, data: { errors: { name: ['Já existe um papel com este nome. Escolha outro.'] } } }
  await expect(createRole({ name: 'CURADORIA' })).rejects.toMatchObject(taken)
  await expect(renameRole({ id, name: 'escritor' })).rejects.toMatchObject(taken)
  await expect(createRole({ name: '!' })).rejects.toMatchObject({ status: 422 })
  await renameRole({ id, name: 'curadoria' })
})

test.for(['admin', 'escritor', 'professor', 'manager', 'iot_analyst'])(
  'the site asks for %s by name: it stays',
  async (name, { ctx, as }) => {
    const { renameRole, removeRole } = (await as(await anAdmin(ctx))).accounts.roles
    const [role] = await ctx.db.select().from(roles).where(eq(roles.name, name))
    const id = role?.id ?? 0
    await expect(renameRole({ id, name: 'outra-coisa' })).rejects.toMatchObject({ status: 409 })
    await expect(removeRole({ id })).rejects.toMatchObject({ status: 409 })
  },
)

/** The matrix as it is. */
const grantsOf = (data: { id: number; permissions: string[] }[]) =>
  data.flatMap(({ id, permissions }) => permissions.map((permission) => `${id}:${permission}`))

test('the matrix is saved whole; one drawn before another change is refused', async ({ ctx, as }) => {
  const staff = (await as(await anAdmin(ctx))).accounts.roles
  const { data, version } = await staff.listRoles()
  const writer = data.find(({ name }) => name === 'escritor')?.id ?? 0
  const admin = data.find(({ name }) => name === 'admin')?.id ?? 0
  const added = [`${writer}:plants.manage`, `${writer}:mail.read`, `${admin}:mail.read`, `${writer}:nao.existe`]
  const grants = [...grantsOf(data), ...added]
  const saved = await staff.saveMatrix({ version, grants })
  expect(saved.data.find(({ id }) => id === writer)?.permissions).toEqual(['mail.read', 'plants.manage'])
  expect(saved.data.find(({ id }) => id === admin)?.permissions).toEqual([])
  const [entry] = await ctx.db.select().from(audit_log).orderBy(desc(audit_log.id)).limit(1)
  expect(entry).toMatchObject({
    action: 'role.permissions_changed',
    before: { permissions: [] },
    after: { permissions: ['mail.read', 'plants.manage'] },
  })
  await expect(staff.saveMatrix({ version, grants: [] })).rejects.toMatchObject({ status: 409 })
  await expect(staff.saveMatrix({ version: saved.version } as never)).rejects.toMatchObject({ status: 422 })
  const user = await aUser(ctx, { roles: ['escritor'] })
  await expect((await as(user)).backOffice.mails.list({})).resolves.toHaveProperty('total')
})

test('who is no admin neither widens an own role nor gives what they lack', async ({ ctx, as }) => {
  const member = await aStaffMember(ctx, ['users.manage'])
  const { listRoles, saveMatrix } = (await as(member)).accounts.roles
  const { data, version } = await listRoles()
  const own = data.find(({ permissions }) => permissions.includes('users.manage'))?.id
  const other = data.find(({ name }) => name === 'escritor')?.id
  const grants = grantsOf(data)
  await expect(saveMatrix({ version, grants: [...grants, `${own}:mail.read`] })).rejects.toMatchObject({ status: 403 })
  await expect(saveMatrix({ version, grants: [...grants, `${other}:mail.read`] })).rejects.toMatchObject({
    status: 403,
  })
  await expect(saveMatrix({ version, grants: [...grants, `${other}:users.manage`] })).resolves.toHaveProperty('version')
})

test('roles are for who has the permission', async ({ ctx, as, api }) => {
  const { createRole, removeRole, renameRole, listRoles, saveMatrix } = (await as(await aUser(ctx))).accounts.roles
  const calls = [
    listRoles(),
    createRole({ name: 'xis' }),
    renameRole({ id: 1, name: 'xis' }),
    removeRole({ id: 1 }),
    saveMatrix({ version: '', grants: [] }),
  ]
  for (const refused of calls) await expect(refused).rejects.toMatchObject({ status: 403 })
  await expect(api.accounts.roles.listRoles()).rejects.toMatchObject({ status: 401 })
})
