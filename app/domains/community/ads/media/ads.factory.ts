import { anAdmin } from '#domains/people/accounts/staff/staff-users.factory.ts'
import type { Context } from '#platform/context.ts'
import { aPhoto } from '#platform/files/files.factory.ts'
import { ad_types } from '../types/ad-types.table.ts'
import { type Ad, ads } from './ads.table.ts'

let made = 0

export async function anAdType({ db }: Context, values: Partial<typeof ad_types.$inferInsert> = {}) {
  const slug = `espaco-${++made}`
  const [type] = await db
    .insert(ad_types)
    .values({ slug, name: `Espaço ${made}`, width: 640, height: 320, ...values })
    .returning()
  if (!type) throw new Error('insert returned no row')
  return type
}

/** An ad that is shown today, in a placement of its own; `values` override. */
export async function anAd(ctx: Context, values: Partial<typeof ads.$inferInsert> = {}): Promise<Ad> {
  const type_id = values.type_id ?? (await anAdType(ctx)).id
  const { id: created_by } = await anAdmin(ctx)
  const photo = await aPhoto(ctx, { created_by, public: true, attached: true })
  const [ad] = await ctx.db
    .insert(ads)
    .values({
      name: 'Terra boa',
      alt: 'Um saco de terra',
      link: 'https://terra.example/',
      starts_on: '2026-11-01',
      file_id: photo.id,
      ...values,
      type_id,
    })
    .returning()
  if (!ad) throw new Error('insert returned no row')
  return ad
}
