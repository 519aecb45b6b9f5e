import { eq } from 'drizzle-orm'
import { aStaffMember } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { expect, test } from '#tests/fixtures.ts'
import { stores } from './stores/stores.table.ts'
import { aMember, aStore, aStoreOf } from './stores.factory.ts'

test('a store is opened in short steps, sent, approved, and seen by everybody', async ({ ctx, page, api }) => {
  const seller = await aUser(ctx, { registration_confirmed_at: ctx.now() })
  const home = await page('/vendedor', seller)
  expect(home).toMatchObject({ heading: 'Minhas lojas', title: 'Minhas lojas - Grower' })
  const start = await home.click('Abrir uma loja', 'main')
  expect((await start.press('Continuar', { name: 'Ra' })).error('name')).toBe('Use pelo menos 3 letras.')
  const kept = await start.press('Continuar', { name: 'Raiz Forte', tagline: 'Terra viva' })
  expect(kept.toast).toBe('Rascunho guardado. Só a equipe da loja vê.')
  const about = await kept.follow()
  expect(about.value('name')).toBe('Raiz Forte')
  const seller_step = await (await about.press('Guardar e continuar', { about: 'Substratos e vasos.' })).follow()
  const refused = await seller_step.press('Guardar e continuar', {
    document_kind: 'cnpj',
    document: '12.ABC.345/01DE-36',
    legal_name: 'Raiz Forte Ltda.',
  })
  expect(refused.error('document')).toContain('Este CNPJ não confere.')
  expect(refused.value('legal_name')).toBe('Raiz Forte Ltda.')
  const contact = await (await refused.press('Guardar e continuar', { document: '12.abc.345/01de-35' })).follow()
  const saved = await contact.press('Guardar e continuar', {
    ...{ email: 'oi@raizforte.example', phone: '(31) 98765-4321', cep: '30130-010', street: 'Rua da Bahia' },
    ...{ number: '100', district: 'Centro', city: 'Belo Horizonte', uf: 'MG' },
  })
  const policies = await saved.follow()
  const early = await policies.open('/vendedor/dashboard/raiz-forte/abrir?passo=revisar')
  expect(early.text).toContain('Como e quando você envia')
  expect(early.text).not.toContain('Enviar para análise')
  const said = { shipping_policy: 'Postamos em 2 dias.', returns_policy: 'Em 7 dias.' }
  const review = await (await policies.press('Guardar e continuar', said)).follow()
  const sent = await review.press('Enviar para análise')
  expect(sent.toast).toBe('Enviada! Nossa equipe olha e avisa você.')
  await expect(api.stores.stores.show({ id_or_slug: 'raiz-forte' })).rejects.toMatchObject({ status: 404 })

  const member = await aStaffMember(ctx, ['marketplace.manage'])
  const list = await page('/admin/marketplace/lojas?state=em_analise', member)
  const one = await list.click('Raiz Forte', 'main')
  expect(one.text).toContain('12.ABC.345/01DE-35')
  expect((await one.press('Aprovar a loja')).toast).toBe('Raiz Forte está no ar.')
  expect(await api.stores.stores.show({ id_or_slug: 'raiz-forte' })).toMatchObject({
    state: 'aberta',
    seller: {
      document: 'CNPJ 12.ABC.345/01DE-35',
      address: 'Rua da Bahia, 100, Centro, Belo Horizonte/MG, CEP 30130-010',
    },
    store_user: null,
    completed: null,
  })
})

test('who has no role in a store is told so, and goes to /vendedor', async ({ ctx, page }) => {
  const { store } = await aStore(ctx)
  const stranger = await aUser(ctx, { registration_confirmed_at: ctx.now() })
  for (const slug of [store.slug, 'nenhuma']) {
    const refused = await page(`/vendedor/dashboard/${slug}/sobre`, stranger)
    expect([refused.location, refused.toast]).toEqual(['/vendedor', 'Você não tem permissão para acessar esta loja.'])
  }
})

test('the layout names the store and leads back to the account', async ({ ctx, page }) => {
  const { store, owner } = await aStore(ctx, { name: 'Estufa do Sul' })
  const about = await page(`/vendedor/dashboard/${store.slug}/sobre`, owner)
  expect(about).toMatchObject({ heading: 'Sobre a loja', title: 'Sobre a loja Estufa do Sul - Grower' })
  const account = await about.click('Ver Minha conta')
  expect(account).toMatchObject({ heading: 'Painel das lojas' })
  expect(account.text).toContain('Estufa do Sul')
})

test('who only reads sees the pages of a store and no form', async ({ ctx, page }) => {
  const { store } = await aStore(ctx, { document_kind: 'cpf', document: '52998224725' })
  const viewer = await aMember(ctx, store.id, 'viewer')
  const about = await page(`/vendedor/dashboard/${store.slug}/sobre`, viewer)
  expect(about.text).toContain('***.982.247-**')
  expect(about.html).not.toContain('529982')
  for (const path of ['sobre', 'contato', 'marketplace', 'managers']) {
    const shown = await page(`/vendedor/dashboard/${store.slug}/${path}`, viewer)
    expect([path, shown.status]).toEqual([path, 200])
    expect(shown.text).not.toContain('Salvar')
  }
})

test('days without orders are said, and shown wrong ones beside their fields', async ({ ctx, page, api }) => {
  const { store, owner } = await aStore(ctx)
  const showing = await (await page(`/vendedor/dashboard/${store.slug}`, owner)).click('Pausar a loja')
  expect(showing.value('closed_from')).toBe('2026-11-21')
  const wrong = await showing.press('Salvar a vitrine e a pausa', {
    closed_from: '2026-11-20',
    closed_to: '2026-11-19',
  })
  expect(wrong.error('closed_to')).toBe('O último dia não pode vir antes do primeiro.')
  const paused = await wrong.press('Salvar a vitrine e a pausa', {
    closed_to: '2026-11-28',
    closed_message: 'Estamos na feira.',
  })
  expect(paused.toast).toBe('A loja está em pausa. Não recebe pedidos até sábado, 28 de novembro de 2026.')
  const saved = await paused.follow()
  expect(saved.text).toContain('A loja está em pausa')
  const shown = await api.stores.stores.show({ id_or_slug: store.slug })
  expect(shown.away).toEqual({ now: true, from: '2026-11-20', to: '2026-11-28', message: 'Estamos na feira.' })
  // Where its seller begins it says so too, and leads to where it ends.
  expect((await page('/vendedor/dashboard', owner)).text).toContain('A loja está em pausa')
  const row = (await page('/vendedor', owner)).textOf('li.card')
  expect([row.includes('Em pausa'), row.includes('Aberta')]).toEqual([true, false])
  await (await page(`/vendedor/dashboard/${store.slug}`, owner)).press('Reabrir')
  expect((await api.stores.stores.show({ id_or_slug: store.slug })).away).toBeNull()
})

test('a member is invited, accepts, becomes the owner; the log tells all of it', async ({ ctx, page }) => {
  const { store, owner } = await aStore(ctx, { name: 'Vaso Bom' })
  const friend = await aUser(ctx, { registration_confirmed_at: ctx.now(), nickname: 'amiga' })
  const team = await page(`/vendedor/dashboard/${store.slug}/managers`, owner)
  const invited = await team.press('Enviar convite', { email: friend.email, role: 'viewer' })
  expect(invited.toast).toBe(`Convite enviado para ${friend.email}. Vale por 7 dias.`)
  const again = await (await invited.follow()).press('Enviar convite', {
    email: friend.email.toUpperCase(),
    role: 'viewer',
  })
  expect(again.error('email')).toContain('Já existe um convite aberto')
  const invites = await page('/vendedor/convites/store', friend)
  expect(invites.text).toContain('Vaso Bom')
  expect((await invites.press('Aceitar')).toast).toBe('Agora você trabalha em Vaso Bom.')
  const grown = await page(`/vendedor/dashboard/${store.slug}/managers`, owner)
  expect((await grown.press('Salvar papel', { role: 'manager' })).toast).toBe('Papel salvo.')
  const managers = `/vendedor/dashboard/${store.slug}/managers`
  const offered = await (await (await page(managers, owner)).press('Passar a loja')).follow()
  expect(offered.text).toContain('A loja foi oferecida a amiga')
  const asked = await page(`/vendedor/dashboard/${store.slug}/managers`, friend)
  const hers = await asked.press('Aceitar')
  expect(hers.toast).toBe('Agora Vaso Bom é sua.')
  const now = await hers.follow()
  expect(now.text).toContain('amiga ficou com a loja')
  expect(now.text).toContain('mudou o papel de amiga para gerente')
  const left = await (await page(`/vendedor/dashboard/${store.slug}/managers`, owner)).press('Sair da equipe')
  expect(left).toMatchObject({ location: '/vendedor', toast: 'Você saiu da equipe de Vaso Bom.' })
})

test('a buyer asks, the store answers; each is told, and unread until it is looked at', async ({ ctx, page, as }) => {
  const { store, owner } = await aStore(ctx, { name: 'Luz Clara' })
  const buyer = await aUser(ctx, { nickname: 'curiosa' })
  const form = await page(`/loja/${store.slug}/mensagens`, buyer)
  expect(form).toMatchObject({ heading: 'Falar com Luz Clara' })
  expect((await form.press('Enviar', { text: ' ' })).error('text')).toBeTruthy()
  expect((await form.press('Enviar', { text: 'Tem lâmpada de 60 W?' })).toast).toBe('Mensagem enviada.')
  const list = await page(`/vendedor/dashboard/${store.slug}/contato`, owner)
  expect(list.text).toContain('1 nova')
  const thread = await list.click('curiosa', 'main')
  const answered = await thread.press('Enviar', { text: 'Tem, sim.' })
  expect(answered.toast).toBe('Resposta enviada.')
  expect((await page(`/vendedor/dashboard/${store.slug}/contato`, owner)).text).not.toContain('1 nova')
  const told = await (await as(buyer)).notifications.list({ kind: 'store_message' })
  expect(told.data).toMatchObject([{ title: 'Luz Clara respondeu você', url: `/loja/${store.slug}/mensagens` }])
  expect((await page(`/loja/${store.slug}/mensagens`, buyer)).text).toContain('Tem, sim.')
})

test('closing wants the name typed again', async ({ ctx, page }) => {
  const { store, owner } = await aStore(ctx, { name: 'Folha Nova' })
  const about = await page(`/vendedor/dashboard/${store.slug}/sobre`, owner)
  const wrong = await about.press('Encerrar a loja', { name: 'Folha' })
  expect(wrong.error('name')).toBe('Escreva o nome da loja como ele está.')
  const closed = await wrong.press('Encerrar a loja', { name: 'Folha Nova' })
  expect(closed).toMatchObject({ location: '/vendedor', toast: 'Folha Nova foi encerrada.' })
  const [row] = await ctx.db.select().from(stores).where(eq(stores.id, store.id))
  expect(row?.state).toBe('encerrada')
})

test('help for sellers is a ticket of its own topic', async ({ ctx, page, as }) => {
  const seller = await aUser(ctx, { registration_confirmed_at: ctx.now() })
  const help = await page('/vendedor/contato', seller)
  const sent = await help.press('Enviar mensagem', { subject: 'Frete', message: 'Como ligo o frete?' })
  expect(sent.text).toContain('Protocolo')
  expect((await (await as(seller)).support.tickets.list({})).data).toMatchObject([{ topic: 'venda', subject: 'Frete' }])
})

test('two of a team change the contact and who sells: what the other wrote stays, the same field shows both', async ({
  ctx,
  page,
}) => {
  const { store, owner } = await aStore(ctx, { state: 'rascunho', ...seller, ...contact })
  const contactPage = () => page(`/vendedor/dashboard/${store.slug}/contato`, owner)
  const [one, other, late] = [await contactPage(), await contactPage(), await contactPage()]
  expect((await one.press('Salvar contato', { phone: '(31) 98765-4321' })).toast).toBe('Contato salvo.')
  expect((await other.press('Salvar contato', { street: 'Rua Nova', number: '7' })).toast).toBe('Contato salvo.')
  const now = await contactPage()
  expect([now.value('phone'), now.value('street'), now.value('number')]).toEqual(['(31) 98765-4321', 'Rua Nova', '7'])
  const behind = await late.press('Salvar contato', { number: '8' })
  expect(behind.status).toBe(409)
  expect(behind.textOf('[data-error-of=number]')).toContain('Agora está assim:7')
  expect([behind.value('number'), behind.value('street')]).toEqual(['8', contact.street])
  expect((await behind.press('Salvar contato')).toast).toBe('Contato salvo.')
  expect((await contactPage()).value('street')).toBe('Rua Nova')
  const [again, stale] = [await contactPage(), await contactPage()]
  await again.press('Salvar contato', { phone: '(31) 3333-4444', cep: '30130-100' })
  const told = await stale.press('Salvar contato', { phone: '(31) 5555-6666', cep: '30130-200' })
  expect(told.textOf('[data-error-of=phone]')).toContain('Agora está assim:(31) 3333-4444')
  expect(told.textOf('[data-error-of=cep]')).toContain('Agora está assim:30130-100')
  const about = () => page(`/vendedor/dashboard/${store.slug}/sobre`, owner)
  const [first, second] = [await about(), await about()]
  await first.press('Salvar quem vende', { legal_name: 'Vaso Ltda.' })
  const kept = await second.press('Salvar quem vende', { legal_name: 'Vaso S.A.' })
  expect(kept.textOf('[data-error-of=legal_name]')).toContain('Agora está assim:Vaso Ltda.')
})

const seller = { document_kind: 'cnpj', document: '11222333000181', legal_name: 'Vaso Bom' } as const
const contact = {
  ...{ email: 'oi@vaso.example', phone: '+5531912345678', cep: '30130010', street: 'Rua Velha', number: '5' },
  ...{ complement: '', district: 'Centro', city: 'Belo Horizonte', uf: 'MG' },
}

test('two of a team change different things of the store: both stay', async ({ ctx, page }) => {
  const { store, owner } = await aStore(ctx, {
    about: 'Luzes.',
    shipping_policy: 'Em dois dias.',
    returns_policy: 'Em sete.',
  })
  const edit = () => page(`/vendedor/dashboard/${store.slug}/sobre`, owner)
  const [one, other] = [await edit(), await edit()]
  expect((await one.press('Salvar', { tagline: 'Luz para todos' })).toast).toBe('Salvo.')
  expect((await other.press('Salvar', { about: 'Desde 2019.' })).toast).toBe('Salvo.')
  const now = await edit()
  expect([now.value('tagline'), now.$('[name=about]').text()]).toEqual(['Luz para todos', 'Desde 2019.'])
})

test('an address that no store can have is not found', async ({ ctx, page }) => {
  const owner = await aUser(ctx, { registration_confirmed_at: ctx.now() })
  const long = 'a'.repeat(121)
  for (const path of ['', '/pedidos', '/sobre'])
    expect(await page(`/vendedor/dashboard/${long}${path}`, owner)).toMatchObject({ status: 404 })
  expect(await page(`/loja/${long}`, owner)).toMatchObject({ status: 404 })
})

test('a store that sells opens on its orders, a draft where it was left', async ({ ctx, page }) => {
  const { store, owner } = await aStore(ctx)
  const draft = await aStoreOf(ctx, owner.id, { state: 'rascunho' })
  const mine = (await page('/vendedor', owner)).links()
  expect(mine).toContain(`/vendedor/dashboard/${store.slug}/pedidos`)
  expect(mine.some((to) => to.startsWith(`/vendedor/dashboard/${draft.slug}/abrir`))).toBe(true)
})
