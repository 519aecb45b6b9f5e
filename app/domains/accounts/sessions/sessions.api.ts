import { z } from 'zod'
import { anyone, inSession } from '#platform/procedure.ts'
import { login } from './login.actions.ts'
import { showMe } from './me.queries.ts'
import { logout } from './sessions.actions.ts'
import { LoginAnswer, LoginInput, Me } from './sessions.schemas.ts'

export const sessionsApi = {
  login: anyone
    .route({ method: 'POST', path: '/v1/auth/login', summary: 'Entra com e-mail ou apelido e senha' })
    .input(LoginInput)
    .output(LoginAnswer)
    .handler(({ context, input }) => login(context, input)),
  logout: inSession
    .route({ method: 'POST', path: '/v1/auth/logout', successStatus: 204, summary: 'Encerra a sessão' })
    .output(z.void())
    .handler(({ context }) => logout(context)),
  me: inSession
    .route({ method: 'GET', path: '/v1/auth/me', summary: 'Quem está na sessão' })
    .output(Me)
    .handler(({ context }) => showMe(context)),
}
