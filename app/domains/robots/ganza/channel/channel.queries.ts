import { energyOf, stayOf } from '#domains/robots/control/index.ts'
import { blockInWords } from '#domains/robots/control/modes/mode.words.ts'
import { plannedDay } from '#domains/robots/control/modes/planned-day.model.ts'
import { type InDevice, inDevice } from '#domains/robots/devices/index.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { dayKey, fromSaoPauloTime } from '#shared/dates.ts'
import { addDays } from '#shared/days.ts'
import { actsOf } from '../robots/acts.queries.ts'
import { robotNames, showRobot, whoseOf } from '../robots/robot.queries.ts'
import { wishedModes } from '../robots/robot-parts.queries.ts'
import type { ChannelDay, RobotChannelDetail } from './channel.schemas.ts'

const DAYS = 7
const MOST_ACTS = 30

/** A channel of a robot: how it is and why, what its mode plans, how long it was on, what it did. */
export async function showChannel(
  ctx: Context,
  { id, slug }: { id: string; slug: string },
): Promise<RobotChannelDetail> {
  const found = await inDevice(ctx, id)
  const robot = await showRobot(ctx, id)
  const channel = robot.channels.find((one) => one.slug === slug)
  if (!channel) throw new AppError('not_found', 'Este robô não tem esse aparelho.')
  const { name, status, last_seen_at } = robot.device
  const names = await robotNames(ctx, found)
  const [wishes, drew, acts] = await Promise.all([
    wishedModes(ctx, [found.device.id]),
    lastWeek(ctx, found, slug),
    actsOf(ctx, whoseOf(found), names, { most: MOST_ACTS, channel: slug }),
  ])
  const program = wishes.get(found.device.id)?.program
  return {
    device: { name, status, last_seen_at, serial: robot.device.ganza_serial_number },
    sensors: robot.sensors,
    channel,
    mode: robot.aim?.mode ?? null,
    rules: program ? program.blocks.filter((one) => one.channel === slug).map((one) => blockInWords(one, names)) : [],
    plan: program ? plannedDay(program, channel) : [],
    ...drew,
    acts,
    can: { work: robot.device.can.work },
  }
}

/** What it drew in the last days, newest first, and what hangs on it. */
async function lastWeek(ctx: Context, found: InDevice, slug: string) {
  const now = ctx.now()
  const from = fromSaoPauloTime(`${addDays(dayKey(now), 1 - DAYS)}T00:00:00`)
  const [energy] = await energyOf(ctx, [stayOf(found, { from, to: now })])
  const drew = energy?.channels.find((one) => one.slug === slug)
  const known = energy?.days.filter(({ known_seconds }) => known_seconds > 0) ?? []
  const days = known.map(({ day, channels }): ChannelDay => {
    const { on_seconds = 0, kwh = null } = channels.find((one) => one.slug === slug) ?? {}
    return { day, on_seconds, kwh }
  })
  return { watts: drew?.watts ?? null, estimated: drew?.source !== 'calculado', days: days.reverse() }
}
