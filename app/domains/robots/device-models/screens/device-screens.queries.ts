import { and, asc, count, desc, eq, inArray, isNull, or } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { contains } from '#platform/database/contains.ts'
import { AppError } from '#platform/errors.ts'
import { type Page, toPage, windowOf } from '#shared/pagination.ts'
import { model_channels } from '../channels/model-channels.table.ts'
import { device_models } from '../models/device-models.table.ts'
import { device_sensors, model_sensors } from '../sensors/sensors.table.ts'
import type { DeviceScreenCard, DeviceScreenFilter } from './device-screens.schemas.ts'
import { device_screens } from './device-screens.table.ts'

const columns = {
  id: device_screens.id,
  slug: device_screens.slug,
  name: device_screens.name,
  description: device_screens.description,
  shows: device_screens.shows,
  order_by: device_screens.order_by,
  model: { id: device_models.id, name: device_models.name },
}

const rows = ({ db }: Context) =>
  db.select(columns).from(device_screens).innerJoin(device_models, eq(device_models.id, device_screens.model_id))

/** Of each model in the order in which its display turns them. */
export async function listDeviceScreens(ctx: Context, filter: DeviceScreenFilter): Promise<Page<DeviceScreenCard>> {
  const { limit, offset } = windowOf(filter)
  const where = and(
    isNull(device_models.deleted_at),
    filter.model_id ? eq(device_screens.model_id, filter.model_id) : undefined,
    filter.search
      ? or(contains(device_screens.name, filter.search), contains(device_models.name, filter.search))
      : undefined,
  )
  const direction = filter.order_type === 'desc' ? desc : asc
  const order =
    filter.order_by === 'name'
      ? [direction(device_screens.name)]
      : [direction(device_models.name), asc(device_screens.model_id), asc(device_screens.order_by)]
  const [found, totals] = await Promise.all([
    rows(ctx)
      .where(where)
      .orderBy(...order, asc(device_screens.id))
      .limit(limit)
      .offset(offset),
    ctx.db
      .select({ total: count() })
      .from(device_screens)
      .innerJoin(device_models, eq(device_models.id, device_screens.model_id))
      .where(where),
  ])
  return toPage(await withLines(ctx, found), totals[0]?.total ?? 0, filter)
}

export async function showDeviceScreen(ctx: Context, id: number): Promise<DeviceScreenCard> {
  const found = await rows(ctx).where(and(eq(device_screens.id, id), isNull(device_models.deleted_at)))
  const [screen] = await withLines(ctx, found)
  if (!screen) throw new AppError('not_found', 'Essa tela não existe mais.')
  return screen
}

export type Showable = { model_id: number; key: string; label: string; unit: string; decimals: number }

/** What the displays of models can show: their sensors, then their channels. */
export async function showables({ db }: Context, models: number[]): Promise<Showable[]> {
  if (!models.length) return []
  const [sensors, channels] = await Promise.all([
    db
      .select({
        model_id: model_sensors.model_id,
        key: device_sensors.key,
        label: device_sensors.name,
        unit: device_sensors.unit,
        decimals: device_sensors.decimals,
      })
      .from(model_sensors)
      .innerJoin(device_sensors, eq(device_sensors.id, model_sensors.sensor_id))
      .where(and(inArray(model_sensors.model_id, models), isNull(model_sensors.removed_at)))
      .orderBy(asc(model_sensors.slot)),
    db
      .select({ model_id: model_channels.model_id, key: model_channels.slug, label: model_channels.name })
      .from(model_channels)
      .where(inArray(model_channels.model_id, models))
      .orderBy(asc(model_channels.order_by), asc(model_channels.id)),
  ])
  return [...sensors, ...channels.map((channel) => ({ ...channel, unit: '%', decimals: 0 }))]
}

type Row = Omit<DeviceScreenCard, 'lines'>

async function withLines(ctx: Context, screens: Row[]): Promise<DeviceScreenCard[]> {
  const known = await showables(ctx, [...new Set(screens.map(({ model }) => model.id))])
  return screens.map((screen) => ({
    ...screen,
    lines: screen.shows.flatMap((key) => {
      const found = known.find((one) => one.model_id === screen.model.id && one.key === key)
      return found ? [{ key, label: found.label, unit: found.unit, decimals: found.decimals }] : []
    }),
  }))
}
