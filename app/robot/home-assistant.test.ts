import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { Aedes } from 'aedes'
import { connectAsync } from 'mqtt'
import { expect, onTestFinished, test } from 'vitest'
import { homeAssistant } from './home-assistant.ts'
import { aRobot } from './robot.fixture.ts'

const SERIAL = 'GZ00000001'
const state = `ganza-local/${SERIAL}/state`
const availability = `ganza-local/${SERIAL}/availability`

/** On a busy machine too. */
const eventually = (look: () => unknown) => expect.poll(look)

/** A broker of the house; `retained` is what somebody who subscribes now is told, as Home Assistant after its start. */
async function aHouse() {
  const broker = await Aedes.createBroker()
  const server = createServer(broker.handle).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `mqtt://127.0.0.1:${(server.address() as AddressInfo).port}`
  const retained = new Map<string, string>()
  const listener = await connectAsync(url)
  listener.on('message', (topic, payload) => void retained.set(topic, payload.toString()))
  await listener.subscribeAsync('#', { qos: 1 })
  onTestFinished(async () => {
    await listener.endAsync(true)
    await new Promise<void>((closed) => broker.close(closed))
    server.close()
  })
  return { url, broker, retained, json: (topic: string) => JSON.parse(retained.get(topic) ?? 'null') }
}

async function atHome() {
  const house = await aHouse()
  const home = homeAssistant(house.url, SERIAL)
  const { pass, robot, ...server } = await aRobot({ onMeasured: home.measured })
  return { ...house, home, pass, robot, ...server }
}

test('Home Assistant finds each sensor by itself, with unit, class and device', async () => {
  const { pass, home, json, retained } = await atHome()
  await pass(1)
  await eventually(() => retained.get(availability)).toBe('online')
  expect(json(`homeassistant/sensor/${SERIAL}_temperature/config`)).toEqual({
    name: 'Temperatura',
    unique_id: `${SERIAL}_temperature`,
    state_topic: state,
    value_template: '{{ value_json.temperature }}',
    availability_topic: availability,
    state_class: 'measurement',
    unit_of_measurement: '°C',
    device_class: 'temperature',
    device: { identifiers: [SERIAL], name: `Ganzá ${SERIAL}`, manufacturer: 'Ganzá', sw_version: '1.4.2' },
    origin: { name: 'Ganzá', sw_version: '1.4.2' },
  })
  expect([...retained.keys()].sort()).toEqual([
    availability,
    state,
    `homeassistant/sensor/${SERIAL}_humidity/config`,
    `homeassistant/sensor/${SERIAL}_temperature/config`,
  ])
  await home.close()
  await eventually(() => retained.get(availability)).toBe('offline')
})

test('it tells what it measures, also without the site', async () => {
  const { pass, cut, home, json } = await atHome()
  cut()
  await pass(1)
  await eventually(() => json(state)).toEqual({ temperature: expect.any(Number), humidity: expect.any(Number) })
  await home.close()
})

test('a sensor that gives none is null', async () => {
  const { home, json } = await atHome()
  home.measured({ firmware: '1.4.2', sensors: ['temperature', 'humidity'], readings: { temperature: 24.1 } })
  await eventually(() => json(state)).toEqual({ temperature: 24.1, humidity: null })
  await home.close()
})

test('without its network the house is told by the last will', async () => {
  const { broker, url, retained } = await aHouse()
  const ready = once(broker, 'clientReady')
  const home = homeAssistant(url, SERIAL)
  const [client] = await ready
  await eventually(() => retained.get(availability)).toBe('online')
  client.conn.destroy()
  await eventually(() => retained.get(availability)).toBe('offline')
  await home.close()
})

test('a house that is away stops nothing', async () => {
  const home = homeAssistant('mqtt://127.0.0.1:1', SERIAL)
  const { pass, points } = await aRobot({ onMeasured: home.measured })
  await pass(3)
  expect(points()).toHaveLength(3)
  await home.close()
})
