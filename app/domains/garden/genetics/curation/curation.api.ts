import { Nothing, whoCan } from '#platform/procedure.ts'
import { pageOf } from '#shared/pagination.ts'
import { GeneticDetail } from '../library/genetics.schemas.ts'
import { decideGenetic, mergeGenetics } from './curation.actions.ts'
import { listCuration } from './curation.queries.ts'
import { CuratedGenetic, CurationFilter, GeneticDecision, GeneticMerge } from './curation.schemas.ts'

const all = '/v1/plan-cultivation/genetic-curation' as const
const one = `${all}/{id_or_slug}` as const
const staff = whoCan('genetics.manage')

export const curationApi = {
  list: staff.get(all, 'Genéticas propostas, ou as da biblioteca', CurationFilter, pageOf(CuratedGenetic), listCuration),
  decide: staff.put(one, 'Aceita na biblioteca, ou diz por que não', GeneticDecision, Nothing, decideGenetic),
  merge: staff.post(`${one}/merge`, 'Junta duas genéticas da biblioteca', GeneticMerge, GeneticDetail, mergeGenetics),
}
