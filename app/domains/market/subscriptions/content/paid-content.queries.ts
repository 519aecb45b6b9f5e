import { and, count, desc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import { audiencesOf } from '#domains/community/banca/audiences/audience.policy.ts'
import { audience_members } from '#domains/community/banca/audiences/audience-members.table.ts'
import { posts } from '#domains/community/banca/posts/posts.table.ts'
import { products } from '#domains/market/products/products/products.table.ts'
import { inStore } from '#domains/market/stores/index.ts'
import { roleHas } from '#domains/market/stores/members/rights.model.ts'
import { store_members } from '#domains/market/stores/members/store-members.table.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { plansOf } from '../plans/store-plans.queries.ts'
import { planName } from '../subscriptions/subscription.words.ts'
import type { SubscriptionStoreRef } from '../subscriptions/subscriptions.schemas.ts'
import type { PaidContent } from './paid-content.schemas.ts'

const POSTS = 10

/** What a store sells that is read or downloaded: paid posts of its owner, the plans that open them, files. */
export async function paidContent(ctx: Context, ref: SubscriptionStoreRef): Promise<PaidContent> {
  const { store, role, staff } = await inStore(ctx, ref.store, 'store.read')
  const owner = await ownerOf(ctx, store.id)
  const [own, readers, plans, digital] = await Promise.all([
    paidPosts(ctx, owner.id),
    readersOf(ctx, owner.id),
    plansOf(ctx, store.id),
    digitalOf(ctx, store.id),
  ])
  const viewer = signedIn(ctx)
  return {
    owner: { nickname: owner.nickname, is_viewer: owner.id === viewer.id },
    ...own,
    readers,
    plans: plans.flatMap(({ plan, product, variant_name, ...row }) =>
      plan?.gives_posts
        ? [
            {
              variant_id: row.variant_id,
              price: row.price,
              subscribers: row.subscribers,
              name: `${product.name}: ${planName(variant_name, plan.interval)}`,
              product_slug: product.slug,
              active: plan.active,
            },
          ]
        : [],
    ),
    digital,
    can: {
      manage_products: staff || roleHas(role, 'products.manage'),
      write_posts: owner.id === viewer.id && audiencesOf(viewer).includes('pago'),
    },
  }
}

async function ownerOf({ db }: Context, store_id: number) {
  const [owner] = await db
    .select({ id: users.id, nickname: users.nickname })
    .from(store_members)
    .innerJoin(users, eq(users.id, store_members.user_id))
    .where(and(eq(store_members.store_id, store_id), eq(store_members.role, 'owner')))
  if (!owner) throw new Error(`store ${store_id} has no owner`)
  return owner
}

async function paidPosts({ db }: Context, author_id: number) {
  const where = and(eq(posts.created_by, author_id), eq(posts.available_by, 'pago'), isNull(posts.deleted_at))
  const [rows, totals] = await Promise.all([
    db
      .select({ slug: posts.slug, teaser: posts.teaser, created_at: posts.created_at })
      .from(posts)
      .where(where)
      .orderBy(desc(posts.id))
      .limit(POSTS),
    db.select({ total: count() }).from(posts).where(where),
  ])
  return { posts: rows, posts_count: totals[0]?.total ?? 0 }
}

const readersOf = ({ db, now }: Context, author_id: number) =>
  db.$count(
    audience_members,
    and(
      eq(audience_members.audience, 'pago'),
      eq(audience_members.author_id, author_id),
      or(isNull(audience_members.until), gt(audience_members.until, now())),
    ),
  )

const sold = (what: string) => sql<number>`(select coalesce(${sql.raw(what)}, 0)::int from order_lines l
  join orders o on o.id = l.order_id
  where l.product_id = products.id and o.paid_at is not null and o.payment <> 'reembolsado')`

const digitalOf = ({ db }: Context, store_id: number) =>
  db
    .select({
      name: products.name,
      slug: products.slug,
      state: products.state,
      files: sql<number>`(select count(*)::int from product_files f where f.product_id = products.id)`,
      sold: sold('sum(l.quantity)'),
      sold_amount: sold('sum(l.unit_price * l.quantity - l.discount_amount - l.refunded_amount)'),
    })
    .from(products)
    .where(and(eq(products.store_id, store_id), eq(products.kind, 'digital'), isNull(products.deleted_at)))
    .orderBy(desc(products.id))
    .limit(50)
