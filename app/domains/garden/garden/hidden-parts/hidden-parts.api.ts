import { owner } from '#platform/procedure.ts'
import { PhotoDocument } from '#shared/photo-document.ts'
import { hidePhotoParts } from './hidden-parts.actions.ts'
import { showOwnPhoto } from './hidden-parts.queries.ts'
import { HideParts, PhotoId } from './hidden-parts.schemas.ts'

const path = '/v1/file/photo/{id}' as const

export const hiddenPartsApi = {
  show: owner.get(path, 'Uma foto sua, ou de uma planta ou espaço seu', PhotoId, PhotoDocument, (ctx, { id }) => showOwnPhoto(ctx, id)),
  hide: owner.post(`${path}/hide`, 'Esconde partes de uma foto sua, ou de uma planta ou espaço seu, sem volta', HideParts, PhotoDocument, hidePhotoParts),
}
