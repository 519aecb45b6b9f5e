import { type RouterContextProvider, redirect } from 'react-router'
import type { RobotArea } from '#domains/robots/device-models/area.kinds.ts'
import { optionsOf } from '#domains/robots/device-models/models/model-options.view.ts'
import { formatFull } from '#shared/dates.ts'
import type { Client } from '#web/api-for.server.ts'
import { csvFile, csvList } from '#web/csv.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { asSerial } from '../../credentials/device-code.model.ts'
import { deviceStateNames } from '../../devices/device-status.words.ts'
import { eventWords } from '../../events/event.words.ts'
import { asSent, dataLine } from '../../events/event-data.words.ts'
import { eventSentence } from '../../events/event-sentence.words.ts'
import { StaffDeviceFilter, StaffEventFilter, UNKNOWN_VERSION } from '../staff-devices.schemas.ts'

type PageContext = Readonly<RouterContextProvider>

/** The list of robots, with models and versions to filter by. */
export async function devicesWithFilters(api: Client, request: Request) {
  const [page, models, versions] = await Promise.all([
    api.devices.staff.list(filterOf(request, StaffDeviceFilter)),
    api.deviceModels.models.list({ per_page: 100 }),
    api.deviceModels.firmware.list({ per_page: 100, order_by: 'version' }),
  ])
  const numbers = [...new Set(versions.data.map(({ version }) => version))]
  return {
    page,
    models: optionsOf(models.data),
    versions: [
      ...numbers.map((version) => ({ value: version, label: version })),
      { value: UNKNOWN_VERSION, label: 'Sem dado' },
    ],
  }
}

export function devicesCsv(context: PageContext, request: Request) {
  const filter = filterOf(request, StaffDeviceFilter)
  const head = ['serie', 'modelo', 'dono', 'contato', 'ultimo_sinal', 'versao', 'wifi_dbm', 'bloqueado']
  return csvList(context, 'robos', head, {
    read: ({ devices }, page) => devices.staff.list({ ...filter, ...page }),
    row: ({ serial, model, owner, state, last_seen_at, firmware, rssi, blocked_at }) => [
      serial,
      model.name,
      owner?.nickname ?? '',
      deviceStateNames[state],
      last_seen_at ? formatFull(last_seen_at) : '',
      firmware ?? '',
      rssi === null ? '' : String(rssi),
      blocked_at ? 'sim' : 'não',
    ],
  })
}

type Narrowed = { device?: string; kind?: string; source?: string }

/** Filters of the address, with those that are part of its path. */
export function eventFilterOf(request: Request, fixed: Narrowed = {}) {
  const filter = filterOf(request, StaffEventFilter)
  const set = StaffEventFilter.pick({ device: true, kind: true, source: true }).safeParse(fixed)
  return { ...filter, ...(set.success ? set.data : {}) }
}

/** At most 20,000 events: more is a question for the database. */
const MOST_PAGES = 200

export function eventsCsv(context: PageContext, request: Request) {
  const filter = eventFilterOf(request)
  const head = ['quando', 'robo', 'fonte', 'evento', 'o que houve', 'dados', 'como o robô mandou']
  return csvFile(context, 'eventos-dos-robos', head, async function* ({ devices }) {
    let cursor = filter.cursor
    for (let page = 1; page <= MOST_PAGES; page++) {
      const { data, next_cursor } = await devices.staff.events({ ...filter, cursor, per_page: 100 })
      yield data.map(({ at, device, source, kind, data: told }) => [
        formatFull(at),
        device.serial,
        source === 'device' ? 'robô' : 'servidor',
        eventWords[kind].label,
        eventSentence({ kind, data: told }),
        dataLine(told),
        asSent(source, told),
      ])
      if (!next_cursor) return
      cursor = next_cursor
    }
  })
}

type Wanted = { id: string | undefined; url: URL; area: RobotArea }

/** A robot with its newest events; null where no number was given yet. What was typed leads to its own address. */
export async function deviceOrSearch({ devices: { staff } }: Client, { id, url, area }: Wanted) {
  const typed = asSerial(url.searchParams.get('serie') ?? '')
  if (!id && typed) throw redirect(`${area.base}/ver/${typed}`)
  if (!id) return null
  const device = await staff.show({ id })
  const { data } = await staff.events({ device: device.serial, per_page: 12 })
  return { device, events: data }
}
