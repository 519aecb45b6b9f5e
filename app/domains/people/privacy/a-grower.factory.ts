import { randomUUID } from 'node:crypto'
import { saves } from '#domains/base/social/saves/saves.table.ts'
import { aPlant } from '#domains/garden/garden/plants/plants.factory.ts'
import { plant_photos } from '#domains/garden/garden/plants/plants.table.ts'
import { updates } from '#domains/garden/journal/updates/updates.table.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { contact_messages } from '#domains/people/support/contacts/contacts.table.ts'
import type { Context } from '#platform/context.ts'
import { aPhoto } from '#platform/files/files.factory.ts'
import { photoPath } from '#platform/files/photo-path.ts'

/** Unique texts of the person, which must not be found after the erasure. */
export const traces = [
  'zulmira.rara',
  'zulmira@jardim-raro.com.br',
  'bio-quasar',
  'planta-quasar',
  'registro-quasar',
  'mensagem-quasar',
]

/**
 * A user who used every feature: profile, a public and a private plant with photos on disk, a journal, saves, a
 * message.
 */
export async function aGrower(ctx: Context) {
  const [nickname = '', email = '', bio, name, text, message = ''] = traces
  const user = await aUser(ctx, { nickname, email, bio, discoverable: true })
  const open = await aPlant(ctx, { created_by: user.id, name, private: false, slug: `planta-quasar-${user.id}` })
  const hidden = await aPlant(ctx, { created_by: user.id, name: `${name} dois` })
  const neighbour = await aUser(ctx)
  const theirs = await aPlant(ctx, { created_by: neighbour.id, private: false })
  const photo = await aPhoto(ctx, { created_by: user.id, attached: true, public: true })
  await ctx.db.insert(plant_photos).values({ plant_id: open.id, file_id: photo.id, position: 0 })
  for (const width of photo.sizes)
    await ctx.env.storage.put(photoPath(photo.storage_key, width, 'webp'), Buffer.from(`foto-quasar-${width}`))
  await ctx.db
    .insert(updates)
    .values({ plant_id: open.id, created_by: user.id, text: text ?? '', happened_at: ctx.now() })
  await ctx.db.insert(saves).values([
    { user_id: neighbour.id, target: 'user', target_id: user.id },
    { user_id: neighbour.id, target: 'plant', target_id: open.id },
  ])
  await ctx.db.insert(contact_messages).values({
    uuid: randomUUID(),
    protocol: `p-${user.id}`,
    user_id: user.id,
    name: nickname,
    email,
    subject: 'Dúvida',
    message,
    ip: '203.0.113.9',
  })
  return { user, open, hidden, neighbour, theirs, photo }
}
