import { signedInOnly } from '#platform/procedure.ts'
import { changeCpf } from './change-cpf.actions.ts'
import { confirmRegistration } from './confirm-registration.actions.ts'
import { findCep } from './postal-code.queries.ts'
import { showOwnRegistration } from './registration-confirmation.queries.ts'
import { CepAnswer, CepInput, CpfChange, OwnRegistration, RegistrationDetails } from './registration-confirmation.schemas.ts'

export const registrationConfirmationApi = {
  show: signedInOnly.get('/v1/user/registration', 'Se o próprio cadastro está completo', OwnRegistration, showOwnRegistration),
  complete: signedInOnly.post('/v1/user/registration', 'Completa o próprio cadastro', RegistrationDetails, OwnRegistration, confirmRegistration),
  changeCpf: signedInOnly.put('/v1/user/registration/cpf', 'Define ou corrige o próprio CPF', CpfChange, OwnRegistration, changeCpf),
  // POST, so that the address appears in no URL and no access log.
  findCep: signedInOnly.post('/v1/user/registration/cep', 'O endereço de um CEP', CepInput, CepAnswer, findCep),
}
