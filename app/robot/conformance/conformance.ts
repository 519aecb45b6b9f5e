import type { Credential } from '../https-way.ts'
import type { Hello } from '../protocol.ts'
import { asker } from './asker.ts'
import type { Check } from './check.ts'
import { overHttps } from './over-https.ts'
import { overMqtt } from './over-mqtt.ts'

/**
 * Whether the server at `base` keeps the protocol, asked as one robot would (docs/robot-protocol.md), over both of its ways:
 * the broker is the one at `mqtt`, else where `hello` says, else the usual port beside the site. The robot's readings are
 * changed by it: use one that nobody needs.
 */
export async function* conformance(base: string, credential: Credential, mqtt?: string): AsyncGenerator<Check> {
  const ask = asker(base, credential)
  const hello = await ask('GET', 'hello')
  const { server_time, mqtt: door } = hello.body as Hello
  if (hello.status !== 200 || !server_time) {
    yield { says: 'HTTPS · hello', wrong: `esperado 200 com server_time, veio ${hello.status}: confira o segredo` }
    return
  }
  // The server's clock counts, as for every robot.
  const skew = Date.parse(server_time) - Date.now()
  const clock = () => Date.now() + skew
  const said = door && `mqtt${door.tls ? 's' : ''}://${door.host}:${door.port}`
  const url = mqtt ?? said ?? `mqtt://${new URL(base).hostname}:1883`
  for await (const { says, wrong } of overHttps({ base, ask, credential, clock }))
    yield { says: `HTTPS · ${says}`, wrong }
  for await (const { says, wrong } of overMqtt({ url, ask, credential, clock })) yield { says: `MQTT · ${says}`, wrong }
}
