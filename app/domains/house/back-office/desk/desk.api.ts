import { managers } from '#platform/procedure.ts'
import { showDesk } from './desk.queries.ts'
import { Desk } from './desk.schemas.ts'

export const deskApi = {
  show: managers.get('/v1/manager/desk', 'O que espera por uma pessoa da equipe', Desk, showDesk),
}
