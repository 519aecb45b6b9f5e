import { login } from '#platform/procedure.ts'
import { bulk } from '../bulk/bulk.actions.ts'
import { ProcessBulk, ProcessBulkDone } from '../bulk/bulk.schemas.ts'
import { listProcesses, showDesk } from './desk.queries.ts'
import { ProcessDesk, ProcessDeskQuery, ProcessFilter, ProcessPage } from './desk.schemas.ts'

export const deskApi = {
  list: login.refusing('not_found').get('/v1/comunidade360/processo', 'Os processos da área, o que espera há mais tempo primeiro', ProcessFilter, ProcessPage, listProcesses),
  bulk: login
    .refusing('not_found', 'forbidden')
    .post('/v1/comunidade360/processo/varios', 'Uma tag ou um status em vários processos; o que não pôde é dito', ProcessBulk, ProcessBulkDone, bulk),
  show: login.refusing('not_found').get('/v1/comunidade360/area', 'O que espera na área de quem vê', ProcessDeskQuery, ProcessDesk, showDesk),
}
