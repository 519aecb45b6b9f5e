import { eq } from 'drizzle-orm'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { DAY, HOUR } from '#shared/durations.ts'
import { expect, test } from '#tests/fixtures.ts'
import { course_events, event_places } from './events/events.table.ts'
import { anEvent, anEventType, aPlace } from './events.factory.ts'

const agenda = '/cursos/professor/agenda'

test('made by its form: what is wrong stands beside its field, and nothing typed is lost', async ({ ctx, page }) => {
  const type = await anEventType(ctx, { name: 'Tira-dúvidas' })
  const teacher = await aUser(ctx, { roles: ['professor'] })
  const form = await page(`${agenda}/evento`, teacher)
  expect(form.heading).toBe('Novo evento')
  const typed = {
    title: 'Solo ao vivo',
    type_id: String(type.id),
    starts_at: '2026-12-01T20:00',
    ends_at: '2026-12-01T19:00',
    capacity: '20',
    link: 'https://meet.example.com/a',
  }
  const wrong = await form.press('Criar evento', typed)
  expect(wrong.error('ends_at')).toBe('O fim precisa vir depois do começo.')
  expect(wrong.value('title')).toBe('Solo ao vivo')
  const past = await form.press('Criar evento', { ...typed, starts_at: '2026-11-20T18:00' })
  expect(past.error('starts_at')).toBe('Este momento já passou. Escolha um que ainda vem.')
  const http = await form.press('Criar evento', { ...typed, link: 'http://meet.example.com/a' })
  expect(http.error('link')).toBe('Cole o endereço inteiro, começando com https://.')
  const none = await form.press('Criar evento', { ...typed, type_id: '', title: '' })
  expect(none.error('type_id')).toBe('Escolha uma das opções.')
  expect(none.error('title')).toContain('Preencha')
  const pupils = await form.press('Criar evento', { ...typed, ends_at: '2026-12-01T21:00', audience: 'alunos' })
  expect(pupils.error('course_id')).toContain('Escolha de qual curso')
  const made = await wrong.press('Criar evento', { ends_at: '2026-12-01T21:30' })
  expect(made.toast).toBe('O evento está na agenda.')
  const one = await made.follow()
  expect(one.text).toContain('ter, 1 de dez, das 20:00 às 21:30')
  expect(one.value('starts_at')).toBe('2026-12-01T20:00')
  expect(one.text).toContain('Ninguém pegou uma vaga ainda.')
  const list = await page(agenda, teacher)
  expect(list.text).toContain('dezembro de 2026')
  expect(list.text).toContain('20 vagas livres de 20')
})

test('edited, with who is in it; fewer seats than people is refused; cancelled after asking', async ({ ctx, page }) => {
  const teacher = await aUser(ctx, { roles: ['professor'] })
  const event = await anEvent(ctx, { teacher_id: teacher.id, capacity: 5 })
  const going = [await aUser(ctx), await aUser(ctx)] as const
  for (const { id } of going) await aPlace(ctx, { event_id: event.id, user_id: id })
  const form = await page(`${agenda}/evento/${event.slug}`, teacher)
  expect(form.text).toContain(going[0].nickname)
  const wrong = await form.press('Salvar', { capacity: '1' })
  expect(wrong.error('capacity')).toContain('2 pessoas já têm vaga')
  const saved = await form.press('Salvar', { title: 'Outro título', place: 'Estufa' })
  expect(saved.toast).toBe('Evento salvo.')
  const [row] = await ctx.db.select().from(course_events)
  expect(row).toMatchObject({ title: 'Outro título', place: 'Estufa', starts_at: event.starts_at })
  const gone = await (await saved.follow()).press('Cancelar evento')
  expect(gone.toast).toContain('foi cancelado')
  expect((await gone.follow()).text).toContain('Este evento foi cancelado')
})

test('a form opened before another changed it says so beside the field', async ({ ctx, page }) => {
  const teacher = await aUser(ctx, { roles: ['professor'] })
  const event = await anEvent(ctx, { teacher_id: teacher.id })
  const form = await page(`${agenda}/evento/${event.slug}`, teacher)
  await ctx.db.update(course_events).set({ title: 'De outra tela', ends_at: new Date(event.ends_at.getTime() + HOUR) })
  const behind = await form.press('Salvar', { title: 'Desta tela' })
  expect(behind.status).toBe(409)
  expect(behind.error('title')).toContain('mudou enquanto você editava')
  // The time was not touched here: it stays as the other screen put it.
  await behind.press('Salvar', {})
  const [row] = await ctx.db.select().from(course_events)
  expect(row).toMatchObject({ title: 'Desta tela', ends_at: new Date(event.ends_at.getTime() + HOUR) })
})

test('a draft is deleted after asking; past events stand below', async ({ ctx, page }) => {
  const teacher = await aUser(ctx, { roles: ['professor'] })
  const draft = await anEvent(ctx, { teacher_id: teacher.id, state: 'rascunho' })
  const past = new Date(ctx.now().getTime() - 3 * DAY)
  await anEvent(ctx, { teacher_id: teacher.id, title: 'O que passou', starts_at: past })
  const list = await page(agenda, teacher)
  expect(list.text).toMatch(/Próximos.*Rascunho.*Passados.*O que passou/)
  const gone = await (await page(`${agenda}/evento/${draft.slug}`, teacher)).press('Apagar rascunho')
  expect(gone.location).toBe(agenda)
  expect(await ctx.db.$count(course_events, eq(course_events.id, draft.id))).toBe(0)
})

test('who does not teach is sent home; another teacher finds nobody else’s', async ({ ctx, page }) => {
  const event = await anEvent(ctx)
  const plain = await aUser(ctx)
  for (const path of [agenda, `${agenda}/evento`]) expect((await page(path, plain)).location).toBe('/')
  const other = await aUser(ctx, { roles: ['professor'] })
  expect((await page(`${agenda}/evento/${event.slug}`, other)).status).toBe(404)
  expect((await page(agenda, other)).text).toContain('Você não tem evento marcado.')
  const admin = await aUser(ctx, { user_type: 'admin' })
  expect((await page(`${agenda}/evento/${event.slug}`, admin)).status).toBe(200)
})

test('a place by one button, given back by the same; full, it is a turn in the list', async ({ ctx, page }) => {
  const event = await anEvent(ctx, { capacity: 1, title: 'Solo ao vivo' })
  const me = await aUser(ctx)
  const open = await page('/cursos/agenda', me)
  expect(open.heading).toBe('Agenda de cursos')
  const taken = await open.press('Quero ir: Solo ao vivo')
  expect(taken.toast).toBe('Sua vaga em “Solo ao vivo” está guardada.')
  expect((await taken.follow()).text).toContain('Você vai')
  const other = await aUser(ctx)
  const full = await page(`/cursos/agenda?evento=${event.slug}`, other)
  expect(full.text).toContain('cheio')
  const waits = await full.press('Entrar na fila: Solo ao vivo')
  expect(waits.location).toBe(`/cursos/agenda?evento=${event.slug}`)
  expect((await waits.follow()).text).toContain('Você é a 1ª pessoa da fila')
  const left = await (await page('/cursos/agenda?mine=true', me)).press('Não vou mais: Solo ao vivo')
  expect(left.toast).toBe('Você saiu de “Solo ao vivo”.')
  expect((await page('/cursos/agenda?mine=true', me)).text).toContain('Você não tem vaga em nenhum evento')
  expect((await page('/cursos/agenda?mine=true', other)).text).toContain('Você vai')
  // Called off since the page was opened.
  await ctx.db.update(course_events).set({ state: 'cancelado' })
  expect((await open.press('Quero ir: Solo ao vivo')).toast).toBe('Este evento foi cancelado.')
  expect((await page('/cursos/agenda')).location).toContain('/auth/login')
})

test('the link shows when it is time, and the calendar is a file', async ({ ctx, page, clock }) => {
  const event = await anEvent(ctx, { link: 'https://meet.example.com/sala' })
  const me = await aUser(ctx)
  await aPlace(ctx, { event_id: event.id, user_id: me.id })
  expect((await page('/cursos/agenda', me)).text).toContain('O link da sala aparece aqui 15 minutos antes.')
  const file = await page(`/cursos/agenda/calendario/ics/${event.slug}`, me)
  expect(file.headers.get('content-type')).toContain('text/calendar')
  expect(file.html).toContain('BEGIN:VEVENT')
  expect((await page('/cursos/agenda/calendario/ics', me)).html).toContain(event.title)
  expect((await page('/cursos/agenda/calendario/ics/nao-existe', me)).status).toBe(404)
  clock.now = event.starts_at
  expect((await page('/cursos/agenda', me)).links()).toContain('https://meet.example.com/sala')
  expect(await ctx.db.$count(event_places)).toBe(1)
})

test('nothing ahead: the way to the courses', async ({ ctx, page }) => {
  expect((await page('/cursos/agenda?evento=x', await aUser(ctx))).text).toContain('Não há evento marcado agora.')
})
