import { login } from '#platform/procedure.ts'
import { listProcesses, showDesk } from './desk.queries.ts'
import { ProcessDesk, ProcessDeskQuery, ProcessFilter, ProcessPage } from './desk.schemas.ts'

export const deskApi = {
  list: login.refusing('not_found').get('/v1/comunidade360/processo', 'Os processos da área, o que espera há mais tempo primeiro', ProcessFilter, ProcessPage, listProcesses),
  show: login.refusing('not_found').get('/v1/comunidade360/area', 'O que espera na área de quem vê', ProcessDeskQuery, ProcessDesk, showDesk),
}
