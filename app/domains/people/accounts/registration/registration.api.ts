import { anyone } from '#platform/procedure.ts'
import { register } from './registration.actions.ts'
import { Registration, RegistrationAnswer } from './registration.schemas.ts'

export const registrationApi = {
  register: anyone.later.post('/v1/auth/register', 'Cria uma conta e envia o link de confirmação', Registration, RegistrationAnswer, register),
}
