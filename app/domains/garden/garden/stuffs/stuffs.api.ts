import { anyone, login, Nothing, owner } from '#platform/procedure.ts'
import { listOpenTypes } from './staff/staff-stuffs.queries.ts'
import { OpenTypes } from './staff/staff-stuffs.schemas.ts'
import { createStuff, deleteStuff, updateStuff } from './stuffs.actions.ts'
import { countStuffs, listStuffs, showStuff } from './stuffs.queries.ts'
import { StuffChange, StuffCounts, StuffCreate, StuffDetail, StuffFilter, StuffPage, StuffRef } from './stuffs.schemas.ts'

const one = '/v1/stuff/stuff/{id_or_slug}' as const

export const stuffsApi = {
  list: login.get('/v1/stuff/stuff', 'Seus itens, ou os públicos de outra pessoa', StuffFilter, StuffPage, listStuffs),
  listOf: anyone.get('/v1/stuff/stuff-of', 'Itens de alguém que você pode ver', StuffFilter.required({ user: true }), StuffPage, listStuffs),
  counts: login.get('/v1/stuff/count-by-type', 'Quantos itens seus de cada tipo', StuffCounts, (ctx) => countStuffs(ctx, undefined)),
  openTypes: login.get('/v1/stuff/open-types', 'Os tipos que aceitam itens novos', OpenTypes, listOpenTypes),
  show: anyone.get(one, 'Um item', StuffRef, StuffDetail, (ctx, { id_or_slug }) => showStuff(ctx, id_or_slug)),
  create: login.create('/v1/stuff/stuff', 'Cria um item', StuffCreate, StuffDetail, createStuff),
  update: owner.put(one, 'Edita um item', StuffChange, StuffDetail, updateStuff),
  remove: owner.delete(one, 'Apaga um item', StuffRef, Nothing, (ctx, { id_or_slug }) => deleteStuff(ctx, id_or_slug)),
}
