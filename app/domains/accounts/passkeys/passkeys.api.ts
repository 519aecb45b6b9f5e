import { z } from 'zod'
import { anyone, refusing, signedInOnly } from '#platform/procedure.ts'
import { OwnerProof } from '../second-factor/second-factor.schemas.ts'
import { Token } from '../sessions/sessions.schemas.ts'
import { loginWithPasskey, passkeyLoginOptions } from './passkey-login.actions.ts'
import { listPasskeys } from './passkeys.queries.ts'
import {
  LoginOptions,
  PasskeyInput,
  PasskeyList,
  PasskeyLogin,
  PasskeyRef,
  RegistrationOptions,
} from './passkeys.schemas.ts'
import { passkeyRegistrationOptions, registerPasskey, removePasskey } from './register-passkey.actions.ts'

export const passkeysApi = {
  listPasskeys: signedInOnly
    .route({ method: 'GET', path: '/v1/auth/passkeys', summary: 'As próprias chaves de acesso' })
    .output(PasskeyList)
    .handler(({ context }) => listPasskeys(context)),
  registrationOptions: signedInOnly
    .route({
      method: 'POST',
      path: '/v1/auth/passkeys/options',
      summary: 'Começa a criar uma chave de acesso (WebAuthn), com a senha e o código das duas etapas',
    })
    .input(OwnerProof)
    .output(RegistrationOptions)
    .handler(({ context, input }) => passkeyRegistrationOptions(context, input)),
  register: signedInOnly
    .route({
      method: 'POST',
      path: '/v1/auth/passkeys',
      successStatus: 201,
      summary: 'Guarda uma chave de acesso nova',
    })
    .input(PasskeyInput)
    .output(PasskeyList)
    .handler(({ context, input }) => registerPasskey(context, input)),
  removePasskey: signedInOnly
    .route({
      method: 'POST',
      path: '/v1/auth/passkeys/{id}/remove',
      successStatus: 204,
      summary: 'Remove uma chave de acesso, com a senha',
    })
    .input(PasskeyRef)
    .output(z.void())
    .handler(({ context, input }) => removePasskey(context, input)),
  loginOptions: anyone
    .route({
      method: 'POST',
      path: '/v1/auth/login/passkey/options',
      summary: 'Começa a entrada com chave de acesso (WebAuthn)',
    })
    .output(LoginOptions)
    .handler(({ context }) => passkeyLoginOptions(context)),
  loginWithPasskey: refusing(anyone, 'unauthorized', 'forbidden')
    .route({ method: 'POST', path: '/v1/auth/login/passkey', summary: 'Entra com chave de acesso' })
    .input(PasskeyLogin)
    .output(Token)
    .handler(({ context, input }) => loginWithPasskey(context, input)),
}
