import { z } from 'zod'
import { aPlant } from '#domains/garden/garden/plants/plants.factory.ts'
import { aSpace } from '#domains/garden/garden/spaces/spaces.factory.ts'
import { aStuff } from '#domains/garden/garden/stuffs/stuffs.factory.ts'
import { aPlan } from '#domains/garden/plans/plans/plans.factory.ts'
import { aTask } from '#domains/growing/agenda/tasks/tasks.factory.ts'
import { aJar } from '#domains/growing/harvest/jars/jars.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { type Context, createContext } from '#platform/context.ts'
import { expect, test } from '#tests/fixtures.ts'
import { testClient } from '#tests/test-client.ts'
import { api } from './api.ts'
import { walk } from './api-lines.ts'

type Garden = Awaited<ReturnType<typeof aGarden>>

/** Rows of each kind, private and public, with distinct texts and numbers. */
async function aGarden(ctx: Context, name: string) {
  const user = await aUser(ctx, { nickname: name })
  const own = { created_by: user.id, name: `${name} um` }
  const open = { created_by: user.id, name: `${name} dois`, private: false }
  const space = await aSpace(ctx, own)
  const openSpace = await aSpace(ctx, open)
  const plant = await aPlant(ctx, { ...own, space_id: space.id })
  const openPlant = await aPlant(ctx, { ...open, space_id: openSpace.id, group_name: name })
  const plan = await aPlan(ctx, open)
  await aPlan(ctx, own)
  const stuff = await aStuff(ctx, open)
  await aStuff(ctx, own)
  await aJar(ctx, { created_by: user.id, plant_id: plant.id })
  await aTask(ctx, { created_by: user.id, plant_id: plant.id })
  return { user, space, openSpace, plant, openPlant, plan, stuff }
}

/** Value of a filter, by field name, to select that garden. */
const values: Record<string, (garden: Garden) => unknown> = {
  user: ({ user }) => user.nickname,
  nickname: ({ user }) => user.nickname,
  user_id: ({ user }) => user.id,
  search: ({ user }) => user.nickname,
  group_name: ({ user }) => user.nickname,
  plants_id: ({ plant, openPlant }) => [plant.id, openPlant.id],
  slugs: ({ plant, openPlant }) => `${plant.slug},${openPlant.slug}`,
  spaces_id: ({ space, openSpace }) => [space.id, openSpace.id],
  plant_id: ({ openPlant }) => openPlant.id,
  space_id: ({ openSpace }) => openSpace.id,
  plan_id: ({ plan }) => plan.id,
  plan_cultivation_id: ({ plan }) => plan.id,
  stuff_id: ({ stuff }) => stuff.id,
}

/** `id_or_slug` is a plant in one call, a space in another. */
const things: ((garden: Garden) => { id: number; slug: string })[] = [
  ({ openPlant }) => openPlant,
  ({ openSpace }) => openSpace,
  ({ plant }) => plant,
  ({ plan }) => plan,
  ({ stuff }) => stuff,
]

type List = { name: string; input: z.ZodObject; ask: (ctx: Context, input: object) => Promise<unknown> }

function lists(): List[] {
  const found: List[] = []
  walk(api, [], (name, procedure) => {
    const { route, inputSchema, outputSchema } = procedure['~orpc']
    const shown = outputSchema instanceof z.ZodObject && 'data' in outputSchema.shape
    if (route.method !== 'GET' || !shown || !(inputSchema instanceof z.ZodObject)) return
    const ask = (ctx: Context, input: object) => {
      const call = name.reduce<unknown>((at, word) => (at as Record<string, unknown>)[word], testClient(ctx))
      return (call as (input: object) => Promise<unknown>)(input).catch(({ status }) => ({ refused: status }))
    }
    found.push({ name: name.join('.'), input: inputSchema, ask })
  })
  return found
}

/** Inputs: each filter alone, all of them together, and none. */
function questions({ input }: List, garden: Garden): object[] {
  const fields = Object.keys(input.shape)
  const atAddress = ['id_or_slug', 'slug'].filter((name) => fields.includes(name))
  const bases = atAddress.length
    ? things.map((thing) => Object.fromEntries(atAddress.map((name) => [name, thing(garden).slug])))
    : [{}]
  const singles = fields.flatMap((name) => {
    const value = values[name]?.(garden)
    return value === undefined ? choicesOf(input.shape[name]).map((one) => ({ [name]: one })) : [{ [name]: value }]
  })
  return bases.flatMap((base) => [base, ...singles.map((single) => ({ ...base, ...single }))])
}

/** All values of an enum or boolean. */
function choicesOf(schema: unknown): unknown[] {
  if (schema instanceof z.ZodEnum) return schema.options.slice(0, 3)
  if (schema instanceof z.ZodBoolean) return [true, false]
  if (schema instanceof z.ZodUnion)
    return schema.options.some((one) => one instanceof z.ZodBoolean) ? [true, false] : []
  if (schema instanceof z.ZodPipe) return choicesOf(schema.in)
  return schema instanceof z.ZodType && 'unwrap' in schema ? choicesOf((schema.unwrap as () => unknown)()) : []
}

test('every list returns the same with cached statements as without, for other values and viewers', async ({
  ctx,
  contextOf,
}) => {
  const gardens = [await aGarden(ctx, 'jurema'), await aGarden(ctx, 'cajuina')]
  const admin = await aUser(ctx, { user_type: 'admin' })
  const people = [...gardens.map(({ user }) => user), admin]
  const contexts = [ctx, ...(await Promise.all(people.map((user) => contextOf(user))))]
  const all = lists()
  expect(all.length).toBeGreaterThan(25)
  let asked = 0
  for (const list of all)
    for (const garden of gardens)
      for (const input of questions(list, garden))
        for (const context of contexts) {
          const kept = await list.ask(context, input)
          const fresh = await afresh(context, (other) => list.ask(other, input))
          expect(kept, `${list.name} ${JSON.stringify(input)}`).toEqual(fresh)
          asked += 1
        }
  expect(asked).toBeGreaterThan(1000)
})

/** A new database handle has no prepared statements yet. */
const afresh = <T>(ctx: Context, ask: (other: Context) => Promise<T>): Promise<T> =>
  ctx.db.transaction((db) => ask(createContext({ ...ctx, db: db as unknown as Context['db'] })))
