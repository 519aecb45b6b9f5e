import { connect } from 'mqtt'
import type { Values } from './protocol.ts'
import { sensorNamed } from './sensor-names.ts'

type Measured = { firmware: string; sensors: string[]; readings: Values }

const stateTopic = (serial: string) => `ganza-local/${serial}/state`
const availabilityTopic = (serial: string) => `ganza-local/${serial}/availability`
const discoveryTopic = (serial: string, key: string) => `homeassistant/sensor/${serial}_${key}/config`

/** How Home Assistant learns of one sensor (its MQTT discovery: a component, an entity). */
function discovery(serial: string, key: string, firmware: string) {
  const { name, unit, device_class, icon } = sensorNamed(key)
  return {
    name,
    unique_id: `${serial}_${key}`,
    state_topic: stateTopic(serial),
    value_template: `{{ value_json.${key} }}`,
    availability_topic: availabilityTopic(serial),
    state_class: 'measurement',
    ...(unit && { unit_of_measurement: unit }),
    ...(device_class && { device_class }),
    ...(icon && { icon }),
    device: { identifiers: [serial], name: `Ganzá ${serial}`, manufacturer: 'Ganzá', sw_version: firmware },
    origin: { name: 'Ganzá', sw_version: firmware },
  }
}

/**
 * Tells a broker of the house what a robot measures, so that Home Assistant finds it by itself. The house may be away: what
 * could not be told is not kept, the newest reading counts.
 */
export function homeAssistant(url: string, serial: string) {
  let told = ''
  let newest: Measured | undefined
  const client = connect(url, {
    clientId: `${serial}-home-${Math.random().toString(36).slice(2, 8)}`,
    protocolVersion: 4,
    reconnectPeriod: 2000,
    queueQoSZero: false,
    will: { topic: availabilityTopic(serial), payload: Buffer.from('offline'), qos: 1, retain: true },
  })
  const keep = (topic: string, text: string) => void client.publish(topic, text, { qos: 1, retain: true })

  function tell({ firmware, sensors, readings }: Measured) {
    const form = JSON.stringify([firmware, sensors])
    if (form !== told)
      for (const key of sensors) keep(discoveryTopic(serial, key), JSON.stringify(discovery(serial, key, firmware)))
    told = form
    // A sensor that gives none is null: 'unknown' in Home Assistant.
    const values = Object.fromEntries(sensors.map((key) => [key, readings[key] ?? null]))
    keep(stateTopic(serial), JSON.stringify(values))
  }

  client.on('connect', () => {
    told = ''
    if (newest) tell(newest)
    keep(availabilityTopic(serial), 'online')
  })
  // It tries again by itself.
  client.on('error', () => undefined)

  return {
    measured(now: Measured) {
      newest = now
      if (client.connected) tell(now)
    },
    async close() {
      if (client.connected) await client.publishAsync(availabilityTopic(serial), 'offline', { qos: 1, retain: true })
      await client.endAsync(true)
    },
  }
}
