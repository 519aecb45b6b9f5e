import { whoCan } from '#platform/procedure.ts'
import { decideAppeal } from '../appeals/decide-appeal.actions.ts'
import { showCase } from './case-detail.queries.ts'
import { assignCase, noteCase } from './cases.actions.ts'
import { listCases } from './cases.queries.ts'
import * as schemas from './cases.schemas.ts'
import { decideCase } from './decide.actions.ts'

const team = whoCan('reports.manage').refusing('conflict')
const all = '/v1/social/report/case' as const
const one = `${all}/{id}` as const

export const casesApi = {
  list: whoCan('reports.manage').get(all, 'A fila de denúncias', schemas.CaseFilter, schemas.CasePage, listCases),
  read: whoCan('reports.manage').get(one, 'Uma denúncia, com o que foi visto e o que é agora', schemas.CaseRef, schemas.CaseDetail, (ctx, { id }) => showCase(ctx, id)),
  assign: team.put(`${one}/assigned`, 'Assume a denúncia, ou a devolve à fila', schemas.CaseAssign, schemas.CaseDetail, assignCase),
  note: team.post(`${one}/note`, 'Nota interna, só para a moderação', schemas.CaseNote, schemas.CaseDetail, noteCase),
  decide: team.post(`${one}/decision`, 'Decide a denúncia', schemas.CaseDecision, schemas.CaseDetail, decideCase),
  decideAppeal: team.post(`${one}/appeal`, 'Decide o recurso', schemas.AppealDecision, schemas.CaseDetail, decideAppeal),
}
