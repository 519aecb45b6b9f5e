import { anyone, Nothing, signedInOnly } from '#platform/procedure.ts'
import { OwnerProof } from '../second-factor/second-factor.schemas.ts'
import { Token } from '../sessions/sessions.schemas.ts'
import { loginWithPasskey, passkeyLoginOptions } from './passkey-login.actions.ts'
import { listPasskeys } from './passkeys.queries.ts'
import { LoginOptions, PasskeyInput, PasskeyList, PasskeyLogin, PasskeyRef, RegistrationOptions } from './passkeys.schemas.ts'
import { passkeyRegistrationOptions, registerPasskey, removePasskey } from './register-passkey.actions.ts'

export const passkeysApi = {
  listPasskeys: signedInOnly.get('/v1/auth/passkeys', 'As próprias chaves de acesso', PasskeyList, listPasskeys),
  registrationOptions: signedInOnly.post(
    '/v1/auth/passkeys/options',
    'Começa a criar uma chave de acesso (WebAuthn), com a senha e o código das duas etapas',
    OwnerProof,
    RegistrationOptions,
    passkeyRegistrationOptions,
  ),
  register: signedInOnly.create('/v1/auth/passkeys', 'Guarda uma chave de acesso nova', PasskeyInput, PasskeyList, registerPasskey),
  removePasskey: signedInOnly.post('/v1/auth/passkeys/{id}/remove', 'Remove uma chave de acesso, com a senha', PasskeyRef, Nothing, removePasskey),
  loginOptions: anyone.post('/v1/auth/login/passkey/options', 'Começa a entrada com chave de acesso (WebAuthn)', LoginOptions, passkeyLoginOptions),
  loginWithPasskey: anyone.refusing('unauthorized', 'forbidden').post('/v1/auth/login/passkey', 'Entra com chave de acesso', PasskeyLogin, Token, loginWithPasskey),
}
