import { eq } from 'drizzle-orm'
import { aMember, aStore } from '#domains/market/stores/stores.factory.ts'
import { aStaffMember } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { notifications } from '#domains/people/notifications/notifications/notifications.table.ts'
import { audit_log } from '#platform/audit/audit.table.ts'
import type { Context } from '#platform/context.ts'
import { mails } from '#platform/mail/mail.table.ts'
import { expect, test } from '#tests/fixtures.ts'
import { aPaidStore, aReceiver, personHolder } from '../ledger.factory.ts'
import type { ReceiverInput } from './receivers.schemas.ts'
import { receivers } from './receivers.table.ts'

const account = {
  document_kind: 'cnpj',
  document: '11.222.333/0001-81',
  legal_name: 'Loja de Teste Ltda.',
  means: 'conta',
  bank_code: '341',
  branch: '0123',
  account: '99.887-76',
  digit: '5',
  account_type: 'corrente',
} as const satisfies ReceiverInput
const byPix = { ...account, means: 'pix', pix_key: '11222333000181' } as const

const cares = (ctx: Context) => aStaffMember(ctx, ['marketplace.manage'])
const told = async (ctx: Context, user_id: number) =>
  (await ctx.db.select().from(notifications).where(eq(notifications.user_id, user_id))).map(({ title }) => title)

test('the owner sends a receiver: it is looked at, sealed and shown masked', async ({ ctx, as }) => {
  const { store, owner } = await aStore(ctx)
  const { saveStore } = (await as(owner)).ledger.receivers
  const { receiver } = await saveStore({ ...account, store: store.slug })
  expect(receiver).toMatchObject({ state: 'pendente', version: 1, bank: 'Itaú', document: '11.222.333/0001-81' })
  expect(JSON.stringify(receiver)).not.toContain('9988776')
  const [row] = await ctx.db.select().from(receivers)
  expect(row?.sealed_bank).not.toContain('9988776')
  await saveStore({ ...account, store: store.slug })
  expect(await ctx.db.$count(receivers)).toBe(1)
})

test('only the owner changes it; who else works there reads it masked, strangers not at all', async ({ ctx, as }) => {
  const { store } = await aPaidStore(ctx)
  const manager = await aMember(ctx, store.id, 'manager')
  const { showStore, saveStore } = (await as(manager)).ledger.receivers
  expect(await showStore({ store: store.slug })).toMatchObject({ receiver: { state: 'ativo' }, can: { edit: false } })
  await expect(saveStore({ ...account, store: store.slug })).rejects.toMatchObject({ status: 403 })
  const stranger = await as(await aUser(ctx, { registration_confirmed_at: ctx.now() }))
  await expect(stranger.ledger.receivers.showStore({ store: store.slug })).rejects.toMatchObject({ status: 403 })
})

test('a changed account of an approved receiver waits a day, and its owner is told by mail', async ({
  ctx,
  as,
  clock,
}) => {
  const { store, owner } = await aPaidStore(ctx)
  const { saveStore } = (await as(owner)).ledger.receivers
  const { receiver, earlier } = await saveStore({ ...byPix, store: store.slug })
  expect(receiver).toMatchObject({ state: 'ativo', version: 2, means: 'pix', hint: '•••0181' })
  expect(receiver?.waits_until).toEqual(new Date(clock.now.getTime() + 24 * 3_600_000))
  expect(earlier).toMatchObject([{ version: 1 }])
  const sent = await ctx.db.select().from(mails).where(eq(mails.to, owner.email))
  expect(sent.map(({ subject }) => subject)).toEqual(['Os dados de recebimento mudaram'])
  expect(sent[0]?.text).not.toContain('11222333000181')
})

test('another name or document is looked at again', async ({ ctx, as }) => {
  const { store, owner } = await aPaidStore(ctx)
  const { saveStore } = (await as(owner)).ledger.receivers
  const { receiver } = await saveStore({ ...account, legal_name: 'Outra Loja Ltda.', store: store.slug })
  expect(receiver).toMatchObject({ state: 'pendente', version: 2 })
})

test.for([
  [{ document: '11.222.333/0001-82' }, 'document', 'Este CNPJ não confere.'],
  [{ document_kind: 'cpf', document: '529.982.247-26' }, 'document', 'Este CPF não confere.'],
  [{ bank_code: undefined }, 'bank_code', 'Escolha o banco na lista.'],
  [{ branch: 'doze' }, 'branch', 'Escreva a agência só com números'],
  [{ means: 'pix', pix_key: 'nada' }, 'pix_key', 'Escreva uma chave PIX'],
  [{ means: 'pix', pix_key: '529.982.247-25' }, 'pix_key', 'A chave precisa ser do mesmo CPF ou CNPJ'],
] as const)('%j is refused beside its field', async ([fields, name, sentence], { ctx, as }) => {
  const { store, owner } = await aStore(ctx)
  const { saveStore } = (await as(owner)).ledger.receivers
  const sent = saveStore({ ...account, ...fields, store: store.slug })
  await expect(sent).rejects.toMatchObject({
    status: 422,
    data: { errors: { [name]: [expect.stringContaining(sentence)] } },
  })
})

test('staff approves, refuses with a reason and suspends; all is audited and told', async ({ ctx, as }) => {
  const { store, owner } = await aStore(ctx)
  const mine = (await as(owner)).ledger.receivers
  const team = (await as(await cares(ctx))).ledger.receivers
  const first = await mine.saveStore({ ...account, store: store.slug })
  const reason = 'O nome não é o do CNPJ.'
  const refused = await team.refuse({ id: first.receiver?.id ?? 0, reason })
  expect(refused).toMatchObject({ state: 'recusado', reason, can: { approve: false, refuse: false, suspend: false } })
  const second = await mine.saveStore({ ...account, store: store.slug })
  const id = second.receiver?.id ?? 0
  expect(second.receiver).toMatchObject({ state: 'pendente', version: 2, waits_until: null })
  await expect(team.approve({ id: first.receiver?.id ?? 0 })).rejects.toMatchObject({ status: 409 })
  expect(await team.approve({ id })).toMatchObject({ state: 'ativo', can: { suspend: true } })
  await expect(team.approve({ id })).rejects.toMatchObject({ status: 409 })
  expect(await team.suspend({ id, reason: 'Conta de outra pessoa.' })).toMatchObject({ state: 'suspenso' })
  await expect(mine.saveStore({ ...byPix, store: store.slug })).rejects.toMatchObject({ status: 409 })
  await team.approve({ id })
  expect(await told(ctx, owner.id)).toEqual(
    expect.arrayContaining([
      'Seu recebedor não foi aprovado',
      'Seu recebedor foi aprovado',
      'Seu recebedor foi suspenso',
    ]),
  )
  const acts = (await ctx.db.select().from(audit_log).orderBy(audit_log.id)).map(({ action }) => action)
  expect(acts).toEqual(['receiver.recusado', 'receiver.ativo', 'receiver.suspenso', 'receiver.ativo'])
})

test('staff finds by name, store or document; who looks at bank data is written down', async ({ ctx, as }) => {
  const { store, receiver } = await aPaidStore(ctx)
  const person = await aUser(ctx, { nickname: 'parceira' })
  await aReceiver(ctx, personHolder(person.id), {
    legal_name: 'Ana Parceira',
    state: 'pendente',
    document_kind: 'cpf',
    document: '52998224725',
  })
  const team = (await as(await cares(ctx))).ledger.receivers
  const found = async (search: string) => (await team.list({ page: 1, search })).data.map(({ holder }) => holder.name)
  expect(await found(store.name)).toEqual([store.name])
  expect(await found('11.222.333')).toEqual([store.name])
  expect(await found('ana parc')).toEqual(['parceira'])
  expect((await team.list({ page: 1, state: 'pendente' })).data).toMatchObject([{ document: '***.982.247-**' }])
  expect((await team.show({ id: receiver.id })).bank_data).toContainEqual({ label: 'Conta', value: '4567890-1' })
  expect(await ctx.db.select().from(audit_log)).toMatchObject([{ action: 'receiver.read' }])
  await expect(team.show({ id: 999_999 })).rejects.toMatchObject({ status: 404 })
  const stranger = (await as(person)).ledger.receivers
  await expect(stranger.list({ page: 1 })).rejects.toMatchObject({ status: 403 })
})

test('a partner has a receiver of their own', async ({ ctx, as }) => {
  const partner = await aUser(ctx, { registration_confirmed_at: ctx.now() })
  const { saveMine, showMine } = (await as(partner)).ledger.receivers
  expect(await showMine()).toEqual({ receiver: null, earlier: [], can: { edit: true } })
  const own = {
    document_kind: 'cpf',
    document: '529.982.247-25',
    legal_name: 'Ana Parceira',
    means: 'pix',
    pix_key: 'ana@exemplo.com.br',
  } as const
  expect(await saveMine(own)).toMatchObject({ receiver: { state: 'pendente', hint: 'a•••@exemplo.com.br' } })
})
