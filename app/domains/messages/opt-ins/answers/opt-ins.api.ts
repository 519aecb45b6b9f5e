import { login } from '#platform/procedure.ts'
import { answerOptIn } from './opt-ins.actions.ts'
import { myOptIns } from './opt-ins.queries.ts'
import { MyOptIns, OptInInput } from './opt-ins.schemas.ts'

const path = '/v1/notificacoes/opt-ins' as const

export const optInsApi = {
  mine: login.get(path, 'Que mensagens da equipe a pessoa pediu, com histórico', MyOptIns, myOptIns),
  answer: login.post(path, 'Pede ou deixa de pedir mensagens da equipe', OptInInput, MyOptIns, answerOptIn),
}
