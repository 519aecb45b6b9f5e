import { aMember, aStore } from '#domains/market/stores/stores.factory.ts'
import { aStaffMember } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { expect, test } from '#tests/fixtures.ts'
import { aPaidStore, aSale } from './ledger.factory.ts'
import { runPayouts } from './payouts/run-payouts.actions.ts'

const tomorrow = new Date('2026-11-22T15:00:00Z')
const staffBase = '/admin/marketplace/recebedores'

test('the owner sends the receiver; what is wrong stands beside its field', async ({ ctx, page }) => {
  const { store, owner } = await aStore(ctx)
  const own = await page(`/vendedor/dashboard/${store.slug}/recebedores`, owner)
  const wrong = await own.press('Enviar para análise', {
    document: '11.222.333/0001-82',
    legal_name: 'Loja',
    pix_key: 'x',
  })
  expect(wrong.status).toBe(422)
  expect(wrong.error('document')).toContain('Este CNPJ não confere.')
  expect(wrong.error('pix_key')).toContain('Escreva uma chave PIX')
  expect(wrong.value('legal_name')).toBe('Loja')
  const sent = await wrong.press('Enviar para análise', {
    document: '11.222.333/0001-81',
    pix_key: '11.222.333/0001-81',
  })
  expect(sent.toast).toContain('Avisamos você quando estiverem aprovados')
  expect((await sent.follow()).text).toContain('Estamos conferindo os seus dados')
})

test('who only works there reads it masked and is told who may; a stranger is turned away', async ({ ctx, page }) => {
  const { store } = await aPaidStore(ctx)
  const manager = await aMember(ctx, store.id, 'manager')
  const shown = await page(`/vendedor/dashboard/${store.slug}/recebedores`, manager)
  expect(shown.text).toContain('Só quem é dono da loja pode trocar')
  expect(shown.text).toContain('conta •••890-1')
  expect(shown.text).not.toContain('4567890')
  const stranger = await aUser(ctx, { registration_confirmed_at: ctx.now() })
  for (const path of ['recebedores', 'recebiveis', 'recebiveis/csv'])
    expect(await page(`/vendedor/dashboard/${store.slug}/${path}`, stranger)).toMatchObject({
      location: '/vendedor',
      toast: 'Você não tem permissão para acessar esta loja.',
    })
})

test('the receivables page: balance, calendar, a day in the list, CSV, payouts with their statement', async ({
  ctx,
  page,
  clock,
}) => {
  const { store, owner } = await aPaidStore(ctx)
  const here = `/vendedor/dashboard/${store.slug}/recebiveis`
  expect((await page(here, owner)).text).toContain('Nada por aqui ainda')
  await aSale(ctx, store.id)
  await aSale(ctx, store.id, { hold_until: '2026-11-30' })
  const list = await page(here, owner)
  expect(list.text).toMatch(/A receber\s*R\$\s180,00/)
  expect(list.links()).toContain(`${here}?month=2026-11&day=2026-11-30#lista`)
  const day = await list.open(`${here}?month=2026-11&day=2026-11-30`)
  expect(day.text).toContain('segunda-feira, 30 de novembro de 2026')
  expect(day.text).toContain('1 recebível')
  expect((await list.open(`${here}?search=nenhum`)).text).toContain('Nada encontrado')
  const csv = await list.open(`${here}/csv?day=2026-11-30`)
  expect(csv.html.trim().split('\r\n')).toHaveLength(2)
  clock.now = tomorrow
  await runPayouts(ctx)
  const paid = await page(here, owner)
  // Made this morning: the bank has not got it yet.
  expect(paid.text).not.toContain('Enviamos ao banco')
  expect(paid.text).toContain('Repasse de dom, 22 de nov, até o banco confirmar')
  expect(paid.text).toMatch(/A caminho\s*R\$\s90,00/)
  const statement = paid.links().find((link) => link?.endsWith('/pdf'))
  expect((await paid.open(statement ?? '')).headers.get('content-type')).toBe('application/pdf')
  expect((await paid.open(`${here}/repasse/nada/pdf`)).status).toBe(404)
})

test('staff decides on a receiver, and a reason is demanded', async ({ ctx, page, as }) => {
  const { store, owner } = await aStore(ctx)
  await (await as(owner)).ledger.receivers.saveStore({
    ...{ store: store.slug, document_kind: 'cnpj', document: '11222333000181', legal_name: 'Loja Ltda.' },
    ...{ means: 'pix', pix_key: '11222333000181' },
  })
  const staff = await aStaffMember(ctx, ['marketplace.manage'])
  const list = await page(staffBase, staff)
  const one = await list.click('Loja Ltda.')
  const empty = await one.press('Recusar recebedor', { reason: 'Não' })
  expect(empty.error('reason')).toContain('Escreva o motivo')
  const refused = await empty.press('Recusar recebedor', { reason: 'O nome não é o do CNPJ.' })
  expect(refused.toast).toBe('Recebedor recusado. A pessoa recebeu o motivo.')
  expect((await refused.follow()).text).toContain('O nome não é o do CNPJ.')
  expect((await page(staffBase, owner)).status).toBe(302)
})

test('staff approves, suspends and frees again', async ({ ctx, page }) => {
  const { receiver } = await aPaidStore(ctx)
  const staff = await aStaffMember(ctx, ['marketplace.manage'])
  const one = await page(`${staffBase}/${receiver.id}`, staff)
  expect(one.text).toContain('4567890-1')
  const suspended = await one.press('Suspender recebedor', { reason: 'Conta de outra pessoa.' })
  expect(suspended.toast).toContain('Os repasses dele pararam')
  const freed = await (await suspended.follow()).press('Liberar recebedor')
  expect(freed.toast).toContain('Recebedor aprovado')
})

test('staff pays, takes the file, and writes what the bank said', async ({ ctx, page, clock }) => {
  const { store } = await aPaidStore(ctx)
  await aSale(ctx, store.id)
  clock.now = tomorrow
  const staff = await aStaffMember(ctx, ['marketplace.manage'])
  const here = await page(`${staffBase}/repasses`, staff)
  expect(here.text).toContain('Nenhum repasse ainda')
  const made = await here.press('Repassar agora')
  expect(made.toast).toBe('1 repasse criado.')
  expect((await (await made.follow()).press('Repassar agora')).toast).toContain('Nada a repassar agora')
  const file = await here.open(`${staffBase}/repasses/arquivo/2026-11-22`)
  expect(file.html).toContain('11222333000181')
  expect((await here.open(`${staffBase}/repasses/arquivo/ontem`)).status).toBe(404)
  const sent = await (await made.follow()).press('Marcar o dia como enviado')
  expect(sent.toast).toBe('1 repasse marcado como enviado.')
  const asked = await (await sent.follow()).press('Devolvido', { reason: '' })
  expect(asked.error('reason')).toBe('Escreva o que o banco respondeu.')
  const returned = await asked.press('Devolvido', { reason: 'Conta encerrada.' })
  expect((await returned.follow()).text).toContain('Conta encerrada.')
})

test('the book is shown to staff, and closes', async ({ ctx, page }) => {
  const { store } = await aPaidStore(ctx)
  await aSale(ctx, store.id)
  const staff = await aStaffMember(ctx, ['marketplace.manage'])
  const { text } = await page(`${staffBase}/razao`, staff)
  expect(text).toContain('O razão fecha')
  expect(text).toMatch(/Total\s*R\$\s100,00\s*R\$\s100,00\s*R\$\s0,00/)
})
