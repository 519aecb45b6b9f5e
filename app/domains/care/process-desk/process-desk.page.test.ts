import { aClient, aProcess, aProfessional } from '#domains/care/processes/processes.factory.ts'
import { anAdmin, aStaffMember } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { aPrivateFile } from '#platform/files/private-files.factory.ts'
import { expect, test } from '#tests/fixtures.ts'

test('the entry leads each to their own area, and another area leads back there', async ({ ctx, page }) => {
  const people = [
    [await anAdmin(ctx), 'advogado'],
    [await aUser(ctx, { user_type: 'acolhimento' }), 'advogado'],
    [await aProfessional(ctx, 'advogado'), 'advogado'],
    [await aProfessional(ctx, 'medico'), 'medico'],
    [await aProfessional(ctx, 'engenheiro-agronomo'), 'engenheiro-agronomo'],
    [await aUser(ctx), 'cliente'],
  ] as const
  for (const [person, area] of people) {
    expect((await page('/comunidade-360', person)).location).toBe(`/comunidade-360/${area}`)
    if (person !== people[0][0])
      expect((await page(`/comunidade-360/${area === 'medico' ? 'cliente' : 'medico'}`, person)).location).toBe(
        '/comunidade-360',
      )
  }
})

test('a grower opens a process in their area; with an incomplete registration they are led to complete it', async ({
  ctx,
  page,
}) => {
  expect((await page('/comunidade-360/cliente', await aUser(ctx))).text).toContain('Complete o seu cadastro primeiro')
  const client = await aClient(ctx)
  const led = await page('/comunidade-360/processo/meu-processo', client)
  expect(led.location).toBe('/comunidade-360/cliente')
  const home = await led.follow()
  const refused = await home.press('Abrir processo', { story: 'Dor' })
  expect(refused.text).toContain('Conte em algumas palavras')
  const opened = await (
    await refused.press('Abrir processo', {
      kind: 'habeas-corpus',
      story: 'Epilepsia desde os três anos, sem resposta aos remédios.',
    })
  ).follow()
  expect(opened.text).toContain('Seu processo está com o acolhimento')
  expect((await page('/comunidade-360/processo/meu-processo', client)).location).toMatch(
    /^\/comunidade-360\/cliente\/processo\//,
  )
  expect((await page('/comunidade-360/cliente', client)).text).toContain('O acolhimento está escolhendo')
})

test('the reception distributes, a lawyer moves it, the client shares and sees who looked', async ({ ctx, page }) => {
  const { token, client, team, reception } = await aProcess(ctx, { seated: [], status: 'triagem' })
  const at = (area: string) => `/comunidade-360/${area}/processo/${token}`
  const desk = await page(at('advogado'), reception)
  expect(desk.text).not.toContain('O caso')
  const seated = await desk.press('Distribuir', { advogado: String(team.advogado.id), medico: String(team.medico.id) })
  expect(seated.toast).toContain('Equipe salva')
  const work = await page(at('advogado'), team.advogado)
  const moved = await work.press('Levar adiante', {
    status_id: work.choice('status_id', 'Documentação'),
    reason: 'Mande a identidade.',
  })
  expect(moved.toast).toContain('O processo andou')
  const mine = await page(at('cliente'), client)
  expect(mine.text).toContain('Mande a identidade.')
  expect(mine.text).toContain(`${team.advogado.nickname}, advocacia, abriu o processo`)
  const shared = await (await mine.press('Compartilhar', { compartment: 'medico', with: 'advogado' })).follow()
  expect(shared.text).toContain('Advocacia lê os documentos médicos')
  expect((await shared.press('Fechar')).toast).toContain('Vale desde agora')
  const medical = await page(at('medico'), team.medico)
  const noted = await (await medical.press('Salvar nota', { text: 'Ver função hepática' })).follow()
  expect(noted.text).toContain('Ver função hepática')
  expect((await page(at('cliente'), client)).text).not.toContain('hepática')
  expect((await page(at('medico'), team.advogado)).status).toBe(404)
  expect((await page(`${at('advogado')}/chat`, reception)).status).toBe(404)
})

test('documents and conversation are sent from their pages', async ({ ctx, as, page, contextOf }) => {
  const { token, client, team } = await aProcess(ctx)
  const at = (area: string, more: string) => `/comunidade-360/${area}/processo/${token}${more}`
  const file = await aPrivateFile(await contextOf(client))
  const list = await page(at('cliente', '/documentos'), client)
  expect(list.text).toContain('Identidade com CPF')
  const lawyers = await page(at('advogado', '/documentos'), team.advogado)
  const asked = await (await lawyers.press('Pedir ao cliente', { title: 'Conta de luz' })).follow()
  expect(asked.text).toContain('Conta de luz')
  const chat = await page(at('cliente', '/chat'), client)
  const empty = await chat.press('Enviar', { audience: 'todos', text: '' })
  expect(empty.text).toContain('Escreva a mensagem')
  const sent = { audience: 'medico', text: 'Duas crises na terça.' }
  const said = await (await empty.press('Enviar', sent)).follow()
  expect(said.text).toContain('Duas crises na terça.')
  expect((await page(at('medico', '/chat'), team.medico)).text).toContain('Duas crises na terça.')
  expect((await page(at('advogado', '/chat'), team.advogado)).text).not.toContain('Duas crises')
  await (await as(client)).processChat.chat.write({ token, audience: 'medico', file_ids: [file.id] })
  const sealed = await page(at('medico', `/chat/arquivo/${file.id}`), team.medico)
  expect(sealed.status).toBe(200)
  expect((await page(at('advogado', `/chat/arquivo/${file.id}`), team.advogado)).status).toBe(404)
})

test('the desk counts, filters and finds; the team’s pages are the team’s', async ({ ctx, as, page }) => {
  const { token, client, team } = await aProcess(ctx)
  const { processDesk } = await as(team.medico)
  expect(await processDesk.show({})).toMatchObject({
    area: 'medico',
    open: 1,
    waiting: 0,
    without_team: 0,
    own: null,
    statuses: [{ name: 'Documentação', count: 1 }],
  })
  await expect(processDesk.show({ area: 'cliente' })).rejects.toMatchObject({ status: 404 })
  expect((await processDesk.list({ search: client.nickname })).data).toMatchObject([
    { token, client: client.nickname, missing: 2 },
  ])
  for (const filter of [
    { search: 'ninguém' },
    { kind: 'defesa' as const },
    { waits_for: 'medico' as const },
    { situation: 'terminados' as const },
    { without_team: 'true' as const },
    ...[{ mine: 'true' as const }, { to_check: 'true' as const }, { unread: 'true' as const }],
    { tag_id: 1 },
  ])
    expect((await processDesk.list(filter)).total).toBe(0)
  const staff = await aStaffMember(ctx, ['processes.manage'])
  expect((await page('/admin/comunidade360/processos', staff)).text).toContain(client.nickname)
  const settings = await page('/admin/comunidade360/configuracoes', staff)
  expect((await settings.press('Salvar', { medico_id: String(team.medico.id) })).toast).toContain(
    'Configurações salvas',
  )
  expect((await page('/admin/comunidade360/processos', client)).location).toBe('/')
  expect((await page('/comunidade-360/medico/processos', team.medico)).text).toContain(client.nickname)
})

test('a client finds out no tag by filtering, nor a profession what is missing of another', async ({ ctx, as }) => {
  const { token, client, team } = await aProcess(ctx)
  const staff = await as(await aStaffMember(ctx, ['processes.manage']))
  const tag = await staff.processes.tags.create({ name: 'Urgente', slug: 'urgente' })
  const other = await staff.processes.tags.create({ name: 'Criança', slug: 'crianca' })
  await (await as(team.medico)).processes.processes.tag({ token, tag_ids: [tag.id] })
  const { processDesk } = await as(client)
  for (const tag_id of [tag.id, other.id]) expect((await processDesk.list({ tag_id })).total).toBe(1)
  const missing = async (who: { id: number }) => (await (await as(who)).processDesk.list({})).data[0]?.missing
  const before = await missing(team['engenheiro-agronomo'])
  await (await as(team.medico)).processDocuments.documents.ask({ token, title: 'Exame de sangue' })
  expect(await missing(team['engenheiro-agronomo'])).toBe(before)
  expect(await missing(team.medico)).toBe(3)
})
