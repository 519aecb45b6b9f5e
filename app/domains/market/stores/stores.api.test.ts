import { and, eq } from 'drizzle-orm'
import { aStaffMember } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { audit_log } from '#platform/audit/audit.table.ts'
import type { Context } from '#platform/context.ts'
import { aPhoto } from '#platform/files/files.factory.ts'
import { files } from '#platform/files/files.table.ts'
import { mails } from '#platform/mail/mail.table.ts'
import { expect, test } from '#tests/fixtures.ts'
import { installStoreObligations } from './closing/obligations.registry.ts'
import { storeStates } from './stores/store.kinds.ts'
import { aMember, aStore, aStoreOf } from './stores.factory.ts'

const seller = (ctx: Context) => aUser(ctx, { registration_confirmed_at: ctx.now() })
const about = { about: 'Vasos.', shipping_policy: 'Em 2 dias.', returns_policy: 'Em 7 dias.' }

test('strangers know of open and suspended stores alone; lists have open ones that want to be found', async ({
  ctx,
  api,
  as,
}) => {
  const { owner, store } = await aStore(ctx, { name: 'zq aberta' })
  for (const state of storeStates.filter((state) => state !== 'aberta'))
    await aStoreOf(ctx, owner.id, { name: `zq ${state}`, state })
  await aStoreOf(ctx, owner.id, { name: 'zq calada', in_search: false })
  await aStoreOf(ctx, owner.id, { name: 'zq apagada', deleted_at: ctx.now() })
  const stranger = await as(await seller(ctx))
  for (const client of [api, stranger]) {
    const { data, total } = await client.stores.stores.list({ search: 'zq' })
    expect([data.map(({ name }) => name), total]).toEqual([['zq aberta'], 1])
    const found = await client.banca.search.everything({ search: 'zq abeta' })
    expect(found).toMatchObject({ store: { total: 1, data: [{ title: 'zq aberta' }] }, correction: null })
    const seen = await Promise.all(
      [...storeStates, 'calada', 'apagada'].map((name) =>
        client.stores.stores.show({ id_or_slug: `zq-${name.replace('_', '-')}` }).then(
          () => name,
          () => null,
        ),
      ),
    )
    expect(seen.filter(Boolean)).toEqual(['aberta', 'suspensa', 'calada'])
  }
  const own = await (await as(owner)).stores.stores.own()
  expect(own.data).toHaveLength(7)
  expect(await (await as(owner)).stores.stores.show({ id_or_slug: store.id, with_completed: true })).toMatchObject({
    store_user: { role: 'owner' },
    completed: { share: expect.any(Number), missing: [{ name: 'about' }, { name: 'shipping' }, { name: 'returns' }] },
  })
  expect((await stranger.stores.stores.show({ id_or_slug: store.slug, with_completed: true })).completed).toBe(null)
})

test('of a CPF strangers read the middle, of a CNPJ all of it', async ({ ctx, api, as }) => {
  const { store, owner } = await aStore(ctx, { document_kind: 'cpf', document: '52998224725' })
  const shown = await api.stores.stores.show({ id_or_slug: store.slug })
  expect(shown.seller.document).toBe('CPF ***.982.247-**')
  expect(JSON.stringify(shown)).not.toContain('52998224725')
  expect((await (await as(owner)).stores.stores.desk({ id_or_slug: store.slug })).document).toBe('52998224725')
  const viewer = await aMember(ctx, store.id, 'viewer')
  const read = await (await as(viewer)).stores.stores.desk({ id_or_slug: store.slug })
  expect(read.document).toBe('CPF ***.982.247-**')
})

test('roles: who reads changes nothing; the manager changes all but members and closing', async ({ ctx, as }) => {
  const { store } = await aStore(ctx)
  const ref = { id_or_slug: store.slug }
  const calls = async (user: { id: number }) => {
    const { stores, members, invites, messages } = (await as(user)).stores
    const tries = [
      () => stores.desk(ref),
      () => members.team(ref),
      () => members.log(ref),
      () => messages.list(ref),
      () => stores.changeAbout({ ...ref, ...about, name: store.name }),
      () => stores.changeShowing({ ...ref, in_search: true }),
      () => invites.send({ ...ref, email: 'alguem@exemplo.com.br', role: 'viewer' as const }),
      () => stores.close({ ...ref, name: store.name }),
    ]
    const said = []
    for (const call of tries)
      said.push(
        await call().then(
          () => 200,
          (error: { status: number }) => error.status,
        ),
      )
    return said
  }
  expect(await calls(await aMember(ctx, store.id, 'viewer'))).toEqual([200, 200, 200, 200, 403, 403, 403, 403])
  expect(await calls(await aMember(ctx, store.id, 'manager'))).toEqual([200, 200, 200, 200, 200, 200, 403, 403])
  expect(await calls(await seller(ctx))).toEqual(Array(8).fill(403))
})

test('members and messages are of those who work there', async ({ ctx, as }) => {
  const { store, owner } = await aStore(ctx)
  const other = await aStore(ctx)
  const buyer = await aUser(ctx)
  const ref = { id_or_slug: store.slug }
  await (await as(buyer)).stores.messages.write({ ...ref, text: 'zqsegredo' })
  const mine = (await as(owner)).stores.messages
  const [thread] = (await mine.list(ref)).data
  const thread_id = thread?.id ?? 0
  expect((await mine.show({ ...ref, thread_id })).messages.data).toMatchObject([{ text: 'zqsegredo' }])
  const theirs = (await as(other.owner)).stores.messages
  await expect(theirs.show({ ...ref, thread_id })).rejects.toMatchObject({ status: 403 })
  await expect(theirs.show({ id_or_slug: other.store.slug, thread_id })).rejects.toMatchObject({ status: 404 })
  await expect(theirs.reply({ id_or_slug: other.store.slug, thread_id, text: 'Oi' })).rejects.toMatchObject({
    status: 404,
  })
  const stranger = await (await as(await aUser(ctx))).stores.messages.own(ref)
  expect([stranger.messages.total, stranger.can.write]).toEqual([0, true])
  await expect(mine.write({ ...ref, text: 'Oi' })).rejects.toMatchObject({ status: 409 })
  await mine.reply({ ...ref, thread_id, text: 'Temos.' })
  // Who of the store wrote is its affair.
  const read = await (await as(buyer)).stores.messages.own(ref)
  expect(read).toMatchObject({ unread: 1, messages: { data: [{ author: store.name }, { author: buyer.nickname }] } })
  await (await as(buyer)).stores.messages.readOwn(ref)
  expect((await (await as(buyer)).stores.messages.own(ref)).unread).toBe(0)
  await mine.read({ ...ref, thread_id })
})

test('a message sent twice is one', async ({ ctx, as }) => {
  const { store } = await aStore(ctx)
  const { messages } = (await as(await aUser(ctx))).stores
  const once = { id_or_slug: store.slug, text: 'Oi', idempotency_key: '0199f000-0000-7000-8000-000000000001' }
  await messages.write(once)
  expect((await messages.write(once)).messages.total).toBe(1)
})

test('a draft says what is missing; what was sent is not changed until it is withdrawn', async ({ ctx, as }) => {
  const owner = await seller(ctx)
  const { stores } = (await as(owner)).stores
  const key = '0199f000-0000-7000-8000-000000000002'
  const made = await stores.create({ name: 'Vaso & Cia', idempotency_key: key })
  expect((await stores.create({ name: 'Vaso & Cia', idempotency_key: key })).id).toBe(made.id)
  expect(made).toMatchObject({ slug: 'vaso-cia', state: 'rascunho', completed: { share: 0 }, role: 'owner' })
  const ref = { id_or_slug: made.slug }
  await expect(stores.submit(ref)).rejects.toMatchObject({ status: 422, message: expect.stringContaining('falta') })
  await stores.changeAbout({ ...ref, ...about, name: 'Vaso & Cia' })
  await stores.changeSeller({ ...ref, document_kind: 'cnpj', document: '11.222.333/0001-81', legal_name: 'Vaso Ltda.' })
  await stores.changeContact({
    ...{ ...ref, email: 'Oi@Vaso.example', phone: '31 3333-4444', cep: '30130010', street: 'Rua A', number: '1' },
    ...{ district: 'Centro', city: 'Belo Horizonte', uf: 'MG' },
  })
  expect(await stores.submit(ref)).toMatchObject({
    state: 'em_analise',
    email: 'oi@vaso.example',
    phone: '+553133334444',
  })
  await expect(stores.changeShowing({ ...ref, in_search: false })).rejects.toMatchObject({ status: 409 })
  expect((await stores.withdraw(ref)).state).toBe('rascunho')
})

test('a name is nobody else’s until its store is closed; slugs stay', async ({ ctx, as }) => {
  const { store, owner } = await aStore(ctx, { name: 'Folha Viva' })
  const other = (await as(await seller(ctx))).stores.stores
  await expect(other.create({ name: 'folha viva' })).rejects.toMatchObject({
    status: 422,
    data: { errors: { name: ['Já existe uma loja com esse nome. Escolha outro.'] } },
  })
  const mine = (await as(owner)).stores.stores
  const renamed = await mine.changeAbout({ ...about, id_or_slug: store.slug, name: 'Folha Morta' })
  expect([renamed.name, renamed.slug]).toEqual(['Folha Morta', 'folha-viva'])
  await mine.close({ id_or_slug: store.slug, name: 'Folha Morta' })
  expect((await other.create({ name: 'Folha Morta' })).slug).toBe('folha-morta')
  expect((await other.create({ name: 'Folha Viva' })).slug).toBe('folha-viva-2')
  // What was closed comes back under its name only while nobody has it.
  const staff = (await as(await aStaffMember(ctx, ['marketplace.manage']))).stores.staff
  await expect(staff.bringBack({ id_or_slug: store.slug })).rejects.toMatchObject({ status: 422 })
})

test('logo and cover are public exactly while the store is known', async ({ ctx, as }) => {
  const owner = await seller(ctx)
  const store = await aStoreOf(ctx, owner.id, { ...about, state: 'em_analise', approved_at: null })
  const photo = await aPhoto(ctx, { created_by: owner.id })
  const ref = { id_or_slug: store.slug }
  const mine = (await as(owner)).stores.stores
  await mine.withdraw(ref)
  const isPublic = async () => (await ctx.db.select().from(files).where(eq(files.id, photo.id)))[0]?.public
  expect((await mine.changeAbout({ ...ref, ...about, name: store.name, logo_ids: [photo.id] })).logo?.id).toBe(photo.id)
  expect(await isPublic()).toBe(false)
  await mine.submit(ref)
  const staff = (await as(await aStaffMember(ctx, ['marketplace.manage']))).stores.staff
  await staff.approve(ref)
  expect(await isPublic()).toBe(true)
  await expect(
    mine.changeAbout({ ...ref, ...about, about: '', name: store.name, logo_ids: [photo.id] }),
  ).rejects.toMatchObject({
    data: { errors: { about: [expect.any(String)] } },
  })
  await mine.changeAbout({ ...ref, ...about, name: store.name })
  expect(await isPublic()).toBe(false)
})

test('the team approves, refuses and suspends with a reason; it is audited and told', async ({ ctx, as }) => {
  const { store, owner } = await aStore(ctx, { state: 'em_analise', approved_at: null })
  const manager = await aStaffMember(ctx, ['marketplace.manage'])
  const { staff } = (await as(manager)).stores
  const ref = { id_or_slug: store.slug }
  await expect(staff.refuse({ ...ref, reason: 'Não' })).rejects.toMatchObject({ status: 422 })
  await staff.refuse({ ...ref, reason: 'Falta o CNPJ certo.' })
  await expect(staff.approve(ref)).rejects.toMatchObject({ status: 409 })
  const desk = await (await as(owner)).stores.stores.desk(ref)
  expect(desk).toMatchObject({ state: 'recusada', state_reason: 'Falta o CNPJ certo.', may: { submit: true } })
  const mine = (await as(owner)).stores.stores
  await mine.changeAbout({ ...ref, ...about, name: store.name })
  await mine.submit(ref)
  await staff.approve(ref)
  await staff.suspend({ ...ref, reason: 'Pedidos não enviados.' })
  expect((await staff.reopen(ref)).store).toMatchObject({ state: 'aberta', state_reason: null })
  expect((await staff.setFee({ ...ref, platform_fee_bps: 850 })).store.platform_fee_bps).toBe(850)
  await mine.close({ ...ref, name: store.name })
  expect((await staff.bringBack(ref)).store.state).toBe('aberta')
  const logged = await ctx.db
    .select({ action: audit_log.action })
    .from(audit_log)
    .where(and(eq(audit_log.subject, `store:${store.id}`), eq(audit_log.user_id, manager.id)))
    .orderBy(audit_log.id)
  expect(logged.map(({ action }) => action)).toEqual(
    ['refused', 'approved', 'suspended', 'reopened', 'fee_changed', 'brought_back'].map((act) => `store.${act}`),
  )
  const told = await (await as(owner)).notifications.list({ kind: 'store' })
  expect(told.total).toBe(5)
  const list = await staff.list({ state: 'aberta', search: store.name })
  expect([list.data.map(({ id }) => id), list.counts.aberta >= 1]).toEqual([[store.id], true])
})

test('nobody decides about the store in which they work', async ({ ctx, as }) => {
  const member = await aStaffMember(ctx, ['marketplace.manage'])
  const store = await aStoreOf(ctx, member.id, { state: 'em_analise' })
  const { staff } = (await as(member)).stores
  await expect(staff.approve({ id_or_slug: store.slug })).rejects.toMatchObject({ status: 403 })
  await expect(staff.setFee({ id_or_slug: store.slug, platform_fee_bps: 0 })).rejects.toMatchObject({ status: 403 })
  expect(Object.values((await staff.show({ id_or_slug: store.slug })).can)).toEqual(Array(5).fill(false))
})

test('a store that owes something is not closed', async ({ ctx, as }) => {
  const { store, owner } = await aStore(ctx)
  const former = installStoreObligations([async () => [{ count: 2, label: '2 pedidos para enviar', page: '/pedidos' }]])
  const { stores } = (await as(owner)).stores
  const closing = { id_or_slug: store.slug, name: store.name }
  await expect(stores.close(closing)).rejects.toMatchObject({
    status: 409,
    message: 'Antes de encerrar, resolva: 2 pedidos para enviar.',
  })
  installStoreObligations([async () => [{ count: 0, label: 'nada', page: '/pedidos' }]])
  expect((await stores.close(closing)).state).toBe('encerrada')
  installStoreObligations(former)
})

test('invitations: hashed, seven days, sent again with a new link, withdrawn, refused', async ({ ctx, as, clock }) => {
  const { store, owner } = await aStore(ctx)
  const ref = { id_or_slug: store.slug }
  const { invites, members } = (await as(owner)).stores
  const friend = await seller(ctx)
  const linkOf = async (to: string) => {
    const sent = await ctx.db.select().from(mails).where(eq(mails.to, to)).orderBy(mails.id)
    return sent.map(({ text }) => text.match(/token=([\w-]+)/)?.[1])
  }
  const sent = await invites.send({ ...ref, email: 'outra@exemplo.com.br', role: 'manager' })
  const invite_id = sent.invites[0]?.id ?? 0
  await invites.resend({ ...ref, invite_id })
  const [first, second] = await linkOf('outra@exemplo.com.br')
  // The address is not that of the account: the link says that they read that mailbox.
  const theirs = (await as(friend)).stores.invites
  expect((await theirs.mine({})).data).toEqual([])
  expect((await theirs.mine({ token: first })).data).toEqual([])
  expect((await theirs.mine({ token: second })).data).toMatchObject([{ id: invite_id, role: 'manager' }])
  await expect(theirs.accept({ invite_id })).rejects.toMatchObject({ status: 409 })
  // The link alone makes nobody a manager: who forwards or steals it has another address.
  await expect(theirs.accept({ invite_id, token: second })).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining('outro e-mail'),
  })
  const looking = await invites.send({ ...ref, email: 'terceira@exemplo.com.br', role: 'viewer' })
  const [link] = await linkOf('terceira@exemplo.com.br')
  await theirs.refuse({ invite_id: looking.invites.find(({ role }) => role === 'viewer')?.id ?? 0, token: link })
  clock.now = new Date(ctx.now().getTime() + 7 * 86_400_000)
  await expect(theirs.accept({ invite_id, token: second })).rejects.toMatchObject({ status: 409 })
  expect((await members.team(ref)).invites).toMatchObject([{ lapsed: true }])
  // A lapsed one makes room for another.
  const anew = await invites.send({ ...ref, email: 'outra@exemplo.com.br', role: 'viewer' })
  expect(anew.invites).toMatchObject([{ role: 'viewer', lapsed: false }])
  expect((await invites.withdraw({ ...ref, invite_id: anew.invites[0]?.id ?? 0 })).invites).toEqual([])
  const [own] = (await invites.send({ ...ref, email: friend.email, role: 'viewer' })).invites
  await theirs.refuse({ invite_id: own?.id ?? 0 })
  expect((await members.team(ref)).invites).toEqual([])
  await expect(invites.send({ ...ref, email: owner.email, role: 'viewer' })).rejects.toMatchObject({ status: 422 })
})

test('the owner stays until somebody else is', async ({ ctx, as }) => {
  const { store, owner } = await aStore(ctx)
  const heir = await aMember(ctx, store.id, 'manager')
  const ref = { id_or_slug: store.slug }
  const mine = (await as(owner)).stores.members
  const theirs = (await as(heir)).stores.members
  await expect(mine.leave(ref)).rejects.toMatchObject({ status: 409 })
  await expect(mine.remove({ ...ref, user_id: owner.id })).rejects.toMatchObject({ status: 409 })
  await expect(mine.changeRole({ ...ref, user_id: owner.id, role: 'viewer' })).rejects.toMatchObject({ status: 409 })
  await mine.offer({ ...ref, user_id: heir.id })
  await expect(mine.offer({ ...ref, user_id: heir.id })).rejects.toMatchObject({ status: 409 })
  await theirs.refuseOffer(ref)
  await mine.offer({ ...ref, user_id: heir.id })
  await mine.withdrawOffer(ref)
  await expect(theirs.acceptOffer(ref)).rejects.toMatchObject({ status: 409 })
  await mine.offer({ ...ref, user_id: heir.id })
  const after = await theirs.acceptOffer(ref)
  expect(after.data.map(({ user, role }) => [user.id, role])).toEqual([
    [heir.id, 'owner'],
    [owner.id, 'manager'],
  ])
  await mine.leave(ref)
  await expect(mine.team(ref)).rejects.toMatchObject({ status: 403 })
  expect((await theirs.team(ref)).data).toHaveLength(1)
})
