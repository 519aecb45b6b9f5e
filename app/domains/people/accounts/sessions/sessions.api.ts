import { anyone, inSession, Nothing, signedInOnly } from '#platform/procedure.ts'
import { login } from './login.actions.ts'
import { showMe } from './me.queries.ts'
import { loginSecondStep } from './second-step.actions.ts'
import { endOtherSessions, endOwnSession, logout } from './sessions.actions.ts'
import { listOwnSessions } from './sessions.queries.ts'
import { EndedSessions, LoginAnswer, LoginInput, Me, SecondFactorInput, SessionList, SessionRef, Token } from './sessions.schemas.ts'

export const sessionsApi = {
  login: anyone
    .refusing('unauthorized', 'forbidden')
    .post('/v1/auth/login', 'Entra com e-mail ou apelido e senha; com duas etapas responde o desafio da próxima chamada', LoginInput, LoginAnswer, login),
  secondStep: anyone
    .refusing('unauthorized', 'forbidden')
    .post('/v1/auth/login/second-factor', 'Segundo passo da entrada: o código do aplicativo ou de recuperação', SecondFactorInput, Token, loginSecondStep),
  logout: inSession.post('/v1/auth/logout', 'Encerra a sessão', Nothing, logout),
  me: inSession.get('/v1/auth/me', 'Quem está na sessão', Me, showMe),
  list: signedInOnly.get('/v1/auth/sessions', 'Aparelhos conectados à própria conta', SessionList, listOwnSessions),
  end: signedInOnly.delete('/v1/auth/sessions/{id}', 'Desconecta um aparelho da própria conta', SessionRef, Nothing, endOwnSession),
  endOthers: signedInOnly.delete('/v1/auth/sessions', 'Desconecta todos os outros aparelhos', EndedSessions, endOtherSessions),
}
