import { and, asc, desc, eq, gte, isNull } from 'drizzle-orm'
import { products } from '#domains/market/products/products/products.table.ts'
import { stores } from '#domains/market/stores/stores/stores.table.ts'
import { model_channels } from '#domains/robots/device-models/channels/model-channels.table.ts'
import { device_parts, model_parts } from '#domains/robots/device-models/parts/device-parts.table.ts'
import type { Context } from '#platform/context.ts'
import { DAY } from '#shared/durations.ts'
import type { Device } from '../devices/devices.table.ts'
import { device_links } from '../links/device-links.table.ts'
import { roleMay } from '../links/device-rights.model.ts'
import { inDevice } from '../links/in-device.queries.ts'
import { part_replacements } from './part-replacements.table.ts'
import type { DevicePartsWear, DevicePartWear } from './parts.schemas.ts'
import { RECENT_DAYS, wearOf } from './wear.model.ts'
import { channelHours, robotHours } from './worn-hours.queries.ts'

export async function showParts(ctx: Context, id_or_serial: string): Promise<DevicePartsWear> {
  const { device, link, role, since } = await inDevice(ctx, id_or_serial)
  const from = since ?? device.created_at
  return {
    device: { serial: device.serial, name: link?.name ?? device.serial },
    from,
    parts: await partsWear(ctx, device, from),
    can: { replace: link !== null && roleMay(role, 'work') },
  }
}

/** What a robot is built of and how worn it is, by what happened from a moment on. */
export async function partsWear(
  ctx: Context,
  device: Pick<Device, 'id' | 'model_id' | 'last_seen_at'>,
  from: Date,
): Promise<DevicePartWear[]> {
  const now = ctx.now()
  const [parts, replaced] = await Promise.all([partsOf(ctx, device.model_id), replacementsOf(ctx, device.id, from)])
  const inPlace = parts.map(({ id, slug }, n) => {
    const replacements = replaced.filter((one) => one.part_id === id && one.channel === slug)
    return { n, slug, begins: replacements[0]?.replaced_at ?? from, replacements }
  })
  const since = { from, recent: recently(now, from) }
  const worn = new Map(
    (await Promise.all([channelHours(ctx, device, inPlace, since), robotHours(ctx, device.id, inPlace, since)]))
      .flat()
      .map((one) => [one.n, one]),
  )
  return parts.map(({ slug, channel, product, store, ...part }, n) => {
    const { hours, recent_hours } = worn.get(n) ?? { hours: 0, recent_hours: 0 }
    return {
      ...part,
      ...{ slug, channel: slug ? (channel ?? slug) : '' },
      ...{ hours, ...wearOf({ hours, recent_hours, life_hours: part.life_hours }, { from, now }) },
      replaced: inPlace[n]?.replacements.map(({ replaced_at }) => replaced_at) ?? [],
      product: product && store ? { name: product.name, path: `/loja/${store}/${product.slug}` } : null,
    }
  })
}

/** Newest first, by whoever had the robot since then. */
const replacementsOf = ({ db }: Context, device_id: number, from: Date) =>
  db
    .select({
      part_id: part_replacements.part_id,
      channel: part_replacements.channel,
      replaced_at: part_replacements.replaced_at,
    })
    .from(part_replacements)
    .innerJoin(device_links, eq(device_links.id, part_replacements.link_id))
    .where(and(eq(device_links.device_id, device_id), gte(part_replacements.replaced_at, from)))
    .orderBy(desc(part_replacements.replaced_at), desc(part_replacements.id))

const partsOf = ({ db }: Context, model_id: number) =>
  db
    .select({
      id: device_parts.id,
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
