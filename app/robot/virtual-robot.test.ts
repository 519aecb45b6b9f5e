import { expect, test } from 'vitest'
import { aRobot, MINUTE } from './robot.fixture.ts'

test('it measures at its interval what its model has', async () => {
  const { pass, points } = await aRobot()
  await pass(10)
  expect(points().length).toBe(10)
  expect(Object.keys(points()[0]?.values ?? {})).toEqual(['temperature', 'humidity'])
})

test('it runs the program that it was given, and tells why', async () => {
  const { pass, kinds } = await aRobot()
  await pass(130)
  expect(kinds('actuation')[0]).toMatchObject({ channel: 'luz', level: 80, by: 'mode', why: { block: 'luz' } })
  expect(kinds('watering')).toHaveLength(1)
  expect(kinds('watering')[0]?.liters).toBeCloseTo(2.4, 0)
})

test('what it could not send is sent later, in the order in which it was measured', async () => {
  const { pass, points, cut, mend } = await aRobot()
  await pass(3)
  cut()
  await pass(20)
  expect(points()).toHaveLength(3)
  mend()
  await pass(1)
  const moments = points().map((point) => ('ts' in point ? point.ts : ''))
  expect(moments).toHaveLength(24)
  expect(moments).toEqual([...moments].sort())
})

test('a batch whose answer was lost is sent again unchanged', async () => {
  const { pass, batches, way, clock, robot } = await aRobot()
  const store = way.telemetry
  way.telemetry = async (batch) => {
    await store(batch)
    throw new Error('answer lost')
  }
  await pass(1)
  clock.now += MINUTE
  way.telemetry = store
  await robot.tick()
  expect(batches[1]).toEqual(batches[0])
})

test('a command handed out twice is carried out once and answered twice', async () => {
  const { pass, queue, kinds } = await aRobot()
  const restart = { id: '1', kind: 'restart', payload: {}, issued_at: '', expires_at: '2026-11-23T00:00:00Z' }
  queue([restart, restart])
  await pass(1)
  queue([])
  await pass(1)
  expect(kinds('boot').map(({ cause }) => cause)).toEqual(['power', 'restart'])
  expect(kinds('command').map(({ state }) => state)).toEqual(['recebido', 'executado', 'executado'])
})

test('an expired command is not carried out', async () => {
  const { pass, queue, kinds } = await aRobot()
  queue([{ id: '1', kind: 'restart', payload: {}, issued_at: '', expires_at: '2026-11-22T12:00:00Z' }])
  await pass(1)
  queue([])
  await pass(1)
  expect(kinds('command').at(-1)).toMatchObject({ state: 'falhou', reason: 'expired' })
  expect(kinds('boot')).toHaveLength(1)
})

test('a level set by hand goes before the program, until its time', async () => {
  const { pass, queue, robot } = await aRobot()
  queue([
    {
      id: '1',
      kind: 'set_channel',
      payload: { version: 2, channel: 'luz', level: 10, until: '2026-11-22T13:30:00Z' },
      issued_at: '',
      expires_at: '2026-11-23T00:00:00Z',
    },
  ])
  await pass(1)
  queue([])
  await pass(2)
  expect(robot.levels().luz).toMatchObject({ level: 10, by: 'manual' })
  await pass(30)
  expect(robot.levels().luz).toMatchObject({ level: 80, by: 'mode' })
})

test('without a clock it sends ages', async () => {
  const { pass, points } = await aRobot({ faults: ['noclock'] })
  await pass(2)
  expect(points().every((point) => 'age_ms' in point && !('ts' in point))).toBe(true)
})

test('the same version again is confirmed, a lower one refused', async () => {
  const { pass, queue, kinds } = await aRobot({ firmware: '1.5.0' })
  const update = (id: string, version: string) => ({
    id,
    kind: 'update_firmware',
    payload: { version },
    issued_at: '',
    expires_at: '2026-11-23T00:00:00Z',
  })
  queue([update('1', '1.5.0'), update('2', '1.4.0')])
  await pass(1)
  queue([])
  await pass(1)
  expect(kinds('firmware').map(({ state, reason }) => reason ?? state)).toEqual(['confirmada', 'downgrade'])
})
