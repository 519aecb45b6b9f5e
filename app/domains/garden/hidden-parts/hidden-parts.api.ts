import { owner } from '#platform/procedure.ts'
import { PhotoDocument } from '#shared/photo-document.ts'
import { hidePhotoParts } from './hidden-parts.actions.ts'
import { showOwnPhoto } from './hidden-parts.queries.ts'
import { HideParts, PhotoId } from './hidden-parts.schemas.ts'

const path = '/v1/file/photo/{id}' as const

export const hiddenPartsApi = {
  show: owner
    .route({ method: 'GET', path, summary: 'Uma foto sua, ou de uma planta ou espaço seu' })
    .input(PhotoId)
    .output(PhotoDocument)
    .handler(({ context, input }) => showOwnPhoto(context, input.id)),
  hide: owner
    .route({
      method: 'POST',
      path: `${path}/hide`,
      summary: 'Esconde partes de uma foto sua, ou de uma planta ou espaço seu, sem volta',
    })
    .input(HideParts)
    .output(PhotoDocument)
    .handler(({ context, input }) => hidePhotoParts(context, input)),
}
