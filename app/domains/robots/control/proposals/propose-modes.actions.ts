import { and, eq, gte, inArray, isNull, ne, sql } from 'drizzle-orm'
import { catalogue_items } from '#domains/base/catalogue/items/items.table.ts'
import { plants } from '#domains/garden/garden/plants/plants.table.ts'
import { devices } from '#domains/robots/devices/devices/devices.table.ts'
import { noteEvent } from '#domains/robots/devices/index.ts'
import { device_links } from '#domains/robots/devices/links/device-links.table.ts'
import { device_places } from '#domains/robots/devices/places/device-places.table.ts'
import type { Context } from '#platform/context.ts'
import { forEach } from '#platform/jobs/for-each.ts'
import { fromSaoPauloTime } from '#shared/dates.ts'
import { device_modes } from '../modes/modes.table.ts'
import { findShadow } from '../shadow/find-shadow.queries.ts'
import { endProposals } from './end-proposals.actions.ts'
import { modeForCycle } from './mode-for-cycle.queries.ts'
import { mode_proposals } from './mode-proposals.table.ts'
import { takes } from './phases.model.ts'
import { phasesThere } from './phases-there.queries.ts'
import { tellOfMixedPhases, tellOfProposal } from './tell-of-proposal.actions.ts'

export type CycleEntered = { plant_id: number }
type Entered = NonNullable<Awaited<ReturnType<typeof enteredBy>>>

/**
 * A plant went into another cycle: whoever works with a robot of its space is asked once, if that follows a mode for
 * another cycle and has one for this; where a plant there does not take it, they are told so. Each robot in a transaction of its own, with its row locked.
 */
export async function proposeModes(ctx: Context, { plant_id }: CycleEntered) {
  const entered = await enteredBy(ctx, plant_id)
  await endProposals(
    ctx,
    and(eq(mode_proposals.plant_id, plant_id), entered ? ne(mode_proposals.cycle, entered.cycle) : undefined),
  )
  if (!entered) return
  const robots = await ctx.db
    .select({ id: device_links.device_id })
    .from(device_places)
    .innerJoin(device_links, eq(device_links.id, device_places.link_id))
    .where(standsIn(entered.space_id))
    .orderBy(device_links.device_id)
  await forEach(ctx, robots, (tx, { id }) => propose(tx, id, entered))
}

const standsIn = (space_id: number) =>
  and(eq(device_places.space_id, space_id), isNull(device_places.left_at), isNull(device_links.unlinked_at))

/** The cycle in which a plant that is not over stands in a space now, whatever changed of its history. */
async function enteredBy({ db }: Context, plant_id: number) {
  const [row] = await db
    .select({
      plant_id: plants.id,
      space_id: plants.space_id,
      cycle: catalogue_items.slug,
      cycle_name: catalogue_items.name,
    })
    .from(plants)
    .innerJoin(catalogue_items, eq(catalogue_items.id, plants.plant_cycle_id))
    .where(
      and(
        eq(plants.id, plant_id),
        isNull(plants.deleted_at),
        isNull(plants.archived_at),
        inArray(plants.status, ['viva', 'colhida']),
      ),
    )
  return row && row.space_id !== null ? { ...row, space_id: row.space_id } : null
}

async function propose(tx: Context, device_id: number, entered: Entered) {
  const { cycle, plant_id, space_id } = entered
  // Locked first: what is then read of its link and place is as whoever held the lock before left it.
  const [device] = await tx.db.select().from(devices).where(eq(devices.id, device_id)).for('update')
  const [found] = await tx.db
    .select({ link: device_links })
    .from(device_links)
    .innerJoin(device_places, eq(device_places.link_id, device_links.id))
    .where(and(eq(device_links.device_id, device_id), standsIn(space_id)))
  if (!device || device.deleted_at || !found) return
  const { link } = found
  if (await isFollowed(tx, device_id, cycle)) return
  if (await wasAsked(tx, link.id, entered)) return
  const mode = await modeForCycle(
    tx,
    { device_id, model_id: device.model_id, owner_id: link.user_id, since: link.linked_at },
    cycle,
  )
  if (!mode) return
  await endProposals(tx, eq(mode_proposals.link_id, link.id))
  const [asked] = await tx.db
    .insert(mode_proposals)
    .values({ device_id, link_id: link.id, plant_id, cycle, mode_id: mode.id, asked_at: tx.now() })
    .returning({ id: mode_proposals.id })
  if (!asked) throw new Error('no proposal')
  await noteEvent(tx, device_id, 'mode_proposal', { state: 'pendente', cycle, slug: mode.slug })
  const there = await phasesThere(tx, link.id)
  if (!there.every((phase) => takes(mode, phase.cycle.slug)))
    return tellOfMixedPhases(tx, { link, serial: device.serial, there, entered: `${plant_id}:${cycle}` })
  await tellOfProposal(tx, {
    id: asked.id,
    link,
    serial: device.serial,
    cycle_name: entered.cycle_name,
    mode: mode.name,
  })
}

/** It follows a mode for that cycle already. */
async function isFollowed(tx: Context, device_id: number, cycle: string) {
  const { desired } = await findShadow(tx, device_id)
  if (!desired.mode) return false
  const [mode] = await tx.db.select().from(device_modes).where(eq(device_modes.id, desired.mode.id))
  return mode?.cycles.includes(cycle) ?? false
}

/**
 * Asked still, or refused, in this cultivation: since the oldest plant that grows in the space began. What ended unanswered
 * was no answer; what was accepted and is followed no more is asked again.
 */
async function wasAsked({ db }: Context, link_id: number, { cycle, plant_id, space_id }: Entered) {
  const [row] = await db
    .select({ since: sql<string | null>`min(${plants.started_on})::text` })
    .from(plants)
    .where(
      and(
        eq(plants.space_id, space_id),
        isNull(plants.deleted_at),
        isNull(plants.archived_at),
        sql`(${plants.status} = 'viva' or ${plants.id} = ${plant_id})`,
      ),
    )
  const since = row?.since && fromSaoPauloTime(`${row.since}T00:00:00`)
  const [asked] = await db
    .select({ id: mode_proposals.id })
    .from(mode_proposals)
    .where(
      and(
        eq(mode_proposals.link_id, link_id),
        eq(mode_proposals.cycle, cycle),
        inArray(mode_proposals.state, ['pendente', 'recusada']),
        since ? gte(mode_proposals.asked_at, since) : undefined,
      ),
    )
    .limit(1)
  return asked !== undefined
}
