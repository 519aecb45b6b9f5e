import { anyone, Nothing, owner } from '#platform/procedure.ts'
import { openShare } from './open-share.actions.ts'
import { endShareLink, makeShareLink } from './share-links.actions.ts'
import { listShareLinks } from './share-links.queries.ts'
import { ShareAbout, Shared, ShareLink, ShareLinkId, ShareLinks, ShareMake, ShareRequest } from './share-links.schemas.ts'

const path = '/v1/plan-cultivation/share-link' as const

export const shareLinksApi = {
  list: owner.refusing('not_found').get(path, 'Os links de visita de uma planta ou espaço seu', ShareAbout, ShareLinks, listShareLinks),
  make: owner.create(path, 'Cria um link de visita, com prazo', ShareMake, ShareLink, makeShareLink),
  end: owner.delete(`${path}/{id}`, 'Desfaz um link de visita', ShareLinkId, Nothing, (ctx, { id }) => endShareLink(ctx, id)),
  open: anyone.refusing('too_many').get('/v1/plan-cultivation/shared/{token}', 'O que um link de visita mostra', ShareRequest, Shared, openShare),
}
