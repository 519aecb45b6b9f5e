import { refusing, whoCan } from '#platform/procedure.ts'
import { decideAppeal } from '../appeals/decide-appeal.actions.ts'
import { showCase } from './case-detail.queries.ts'
import { assignCase, noteCase } from './cases.actions.ts'
import { listCases } from './cases.queries.ts'
import * as schemas from './cases.schemas.ts'
import { decideCase } from './decide.actions.ts'

const team = refusing(whoCan('reports.manage'), 'conflict')
const all = '/v1/social/report/case' as const
const one = `${all}/{id}` as const

export const casesApi = {
  list: whoCan('reports.manage')
    .route({ method: 'GET', path: all, summary: 'A fila de denúncias' })
    .input(schemas.CaseFilter)
    .output(schemas.CasePage)
    .handler(({ context, input }) => listCases(context, input)),
  read: whoCan('reports.manage')
    .route({ method: 'GET', path: one, summary: 'Uma denúncia, com o que foi visto e o que é agora' })
    .input(schemas.CaseRef)
    .output(schemas.CaseDetail)
    .handler(({ context, input }) => showCase(context, input.id)),
  assign: team
    .route({ method: 'PUT', path: `${one}/assigned`, summary: 'Assume a denúncia, ou a devolve à fila' })
    .input(schemas.CaseAssign)
    .output(schemas.CaseDetail)
    .handler(({ context, input }) => assignCase(context, input)),
  note: team
    .route({ method: 'POST', path: `${one}/note`, summary: 'Nota interna, só para a moderação' })
    .input(schemas.CaseNote)
    .output(schemas.CaseDetail)
    .handler(({ context, input }) => noteCase(context, input)),
  decide: team
    .route({ method: 'POST', path: `${one}/decision`, summary: 'Decide a denúncia' })
    .input(schemas.CaseDecision)
    .output(schemas.CaseDetail)
    .handler(({ context, input }) => decideCase(context, input)),
  decideAppeal: team
    .route({ method: 'POST', path: `${one}/appeal`, summary: 'Decide o recurso' })
    .input(schemas.AppealDecision)
    .output(schemas.CaseDetail)
    .handler(({ context, input }) => decideAppeal(context, input)),
}
