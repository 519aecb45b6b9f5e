import { managers } from '#platform/procedure.ts'
import { showNumbers } from './numbers.queries.ts'
import { Numbers, NumbersAsk } from './numbers.schemas.ts'

export const numbersApi = {
  show: managers.get('/v1/manager/numbers', 'O que aconteceu por semana, contra as semanas de antes', NumbersAsk, Numbers, showNumbers),
}
