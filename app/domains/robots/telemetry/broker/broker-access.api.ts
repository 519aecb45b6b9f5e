import { anyone } from '#platform/procedure.ts'
import { admitRobot, admitTopic } from './broker-access.queries.ts'
import { BrokerAllowed, BrokerCredential, BrokerTopic } from './broker-access.schemas.ts'

/** What an external MQTT broker asks: 200 lets in, 401 and 403 do not. */
export const brokerAccessApi = {
  admit: anyone.refusing('unauthorized').post('/v1/ganza/mqtt/auth', 'Um servidor MQTT pergunta se o robô pode entrar', BrokerCredential, BrokerAllowed, admitRobot),
  admitTopic: anyone.refusing('forbidden').post('/v1/ganza/mqtt/acl', 'Um servidor MQTT pergunta se o robô pode usar um tópico', BrokerTopic, BrokerAllowed, admitTopic),
}
