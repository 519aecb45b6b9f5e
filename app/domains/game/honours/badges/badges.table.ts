import { boolean, index, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { action_types } from '#domains/game/points/action-types/action-types.table.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { createdAt, identity, optionalRef, ref } from '#platform/database/columns.ts'
import { badgeIcons, badgeWays, tiers } from './badge.kinds.ts'

/** What stands on a profile: by counted actions, by hand, or for points. */
export const badges = pgTable(
  'badges',
  {
    id: identity(),
    name: text().notNull(),
    slug: text().notNull(),
    text: text().notNull().default(''),
    icon: text({ enum: badgeIcons }).notNull().default('award'),
    tier: text({ enum: tiers }).notNull().default('bronze'),
    way: text({ enum: badgeWays }).notNull().default('regra'),
    action_type_id: optionalRef(() => action_types.id),
    times: smallint().notNull().default(1),
    /** In so many days; 0: whenever. */
    window_days: smallint().notNull().default(0),
    /** Nobody knows of it who has it not. */
    secret: boolean().notNull().default(false),
    order: smallint().notNull().default(1),
    active: boolean().notNull().default(true),
  },
  (t) => [uniqueIndex('badges_slug').on(t.slug), index('badges_action_type').on(t.action_type_id)],
)
export type Badge = typeof badges.$inferSelect

/** Who has which: once. One by rule goes when what it was for is undone. */
export const badge_awards = pgTable(
  'badge_awards',
  {
    id: identity(),
    user_id: ref(() => users.id),
    badge_id: ref(() => badges.id),
    /** Of the team, by hand. */
    given_by: optionalRef(() => users.id, 'set null'),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('badge_awards_once').on(t.user_id, t.badge_id),
    index('badge_awards_badge').on(t.badge_id),
    index('badge_awards_given_by').on(t.given_by),
  ],
)
