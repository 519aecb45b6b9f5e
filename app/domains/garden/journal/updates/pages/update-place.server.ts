import { notFound } from '#web/guard.server.ts'
import { type UpdateDetail, UpdateId } from '../updates.schemas.ts'

/** The update id in a URL. */
export function idOf(text: string) {
  const id = UpdateId.shape.id.safeParse(text)
  if (!id.success) throw notFound()
  return id.data
}

/** Page that shows the update: its plant's, or, when opened from there, its space's. */
export const placeOf = ({ plant, space }: Pick<UpdateDetail, 'plant' | 'space'>, seen: 'plant' | 'space' = 'plant') =>
  plant && (seen === 'plant' || !space)
    ? { to: `/cultivo/planta/${plant.slug}/atualizacoes`, label: plant.name }
    : { to: `/cultivo/espaco/${space?.slug}/atualizacoes`, label: space?.name ?? '' }
