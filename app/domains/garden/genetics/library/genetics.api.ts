import { login, Nothing, owner } from '#platform/procedure.ts'
import { pageOf } from '#shared/pagination.ts'
import { createGenetic, deleteGenetic, proposeGenetic, updateGenetic } from './genetics.actions.ts'
import { listGenetics, showGenetic, suggestGenetics } from './genetics.queries.ts'
import { GeneticCard, GeneticChange, GeneticCreate, GeneticDetail, GeneticFilter, GeneticProposal, GeneticRef, GeneticSuggestions, SuggestionAsk } from './genetics.schemas.ts'

const all = '/v1/plan-cultivation/genetic' as const
const one = `${all}/{id_or_slug}` as const

export const geneticsApi = {
  list: login.get(all, 'Genéticas da biblioteca e as suas', GeneticFilter, pageOf(GeneticCard), listGenetics),
  suggest: login.get('/v1/plan-cultivation/genetic-suggestion', 'Genéticas com um nome parecido', SuggestionAsk, GeneticSuggestions, suggestGenetics),
  show: login.get(one, 'Uma genética, com a árvore dela', GeneticRef, GeneticDetail, (ctx, { id_or_slug }) => showGenetic(ctx, id_or_slug)),
  create: login.create(all, 'Cria uma genética, só sua', GeneticCreate, GeneticDetail, createGenetic),
  update: owner.put(one, 'Edita uma genética', GeneticChange, GeneticDetail, updateGenetic),
  propose: owner.put(`${one}/proposal`, 'Propõe a genética para a biblioteca de todos', GeneticProposal, GeneticDetail, proposeGenetic),
  remove: owner.delete(one, 'Apaga uma genética', GeneticRef, Nothing, (ctx, { id_or_slug }) => deleteGenetic(ctx, id_or_slug)),
}
