import { randomUUID } from 'node:crypto'
import { ORPCError } from '@orpc/client'
import { z } from 'zod'
import { photoWords } from '#domains/garden/journal/photos/photo.words.ts'
import { weekSends } from '#domains/growing/cultivation/week/week.kinds.ts'
import { weekInWords } from '#domains/growing/cultivation/week/week.words.ts'
import { invalidField } from '#platform/errors.ts'
import { rowId } from '#shared/row-id.ts'
import type { Client } from '#web/api-for.server.ts'
import { checkbox } from '#web/form.server.ts'
import { audiences } from '../../audiences/audience.kinds.ts'
import { otherPlant } from '../post.form.ts'
import { PostCreate } from '../posts.schemas.ts'

type Asked = { plant_id?: number; semana?: string }

/** The week of a plant of the viewer's own, told as a post; null without. */
export async function weekToPost({ cultivation }: Client, { plant_id, semana }: Asked) {
  if (!plant_id || !semana) return null
  const week = await cultivation.week.show({ id_or_slug: String(plant_id), until: semana })
  if (!week.plant.mine) return null
  const { plant, photo } = week
  return {
    plant,
    text: weekInWords(week),
    idempotency_key: `${weekSends(plant.id, week.until).begin}-${randomUUID().slice(-12)}`,
    photo: photo && { id: photo.document.id, url: photo.document.url, alt: photoWords(photo) },
  }
}
export type WeekToPost = NonNullable<Awaited<ReturnType<typeof weekToPost>>>

/** The form of a post, with what it may bring of a week. */
export const WeekPost = PostCreate.extend({
  ...otherPlant,
  week_of: rowId.optional(),
  week_photo_id: rowId.optional(),
  week_photo_alt: z.string().trim().max(300).default(''),
  week_said: checkbox,
})

/** Of a private plant nothing is told before its grower says so. */
export const PrivateWeekPost = WeekPost.extend({
  available_by: z.enum(audiences, 'Escolha quem pode ler: a planta é privada.'),
  week_said: checkbox.refine(Boolean, 'Marque que pode mostrar, ou volte sem publicar.'),
})

const GONE = 'A foto da semana não está mais no diário. Confira e publique de novo.'

type Input = Pick<
  z.output<typeof WeekPost>,
  'week_of' | 'week_photo_id' | 'week_photo_alt' | 'idempotency_key' | 'photo_ids' | 'photo_alts'
>

/** The post's photos, a copy of the week's one first. */
export async function withWeekPhoto(
  { journal }: Client,
  { week_of, week_photo_id, week_photo_alt, idempotency_key, photo_ids, photo_alts }: Input,
) {
  if (!week_of || !week_photo_id) return { photo_ids, photo_alts }
  const id_or_slug = String(week_of)
  const copy = await journal.updates
    .copyPhoto({ id_or_slug, photo_id: week_photo_id, idempotency_key })
    .catch((error: unknown) => {
      // Deleted since the form was opened: what was written stays in it.
      if (error instanceof ORPCError && error.status === 404) throw invalidField('week_photo_id', GONE)
      throw error
    })
  return { photo_ids: [copy.id, ...photo_ids], photo_alts: [week_photo_alt, ...photo_alts] }
}
