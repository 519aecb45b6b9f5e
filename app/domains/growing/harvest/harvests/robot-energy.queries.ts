import { and, desc, eq, isNotNull } from 'drizzle-orm'
import { together } from '#domains/robots/control/energy/energy.model.ts'
import { type EnergyWindow, MOST_ENERGY_DAYS, midnight } from '#domains/robots/control/energy/energy-window.model.ts'
import { energyOf, type StayEnergy, staysIn } from '#domains/robots/control/index.ts'
import { device_links } from '#domains/robots/devices/links/device-links.table.ts'
import { device_places } from '#domains/robots/devices/places/device-places.table.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { DAY } from '#shared/durations.ts'
import { type PlantStay, plantStays } from './plant-stays.queries.ts'
import { type RobotKnows, robotTells } from './robot-energy.model.ts'

/**
 * What robots drew in the spaces in which a plant lived, and its share of that. For its grower alone. null when no robot
 * stood there.
 */
export async function robotEnergy(
  ctx: Context,
  plant_id: number,
  life: { from: string; to: Date },
): Promise<RobotKnows | null> {
  const lived: StayEnergy[] = []
  const parts: { energy: ReturnType<typeof together>; plants: number }[] = []
  let known_seconds = 0
  for (const stay of await plantStays(ctx, plant_id, life)) {
    const drew = await drewIn(ctx, stay)
    lived.push(...drew)
    parts.push({ energy: together(drew.flatMap(({ days }) => days)), plants: stay.plants })
    known_seconds += knownSeconds(drew)
  }
  if (!lived.length) return null
  const seconds = (life.to.getTime() - midnight(life.from).getTime()) / 1000
  return robotTells(parts, { seconds, known_seconds, lit: lived.some(hasLamp), names: namesOf(lived) })
}

async function drewIn(ctx: Context, { space_id, ...window }: PlantStay) {
  const stays = await Promise.all(partsOf(window).map((part) => staysIn(ctx, space_id, part)))
  return energyOf(ctx, stays.flat())
}

/** Energy is reckoned for so many days at once. */
function partsOf({ from, to }: EnergyWindow): EnergyWindow[] {
  const parts: EnergyWindow[] = []
  for (let begins = from; begins < to; ) {
    const ends = new Date(Math.min(begins.getTime() + MOST_ENERGY_DAYS * DAY, to.getTime()))
    parts.push({ from: begins, to: ends })
    begins = ends
  }
  return parts
}

/** Of each day the robot that told of most of it: two of them know no more time than there is. */
function knownSeconds(drew: StayEnergy[]) {
  const best = new Map<string, number>()
  for (const { days } of drew)
    for (const { day, known_seconds } of days) best.set(day, Math.max(best.get(day) ?? 0, known_seconds))
  return [...best.values()].reduce((sum, seconds) => sum + seconds, 0)
}

/** Its lamp hangs on the robot, or a sensor measures all. */
const hasLamp = ({ channels, days }: StayEnergy) => {
  const lamps = channels.filter(({ kind }) => kind === 'lamp').map(({ slug }) => slug)
  return days.some(
    ({ source, channels: drew }) =>
      source === 'medido' || drew.some(({ slug, on_seconds }) => on_seconds > 0 && lamps.includes(slug)),
  )
}

const namesOf = (lived: StayEnergy[]) =>
  new Map(lived.flatMap(({ channels }) => channels.map(({ slug, name }) => [slug, name] as const)))

/** What the grower said that energy costs at the newest of their robots in a space, R$ per kWh. */
export async function robotTariff(ctx: Context, space_id: number): Promise<number | null> {
  const [row] = await ctx.db
    .select({ tariff: device_links.tariff })
    .from(device_places)
    .innerJoin(device_links, eq(device_links.id, device_places.link_id))
    .where(
      and(
        eq(device_places.space_id, space_id),
        eq(device_links.user_id, signedIn(ctx).id),
        isNotNull(device_links.tariff),
      ),
    )
    .orderBy(desc(device_places.placed_at), desc(device_places.id))
    .limit(1)
  return row?.tariff ?? null
}
