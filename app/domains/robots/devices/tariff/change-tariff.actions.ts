import { eq } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { mergeEdit } from '#platform/owned/merge-edit.ts'
import { pick } from '#shared/pick.ts'
import { changeLinked } from '../devices/change-device.actions.ts'
import { device_links } from '../links/device-links.table.ts'
import type { DeviceTariffInput } from './tariff.schemas.ts'

/** What the energy of this robot costs its owner. */
export const changeTariff = (ctx: Context, { id, ...edit }: DeviceTariffInput) =>
  changeLinked(ctx, id, 'device.tariff', (tx, { link }) => {
    const { tariff = null } = mergeEdit(edit, pick(link, 'tariff'))
    return tx.db.update(device_links).set({ tariff }).where(eq(device_links.id, link.id))
  })
