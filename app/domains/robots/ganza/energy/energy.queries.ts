import { energyCost } from '#domains/garden/calculators/light-cost.model.ts'
import { together } from '#domains/robots/control/energy/energy.model.ts'
import { demandEnergyWindow } from '#domains/robots/control/energy/energy-window.model.ts'
import { energyOf, type StayEnergy, stayOf } from '#domains/robots/control/index.ts'
import { inDevice } from '#domains/robots/devices/index.ts'
import { roleMay } from '#domains/robots/devices/links/device-rights.model.ts'
import type { Context } from '#platform/context.ts'
import { dayKey } from '#shared/dates.ts'
import type { RobotChannelEnergy, RobotEnergy, RobotEnergyFilter } from './energy.schemas.ts'
import { energyWindow } from './energy-window.model.ts'

/** What a robot drew, by day and by channel, and what that cost. */
export async function showEnergy(ctx: Context, { id, ...asked }: RobotEnergyFilter): Promise<RobotEnergy> {
  const found = await inDevice(ctx, id)
  const window = energyWindow(asked, ctx.now())
  demandEnergyWindow(window)
  const stay = stayOf(found, window)
  const [energy] = await energyOf(ctx, [stay])
  const tariff = found.link?.tariff ?? null
  const days = energy?.days ?? []
  const priced = <Sum extends { kwh: number | null }>(sum: Sum) => ({ ...sum, cost: centavosOf(sum.kwh, tariff) })
  return {
    device: { serial: found.device.serial, name: found.link?.name ?? found.device.serial },
    ...{ from: dayKey(stay.begins), to: dayKey(new Date(Math.max(stay.begins.getTime(), stay.ends.getTime() - 1))) },
    tariff,
    channels: energy ? channelsOf(energy).map(priced) : [],
    days: days.map(({ channels, known_seconds, ...day }) => priced(day)),
    total: priced(together(days)),
    can: { own: roleMay(found.role, 'own') },
  }
}

export function centavosOf(kwh: number | null, tariff: number | null) {
  const reais = energyCost(kwh, tariff)
  return reais === null ? null : reais * 100
}

/** The whole time of each channel. */
const channelsOf = ({ channels, days }: StayEnergy): Omit<RobotChannelEnergy, 'cost'>[] =>
  channels.map((channel) => {
    const parts = days.flatMap((day) => day.channels.filter(({ slug }) => slug === channel.slug))
    return {
      ...channel,
      on_seconds: parts.reduce((sum, { on_seconds }) => sum + on_seconds, 0),
      kwh: parts.some(({ kwh }) => kwh !== null) ? parts.reduce((sum, { kwh }) => sum + (kwh ?? 0), 0) : null,
    }
  })
