import { z } from 'zod'
import { anyone, owner, refusing } from '#platform/procedure.ts'
import { openShare } from './open-share.actions.ts'
import { endShareLink, makeShareLink } from './share-links.actions.ts'
import { listShareLinks } from './share-links.queries.ts'
import {
  ShareAbout,
  Shared,
  ShareLink,
  ShareLinkId,
  ShareLinks,
  ShareMake,
  ShareRequest,
} from './share-links.schemas.ts'

const path = '/v1/plan-cultivation/share-link' as const

export const shareLinksApi = {
  list: refusing(owner, 'not_found')
    .route({ method: 'GET', path, summary: 'Os links de visita de uma planta ou espaço seu' })
    .input(ShareAbout)
    .output(ShareLinks)
    .handler(({ context, input }) => listShareLinks(context, input)),
  make: owner
    .route({ method: 'POST', path, successStatus: 201, summary: 'Cria um link de visita, com prazo' })
    .input(ShareMake)
    .output(ShareLink)
    .handler(({ context, input }) => makeShareLink(context, input)),
  end: owner
    .route({ method: 'DELETE', path: `${path}/{id}`, successStatus: 204, summary: 'Desfaz um link de visita' })
    .input(ShareLinkId)
    .output(z.void())
    .handler(({ context, input }) => endShareLink(context, input.id)),
  open: refusing(anyone, 'too_many')
    .route({ method: 'GET', path: '/v1/plan-cultivation/shared/{token}', summary: 'O que um link de visita mostra' })
    .input(ShareRequest)
    .output(Shared)
    .handler(({ context, input }) => openShare(context, input)),
}
