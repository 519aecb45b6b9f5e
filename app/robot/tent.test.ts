import { expect, test } from 'vitest'
import { leafVpd, measuredOffset } from '#domains/garden/calculators/vpd.model.ts'
import { readyPrograms } from '#domains/robots/control/modes/ready-modes.seed.ts'
import { DAY, MINUTE } from '#shared/durations.ts'
import { robotBody } from './robot-body.ts'
import { humidityOf, type Levels, restingTent, roomAt, seenTent, stepTent, type Tent, weatherAt } from './tent.model.ts'

const room = roomAt(9)
function after(minutes: number, levels: Levels, from: Tent = restingTent(room)) {
  let tent = from
  for (let minute = 0; minute < minutes; minute++) tent = stepTent(tent, room, levels, 60)
  return tent
}

test('a tent in which nothing is on stays about as the room is: leaves cool it a little', () => {
  const tent = after(240, {})
  expect(tent.air).toBeGreaterThan(room.air - 1.5)
  expect(tent.air).toBeLessThan(room.air)
  expect(humidityOf(tent)).toBeGreaterThan(room.humidity - 2)
})

test('the lamp heats, the exhaust cools and dries', () => {
  const lit = after(180, { lamp: 100, exhaust: 20 })
  const aired = after(180, { lamp: 100, exhaust: 100 }, lit)
  expect(lit.air).toBeGreaterThan(room.air + 4)
  expect(aired.air).toBeLessThan(lit.air - 3)
  expect(aired.vapour).toBeLessThan(lit.vapour)
})

test('plants drink by light, and the pump gives it back', () => {
  const day = after(720, { lamp: 100, exhaust: 40 })
  const night = after(720, { exhaust: 40 })
  expect(day.soil).toBeLessThan(night.soil - 4)
  expect(after(3, { pump: 100 }, day).soil).toBeGreaterThan(day.soil + 8)
})

test('soil holds so much, the rest runs through; what no pump watered is watered by hand when it is dry', () => {
  expect(after(30, { pump: 100 }).soil).toBe(65)
  let [tent, driest] = [restingTent(room), 100]
  for (let hour = 0; hour < 72; hour++) {
    tent = after(60, { lamp: 100, exhaust: 40 }, tent)
    driest = Math.min(driest, tent.soil)
  }
  expect(driest).toBeGreaterThanOrEqual(45)
})

test('nothing leaves what air and soil can be, whatever is on', () => {
  const all = { lamp: 100, heater: 100, humidifier: 100, pump: 100, co2: 100 }
  for (const levels of [all, { exhaust: 100, cooler: 100, dehumidifier: 100 }, {}]) {
    const tent = after(3000, levels)
    expect(humidityOf(tent)).toBeGreaterThan(3)
    expect(humidityOf(tent)).toBeLessThanOrEqual(100)
    expect(tent.soil).toBeGreaterThanOrEqual(3)
    expect(tent.soil).toBeLessThanOrEqual(100)
    expect(tent.air).toBeGreaterThan(-5)
    expect(tent.air).toBeLessThan(75)
  }
})

test('an hour in steps of a minute and of ten seconds is the same hour', () => {
  let fine = restingTent(room)
  for (let i = 0; i < 360; i++) fine = stepTent(fine, room, { lamp: 80, exhaust: 30 }, 10)
  const coarse = after(60, { lamp: 80, exhaust: 30 })
  expect(fine.air).toBeCloseTo(coarse.air, 0)
  expect(humidityOf(fine)).toBeCloseTo(humidityOf(coarse), 0)
})

test('a tent begins as it was seen, and what was not seen as it rests', () => {
  const tent = seenTent(restingTent(room), { temperature: 26.4, humidity: 58, co2: null, soil_moisture: 51 })
  expect([tent.air, Math.round(humidityOf(tent)), tent.co2, tent.soil]).toEqual([26.4, 58, 430, 51])
})

test('the weather is another from day to day, without a step, and the same whenever it is asked', () => {
  const days = Array.from({ length: 30 }, (_, at) => weatherAt(at * DAY, 0.3))
  for (const key of ['air', 'humidity'] as const) {
    const values = days.map((day) => day[key])
    expect(Math.max(...values) - Math.min(...values)).toBeGreaterThan(2)
    const steps = values.slice(1).map((value, at) => Math.abs(value - (values[at] ?? 0)))
    expect(Math.max(...steps)).toBeLessThan(4)
  }
  expect(weatherAt(3 * DAY, 0.3)).toEqual(days[3])
})

test('by day a robot in flower holds what it aims at in any weather', () => {
  const channels = (['lamp', 'exhaust', 'fan', 'pump'] as const).map((kind) => ({ slug: kind, kind, has_level: true }))
  const flora = readyPrograms({ sensors: ['temperature', 'humidity', 'vpd'], channels }).find(
    ({ mode }) => mode.slug === 'flora',
  )
  const bands = flora?.program.targets
  const start = Date.parse('2026-10-20T00:00:00-03:00')
  const body = robotBody('GZ00000005', start)
  const setup = {
    channels: channels.map((one) => ({ ...one, most_on_minutes: null })),
    program: flora?.program ?? null,
  }
  let [days, hot, dry] = [0, 0, 0]
  for (let at = start; at < start + 40 * DAY; at += 5 * MINUTE) {
    body.live(at, { ...setup, manual: {}, leaf_offset: -1.5 }, 60)
    const hour = ((at - start) % DAY) / (60 * MINUTE)
    if (hour < 9 || hour > 18) continue
    const { temperature = null, humidity = null, leaf_temperature = null } = body.readings(setup.channels)
    const vpd = leafVpd({ temperature, humidity, leaf_offset: measuredOffset(leaf_temperature, temperature) ?? 0 })
    days++
    hot += Number(Number(temperature) > Number(bands?.temperature?.day.high))
    dry += Number(Number(vpd) > Number(bands?.vpd?.day.high))
  }
  expect(hot / days).toBeLessThan(0.02)
  expect(dry / days).toBeLessThan(0.02)
})
