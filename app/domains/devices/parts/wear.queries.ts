import { and, asc, eq, gte, isNull, sql } from 'drizzle-orm'
import { device_actuations } from '#domains/control/actuations/device-actuations.table.ts'
import { model_channels } from '#domains/device-models/channels/model-channels.table.ts'
import { device_parts, model_parts } from '#domains/device-models/parts/device-parts.table.ts'
import { products } from '#domains/products/products/products.table.ts'
import { stores } from '#domains/stores/stores/stores.table.ts'
import { telemetry_1h } from '#domains/telemetry/rollups/rollups.table.ts'
import type { Context } from '#platform/context.ts'
import type { Device } from '../devices/devices.table.ts'
import { inDevice } from '../links/in-device.queries.ts'
import type { DevicePartsWear, DevicePartWear } from './parts.schemas.ts'
import { RECENT_DAYS, wearOf } from './wear.model.ts'

const DAY = 86_400_000

export async function showParts(ctx: Context, id_or_serial: string): Promise<DevicePartsWear> {
  const { device, link, since } = await inDevice(ctx, id_or_serial)
  const from = since ?? device.created_at
  return {
    device: { serial: device.serial, name: link?.name ?? device.serial },
    from,
    parts: await partsWear(ctx, device, from),
  }
}

/** What a robot is built of and how worn it is, by what happened from a moment on. */
export async function partsWear(
  ctx: Context,
  device: Pick<Device, 'id' | 'model_id' | 'last_seen_at'>,
  from: Date,
): Promise<DevicePartWear[]> {
  const now = ctx.now()
  const [parts, channels, robot] = await Promise.all([
    partsOf(ctx, device.model_id),
    channelHours(ctx, device, from),
    robotHours(ctx, device.id, from),
  ])
  return parts.map(({ slug, channel, product, store, ...part }) => {
    const worn = slug ? (channels.get(slug) ?? { hours: 0, recent_hours: 0 }) : robot
    return {
      ...part,
      channel: slug ? (channel ?? slug) : '',
      ...{ hours: worn.hours, ...wearOf({ ...worn, life_hours: part.life_hours }, { from, now }) },
      product: product && store ? { name: product.name, path: `/loja/${store}/${product.slug}` } : null,
    }
  })
}

const partsOf = ({ db }: Context, model_id: number) =>
  db
    .select({
      ...{ code: device_parts.code, name: device_parts.name, life_hours: device_parts.life_hours },
      ...{ quantity: model_parts.quantity, slug: model_parts.channel, channel: model_channels.name },
      product: { name: products.name, slug: products.slug },
      store: stores.slug,
    })
    .from(model_parts)
    .innerJoin(device_parts, eq(device_parts.id, model_parts.part_id))
    .leftJoin(
      model_channels,
      and(eq(model_channels.model_id, model_parts.model_id), eq(model_channels.slug, model_parts.channel)),
    )
    .leftJoin(
      products,
      and(
        eq(products.id, device_parts.product_id),
        eq(products.state, 'publicado'),
        isNull(products.deleted_at),
        isNull(products.hidden_at),
      ),
    )
    .leftJoin(stores, eq(stores.id, products.store_id))
    .where(and(eq(model_parts.model_id, model_id), isNull(device_parts.deleted_at)))
    .orderBy(asc(model_parts.channel), asc(device_parts.name))

/** From when on hours are recent. */
const recently = (now: Date, from: Date) => new Date(Math.max(from.getTime(), now.getTime() - RECENT_DAYS * DAY))

/**
 * Hours on of each channel: from each level above zero to the next one told. What a robot did after its last contact is
 * not known: one that went silent with its lamp on does not wear on paper for ever.
 */
async function channelHours({ db, now }: Context, device: Pick<Device, 'id' | 'last_seen_at'>, from: Date) {
  const until = (device.last_seen_at ?? from).toISOString()
  const recent = recently(now(), from).toISOString()
  const on = db
    .select({
      channel: device_actuations.channel,
      level: device_actuations.level,
      at: sql`${device_actuations.at}`.as('since'),
      next: sql`least(coalesce(lead(${device_actuations.at}) over (partition by ${device_actuations.channel}
        order by ${device_actuations.at}, ${device_actuations.event_id}), ${until}), ${until})`.as('until'),
    })
    .from(device_actuations)
    .where(and(eq(device_actuations.device_id, device.id), gte(device_actuations.at, from)))
    .as('changes')
  const hours = (begins: unknown) =>
    sql<number>`coalesce(sum(greatest(extract(epoch from ${on.next} - ${begins}), 0)) / 3600, 0)::float8`
  const rows = await db
    .select({
      channel: on.channel,
      hours: hours(on.at),
      recent_hours: hours(sql`greatest(${on.at}, ${recent}::timestamptz)`),
    })
    .from(on)
    .where(sql`${on.level} > 0`)
    .groupBy(on.channel)
  return new Map(rows.map(({ channel, ...worn }) => [channel, worn]))
}

/** Hours of the robot itself: those in which it measured something. */
async function robotHours({ db, now }: Context, device_id: number, from: Date) {
  const recent = recently(now(), from).toISOString()
  const [row] = await db
    .select({
      hours: sql<number>`count(*)::int`,
      recent_hours: sql<number>`(count(*) filter (where ${telemetry_1h.at} >= ${recent}))::int`,
    })
    .from(telemetry_1h)
    .where(and(eq(telemetry_1h.device_id, device_id), gte(telemetry_1h.at, from)))
  return row ?? { hours: 0, recent_hours: 0 }
}
