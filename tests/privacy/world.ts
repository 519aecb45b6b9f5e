import { sql } from 'drizzle-orm'
import { comments } from '#domains/base/social/comments/comments.table.ts'
import { social_counters } from '#domains/base/social/counters/counters.table.ts'
import { saves } from '#domains/base/social/saves/saves.table.ts'
import { audience_members } from '#domains/community/banca/audiences/audience-members.table.ts'
import { countHashtags } from '#domains/community/banca/hashtags/hashtags.actions.ts'
import { rankLiked } from '#domains/community/banca/liked/rank-liked.actions.ts'
import { keepMentions } from '#domains/community/banca/posts/keep-mentions.actions.ts'
import { aPost } from '#domains/community/banca/posts/posts.factory.ts'
import { anEdition } from '#domains/contest/editions/editions/cup-editions.factory.ts'
import { aPlant } from '#domains/garden/garden/plants/plants.factory.ts'
import { aSpace } from '#domains/garden/garden/spaces/spaces.factory.ts'
import { space_stuffs } from '#domains/garden/garden/spaces/spaces.table.ts'
import { aStuff } from '#domains/garden/garden/stuffs/stuffs.factory.ts'
import { updates } from '#domains/garden/journal/updates/updates.table.ts'
import { aPlan } from '#domains/garden/plans/plans/plans.factory.ts'
import { aReceiver, personHolder } from '#domains/market/ledger/ledger.factory.ts'
import { aRole } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import type { User } from '#domains/people/accounts/users/users.table.ts'
import type { Context } from '#platform/context.ts'
import type { Client } from '#web/api-for.server.ts'
import { type Rule, standing, type ViewerName, viewerNames } from './rules.ts'

/** A thing of the world. `mark` stands in its text and nowhere else: where it is read, the thing was seen. */
export type Thing = Rule & {
  mark: string
  says: string
  id: number
  slug: string
  /** Did not choose to be found: in no list, but at its address. */
  unlisted?: boolean
  /** Has no address: of what is locked no hashtag is kept. */
  nowhere?: boolean
  /** Its page. */
  page?: string
  /** What it is saved and commented on as: `{ plant_id: 12 }`. */
  as?: Record<string, number>
}

export type World = {
  owner: User
  things: Thing[]
  people: Record<ViewerName, User | null>
}

/** All marks begin so: a search for it finds everything that is to be found. */
export const MARK = 'zq'
const markOf = (says: string) => MARK + says.replaceAll(/[^a-z]/gi, '').toLowerCase()

type As = (user: { id: number }) => Promise<Client>
type Fields = NonNullable<Parameters<typeof aUser>[1]>

const states = [
  { state: 'open', fields: { private: false }, rule: {} },
  { state: 'private', fields: { private: true }, rule: { closed: true } },
  { state: 'deleted', fields: { private: false, deleted_at: new Date('2026-11-01') }, rule: { deleted: true } },
] as const

/** One owner with a thing of each kind in each state, and everybody who looks. */
export async function aWorld(ctx: Context, as: As): Promise<World> {
  const owner = await aUser(ctx, {
    ...{ nickname: 'zqnomedono', bio: 'zqbiodono', discoverable: true },
    registration_confirmed_at: ctx.now(),
  })
  // The cup's calls are about the configured edition.
  await anEdition(ctx, { phase: 'votacao-popular' })
  const people = await everybody(ctx, as, owner)
  const somebody = await aUser(ctx, { nickname: 'outrapessoa' })
  const things: Thing[] = [
    {
      kind: 'person',
      says: 'nome dono',
      mark: 'zqnomedono',
      id: owner.id,
      slug: owner.nickname,
      page: '/perfil/zqnomedono',
    },
    { kind: 'person', says: 'bio dono', mark: 'zqbiodono', id: owner.id, slug: owner.nickname },
  ]
  things.push(...(await thePeople(ctx)))
  const gardens = await theGarden(ctx, owner)
  const posts = await thePosts(ctx, owner, gardens, people)
  things.push(...gardens, ...posts, await theReceiver(ctx, owner))
  things.push(...(await theComments(ctx, { owner, somebody }, [...gardens, ...posts])))
  await everybodySaves(ctx, people, things)
  await countHashtags(ctx)
  await rankLiked(ctx)
  return { owner, things, people }
}

async function everybody(ctx: Context, as: As, owner: User) {
  const people = {} as World['people']
  for (const [at, name] of viewerNames.entries()) {
    const { is_owner, may, member_of = [] } = standing(name)
    const role = may && may !== 'all' ? [(await aRole(ctx, [...may])).name] : []
    // What is sold is for confirmed registrations: who looks has one, so that those calls answer.
    const fields: Fields = {
      ...{ nickname: `quem${at}`, roles: role, registration_confirmed_at: ctx.now() },
      ...(may === 'all' ? { user_type: 'admin' } : {}),
    }
    people[name] = name === 'visitor' ? null : is_owner ? owner : await aUser(ctx, fields)
    const user_id = people[name]?.id
    if (!user_id) continue
    for (const audience of member_of)
      await ctx.db
        .insert(audience_members)
        .values({ audience, user_id, author_id: audience === 'consultoria' ? null : owner.id })
  }
  const client = async (name: ViewerName) => as(people[name] as User)
  for (const name of ['follower', 'who muted the owner', 'whom the owner blocked', 'who blocked the owner'] as const)
    await (await client(name)).social.saves.save({ user_id: owner.id })
  await (await client('who muted the owner')).social.blocks.mute({ user_id: owner.id, muted: true })
  await (await client('who blocked the owner')).social.blocks.block({ user_id: owner.id, blocked: true })
  const blocked = people['whom the owner blocked'] as User
  await (await client('owner')).social.blocks.block({ user_id: blocked.id, blocked: true })
  return people
}

/** People with whom nobody here has to do, by what their account is. */
async function thePeople(ctx: Context): Promise<Thing[]> {
  const now = ctx.now()
  const accounts: [string, Fields, Partial<Thing>][] = [
    ['findable', { discoverable: true }, {}],
    ['unfindable', { discoverable: false }, { unlisted: true }],
    ['unverified', { discoverable: true, email_verified_at: null }, { closed: true }],
    ['leaving', { discoverable: true, leaving_at: now }, { closed: true }],
    ['suspended', { discoverable: true, suspended_at: now }, { closed: true }],
    ['hidden by the moderation', { discoverable: true, hidden_at: now }, { closed: true }],
  ]
  const things: Thing[] = []
  for (const [says, fields, rule] of accounts) {
    const nickname = markOf(says)
    const { id } = await aUser(ctx, { ...fields, nickname })
    const known = { kind: 'person' as const, by: 'somebody' as const, staff: 'users.manage' as const }
    const page = rule.closed ? undefined : `/perfil/${nickname}`
    things.push({ ...known, ...rule, says: `person ${says}`, mark: nickname, id, slug: nickname, page })
  }
  // What is theirs is found with them: everybody is followed by somebody, or no ranking would have them.
  const fan = await aUser(ctx)
  await ctx.db.insert(saves).values(things.map(({ id }) => ({ user_id: fan.id, target: 'user', target_id: id })))
  await ctx.db
    .insert(social_counters)
    .values(things.map(({ id }) => ({ target: 'user', target_id: id, saves_count: 1 })))
  return things
}

/** Where the owner's money goes: theirs, and of who cares for the marketplace. */
async function theReceiver(ctx: Context, owner: User): Promise<Thing> {
  const says = 'receiver'
  const mark = markOf(says)
  const { id } = await aReceiver(ctx, personHolder(owner.id), { created_by: owner.id, legal_name: mark })
  return { kind: 'receiver', says, mark, id, slug: '', by: 'owner', closed: true, staff: 'marketplace.manage' }
}

async function theGarden(ctx: Context, owner: User): Promise<Thing[]> {
  const things: Thing[] = []
  const add = (
    kind: Rule['kind'],
    says: string,
    rule: Partial<Rule>,
    row: { id: number; slug: string },
    more: Partial<Thing> = {},
  ) => {
    const thing: Thing = {
      kind,
      says,
      mark: markOf(says),
      staff: 'plants.manage',
      ...rule,
      id: row.id,
      slug: row.slug,
      ...more,
    }
    things.push(thing)
    return thing
  }
  for (const { state, fields, rule } of states) {
    const mine = (says: string) => ({ ...fields, created_by: owner.id, name: markOf(says), search_text: markOf(says) })
    const space = await aSpace(ctx, mine(`space ${state}`))
    add('space', `space ${state}`, rule, space, { page: `/cultivo/espaco/${space.slug}`, as: { space_id: space.id } })
    const plant = await aPlant(ctx, { ...mine(`plant ${state}`), space_id: space.id })
    const known = add('plant', `plant ${state}`, rule, plant, {
      page: `/cultivo/planta/${plant.slug}`,
      as: { plant_id: plant.id },
    })
    const plan = await aPlan(ctx, mine(`plan ${state}`))
    add('plan', `plan ${state}`, rule, plan, {
      page: `/cultivo/plano/${plan.slug}`,
      as: { plan_cultivation_id: plan.id },
    })
    const item = await aStuff(ctx, mine(`item ${state}`))
    add('item', `item ${state}`, rule, item, { page: `/cultivo/item/${item.slug}` })
    const says = `update of plant ${state}`
    const [update] = await ctx.db
      .insert(updates)
      .values({ plant_id: plant.id, created_by: owner.id, text: markOf(says), happened_at: ctx.now() })
      .returning()
    add('update', says, { on: known }, { id: update?.id ?? 0, slug: '' })
  }
  const lamp = await aStuff(ctx, {
    private: true,
    created_by: owner.id,
    name: markOf('item used'),
    search_text: markOf('item used'),
  })
  const open = things.find(({ says }) => says === 'space open') as Thing
  await ctx.db.insert(space_stuffs).values({ space_id: open.id, stuff_id: lamp.id, role: 'lamps' })
  // A private item is seen through the open space that uses it.
  add('item', 'item used', {}, lamp, { page: `/cultivo/item/${lamp.slug}` })
  return things
}

const audiences = ['todos', 'seguidores', 'alunos', 'consultoria', 'pago'] as const

async function thePosts(ctx: Context, owner: User, gardens: Thing[], people: World['people']): Promise<Thing[]> {
  const hidden = gardens.find(({ says }) => says === 'plant private') as Thing
  const named = viewerNames.flatMap((name) => {
    const one = people[name]
    return one && one.id !== owner.id && !standing(name).may ? [`@${one.nickname}`] : []
  })
  const things: Thing[] = []
  const kinds = [
    ...audiences.map((audience) => ({ says: `post ${audience}`, rule: { audience }, fields: {} })),
    { says: 'post hidden', rule: { audience: 'todos', closed: true } as const, fields: { hidden_at: ctx.now() } },
    { says: 'post deleted', rule: { audience: 'todos', deleted: true } as const, fields: { deleted_at: ctx.now() } },
  ]
  for (const { says, rule, fields } of kinds) {
    const { audience } = rule
    const [tag, teaser] = [markOf(`tag ${says}`), audience === 'pago' ? markOf(`teaser ${says}`) : '']
    const post = await aPost(ctx, {
      created_by: owner.id,
      text: `${markOf(says)} #${tag} ${named.join(' ')}`,
      teaser,
      available_by: audience,
      // About a plant that is private: its name must not be read there.
      plant_id: hidden.id,
      highlighted_at: audience === 'todos' ? ctx.now() : null,
      ...fields,
    })
    await keepMentions(ctx, post)
    const base = { kind: 'post' as const, ...rule, staff: 'posts.manage' as const, id: post.id, slug: post.slug }
    const page = `/postagem/${post.slug}`
    const thing: Thing = {
      ...base,
      says,
      mark: markOf(says),
      page: teaser ? undefined : page,
      as: { post_id: post.id },
    }
    things.push(thing)
    if (teaser) things.push({ ...base, audience: 'todos', says: `teaser ${says}`, mark: teaser, page })
    // A hashtag is everybody's word as soon as a post for all has it; of what is locked none is kept.
    const known = audience === 'todos' && !('closed' in rule) && !('deleted' in rule)
    things.push({
      kind: 'hashtag',
      says: `hashtag of ${says}`,
      mark: tag,
      id: 0,
      slug: tag,
      ...(known ? { by: 'somebody' } : { on: thing, nowhere: audience === 'pago' }),
    })
  }
  return things
}

async function theComments(ctx: Context, { owner, somebody }: { owner: User; somebody: User }, on: Thing[]) {
  const things: Thing[] = []
  const plant = await aPlant(ctx, { created_by: somebody.id, private: false, name: 'Alheia' })
  const elsewhere: Thing = {
    kind: 'plant',
    by: 'somebody',
    says: 'plant of somebody',
    mark: 'Alheia',
    id: plant.id,
    slug: plant.slug,
    as: { plant_id: plant.id },
  }
  const say = async (
    thing: Thing,
    by: 'owner' | 'somebody',
    says: string,
    fields: object = {},
    rule: Partial<Rule> = {},
  ) => {
    const [[column = '', target_id = 0] = []] = Object.entries(thing.as ?? {})
    const target = { plant_id: 'plant', space_id: 'space', plan_cultivation_id: 'plan', post_id: 'post' }[column] ?? ''
    const created_by = by === 'owner' ? owner.id : somebody.id
    const [row] = await ctx.db
      .insert(comments)
      .values({ target, target_id, created_by, text: markOf(says), ...fields })
      .returning()
    things.push({
      kind: 'comment',
      says,
      mark: markOf(says),
      id: row?.id ?? 0,
      slug: '',
      on: thing,
      by,
      as: thing.as,
      staff: 'comments.manage',
      ...rule,
    })
  }
  for (const thing of on)
    if (thing.as && thing.kind !== 'comment') await say(thing, 'somebody', `comment on ${thing.says}`)
  await say(elsewhere, 'owner', 'comment by owner elsewhere')
  await say(elsewhere, 'owner', 'hidden comment by owner', { hidden_at: ctx.now() }, { closed: true, staff: undefined })
  await say(elsewhere, 'owner', 'deleted comment by owner', { deleted_at: ctx.now() }, { deleted: true })
  return things
}

/** Everybody saved everything, as long as they could: what closed must leave their lists. */
async function everybodySaves(ctx: Context, people: World['people'], things: Thing[]) {
  const ids = Object.values(people).flatMap((one) => one?.id ?? [])
  const columns = { plant: 'plant', space: 'space', plan: 'plan', post: 'post', comment: 'comment' } as Record<
    string,
    string
  >
  const rows = things.flatMap(({ kind, id, says }) =>
    columns[kind] && !says.startsWith('teaser') ? [{ target: columns[kind] as string, target_id: id }] : [],
  )
  await ctx.db.insert(saves).values(rows.flatMap((row) => ids.map((user_id) => ({ ...row, user_id }))))
  await ctx.db
    .insert(social_counters)
    .values(rows.map((row) => ({ ...row, saves_count: ids.length })))
    .onConflictDoUpdate({
      target: [social_counters.target, social_counters.target_id],
      set: { saves_count: sql`excluded.saves_count` },
    })
}
