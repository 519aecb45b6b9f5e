import { type AnyProcedure, call } from '@orpc/server'
import { z } from 'zod'
import type { Context } from '#platform/context.ts'
import { takeCallsMade } from '#tests/calls-made.ts'
import { expect, test } from '#tests/fixtures.ts'
import { addresses, doors, listPages, orNotFound } from '#tests/privacy/doors.ts'
import { maySee, standing, type ViewerName, viewerNames } from '#tests/privacy/rules.ts'
import { aWorld, MARK, type Thing, type World } from '#tests/privacy/world.ts'
import { api } from './api.ts'
import { walk } from './api-lines.ts'

type Call = { name: string; access: string; path: string; input: Record<string, z.ZodType>; procedure: AnyProcedure }

/** Every call that reads. Those of streams answer with an iterator; they have a door of their own. */
const reads: Call[] = []
walk(api, [], (name, procedure) => {
  const { meta, route, inputSchema, outputSchema } = procedure['~orpc']
  if ((route.method ?? 'POST') !== 'GET' || !(outputSchema instanceof z.ZodType)) return
  const input = inputSchema instanceof z.ZodObject ? (inputSchema.shape as Record<string, z.ZodType>) : {}
  reads.push({
    name: name.join('.'),
    access: (meta as { access: string }).access,
    path: route.path ?? '',
    input,
    procedure,
  })
})

/** What a call is asked for: things of its kind at its address; filters one by one; each choice of a closed list. */
function questions({ path, input }: Call, { owner, things }: World): object[] {
  const fields = Object.keys(input)
  const named = [...path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name as string)
  const bases = named.length ? addressesFor(path, named, things) : [{}]
  const singles = fields
    .filter((field) => !named.includes(field) && !/^(with_|order_|sort|page$|per_page$|show$)/.test(field))
    .flatMap((field) => valuesFor(field, { owner, things }, input[field]).map((value) => ({ [field]: value })))
  // A list in whole: a mark on the second page would be missed.
  const required = fields
    .filter((field) => !named.includes(field) && field !== 'page' && !input[field]?.safeParse(undefined).success)
    .map((field) => [field, valuesFor(field, { owner, things }, input[field])[0] ?? 50])
  const whole = {
    ...(fields.includes('page') ? { page: 1 } : {}),
    ...(fields.includes('per_page') ? { per_page: 50 } : {}),
    ...Object.fromEntries(required),
  }
  // At an address the filters add nothing but time, except for the first.
  return bases.flatMap((base, at) => [
    { ...base, ...whole },
    ...(at ? [] : singles.map((one) => ({ ...base, ...whole, ...one }))),
  ])
}

const kindAt: [RegExp, Thing['kind']][] = [
  [/\/plan-cultivation\/plant\b/, 'plant'],
  [/\/space\//, 'space'],
  [/\/plan-cultivation\/plan-cultivation\//, 'plan'],
  [/\/stuff\//, 'item'],
  [/\/update\//, 'update'],
  [/\/posts\//, 'post'],
  [/\/hashtags\//, 'hashtag'],
  [/\/users?\//, 'person'],
  [/\/receivers\//, 'receiver'],
]

const kindOf = (path: string) => kindAt.find(([at]) => at.test(path))?.[1]

function addressesFor(path: string, named: string[], things: Thing[]): object[] {
  const kind = kindOf(path)
  const there = things.filter((thing) => thing.kind === kind)
  return there.map(({ id, slug }) =>
    Object.fromEntries(named.map((name) => [name, /slug|nickname/.test(name) && slug ? slug : String(id || slug)])),
  )
}

function valuesFor(field: string, { owner, things }: Pick<World, 'owner' | 'things'>, schema: unknown): unknown[] {
  const ids = (kind: Thing['kind']) => things.filter((thing) => thing.kind === kind).map(({ id }) => id)
  const ofKind = {
    plant_id: 'plant',
    space_id: 'space',
    plan_id: 'plan',
    plan_cultivation_id: 'plan',
    post_id: 'post',
    stuff_id: 'item',
  } as const
  if (field in ofKind) return [...new Set(ids(ofKind[field as keyof typeof ofKind]))]
  if (field === 'id_or_slug')
    return things.filter(({ kind }) => kind === 'plant' || kind === 'space').map(({ slug }) => slug)
  const slugs = (kind: Thing['kind']) => things.filter((thing) => thing.kind === kind).map(({ slug }) => slug)
  if (field === 'plant' || field === 'space' || field === 'plan') return slugs(field)
  if (field === 'from') return ['2026-11-01']
  if (field === 'to') return ['2026-12-01']
  if (field === 'posts_id') return [ids('post')]
  if (field === 'plants_id') return [ids('plant')]
  if (field === 'spaces_id') return [ids('space')]
  // Completion asks for people and hashtags by their signs.
  if (field === 'search') return [MARK, `@${MARK}`, `#${MARK}`]
  if (['q', 'query', 'busca', 'text'].includes(field)) return [MARK]
  if (['user', 'nickname'].includes(field)) return [owner.nickname]
  if (field === 'user_id' || field === 'created_by') return [owner.id]
  if (field === 'hashtag') return things.filter(({ kind }) => kind === 'hashtag').map(({ slug }) => slug)
  return choicesOf(schema)
}

/** All values of an enum or boolean. */
function choicesOf(schema: unknown): unknown[] {
  if (schema instanceof z.ZodEnum) return schema.options.slice(0, 8)
  if (schema instanceof z.ZodBoolean) return [true, false]
  if (schema instanceof z.ZodUnion)
    return schema.options.some((one) => one instanceof z.ZodBoolean) ? [true, false] : []
  if (schema instanceof z.ZodPipe) return choicesOf(schema.in)
  return schema instanceof z.ZodType && 'unwrap' in schema ? choicesOf((schema.unwrap as () => unknown)()) : []
}

type Page = { data: unknown[]; total: number; per_page?: number }
const isPage = (answer: unknown): answer is Page =>
  typeof answer === 'object' && answer !== null && 'total' in answer && 'data' in answer && Array.isArray(answer.data)

async function answerOf(context: Context, { procedure }: Call, input: object): Promise<unknown> {
  try {
    const answer = await call(procedure, input as never, { context })
    return answer instanceof Blob ? await answer.text() : answer
  } catch (error) {
    const { status = 500, data } = error as { status?: number; data?: { reason?: string } }
    if (status >= 500) throw error
    return status === 401 || data?.reason ? 'shut' : null
  }
}

/** What is read nevertheless, and why. */
const exceptions: { call: string; viewer: ViewerName; says: string }[] = [
  // To undo a block one must know whom one blocked.
  { call: 'social.blocks.mine', viewer: 'who blocked the owner', says: 'nome dono' },
  // Until it is purged, staff may bring back what was deleted.
  ...(['editor', 'admin'] as const).flatMap((viewer) =>
    ['post deleted', 'hashtag of post deleted'].map((says) => ({ call: 'banca.staffPosts.list', viewer, says })),
  ),
  // What search engines are told is the same for all, since everybody shares the answer.
  { call: 'accounts.users.addresses', viewer: 'who blocked the owner', says: 'nome dono' },
  { call: 'accounts.users.addresses', viewer: 'whom the owner blocked', says: 'nome dono' },
]

/** Calls without an id in their address that answer nobody here: they are about things of which this world has none. */
const aboutNothing = [
  'legal.terms.show',
  'legal.policy.show',
  'accounts.documents.show',
  'accounts.documents.open',
  'notifications.mails.show',
  'backOffice.mails.listDemo',
  'payments.bank.list',
  // A robot's own, by its token.
  'control.wishes.hello',
  // Of who sits on the cup's bench, whom no viewer here is.
  'bench.show',
  // Of who attends in a process, whom no viewer here is; appointments.api.test.ts tries it.
  'processAgenda.own',
  // Asks with a store's slug in the query; who may is tried in preview/split-preview.api.test.ts.
  'splits.preview.show',
  'shop.quotes.quote',
  // Of photos with their bytes, which nothing here has; time-lapse.api.test.ts tries it.
  'journal.updates.timeLapse',
  // Asks with the slugs of two to six; comparison.api.test.ts tries it.
  'comparison.show',
  // Asks with the slugs of a store and a product; subscriptions.api.test.ts tries them.
  'subscriptions.own.offer',
  // A table, asked with signs; guess.test.ts and cases.api.test.ts try it.
  'problems.cases.guesses',
  // Asks with an address of the site, and by the link of a mail; their own tests try them.
  'richText.embeds.ask',
  'blog.newsletters.subscription',
  // Of an authorisation that just came back: its state names the store.
  'freight.connection.show',
]

const marksIn = (text: string, things: Thing[]) =>
  things.filter(({ mark }) => new RegExp(`${mark}(?![a-z])`, 'i').test(text))

test('no call of the API lets anybody read, or count, what they may not see', async ({ ctx, as, contextOf }) => {
  const world = await aWorld(ctx, as)
  // By what is wrong, with the first example.
  const wrong = new Map<string, string>()
  const note = (what: string, example: string) => wrong.has(what) || wrong.set(what, example)
  let asked = 0
  const silent = new Set(reads.map(({ name }) => name))
  for (const viewer of viewerNames) {
    const person = world.people[viewer]
    const context = person ? await contextOf(person) : ctx
    for (const one of reads)
      for (const input of questions(one, world)) {
        const example = `(${JSON.stringify(input)})`
        const answer = await answerOf(context, one, input)
        asked += 1
        // A viewer whom the call does not let in need not ask again; app/access-matrix.test.ts tries them all.
        if (answer === 'shut' && !one.access.includes('public')) break
        if (answer !== null && answer !== 'shut') silent.delete(one.name)
        for (const thing of marksIn(JSON.stringify(answer) ?? '', world.things)) {
          const excepted = exceptions.some(
            (it) => it.call === one.name && it.viewer === viewer && it.says === thing.says,
          )
          if (!maySee(thing, standing(viewer)) && !excepted)
            note(`${viewer} reads '${thing.says}' from ${one.name}`, example)
        }
        if (
          isPage(answer) &&
          answer.total <= 50 &&
          answer.total !== answer.data.length &&
          answer.data.length < (answer.per_page ?? 50)
        )
          note(`${one.name} counts ${answer.total} for ${viewer} and lists ${answer.data.length}`, example)
      }
  }
  takeCallsMade()
  expect([...wrong].map((parts) => parts.join(' '))).toEqual([])
  // A call that answered nobody was not tried.
  expect(
    reads
      .filter(
        ({ name, path }) => silent.has(name) && !aboutNothing.includes(name) && (!path.includes('{') || kindOf(path)),
      )
      .map(({ name }) => name),
  ).toEqual([])
  expect(asked).toBeGreaterThan(3000)
})

test('each door shows to each viewer exactly what they may see there', async ({ ctx, as, api: visitor }) => {
  const world = await aWorld(ctx, as)
  const wrong: string[] = []
  for (const viewer of viewerNames) {
    const person = world.people[viewer]
    const client = person ? await as(person) : visitor
    const stands = standing(viewer)
    const judge = (thing: Thing, found: boolean, door: string, has = true) => {
      const should = has && maySee(thing, stands)
      if (found !== should) wrong.push(`${viewer} ${found ? 'sees' : 'misses'} '${thing.says}' at: ${door}`)
    }
    for (const door of doors) {
      if (door.login && !person) continue
      const answer = await door.ask(client, world).catch((error) => {
        throw new Error(`${door.name}: ${error.message}`)
      })
      const seen = marksIn(JSON.stringify(answer), world.things)
      for (const thing of world.things)
        if (door.of.includes(thing.kind)) judge(thing, seen.includes(thing), door.name, door.has?.(thing, stands))
    }
    for (const thing of world.things) {
      if (thing.kind === 'comment' || thing.kind === 'receiver') continue
      const shown = await addresses[thing.kind](client, thing).catch(orNotFound)
      judge(
        thing,
        marksIn(JSON.stringify(shown), [thing]).length > 0,
        'its address',
        !thing.nowhere && !(thing.kind === 'person' && thing.closed) && (thing.kind !== 'hashtag' || !stands.apart),
      )
    }
  }
  takeCallsMade()
  expect(wrong).toEqual([])
})

/** Who opens pages: their loaders ask the calls that are tried above, so those suffice who differ from each other. */
const readers = ['visitor', 'stranger', 'whom the owner blocked', 'who blocked the owner', 'owner'] as const

test('pages show to each reader what they may see and nothing else', async ({ ctx, as, page }) => {
  const world = await aWorld(ctx, as)
  const wrong = new Set<string>()
  for (const reader of readers) {
    const person = world.people[reader] ?? undefined
    const stands = standing(reader)
    const open = async (path: string) => {
      const { html, status } = await page(path, person)
      // A page that is not there repeats its address, and nothing more.
      const seen = marksIn(html, world.things).filter(({ mark }) => status === 200 || !path.includes(mark))
      for (const thing of seen)
        if (!maySee(thing, stands)) wrong.add(`${reader} reads '${thing.says}' on ${path.replaceAll(/\d{6,}.*/g, '…')}`)
      return { seen, status }
    }
    for (const thing of world.things) {
      if (!thing.page) continue
      const { seen, status } = await open(thing.page)
      if (seen.includes(thing) !== maySee(thing, stands)) wrong.add(`${reader} misses '${thing.says}' on its page`)
      if ((status === 200) !== maySee(thing, stands))
        wrong.add(`${reader} gets ${status} for the page of '${thing.says}'`)
      // The picture for links is the same for all, and so of what is for all; 404 as long as there is none.
      if (thing.kind === 'post' && (await page(`${thing.page}/imagem.png`, person)).status === 200)
        if (!maySee(thing, standing('visitor'))) wrong.add(`'${thing.says}' has a picture that everybody may open`)
      if (thing.as) await open(`${thing.page}/comentarios`)
    }
    for (const path of listPages(world)) await open(path)
  }
  takeCallsMade()
  expect([...wrong]).toEqual([])
})
