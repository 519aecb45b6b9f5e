import { type DataStrategyResult, data, redirect } from 'react-router'
import { expect, test } from '#tests/phone/phone.ts'
import { keepUnsent } from './keep-unsent.ts'
import { DRAFT, forgetAtLogout, forgetEnded, keepTyping, keptTyping, LEFT, noteSent, PACKED } from './kept-typing.ts'
import { changedSince } from './typed-fields.ts'

const place = { user_id: 1, at: '/aula:ask' }
const typed = { text: ['Por que o solo vivo?'] }

/** The form is sent to an address, and the site answers. */
async function send(answer: DataStrategyResult, to = '/aula', from: typeof place | null = place) {
  noteSent(from ?? undefined)
  const request = new Request(`http://localhost${to}`, { method: 'POST', body: new URLSearchParams({ text: 'x' }) })
  await keepUnsent({ request } as never, async () => ({ page: answer }))
}

const ok = (result: unknown): DataStrategyResult => ({ type: 'data', result })
/** Without a network: what the router hands on of a fetch that failed inside an action. */
const cut = (): DataStrategyResult => ({ type: 'error', result: data(new TypeError('Failed to fetch')) })
const led = (to: string): DataStrategyResult => ({ type: 'error', result: redirect(to) })

test('what is typed is kept for its person and its form alone', ({ phone }) => {
  expect(phone.sent).toEqual([])
  expect(keepTyping(place, typed)).toBe(true)
  keepTyping({ ...place, at: '/aula:note' }, { text: ['Outra'] })
  expect(keptTyping(place)).toEqual(typed)
  expect(keptTyping({ ...place, at: '/outra:ask' })).toBeUndefined()
  expect(keptTyping({ ...place, user_id: 2 })).toBeUndefined()
  // Somebody else writes here: of the one before nothing stays.
  keepTyping({ ...place, user_id: 2 }, typed)
  expect(keptTyping(place)).toBeUndefined()
  expect(localStorage.getItem('grower-digitado')).not.toContain('Outra')
  keepTyping({ ...place, user_id: 2 }, {})
  expect(localStorage.getItem('grower-digitado')).toBeNull()
})

test('it is forgotten when the site took it, and stays when it was refused, not heard or the session had ended', async ({
  phone,
}) => {
  expect(phone.sent).toEqual([])
  keepTyping(place, typed)
  await send(ok(data({ errors: { text: ['Escreva mais.'] } }, 422)))
  await send({ type: 'error', result: new TypeError('Failed to fetch') })
  await send({ type: 'error', result: new Error('a fault') })
  await send(led('/auth/login?redirect=%2Faula'))
  await send(led('/outra'), '/outra', null)
  expect(keptTyping(place)).toEqual(typed)
  await send(led('/aula#perguntas'))
  expect(keptTyping(place)).toBeUndefined()
  keepTyping(place, typed)
  await send(ok(data({ done: true }, 200)))
  expect(keptTyping(place)).toBeUndefined()
})

test('a form that keeps nothing while it is typed is kept once it was sent to a session that had ended', async ({
  phone,
}) => {
  expect(phone.sent).toEqual([])
  const sent = { ...place, typed }
  await send(ok(data({ errors: { text: ['Escreva mais.'] } }, 422)), '/aula', sent)
  await send(led('/aula#perguntas'), '/aula', sent)
  expect(keptTyping(place)).toBeUndefined()
  await send(led('/auth/login?redirect=%2Faula'), '/aula', sent)
  expect(keptTyping(place)).toEqual(typed)
})

test('what was gone already is said on the page, which is loaded anew', async ({ phone }) => {
  expect(phone.sent).toEqual([])
  const request = new Request('http://localhost/carrinho', { method: 'POST', body: new URLSearchParams({ x: '1' }) })
  const gone: DataStrategyResult = ok(data({ message: 'Este produto não está mais no carrinho.' }, 404))
  const { page } = (await keepUnsent({ request } as never, async () => ({ page: gone }))) as {
    page: DataStrategyResult
  }
  expect(page.result).toMatchObject({ data: { message: expect.any(String) }, init: { status: 200 } })
})

test('led back to where it was sent from, no step is added to the history', async ({ phone }) => {
  expect(phone.sent).toEqual([])
  const sent = async (to: string) => {
    const request = new Request('http://localhost/salves', { method: 'POST', body: new URLSearchParams({ x: '1' }) })
    const { page } = (await keepUnsent({ request } as never, async () => ({ page: led(to) }))) as {
      page: DataStrategyResult
    }
    return (page.result as Response).headers.has('X-Remix-Replace')
  }
  expect([await sent('/aula'), await sent('/aula?pagina=2'), await sent('/cursos')]).toEqual([true, false, false])
})

test('logging out forgets all of it', ({ phone }) => {
  expect(phone.sent).toEqual([])
  keepTyping(place, typed)
  localStorage.setItem(`${DRAFT}post:1`, 'Minha semana')
  localStorage.setItem('tema', 'escuro')
  localStorage.setItem(PACKED, '1795907393243')
  const submitted = (action: string) => forgetAtLogout({ target: { getAttribute: () => action } as never })
  submitted('/aula')
  expect(keptTyping(place)).toEqual(typed)
  submitted('/auth/logout')
  const left = ['grower-digitado', `${DRAFT}post:1`, 'tema', PACKED].map((name) => localStorage.getItem(name))
  expect(left).toEqual([null, null, 'escuro', LEFT])
})

test('when the session has ended what may not outlive it goes; for somebody else nothing stays', ({ phone }) => {
  expect(phone.sent).toEqual([])
  const own = { ...place, at: '/comunidade-360/cliente:' }
  const ends = '/comunidade-360/'
  keepTyping(place, typed)
  keepTyping(own, { story: ['Epilepsia.'] })
  forgetEnded(1, ends)
  expect(keptTyping(own)).toEqual({ story: ['Epilepsia.'] })
  forgetEnded(undefined, ends)
  expect(localStorage.getItem('grower-digitado')).not.toContain('Epilepsia')
  expect(keptTyping(place)).toEqual(typed)
  forgetEnded(2, ends)
  expect(localStorage.getItem('grower-digitado')).toBeNull()
  keepTyping(own, { story: ['Epilepsia.'] })
  forgetEnded(undefined, ends)
  expect(localStorage.getItem('grower-digitado')).toBeNull()
})

test('only what was touched is kept', () => {
  const opened = { title: ['Solo'], level: [], 'answers[0]': [] }
  expect(changedSince(opened, { title: ['Solo'], level: ['iniciante'], 'answers[0]': ['2'] })).toEqual({
    level: ['iniciante'],
    'answers[0]': ['2'],
  })
  expect(changedSince({ also: ['a', 'b'] }, { also: [] })).toEqual({ also: [] })
})

test('what could not be sent stays on the device, however the router hands the failure on', async ({ phone }) => {
  expect(phone.sent).toEqual([])
  for (const answer of [cut(), { type: 'error', result: new TypeError('Failed to fetch') } as DataStrategyResult]) {
    keepTyping(place, typed)
    await send(answer)
    expect(keptTyping(place)).toEqual(typed)
  }
})
