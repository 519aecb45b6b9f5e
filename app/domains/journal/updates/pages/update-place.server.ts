import { notFound } from '#web/guard.server.ts'
import { type UpdateDetail, UpdateId } from '../updates.schemas.ts'

/** The update that an address names. */
export function idOf(text: string) {
  const id = UpdateId.shape.id.safeParse(text)
  if (!id.success) throw notFound()
  return id.data
}

/** Where the update is shown: on its plant, or, when it was seen there, on the space where it happened. */
export const placeOf = ({ plant, space }: Pick<UpdateDetail, 'plant' | 'space'>, seen: 'plant' | 'space' = 'plant') =>
  plant && (seen === 'plant' || !space)
    ? { to: `/cultivo/planta/${plant.slug}/atualizacoes`, label: plant.name }
    : { to: `/cultivo/espaco/${space?.slug}/atualizacoes`, label: space?.name ?? '' }
