import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { EnergySource } from '#domains/robots/control/energy/energy.kinds.ts'
import { energySourceWords } from '#domains/robots/control/energy/energy.words.ts'
import { demandEnergyWindow, midnight } from '#domains/robots/control/energy/energy-window.model.ts'
import { type EnergyStay, energyOf, stayOf } from '#domains/robots/control/index.ts'
import { inDevice } from '#domains/robots/devices/index.ts'
import { demandAccess } from '#platform/access/demand-access.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import type { HostRoute } from '#platform/http/host-route.ts'
import { fieldErrors } from '#platform/validation.ts'
import { csvRow } from '#shared/csv-text.ts'
import { dayKey } from '#shared/dates.ts'
import { addDays } from '#shared/days.ts'
import { centavosOf } from './energy.queries.ts'
import { RobotEnergyFilter } from './energy.schemas.ts'
import { energyWindow } from './energy-window.model.ts'

export const energyCsvRoute: HostRoute = {
  name: 'ganza.energy.csv',
  method: 'GET',
  path: '/api/v1/ganza/ganza/:id/energy.csv',
  access: 'login',
}

/** Days that are reckoned at once: what a file of any length keeps in memory. */
const DAYS = 30

type Address = { Params: { id: string }; Querystring: Record<string, string> }

/** GET …/energy.csv: what each channel drew, day by day, streamed as fast as it is taken. */
export function energyCsv(app: FastifyInstance, contextOf: (request: FastifyRequest) => Promise<Context>) {
  app.get<Address>(energyCsvRoute.path, async (request, reply) => {
    const ctx = await contextOf(request)
    demandAccess(energyCsvRoute.access, ctx.viewer)
    const asked = RobotEnergyFilter.safeParse({ ...request.query, ...request.params })
    if (!asked.success) throw new AppError('invalid', undefined, { errors: fieldErrors(asked.error.issues) })
    const { id, ...between } = asked.data
    const found = await inDevice(ctx, id)
    const window = energyWindow(between, ctx.now())
    demandEnergyWindow(window)
    reply.header('content-type', 'text/csv; charset=utf-8')
    reply.header('content-disposition', `attachment; filename="energia-${found.device.serial}.csv"`)
    reply.header('cache-control', 'private, no-store')
    return reply.send(Readable.from(lines(ctx, stayOf(found, window), found.link?.tariff ?? null)))
  })
}

async function* lines(ctx: Context, stay: EnergyStay, tariff: number | null) {
  yield `\uFEFF${csvRow(['Dia', 'Canal', 'Ligado (h)', 'Energia (kWh)', 'Custo (R$)', 'Como se sabe'])}`
  for (const part of partsOf(stay)) {
    const [energy] = await energyOf(ctx, [part])
    if (!energy) continue
    const names = new Map(energy.channels.map(({ slug, name }) => [slug, name]))
    for (const { day, channels, kwh, source } of energy.days) {
      for (const one of channels)
        yield line([day, names.get(one.slug) ?? one.slug, one.on_seconds / 3600, one.kwh, one.source], tariff)
      if (source === 'medido') yield line([day, 'Robô todo', null, kwh, source], tariff)
    }
  }
}

/** Each begins where the one before ended. */
function* partsOf(stay: EnergyStay): Generator<EnergyStay> {
  for (let begins = stay.begins; begins < stay.ends; ) {
    const midnightThen = midnight(addDays(dayKey(begins), DAYS))
    const ends = midnightThen < stay.ends ? midnightThen : stay.ends
    yield { ...stay, begins, ends }
    begins = ends
  }
}

type Cells = [day: string, name: string, hours: number | null, kwh: number | null, source: EnergySource | null]

/** What is not known is an empty cell, never 0. */
function line([day, name, hours, kwh, source]: Cells, tariff: number | null) {
  const centavos = centavosOf(kwh, tariff)
  const numbers = [hours, kwh, centavos === null ? null : centavos / 100]
  return csvRow([day, name, ...numbers.map(typed), source ? energySourceWords[source].label : ''])
}

const typed = (value: number | null) => (value === null ? '' : String(Number(value.toFixed(4))).replace('.', ','))
