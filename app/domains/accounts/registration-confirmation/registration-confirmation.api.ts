import { signedInOnly } from '#platform/procedure.ts'
import { changeCpf } from './change-cpf.actions.ts'
import { confirmRegistration } from './confirm-registration.actions.ts'
import { findCep } from './postal-code.queries.ts'
import { showOwnRegistration } from './registration-confirmation.queries.ts'
import {
  CepAnswer,
  CepInput,
  CpfChange,
  OwnRegistration,
  RegistrationDetails,
} from './registration-confirmation.schemas.ts'

export const registrationConfirmationApi = {
  show: signedInOnly
    .route({ method: 'GET', path: '/v1/user/registration', summary: 'Se o próprio cadastro está completo' })
    .output(OwnRegistration)
    .handler(({ context }) => showOwnRegistration(context)),
  complete: signedInOnly
    .route({ method: 'POST', path: '/v1/user/registration', summary: 'Completa o próprio cadastro' })
    .input(RegistrationDetails)
    .output(OwnRegistration)
    .handler(({ context, input }) => confirmRegistration(context, input)),
  changeCpf: signedInOnly
    .route({ method: 'PUT', path: '/v1/user/registration/cpf', summary: 'Define ou corrige o próprio CPF' })
    .input(CpfChange)
    .output(OwnRegistration)
    .handler(({ context, input }) => changeCpf(context, input)),
  // POST, so that the address appears in no URL and no access log.
  findCep: signedInOnly
    .route({ method: 'POST', path: '/v1/user/registration/cep', summary: 'O endereço de um CEP' })
    .input(CepInput)
    .output(CepAnswer)
    .handler(({ context, input }) => findCep(context, input)),
}
