import { expect, test } from 'vitest'
import type { ModeProgram } from '#domains/robots/control/modes/mode-program.schemas.ts'
import { aRobot, aServer, flora, hello, MINUTE } from './robot.fixture.ts'
import { virtualRobot } from './virtual-robot.ts'

const pumping: ModeProgram = {
  ...flora,
  blocks: [{ id: 'rega', channel: 'bomba', when: { kind: 'always' }, level: 100, for_minutes: null }],
}
const dry: ModeProgram = {
  ...flora,
  blocks: [
    {
      id: 'umido',
      channel: 'luz',
      when: { kind: 'sensor', sensor: 'humidity', is: 'below', limit: 100, hysteresis: 0, hold_minutes: 0 },
      level: 50,
      for_minutes: null,
    },
  ],
}
const byHand = { version: 2, channel: 'bomba', level: 100, until: null }

test('a channel is on for most_on_minutes at the longest, whatever its program says; then safety ends it', async () => {
  const { pass, robot, kinds } = await aRobot({}, aServer(pumping))
  await pass(9)
  expect(robot.levels().bomba).toMatchObject({ level: 100, by: 'mode' })
  await pass(1)
  expect(robot.levels().bomba).toMatchObject({ level: 0, by: 'safety' })
  await pass(60)
  expect(kinds('actuation').map(({ level, by }) => [level, by])).toEqual([
    [100, 'mode'],
    [0, 'safety'],
  ])
})

test('nor longer when it was set by hand', async () => {
  const { pass, robot, queue, kinds } = await aRobot()
  queue([{ id: '1', kind: 'set_channel', payload: byHand, issued_at: '', expires_at: '2026-11-23T00:00:00Z' }])
  await pass(1)
  queue([])
  await pass(5)
  expect(robot.levels().bomba).toMatchObject({ level: 100, by: 'manual' })
  await pass(6)
  expect(robot.levels().bomba).toMatchObject({ level: 0, by: 'safety' })
  expect(kinds('actuation').filter(({ channel }) => channel === 'bomba')).toMatchObject([
    { by: 'manual' },
    { level: 0, by: 'safety' },
  ])
})

test('a restart or another mode does not begin its time anew', async () => {
  const { pass, robot, queue } = await aRobot({}, aServer(pumping))
  const command = { issued_at: '', expires_at: '2026-11-23T00:00:00Z' }
  await pass(5)
  queue([{ id: '1', kind: 'restart', payload: {}, ...command }])
  await pass(3)
  const mode = { id: 2, slug: 'outro', version: 1, hash: 'b' }
  queue([{ id: '2', kind: 'change_mode', payload: { version: 2, mode, program: pumping }, ...command }])
  await pass(3)
  expect(robot.levels().bomba).toMatchObject({ level: 0, by: 'safety' })
})

test('without a reading for 5 minutes no block that needs it acts; with one again it does', async () => {
  const { pass, robot } = await aRobot({ faults: ['null'] }, aServer(dry))
  const level = () => robot.levels().luz?.level
  // 'null' has no humidity in the first seven minutes of each hour.
  await pass(62)
  expect(level()).toBe(50)
  await pass(3)
  expect(level()).toBe(0)
  await pass(2)
  expect(level()).toBe(50)
})

test('a sensor that its model does not have gives nothing to act on', async () => {
  const server = aServer()
  server.wish({ ...hello(dry), sensors: ['temperature'] })
  const { pass, robot } = await aRobot({}, server)
  await pass(10)
  expect(robot.levels().luz?.level).toBe(0)
})

test('without network the program goes on by its own clock, and nothing stays on beyond its limit', async () => {
  const { pass, robot, cut, mend, kinds } = await aRobot()
  await pass(1)
  cut()
  await pass(120)
  expect(robot.levels().bomba?.level).toBe(100)
  await pass(3)
  expect(robot.levels().bomba?.level).toBe(0)
  await pass(6 * 60)
  expect(robot.levels().luz?.level).toBe(0)
  mend()
  await pass(1)
  expect(kinds('actuation').map(({ channel, level }) => [channel, level])).toEqual([
    ['luz', 80],
    ['bomba', 100],
    ['bomba', 0],
    ['luz', 0],
  ])
  expect(kinds('connect')).toHaveLength(1)
  expect(kinds('connect')[0]?.offline_seconds).toBe((120 + 3 + 6 * 60) * 60)
})

test('it lives on while an answer does not come', async () => {
  const { robot, way, clock, pass } = await aRobot({}, aServer(pumping))
  await pass(1)
  way.telemetry = () => new Promise(() => undefined)
  for (let minute = 0; minute < 15; minute++) {
    clock.now += MINUTE
    void robot.tick()
  }
  expect(robot.levels().bomba).toMatchObject({ level: 0, by: 'safety' })
  expect(robot.waiting()).toBeGreaterThan(14)
})

test('after a loss of power without network it runs the program that it kept, and tells later what happened', async () => {
  const { pass, robot, clock, way, cut, mend, kinds, points } = await aRobot()
  await pass(2)
  cut()
  await pass(2)
  const kept = JSON.parse(JSON.stringify(robot.kept()))
  clock.now += 30 * MINUTE
  const again = virtualRobot({ way, now: () => clock.now, seed: 'a', kept })
  await again.start()
  clock.now += MINUTE
  await again.tick()
  expect(again.levels().luz).toMatchObject({ level: 80, by: 'mode', block: 'luz' })
  mend()
  clock.now += MINUTE
  await again.tick()
  expect(kinds('boot')).toHaveLength(2)
  expect(points()).toHaveLength(6)
  expect(again.waiting()).toBe(0)
})

test('a loss of power does not begin the time of a channel anew', async () => {
  const { pass, robot, clock, way } = await aRobot({}, aServer(pumping))
  await pass(8)
  const again = virtualRobot({ way, now: () => clock.now, seed: 'a', kept: robot.kept() })
  await again.start()
  clock.now += 3 * MINUTE
  await again.tick()
  expect(again.levels().bomba).toMatchObject({ level: 0, by: 'safety' })
})

test('what was wished while it was away it learns by hello', async () => {
  const { pass, robot, cut, mend, wish } = await aRobot()
  cut()
  await pass(2)
  wish({ ...hello(), desired: { version: 4, mode: hello().desired.mode, manual: { luz: { level: 30, until: null } } } })
  mend()
  await pass(2)
  expect(robot.levels().luz).toMatchObject({ level: 30, by: 'manual' })
})
