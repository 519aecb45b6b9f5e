import { Nothing, signedInOnly } from '#platform/procedure.ts'
import { activateSecondFactor, beginSecondFactor, disableSecondFactor, renewCodes } from './second-factor.actions.ts'
import { showSecondFactor } from './second-factor.queries.ts'
import { CodeInput, PasswordProof, ProvedInput, RecoveryCodes, SecondFactor } from './second-factor.schemas.ts'

const path = '/v1/auth/second-factor' as const

export const secondFactorApi = {
  showSecondFactor: signedInOnly.get(path, 'A própria verificação em duas etapas', SecondFactor, showSecondFactor),
  begin: signedInOnly.post(path, 'Começa a ligar: segredo e QR code, com a senha', PasswordProof, SecondFactor, beginSecondFactor),
  activate: signedInOnly.post(`${path}/activate`, 'Liga com o primeiro código', CodeInput, RecoveryCodes, activateSecondFactor),
  renewCodes: signedInOnly.post(`${path}/recovery-codes`, 'Troca os códigos de recuperação', ProvedInput, RecoveryCodes, renewCodes),
  disable: signedInOnly.post(`${path}/disable`, 'Desliga, com a senha e um código', ProvedInput, Nothing, disableSecondFactor),
}
