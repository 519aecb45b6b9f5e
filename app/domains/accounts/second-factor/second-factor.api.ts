import { z } from 'zod'
import { signedInOnly } from '#platform/procedure.ts'
import { activateSecondFactor, beginSecondFactor, disableSecondFactor, renewCodes } from './second-factor.actions.ts'
import { showSecondFactor } from './second-factor.queries.ts'
import { CodeInput, PasswordProof, ProvedInput, RecoveryCodes, SecondFactor } from './second-factor.schemas.ts'

const path = '/v1/auth/second-factor' as const

export const secondFactorApi = {
  showSecondFactor: signedInOnly
    .route({ method: 'GET', path, summary: 'A própria verificação em duas etapas' })
    .output(SecondFactor)
    .handler(({ context }) => showSecondFactor(context)),
  begin: signedInOnly
    .route({ method: 'POST', path, summary: 'Começa a ligar: segredo e QR code, com a senha' })
    .input(PasswordProof)
    .output(SecondFactor)
    .handler(({ context, input }) => beginSecondFactor(context, input)),
  activate: signedInOnly
    .route({ method: 'POST', path: `${path}/activate`, summary: 'Liga com o primeiro código' })
    .input(CodeInput)
    .output(RecoveryCodes)
    .handler(({ context, input }) => activateSecondFactor(context, input)),
  renewCodes: signedInOnly
    .route({ method: 'POST', path: `${path}/recovery-codes`, summary: 'Troca os códigos de recuperação' })
    .input(ProvedInput)
    .output(RecoveryCodes)
    .handler(({ context, input }) => renewCodes(context, input)),
  disable: signedInOnly
    .route({
      method: 'POST',
      path: `${path}/disable`,
      successStatus: 204,
      summary: 'Desliga, com a senha e um código',
    })
    .input(ProvedInput)
    .output(z.void())
    .handler(({ context, input }) => disableSecondFactor(context, input)),
}
