import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { richTextOf } from '#domains/words/rich-text/document/rich-text.model.ts'
import { type Answer, autosave, type Saving, type Sent } from './autosave.browser.ts'
import { dropHere, keepHere, keptHere } from './kept-work.browser.ts'
import type { TypedWork } from './work-form.browser.ts'

beforeEach(() => {
  vi.useFakeTimers()
  const here: Record<string, string> = {}
  // As in a browser what is kept are the names of the object.
  const methods = {
    getItem: (name: string) => here[name] ?? null,
    setItem: (name: string, text: string) => {
      here[name] = text
    },
    removeItem: (name: string) => {
      delete here[name]
    },
  }
  vi.stubGlobal(
    'localStorage',
    new Proxy(here, { get: (_, name) => methods[name as keyof typeof methods] ?? here[String(name)] }),
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const workWith = (words: string): TypedWork => ({
  ...{ title: 'VPD', subtitle: '', document: richTextOf(words), cover_id: null, cover_alt: '', category_id: null },
  ...{ tag_ids: [], slug: '', seo_title: '', seo_description: '' },
})

/** An editor on the site: what is typed, what was sent, and what the site answers. */
function anEditor({ recovered = false, answers = [] as Answer[], tab = 'uma' } = {}) {
  const seen = { sent: [] as (Sent & { leaving: boolean })[], now: undefined as Saving | undefined, took: 100 }
  let words = ''
  let version = 1
  const saver = autosave(
    { version, saved_at: '2026-11-25T12:00:00Z', tab, recovered },
    {
      read: () => workWith(words),
      put: async (body, leaving) => {
        seen.sent.push({ ...body, leaving })
        const { promise, resolve } = Promise.withResolvers<void>()
        // Of the test’s own clock.
        setTimeout(resolve, seen.took)
        await promise
        return answers.shift() ?? { version: ++version, saved_at: '2026-11-25T12:00:05Z' }
      },
      keep: (typed) => keepHere(7, 1, tab, typed),
      drop: (typed) => dropHere(7, 1, typed),
      tell: (now) => {
        seen.now = now
      },
    },
  )
  const type = (more: string) => {
    words += more
    saver.changed()
  }
  return { saver, seen, type, words: () => words }
}

const onSite = workWith('')
const kept = () => keptHere(7, 1, onSite)?.typed.document
const CONFLICT: Answer = { statusCode: 409, message: 'Salva em outra aba.' }

test('what is typed without a pause is saved at least every five seconds, and is on the device at once', async () => {
  const { seen, type, words } = anEditor()
  for (let second = 0; second < 40; second += 0.5) {
    type('a')
    await vi.advanceTimersByTimeAsync(500)
    expect(kept()).toEqual(richTextOf(words()))
  }
  expect(seen.sent.length).toBeGreaterThanOrEqual(7)
  expect(seen.sent.length).toBeLessThan(10)
  await vi.advanceTimersByTimeAsync(1500)
  expect(seen.sent.at(-1)?.document).toEqual(richTextOf(words()))
  expect(seen.now?.state).toBe('saved')
  expect(kept(), 'the site has it').toBeUndefined()
})

test('what was typed while it was being saved stays on the device until it is saved too', async () => {
  const { seen, type } = anEditor()
  seen.took = 2000
  type('um')
  await vi.advanceTimersByTimeAsync(1300)
  type(' dois')
  await vi.advanceTimersByTimeAsync(1950)
  expect([seen.sent.length, seen.now?.state]).toEqual([2, 'saving'])
  expect(kept()).toEqual(richTextOf('um dois'))
  await vi.advanceTimersByTimeAsync(4000)
  expect([seen.sent.length, kept()]).toEqual([2, undefined])
})

test('out of sight it is saved at once; a page that goes sends the newest too, and is asked nothing back', async () => {
  const { saver, seen, type } = anEditor()
  type('um')
  saver.leave(false)
  expect(seen.sent).toMatchObject([{ leaving: true, turn: 1, document: richTextOf('um') }])
  type(' dois')
  saver.leave(false)
  expect(seen.sent, 'after the first').toHaveLength(1)
  saver.leave(true)
  expect(seen.sent[1]).toMatchObject({ leaving: true, turn: 2, document: richTextOf('um dois') })
  expect(kept()).toEqual(richTextOf('um dois'))
  await vi.advanceTimersByTimeAsync(100)
  expect([seen.now?.state, kept(), saver.pending()]).toEqual(['saved', undefined, false])
})

test('without a signal it stays on the device, is tried again, and gives way only to the site’s yes', async () => {
  const { saver, seen, type } = anEditor({ answers: ['offline', 'offline'] })
  type('um')
  expect(await settled(saver.flush())).toBe(false)
  expect([seen.now?.state, kept()]).toEqual(['offline', richTextOf('um')])
  for (let at = 0; at < 4; at++) {
    type('!')
    await vi.advanceTimersByTimeAsync(400)
  }
  expect(seen.sent, 'typing on does not press the site').toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1300)
  expect([seen.sent.length, seen.now?.state]).toEqual([2, 'offline'])
  await vi.advanceTimersByTimeAsync(8100)
  expect([seen.now?.state, kept()]).toEqual(['saved', undefined])
})

test('in a conflict nothing is sent until it is decided; what is typed meanwhile is on the device', async () => {
  const { saver, seen, type } = anEditor({ answers: [CONFLICT] })
  type('meu')
  await vi.advanceTimersByTimeAsync(1400)
  expect(seen.now).toMatchObject({ state: 'behind', problem: { message: 'Salva em outra aba.' } })
  type(' e mais')
  await vi.advanceTimersByTimeAsync(6000)
  expect(await settled(saver.flush()), 'not to be sent to anybody').toBe(false)
  expect([seen.sent.length, seen.now?.state, kept()]).toEqual([1, 'behind', richTextOf('meu e mais')])
  expect(await settled(saver.force())).toBe(true)
  expect(seen.sent[1]).toMatchObject({ force: true, document: richTextOf('meu e mais') })
  type('.')
  await vi.advanceTimersByTimeAsync(1400)
  expect(seen.sent[2]).toMatchObject({ force: false })
})

test('what is recovered asks that the site’s text is kept as a version, until it was', async () => {
  const { saver, seen, type } = anEditor({ recovered: true, answers: ['offline'] })
  type('do aparelho')
  expect(await settled(saver.flush())).toBe(false)
  expect(await settled(saver.flush())).toBe(true)
  type('!')
  await settled(saver.flush())
  expect(seen.sent.map(({ force }) => force)).toEqual([true, true, false])
})

test('two editors on one device keep a text each; one’s save leaves the other’s', async () => {
  const [one, other] = [anEditor(), anEditor({ tab: 'outra', answers: [CONFLICT] })]
  other.type('da outra')
  await vi.advanceTimersByTimeAsync(1400)
  one.type('da uma')
  await settled(one.saver.flush())
  expect(kept()).toEqual(richTextOf('da outra'))
})

test('a copy that says what the site says is no text that was lost', () => {
  const typed: unknown = {
    ...workWith(''),
    title: ' VPD ',
    document: {
      type: 'doc',
      content: [
        { type: 'codeBlock', attrs: { language: null }, content: [{ type: 'text', text: ' a' }] },
        {
          type: 'paragraph',
          content: [{ type: 'text', text: 'ler', marks: [{ type: 'link', attrs: link('_blank') }] }],
        },
      ],
    },
  }
  const saved = {
    ...workWith(''),
    document: {
      type: 'doc' as const,
      content: [
        { content: [{ text: ' a', type: 'text' as const }], type: 'codeBlock' as const },
        {
          content: [
            { marks: [{ attrs: { href: '/blog' }, type: 'link' as const }], text: 'ler', type: 'text' as const },
          ],
          type: 'paragraph' as const,
        },
      ],
    },
  }
  keepHere(7, 1, 'uma', typed as TypedWork)
  expect(keptHere(7, 1, { ...saved, subtitle: 'Outra.' })?.typed.title).toBe(' VPD ')
  expect(keptHere(7, 1, { ...saved, document: richTextOf('ler') })).not.toBeNull()
  expect(keptHere(7, 1, saved)).toBeNull()
  expect(localStorage).toEqual({})
})

const link = (target: string) => ({ href: '/blog', target, rel: null })

/** What comes of it once all timers ran that it waits for. */
async function settled<T>(promise: Promise<T>) {
  await vi.advanceTimersByTimeAsync(200)
  return promise
}
