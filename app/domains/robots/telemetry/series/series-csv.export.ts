import { Readable } from 'node:stream'
import { sql } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { demandAccess } from '#platform/access/demand-access.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import type { HostRoute } from '#platform/http/host-route.ts'
import { fieldErrors } from '#platform/validation.ts'
import { csvRow } from '#shared/csv-text.ts'
import { timeZone } from '#shared/dates.ts'
import { tierTable } from './bins.queries.ts'
import { robotSensors, type SlotSensor } from './robot-sensors.queries.ts'
import { TelemetryCsvFilter } from './series.schemas.ts'
import type { TelemetryTier } from './tier.kinds.ts'
import { type SeriesWindow, windowOf } from './window.model.ts'

export const seriesCsvRoute: HostRoute = {
  name: 'telemetry.series.csv',
  method: 'GET',
  path: '/api/v1/ganza/ganza/:id_or_serial/series.csv',
  access: 'login',
}

/** Rows that are read at once: what a file of any length keeps in memory. */
const ROWS = 5000
const MOST_SENSORS = 31

type Address = { Params: { id_or_serial: string }; Querystring: Record<string, string> }

/** GET …/series.csv: readings of a window as a file, streamed as fast as it is taken. */
export function seriesCsv(app: FastifyInstance, contextOf: (request: FastifyRequest) => Promise<Context>) {
  app.get<Address>(seriesCsvRoute.path, async (request, reply) => {
    const ctx = await contextOf(request)
    demandAccess(seriesCsvRoute.access, ctx.viewer)
    const asked = TelemetryCsvFilter.safeParse({ ...request.query, ...request.params })
    if (!asked.success) throw new AppError('invalid', undefined, { errors: fieldErrors(asked.error.issues) })
    const { id_or_serial, sensors: keys, tier } = asked.data
    const { device, since, sensors } = await robotSensors(ctx, id_or_serial, keys, MOST_SENSORS)
    const window = windowOf(asked.data, { now: ctx.now(), since })
    reply.header('content-type', 'text/csv; charset=utf-8')
    reply.header('content-disposition', `attachment; filename="leituras-${device.serial}.csv"`)
    reply.header('cache-control', 'private, no-store')
    return reply.send(Readable.from(lines(ctx, { device_id: device.id, sensors, window, tier })))
  })
}

type Wanted = { device_id: number; sensors: SlotSensor[]; window: SeriesWindow; tier: TelemetryTier }

async function* lines(ctx: Context, { device_id, sensors, window, tier }: Wanted) {
  const named = (what: string) => sensors.map(({ name, unit }) => `${name}${what}${unit ? ` (${unit})` : ''}`)
  const heads = tier === 'raw' ? named('') : [...named(', média'), ...named(', menor'), ...named(', maior')]
  yield `\uFEFF${csvRow(['Quando (São Paulo)', ...heads])}`
  for (let from: string | null = window.from.toISOString(); from; ) {
    const rows: Row[] = await read(ctx, { device_id, sensors, tier, from, to: window.to })
    if (rows.length) yield rows.map(({ said, values }) => line(said, values)).join('')
    from = rows.length < ROWS ? null : (rows.at(-1)?.next ?? null)
  }
}

/** A sensor that gave none, or was not measured, is an empty cell. */
const line = (said: string, values: (number | null)[]) =>
  `${[said, ...values.map((one) => (one === null || Number.isNaN(one) ? '' : String(one).replace('.', ',')))].join(';')}\r\n`

type Row = { said: string; next: string; values: (number | null)[] }

async function read(
  { db }: Context,
  { device_id, sensors, tier, from, to }: Omit<Wanted, 'window'> & { from: string; to: Date },
): Promise<Row[]> {
  const cells = (column: string) => sensors.map(({ slot }) => sql`${sql.identifier(column)}[${slot}]`)
  const columns = tier === 'raw' ? cells('values') : ['means', 'lows', 'highs'].flatMap(cells)
  const table = tier === 'raw' ? sql.identifier('telemetry_messages') : tierTable(tier)
  const { rows } = await db.execute<Row>(sql`
    select to_char(at at time zone ${timeZone}, 'YYYY-MM-DD HH24:MI:SS.MS') as said,
      (at + interval '1 microsecond')::text as next, array[${sql.join(columns, sql`, `)}]::real[] as "values"
    from ${table}
    where device_id = ${device_id} and at >= ${from}::timestamptz and at < ${to.toISOString()}::timestamptz
    order by at limit ${ROWS}`)
  return rows
}
