import type { Client } from '#web/api-for.server.ts'
import type { Kind, Rule, Standing } from './rules.ts'
import type { Thing, World } from './world.ts'

/**
 * A way by which things are come upon. Whoever may see a thing finds it there when `has` says so, and nobody else does.
 */
export type Door = {
  name: string
  /** The kinds of things that it leads to. */
  of: readonly Kind[]
  has?: (thing: Thing, viewer: Standing) => boolean
  /** Only for who is signed in. */
  login?: true
  ask: (client: Client, world: World) => Promise<unknown>
}

const isOpen = ({ closed, on }: Rule) => !closed && !on?.closed
const isForAll = (thing: Thing) => isOpen(thing) && thing.audience === 'todos'
const isTeaser = ({ says }: Thing) => says.startsWith('teaser')
/** The last that the owner wrote of those that stand. */
const isNewest = ({ says }: Thing) => says.endsWith('post pago')
const isPaid = (thing: Thing) => isTeaser(thing) || thing.audience === 'pago'
/** All posts are about the owner's private plant, which everybody saved when it was open. */
const seesPrivatePlant = ({ may }: Standing) => may === 'all' || !!may?.includes('plants.manage')
/** Lists of people have those who chose to be found; staff looks for the others in the administration. */
const isListed = ({ unlisted, closed }: Thing) => !unlisted && !closed
const isOwners = ({ by }: Rule) => by !== 'somebody'
const heard = (_: Thing, { mutes }: Standing) => !mutes

const all =
  (...rules: NonNullable<Door['has']>[]) =>
  (thing: Thing, viewer: Standing) =>
    rules.every((rule) => rule(thing, viewer))

const per_page = 50
const gardenKinds = ['plant', 'space', 'plan', 'item'] as const
const callOf = ({ garden, plans }: Client, kind: Kind) =>
  ({ plant: garden.plants.list, space: garden.spaces.list, plan: plans.list, item: garden.stuffs.listOf })[
    kind as 'plant'
  ] as (input: object) => Promise<unknown>

/** Of things without a mark in the answer: their ids, said as marks. */
const marksOf = (things: Thing[], kind: Kind, ids: number[]) =>
  things
    .filter((thing) => thing.kind === kind && ids.includes(thing.id) && !isTeaser(thing) && thing.mark !== 'zqbiodono')
    .map(({ mark }) => mark)

export const doors: Door[] = [
  ...gardenKinds.flatMap((kind): Door[] => [
    {
      name: `open ${kind}s`,
      of: [kind],
      has: (thing) => isOpen(thing) && thing.says !== 'item used',
      ask: (client, { owner }) =>
        callOf(client, kind)({ private: false, per_page, ...(kind === 'item' ? { user: owner.nickname } : {}) }),
    },
    {
      name: `open ${kind}s of the owner`,
      of: [kind],
      has: (thing) => isOpen(thing) && thing.says !== 'item used',
      ask: (client, { owner }) => callOf(client, kind)({ private: false, user: owner.nickname, per_page }),
    },
    {
      name: `search of ${kind}s`,
      of: [kind],
      has: (thing) => isOpen(thing) && thing.says !== 'item used',
      ask: (client, { owner }) =>
        callOf(
          client,
          kind,
        )({ search: 'zq', private: false, per_page, ...(kind === 'item' ? { user: owner.nickname } : {}) }),
    },
  ]),
  { name: 'posts', of: ['post'], ask: ({ banca }) => banca.posts.list({ per_page }) },
  {
    name: 'posts of the owner',
    of: ['post'],
    ask: ({ banca }, { owner }) => banca.posts.list({ user: owner.nickname, per_page }),
  },
  {
    name: 'feed: recent',
    of: ['post'],
    has: all(isOpen, heard, (thing) => isPaid(thing) || ['todos', 'seguidores'].includes(thing.audience ?? '')),
    ask: ({ banca }) => banca.feeds.read({ kind: 'recent', per_page }),
  },
  {
    name: 'feed: of the owner’s profile',
    of: ['post'],
    has: all(isOpen, (thing) => isPaid(thing) || ['todos', 'seguidores'].includes(thing.audience ?? '')),
    ask: ({ banca }, { owner }) => banca.feeds.read({ kind: 'recent', user: owner.nickname, per_page }),
  },
  {
    name: 'feed: following',
    of: ['post'],
    // One's own newest of the last day, of whom one follows, and about plants that they saved and may see; then what is popular.
    has: all(isOpen, heard, (thing, viewer) =>
      viewer.is_owner
        ? isNewest(thing)
        : !!viewer.follows || seesPrivatePlant(viewer) || (isForAll(thing) && !isTeaser(thing)),
    ),
    ask: ({ banca }) => banca.feeds.read({ kind: 'following', per_page }),
  },
  {
    name: 'feed: ranked',
    of: ['post'],
    has: all(isForAll, heard, (thing) => !isTeaser(thing)),
    ask: ({ banca }) => banca.feeds.read({ kind: 'ranked', per_page }),
  },
  {
    name: 'feed: highlights',
    of: ['post'],
    has: all(isForAll, heard, (thing) => !isTeaser(thing)),
    ask: ({ banca }) => banca.feeds.read({ kind: 'highlights', per_page }),
  },
  ...(['students', 'members', 'paid'] as const).map((kind, at): Door => {
    const audience = ['alunos', 'consultoria', 'pago'][at]
    return {
      name: `feed: ${kind}`,
      of: ['post'],
      has: all(isOpen, heard, (thing) => (kind === 'paid' ? isPaid(thing) : thing.audience === audience)),
      ask: ({ banca }) => banca.feeds.read({ kind, per_page }),
    }
  }),
  {
    name: 'feed: saved',
    of: ['post'],
    login: true,
    ask: ({ banca }) => banca.feeds.read({ kind: 'saved', per_page }),
  },
  ...(['plant', 'space', 'plan', 'post'] as const).map(
    (kind): Door => ({
      name: `saved ${kind}s`,
      of: [kind],
      login: true,
      // Of what is locked only the feed of saved posts shows the teaser.
      has: (thing, viewer) => !isTeaser(thing) || !viewer,
      ask: async ({ social }, { things }) => {
        const column = (
          { plant: 'plant_id', space: 'space_id', plan: 'plan_cultivation_id', post: 'post_id' } as const
        )[kind]
        const { data } = await social.saves.mine({ kind: column, per_page })
        return marksOf(
          things,
          kind,
          data.map(({ id }) => id),
        )
      },
    }),
  ),
  ...(['plant', 'space', 'plan', 'post'] as const).map(
    (target): Door => ({
      name: `most liked ${target}s`,
      of: [target],
      has: (thing) => isOpen(thing) && !isTeaser(thing) && (target !== 'post' || thing.audience === 'todos'),
      ask: async ({ banca }, { things }) =>
        marksOf(
          things,
          target,
          (await banca.liked.list({ target, period: 'sempre', per_page })).data.map(({ id }) => id),
        ),
    }),
  ),
  {
    name: 'most followed people',
    of: ['person'],
    has: (thing) => isListed(thing) && thing.mark !== 'zqbiodono',
    ask: async ({ banca }, { things }) =>
      marksOf(
        things,
        'person',
        (await banca.liked.list({ target: 'user', period: 'sempre', per_page })).data.map(({ id }) => id),
      ),
  },
  { name: 'people', of: ['person'], has: isListed, ask: ({ accounts }) => accounts.users.list({ per_page }) },
  {
    name: 'search of people',
    of: ['person'],
    has: isListed,
    ask: ({ accounts }) => accounts.users.list({ search: 'zq', per_page }),
  },
  {
    name: 'suggestions',
    of: ['person'],
    has: all(isListed, (thing, { follows, is_owner, mutes }) => !isOwners(thing) || (!follows && !is_owner && !mutes)),
    ask: ({ banca }) => banca.people.suggestions({}),
  },
  {
    name: 'open updates',
    of: ['update'],
    has: isOpen,
    ask: ({ journal }) => journal.openUpdates.list({ per_page }),
  },
  {
    name: 'hashtags of the week',
    of: ['hashtag'],
    has: ({ by }) => by === 'somebody',
    ask: ({ banca }) => banca.hashtags.list({ semanal: true, with_ranking: true, per_page }),
  },
  {
    name: 'comments',
    of: ['comment'],
    ask: async ({ social }, { things }) => {
      const places = [...new Set(things.filter(({ kind }) => kind === 'comment').map(({ as }) => JSON.stringify(as)))]
      const pages: unknown[] = []
      for (const place of places)
        pages.push(await social.comments.list({ ...JSON.parse(place), per_page }).catch(orNotFound))
      return pages
    },
  },
  {
    name: 'notices of mentions',
    of: ['post'],
    login: true,
    // What only some people read is not quoted: who may read it now may not later.
    has: all(isForAll, heard, (thing, { is_owner, may }) => !isTeaser(thing) && !is_owner && !may),
    ask: ({ notifications }) => notifications.list({ kind: 'mention' }),
  },
]

/**
 * At its own address: whoever may see it, and nobody else. Comments have none; a receiver's owner and staff read it at
 * different ones.
 */
export const addresses: Record<
  Exclude<Kind, 'comment' | 'receiver'>,
  (client: Client, thing: Thing) => Promise<unknown>
> = {
  plant: ({ garden }, { slug }) => garden.plants.show({ id_or_slug: slug }),
  space: ({ garden }, { slug }) => garden.spaces.show({ slug }),
  plan: ({ plans }, { slug }) => plans.show({ slug }),
  item: ({ garden }, { slug }) => garden.stuffs.show({ id_or_slug: slug }),
  update: ({ journal }, { id }) => journal.updates.show({ id }),
  post: ({ banca }, { slug }) => banca.posts.show({ id: slug }),
  hashtag: ({ banca }, { slug }) => banca.hashtags.show({ slug }),
  person: ({ accounts }, { slug }) => accounts.users.show({ id_or_nickname: slug }),
}

/** For who may not see it there is nothing. Anything else is a fault of the test or of the site. */
export function orNotFound(error: { status?: number }) {
  if (error.status === 404) return null
  throw error
}

/** Pages that list things. One whose address is still nobody's answers 404, and is tried as soon as it is there. */
export const listPages = ({ owner: { nickname } }: World): string[] => [
  '/',
  '/banca',
  '/banca/novo-feed',
  '/banca/high-lights',
  '/banca/conteudo-pago',
  '/banca/explorar',
  '/banca/pessoas',
  '/banca/atualizacoes-de-cultivo',
  '/banca/cultivos/plantas',
  '/banca/cultivos/espacos',
  '/banca/cultivos/planos',
  '/banca/mais-curtidas?periodo=sempre',
  '/banca/hashtag/zqtagposttodos',
  '/banca/hashtag/zqtagpostseguidores',
  '/busca?search=zq',
  `/perfil/${nickname}/posts`,
  `/cultivo/${nickname}/plantas`,
  `/cultivo/${nickname}/espacos`,
  `/cultivo/${nickname}/plano`,
  `/cultivo/${nickname}/itens`,
  '/notificacoes',
]
