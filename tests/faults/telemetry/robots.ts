import { setTimeout as sleep } from 'node:timers/promises'
import {
  hashSecret,
  newSecret,
  newSerial,
} from '../../../app/domains/robots/devices/credentials/device-token.secrets.ts'
import { openLine } from '../../load/telemetry/mqtt-lines.ts'
import { query } from '../site.ts'

/** As a robot waits before it tries again. */
const RETRY_MS = 50

export type Robot = { id: number; serial: string; secret: string }

/** Robots of one model that measures temperature and humidity, written as the administration registers them. */
export async function someRobots(databaseUrl: string, count: number): Promise<Robot[]> {
  const [model] = await query<{ id: number }>(
    databaseUrl,
    `insert into device_models (slug, name) values ('faults-' || gen_random_uuid(), 'Modelo ' || gen_random_uuid()) returning id`,
  )
  await query(
    databaseUrl,
    `with kept as (insert into device_sensors (key, name) values ('temperature', 'Temperatura'), ('humidity', 'Umidade'),
        ('co2', 'CO₂'), ('soil_moisture', 'Umidade do solo'), ('ppfd', 'Luz'), ('leaf_temperature', 'Folha')
        on conflict (key) do update set key = excluded.key returning id)
      insert into model_sensors (model_id, sensor_id, slot) select $1, id, row_number() over (order by id) from kept`,
    [model?.id],
  )
  const secrets = Array.from({ length: count }, () => ({ serial: newSerial(), secret: newSecret() }))
  const rows = await query<{ id: number; serial: string }>(
    databaseUrl,
    `insert into devices (serial, model_id, secret_hash) select serial, $2, hash
      from unnest($1::text[], $3::text[]) as made (serial, hash) returning id, serial`,
    [secrets.map(({ serial }) => serial), model?.id, secrets.map(({ secret }) => hashSecret(secret))],
  )
  return rows.map(({ id, serial }) => ({
    id,
    serial,
    secret: secrets.find((one) => one.serial === serial)?.secret ?? '',
  }))
}

/** One message: the moment is its name, the temperature its number. */
export type Sent = { robot: Robot; ts: number; value: number; acknowledged: boolean }

/** Sends one message after the other over each way until stopped; what was not acknowledged is sent again, unchanged. */
export function startSending(robots: Robot[], { url, mqttPort }: { url: string; mqttPort: number }) {
  const sent: Sent[] = []
  let wanted = true
  const boot = Date.now()
  const done = Promise.all(
    robots.map(async (robot, at) => {
      const send = at % 2 ? overHttps(url, robot) : overMqtt(mqttPort, robot)
      for (let n = 0; wanted; n++) {
        const message: Sent = {
          robot,
          ts: boot - 86_400_000 + n * 1000 + at,
          value: 20 + (n % 80) / 10,
          acknowledged: false,
        }
        sent.push(message)
        const body = JSON.stringify({ boot, seq: n, ts: message.ts, values: { temperature: message.value } })
        // Until it is acknowledged, also after the end: a robot forgets nothing either.
        while (!message.acknowledged) {
          message.acknowledged = await send(body).catch(() => false)
          if (!message.acknowledged) await sleep(RETRY_MS)
        }
      }
    }),
  )
  return {
    sent,
    stop: async () => {
      wanted = false
      await done
    },
  }
}

function overHttps(url: string, { serial, secret }: Robot) {
  return async (body: string) => {
    const answer = await fetch(`${url}/api/v1/ganza/ganza-iot-data`, {
      method: 'POST',
      headers: { authorization: `Bearer gnz_${serial}_${secret}`, 'content-type': 'application/json' },
      body,
      signal: AbortSignal.timeout(8000),
    })
    return answer.ok && ((await answer.json()) as { rejected: unknown[] }).rejected.length === 0
  }
}

function overMqtt(port: number, { serial, secret }: Robot) {
  const open = () => openLine({ port, user: serial, password: secret, id: serial, topic: `ganza/${serial}/telemetry` })
  let line: ReturnType<typeof open> | undefined
  return async (body: string) => {
    try {
      line ??= open()
      await (await line).publish(body)
      return true
    } catch {
      line = undefined
      return false
    }
  }
}
