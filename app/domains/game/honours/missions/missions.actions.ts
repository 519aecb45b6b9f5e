import { and, eq, lt, or, sql } from 'drizzle-orm'
import { addPrize, lockPlayer, plays, takePrize } from '#domains/game/points/index.ts'
import { announce, notify } from '#domains/people/notifications/index.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import type { Events } from '#platform/events.ts'
import { forEach } from '#platform/jobs/for-each.ts'
import { plural } from '#shared/numbers.ts'
import { badges } from '../badges/badges.table.ts'
import { giveBadge, takeBadge } from '../badges/give-badge.actions.ts'
import { showMission } from './missions.queries.ts'
import type { MissionSlug } from './missions.schemas.ts'
import { type Mission, type MissionEnrolment, mission_enrolments, missions } from './missions.table.ts'
import { isMet } from './progress.queries.ts'

declare module '#platform/jobs/jobs.ts' {
  interface Jobs {
    'game.expire_missions': Record<string, never>
  }
}

/** From now on it counts; who left may come again, and begins anew. Joined twice it is once. */
export const joinMission = (ctx: Context, ref: MissionSlug) =>
  ctx.transaction(async (tx) => {
    const { mission, user_id } = await lockFor(tx, ref)
    if (!(await plays(tx, user_id))) throw notFound()
    const now = tx.now()
    if (!mission.active || now < mission.starts_at || now > mission.ends_at)
      throw new AppError('conflict', 'Esta missão não recebe gente agora.')
    if (!(await showMission(tx, ref)).in_time)
      throw new AppError('conflict', 'Já não dá tempo de completar esta missão.')
    await tx.db
      .insert(mission_enrolments)
      .values({ mission_id: mission.id, user_id, enrolled_at: now, created_at: now })
      .onConflictDoUpdate({
        target: [mission_enrolments.mission_id, mission_enrolments.user_id],
        set: { state: 'inscrito', enrolled_at: now },
        setWhere: eq(mission_enrolments.state, 'saiu'),
      })
    return showMission(tx, ref)
  })

export const leaveMission = (ctx: Context, ref: MissionSlug) =>
  ctx.transaction(async (tx) => {
    const { enrolment } = await lockFor(tx, ref)
    if (enrolment?.state === 'inscrito') await move(tx, enrolment, { state: 'saiu' })
    else if (enrolment?.state !== 'saiu') throw new AppError('conflict', 'Você não está participando desta missão.')
    return showMission(tx, ref)
  })

/** The prize of a mission that is done: once, however often it is asked for. */
export const collectPrize = (ctx: Context, ref: MissionSlug) =>
  ctx.transaction(async (tx) => {
    const { mission, enrolment } = await lockFor(tx, ref)
    if (enrolment?.state === 'recompensado') return showMission(tx, ref)
    if (enrolment?.state !== 'concluido')
      throw new AppError('conflict', 'O prêmio sai quando todas as condições estão feitas.')
    await payPrize(tx, mission, enrolment)
    return showMission(tx, ref)
  })

/** Points, and the badge if there is one. */
export async function payPrize(tx: Context, mission: Mission, enrolment: MissionEnrolment) {
  const { user_id } = enrolment
  await move(tx, enrolment, { state: 'recompensado', rewarded_at: tx.now() })
  const paid = mission.points ? await addPrize(tx, user_id, mission) : undefined
  if (paid?.level) await announce(tx, user_id, paid.level.trim())
  const [badge] = mission.badge_id ? await tx.db.select().from(badges).where(eq(badges.id, mission.badge_id)) : []
  if (badge) await giveBadge(tx, badge, { user_id })
}

/** What follows from an act that counted: missions that it completes. The player's row is locked. */
export async function completeMissions(tx: Context, { user_id, action_type_id, at }: Events['points.earned']) {
  for (const { mission, enrolment } of await joined(tx, user_id, action_type_id, 'inscrito'))
    if (await isMet(tx, user_id, mission, enrolment.enrolled_at)) await complete(tx, mission, enrolment, at)
}

async function complete(tx: Context, mission: Mission, enrolment: MissionEnrolment, at: Date) {
  const { user_id } = enrolment
  await move(tx, enrolment, { state: 'concluido', done_at: at })
  if (!(await plays(tx, user_id))) return
  await notify(tx, {
    ...{ user_id, kind: 'game', key: `mission:${enrolment.id}`, title: `Missão concluída: ${mission.name}` },
    ...{
      text: `Receba ${plural(mission.points, 'ponto', 'pontos')}.`,
      url: `/gameficacao/missao/${mission.slug}`,
      quiet: true,
    },
  })
  await announce(tx, user_id, `Missão concluída: ${mission.name}.`)
}

/** Of an act that was undone: a mission that is fulfilled no more goes on, and its prize is taken back. */
export async function reopenMissions(tx: Context, { user_id, action_type_id }: Events['points.reversed']) {
  for (const state of ['concluido', 'recompensado'] as const)
    for (const { mission, enrolment } of await joined(tx, user_id, action_type_id, state)) {
      if (await isMet(tx, user_id, mission, enrolment.enrolled_at)) continue
      await move(tx, enrolment, { state: 'inscrito', done_at: null, rewarded_at: null })
      if (state === 'concluido') continue
      await takePrize(tx, user_id, mission)
      if (mission.badge_id) await takeBadge(tx, { id: mission.badge_id }, user_id)
    }
}

/** Whose time is over; what was done in time and is only heard of now still counts. Run twice it does nothing more. */
export async function expireMissions(ctx: Context) {
  const over = await ctx.db
    .select({ id: mission_enrolments.id, user_id: mission_enrolments.user_id })
    .from(mission_enrolments)
    .innerJoin(missions, eq(missions.id, mission_enrolments.mission_id))
    // An hour for the jobs of the last acts.
    .where(
      and(
        eq(mission_enrolments.state, 'inscrito'),
        lt(missions.ends_at, sql`${ctx.now().toISOString()}::timestamptz - interval '1 hour'`),
      ),
    )
  await forEach(ctx, over, async (tx, { id, user_id }) => {
    await lockPlayer(tx, user_id)
    const [row] = await tx.db
      .select({ mission: missions, enrolment: mission_enrolments })
      .from(mission_enrolments)
      .innerJoin(missions, eq(missions.id, mission_enrolments.mission_id))
      .where(and(eq(mission_enrolments.id, id), eq(mission_enrolments.state, 'inscrito')))
    if (!row) return
    if (await isMet(tx, user_id, row.mission, row.enrolment.enrolled_at))
      await complete(tx, row.mission, row.enrolment, row.mission.ends_at)
    else await move(tx, row.enrolment, { state: 'expirado' })
  })
}

const joined = ({ db }: Context, user_id: number, action: number, state: MissionEnrolment['state']) =>
  db
    .select({ mission: missions, enrolment: mission_enrolments })
    .from(mission_enrolments)
    .innerJoin(missions, eq(missions.id, mission_enrolments.mission_id))
    .where(
      and(
        eq(mission_enrolments.user_id, user_id),
        eq(mission_enrolments.state, state),
        or(
          eq(missions.first_action_id, action),
          eq(missions.second_action_id, action),
          eq(missions.third_action_id, action),
        ),
      ),
    )

/** The mission and where the viewer is in it, behind the lock of their player. */
async function lockFor(tx: Context, { slug }: MissionSlug) {
  const user_id = signedIn(tx).id
  const [mission] = await tx.db.select().from(missions).where(eq(missions.slug, slug))
  if (!mission) throw notFound()
  await lockPlayer(tx, user_id)
  const [enrolment] = await tx.db
    .select()
    .from(mission_enrolments)
    .where(and(eq(mission_enrolments.mission_id, mission.id), eq(mission_enrolments.user_id, user_id)))
  return { mission, enrolment, user_id }
}

const move = (tx: Context, { id }: MissionEnrolment, to: Partial<MissionEnrolment>) =>
  tx.db.update(mission_enrolments).set(to).where(eq(mission_enrolments.id, id))

const notFound = () => new AppError('not_found', 'Não encontramos essa missão.')
