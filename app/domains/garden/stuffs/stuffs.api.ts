import { z } from 'zod'
import { anyone, login, owner } from '#platform/procedure.ts'
import { listOpenTypes } from './staff/staff-stuffs.queries.ts'
import { OpenTypes } from './staff/staff-stuffs.schemas.ts'
import { createStuff, deleteStuff, updateStuff } from './stuffs.actions.ts'
import { countStuffs, listStuffs, showStuff } from './stuffs.queries.ts'
import {
  StuffChange,
  StuffCounts,
  StuffCreate,
  StuffDetail,
  StuffFilter,
  StuffPage,
  StuffRef,
} from './stuffs.schemas.ts'

const one = '/v1/stuff/stuff/{id_or_slug}' as const

export const stuffsApi = {
  list: login
    .route({ method: 'GET', path: '/v1/stuff/stuff', summary: 'Seus itens, ou os públicos de outra pessoa' })
    .input(StuffFilter)
    .output(StuffPage)
    .handler(({ context, input }) => listStuffs(context, input)),
  listOf: anyone
    .route({ method: 'GET', path: '/v1/stuff/stuff-of', summary: 'Itens de alguém que você pode ver' })
    .input(StuffFilter.required({ user: true }))
    .output(StuffPage)
    .handler(({ context, input }) => listStuffs(context, input)),
  counts: login
    .route({ method: 'GET', path: '/v1/stuff/count-by-type', summary: 'Quantos itens seus de cada tipo' })
    .output(StuffCounts)
    .handler(({ context }) => countStuffs(context, undefined)),
  openTypes: login
    .route({ method: 'GET', path: '/v1/stuff/open-types', summary: 'Os tipos que aceitam itens novos' })
    .output(OpenTypes)
    .handler(({ context }) => listOpenTypes(context)),
  show: anyone
    .route({ method: 'GET', path: one, summary: 'Um item' })
    .input(StuffRef)
    .output(StuffDetail)
    .handler(({ context, input }) => showStuff(context, input.id_or_slug)),
  create: login
    .route({ method: 'POST', path: '/v1/stuff/stuff', successStatus: 201, summary: 'Cria um item' })
    .input(StuffCreate)
    .output(StuffDetail)
    .handler(({ context, input }) => createStuff(context, input)),
  update: owner
    .route({ method: 'PUT', path: one, summary: 'Edita um item' })
    .input(StuffChange)
    .output(StuffDetail)
    .handler(({ context, input }) => updateStuff(context, input)),
  remove: owner
    .route({ method: 'DELETE', path: one, successStatus: 204, summary: 'Apaga um item' })
    .input(StuffRef)
    .output(z.void())
    .handler(({ context, input }) => deleteStuff(context, input.id_or_slug)),
}
