import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { comments } from '#domains/base/social/comments/comments.table.ts'
import { social_counters } from '#domains/base/social/counters/counters.table.ts'
import { targetNamed } from '#domains/base/social/index.ts'
import { foldWords } from '#domains/base/social/words/fold-words.model.ts'
import { listed_words } from '#domains/base/social/words/words.table.ts'
import { plants } from '#domains/garden/garden/plants/plants.table.ts'
import { spaces } from '#domains/garden/garden/spaces/spaces.table.ts'
import { plans } from '#domains/garden/plans/plans/plans.table.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import type { Context } from '#platform/context.ts'
import { holdPhotos } from '#platform/files/attach-photos.ts'
import { DAY } from '#shared/durations.ts'
import type { ReportedKind } from './case.kinds.ts'
import {
  moderation_appeals,
  moderation_case_photos,
  moderation_cases,
  moderation_entries,
  moderation_reports,
} from './cases.table.ts'
import { type DemoCase, demoCases } from './demo-cases.seed.ts'

type People = Map<string, { id: number; nickname: string }>

/** Demo reports in every state, and the list of words. */
export async function seedDemoReports(tx: Context, people: People) {
  const named = (name: string) => people.get(name)?.id ?? 0
  const growers = [...people].filter(([name]) => !['admin', 'manager', 'grower', 'novata'].includes(name))
  const things = await publicThings(tx)
  for (const [at, one] of demoCases.entries()) {
    const [, author] = growers[at] ?? []
    const target_id = one.comment
      ? await writeComment(tx, one, { text: one.comment, created_by: author?.id ?? 0, plant_id: things.plant[0] ?? 0 })
      : things[one.kind as keyof typeof things].shift()
    if (target_id)
      await keep(tx, one, { target_id, by: one.by ? named(one.by) : null, growers: growers.map(([, { id }]) => id) })
  }
  await tx.db.insert(listed_words).values(
    (
      [
        ['vendo semente', 'recusar'],
        ['clones disponíveis', 'recusar'],
        ['ganhe seguidores', 'segurar'],
        ['link na bio', 'segurar'],
        ['chama no direto', 'segurar'],
      ] as const
    ).map(([word, strength]) => ({ word, strength, folded: foldWords(word), created_by: named('admin') })),
  )
}

/** Ids of things that everybody sees, of neither the demo grower nor the team. */
async function publicThings({ db }: Context) {
  const staff = db
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.nickname, ['tereza', 'otavio.gestao', 'joaquim.verde']))
  const open = async (table: typeof plants | typeof spaces | typeof plans) =>
    (
      await db
        .select({ id: table.id })
        .from(table)
        .where(and(eq(table.private, false), isNull(table.deleted_at), sql`${table.created_by} not in ${staff}`))
        .orderBy(asc(table.id))
        .limit(4)
    ).map(({ id }) => id)
  const neighbours = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.discoverable, true), sql`${users.id} not in ${staff}`))
    .orderBy(sql`${users.id} desc`)
    .offset(3)
    .limit(2)
  return {
    plant: await open(plants),
    space: await open(spaces),
    plan: await open(plans),
    user: neighbours.map(({ id }) => id),
  }
}

type Said = { text: string; created_by: number; plant_id: number }

async function writeComment(tx: Context, { days }: DemoCase, { text, created_by, plant_id }: Said) {
  const created_at = new Date(tx.now().getTime() - (days + 0.2) * DAY)
  const on = { target: 'plant', target_id: plant_id }
  const [made] = await tx.db
    .insert(comments)
    .values({ ...on, created_by, text, created_at })
    .returning({ id: comments.id })
  await tx.db
    .insert(social_counters)
    .values({ ...on, comments_count: 1 })
    .onConflictDoUpdate({
      target: [social_counters.target, social_counters.target_id],
      set: { comments_count: sql`${social_counters.comments_count} + 1` },
    })
  return made?.id
}

async function keep(
  tx: Context,
  { kind, category, said, days, decided, appeal, note }: DemoCase,
  { target_id, by, growers }: { target_id: number; by: number | null; growers: number[] },
) {
  const at = (ago: number) => new Date(tx.now().getTime() - ago * DAY)
  const seen = await targetNamed(kind).moderated?.seen(tx, target_id)
  if (!seen) throw new Error(`nothing moderates ${kind}`)
  const reporters = growers.filter((id) => id !== seen.author_id)
  const [row] = await tx.db
    .insert(moderation_cases)
    .values({
      ...{ target: kind, target_id, author_id: seen.author_id },
      ...{ seen_title: seen.title, seen_text: seen.text, seen_url: seen.url },
      state: decided ? 'decidida' : by ? 'em_analise' : 'aberta',
      assigned_to: by,
      reports_count: said.length,
      ...(decided && {
        outcome: decided.outcome,
        reason: decided.reason,
        decided_by: by,
        decided_at: at(decided.days),
      }),
      suspended_until: decided?.outcome === 'suspender' ? at(decided.days - 7) : null,
      undo: decided && appeal?.outcome !== 'revertido' ? await act(tx, kind, target_id, decided.outcome) : null,
      created_at: at(days),
      last_reported_at: at(Math.max(0, days - 0.1 * (said.length - 1))),
    })
    .returning({ id: moderation_cases.id })
  const case_id = row?.id ?? 0
  await holdPhotos(tx, seen.photo_ids, true)
  if (seen.photo_ids.length)
    await tx.db.insert(moderation_case_photos).values(seen.photo_ids.map((file_id) => ({ case_id, file_id })))
  await tx.db.insert(moderation_reports).values(
    said.map((text, i) => ({
      ...{ case_id, category: text === null ? ('outra' as const) : category, by_system: text === null },
      text: text ?? 'Palavra da lista: ganhe seguidores, link na bio',
      reporter_id: text === null ? null : reporters[(case_id + i) % reporters.length],
      created_at: at(days - 0.1 * i),
    })),
  )
  await tx.db
    .insert(moderation_entries)
    .values([
      { case_id, kind: 'aberta', created_at: at(days) },
      ...(by ? [{ case_id, kind: 'assumida' as const, user_id: by, created_at: at(days - 0.3) }] : []),
      ...(note ? [{ case_id, kind: 'nota' as const, user_id: by, text: note, created_at: at(days - 0.4) }] : []),
      ...(decided
        ? [{ case_id, kind: 'decidida' as const, user_id: by, text: decided.reason, created_at: at(decided.days) }]
        : []),
      ...(appeal ? [{ case_id, kind: 'recurso' as const, created_at: at(appeal.days) }] : []),
    ])
  if (appeal)
    await tx.db.insert(moderation_appeals).values({
      ...{ case_id, text: appeal.text, created_at: at(appeal.days) },
      ...(appeal.outcome && { outcome: appeal.outcome, reason: appeal.reason, decided_at: at(appeal.days - 1) }),
    })
}

/** What was decided is done; suspensions of the demo have ended. */
async function act(tx: Context, kind: ReportedKind, id: number, outcome: string) {
  const { moderated } = targetNamed(kind)
  if (outcome === 'remover') return { thing: await moderated?.remove(tx, id) }
  return outcome === 'esconder' || outcome === 'suspender' ? { thing: await moderated?.hide(tx, id) } : {}
}
