import { anyone, refusing } from '#platform/procedure.ts'
import { admitRobot, admitTopic } from './broker-access.queries.ts'
import { BrokerAllowed, BrokerCredential, BrokerTopic } from './broker-access.schemas.ts'

/** What an external MQTT broker asks: 200 lets in, 401 and 403 do not. */
export const brokerAccessApi = {
  admit: refusing(anyone, 'unauthorized')
    .route({ method: 'POST', path: '/v1/ganza/mqtt/auth', summary: 'Um servidor MQTT pergunta se o robô pode entrar' })
    .input(BrokerCredential)
    .output(BrokerAllowed)
    .handler(({ context, input }) => admitRobot(context, input)),
  admitTopic: refusing(anyone, 'forbidden')
    .route({
      method: 'POST',
      path: '/v1/ganza/mqtt/acl',
      summary: 'Um servidor MQTT pergunta se o robô pode usar um tópico',
    })
    .input(BrokerTopic)
    .output(BrokerAllowed)
    .handler(({ context, input }) => admitTopic(context, input)),
}
