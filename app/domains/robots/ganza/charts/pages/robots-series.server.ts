import { z } from 'zod'
import { apiFor } from '#web/api-for.server.ts'
import { requestContext } from '#web/page-context.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import type { AirSensor } from '../../robots/air-sensors.kinds.ts'
import { beginOf, rangeNames } from '../ranges.kinds.ts'

const Query = z.object({ faixa: z.enum(rangeNames).catch('24h') })
type Args = { context: Parameters<typeof apiFor>[0]; request: Request }

/** What the three charts of the dashboard load. */
export async function loadRobotsSeries({ context, request }: Args, sensor: AirSensor) {
  const { faixa } = filterOf(request, Query)
  const to = context.get(requestContext).now()
  const from = beginOf(faixa, to)
  const between = { from: from.toISOString(), to: to.toISOString() }
  const { robots } = await apiFor(context).ganza.charts.robots({ sensor, ...between })
  return { robots, range: faixa, window: { from, to } }
}
