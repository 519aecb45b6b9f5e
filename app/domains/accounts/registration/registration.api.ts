import { anyone } from '#platform/procedure.ts'
import { register } from './registration.actions.ts'
import { Registration, RegistrationAnswer } from './registration.schemas.ts'

export const registrationApi = {
  register: anyone
    .route({
      method: 'POST',
      path: '/v1/auth/register',
      successStatus: 202,
      summary: 'Cria uma conta e envia o link de confirmação',
    })
    .input(Registration)
    .output(RegistrationAnswer)
    .handler(({ context, input }) => register(context, input)),
}
