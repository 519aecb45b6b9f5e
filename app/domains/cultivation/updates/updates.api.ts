import { z } from 'zod'
import { anyone, owner } from '#platform/procedure.ts'
import { pageOf } from '#shared/pagination.ts'
import { deleteUpdate, postUpdate } from './updates.actions.ts'
import { listUpdates } from './updates.queries.ts'
import { UpdateCard, UpdateCreate, UpdateFilter, UpdateRef } from './updates.schemas.ts'

const ofPlant = '/v1/plan-cultivation/plant/{id_or_slug}/updates' as const

export const updatesApi = {
  list: anyone
    .route({ method: 'GET', path: ofPlant, summary: 'Atualizações de uma planta' })
    .input(UpdateFilter)
    .output(pageOf(UpdateCard))
    .handler(({ context, input }) => listUpdates(context, input)),
  post: owner
    .route({ method: 'POST', path: ofPlant, successStatus: 201, summary: 'Escreve uma atualização' })
    .input(UpdateCreate)
    .output(UpdateCard)
    .handler(({ context, input }) => postUpdate(context, input)),
  remove: owner
    .route({ method: 'DELETE', path: `${ofPlant}/{update_id}`, successStatus: 204, summary: 'Apaga uma atualização' })
    .input(UpdateRef)
    .output(z.void())
    .handler(({ context, input }) => deleteUpdate(context, input)),
}
