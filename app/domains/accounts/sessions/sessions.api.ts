import { z } from 'zod'
import { anyone, inSession, refusing, signedInOnly } from '#platform/procedure.ts'
import { login } from './login.actions.ts'
import { showMe } from './me.queries.ts'
import { loginSecondStep } from './second-step.actions.ts'
import { endOtherSessions, endOwnSession, logout } from './sessions.actions.ts'
import { listOwnSessions } from './sessions.queries.ts'
import {
  EndedSessions,
  LoginAnswer,
  LoginInput,
  Me,
  SecondFactorInput,
  SessionList,
  SessionRef,
  Token,
} from './sessions.schemas.ts'

export const sessionsApi = {
  login: refusing(anyone, 'unauthorized', 'forbidden')
    .route({
      method: 'POST',
      path: '/v1/auth/login',
      summary: 'Entra com e-mail ou apelido e senha; com duas etapas responde o desafio da próxima chamada',
    })
    .input(LoginInput)
    .output(LoginAnswer)
    .handler(({ context, input }) => login(context, input)),
  secondStep: refusing(anyone, 'unauthorized', 'forbidden')
    .route({
      method: 'POST',
      path: '/v1/auth/login/second-factor',
      summary: 'Segundo passo da entrada: o código do aplicativo ou de recuperação',
    })
    .input(SecondFactorInput)
    .output(Token)
    .handler(({ context, input }) => loginSecondStep(context, input)),
  logout: inSession
    .route({ method: 'POST', path: '/v1/auth/logout', successStatus: 204, summary: 'Encerra a sessão' })
    .output(z.void())
    .handler(({ context }) => logout(context)),
  me: inSession
    .route({ method: 'GET', path: '/v1/auth/me', summary: 'Quem está na sessão' })
    .output(Me)
    .handler(({ context }) => showMe(context)),
  list: signedInOnly
    .route({ method: 'GET', path: '/v1/auth/sessions', summary: 'Aparelhos conectados à própria conta' })
    .output(SessionList)
    .handler(({ context }) => listOwnSessions(context)),
  end: signedInOnly
    .route({
      method: 'DELETE',
      path: '/v1/auth/sessions/{id}',
      successStatus: 204,
      summary: 'Desconecta um aparelho da própria conta',
    })
    .input(SessionRef)
    .output(z.void())
    .handler(({ context, input }) => endOwnSession(context, input)),
  endOthers: signedInOnly
    .route({ method: 'DELETE', path: '/v1/auth/sessions', summary: 'Desconecta todos os outros aparelhos' })
    .output(EndedSessions)
    .handler(({ context }) => endOtherSessions(context)),
}
