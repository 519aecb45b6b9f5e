import { listDevices } from '#domains/robots/devices/index.ts'
import { series } from '#domains/robots/telemetry/index.ts'
import type { Context } from '#platform/context.ts'
import { airSensorsOf } from '../robots/dashboard.queries.ts'
import type { RobotsSeries, RobotsSeriesFilter } from './charts.schemas.ts'

/** More lines than that nobody tells apart. */
const MOST_LINES = 12

/** The same quantity of each robot that measures it, cut at the viewer's link of each. */
export async function robotsSeries(ctx: Context, { sensor, ...asked }: RobotsSeriesFilter): Promise<RobotsSeries> {
  const { data } = await listDevices(ctx, { order_by: 'name', page: 1, per_page: MOST_LINES })
  const sensors = await airSensorsOf(
    ctx,
    data.map(({ id }) => id),
  )
  const measuring = data.filter(({ id }) => sensors.get(id)?.some(({ key }) => key === sensor))
  const robots = await Promise.all(
    measuring.map(async ({ name, ganza_serial_number: serial }) => ({
      ...{ name, serial },
      series: await series(ctx, { ...asked, id_or_serial: serial, sensors: sensor }),
    })),
  )
  return { robots }
}
