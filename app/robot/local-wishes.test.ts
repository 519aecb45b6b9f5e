import { expect, test } from 'vitest'
import type { Command, Hello } from './protocol.ts'
import { aRobot, hello, MINUTE } from './robot.fixture.ts'
import { virtualRobot } from './virtual-robot.ts'

const wished = (version: number, manual: Hello['desired']['manual']): Hello => ({
  ...hello(),
  desired: { ...hello().desired, version, manual },
})
const luz = { level: 15, until: null }

test('what is set on the robot works at once, and is told with its moment before hello is asked', async () => {
  const { pass, robot, way, wish, kinds, clock } = await aRobot()
  await pass(1)
  const at = new Date(clock.now).toISOString()
  const asked: unknown[] = []
  const answer = way.hello
  way.hello = () => {
    asked.push(kinds('state').at(-1)?.manual)
    return answer()
  }
  robot.setLevel('luz', 15, null)
  expect(robot.levels().luz).toMatchObject({ level: 15, by: 'manual' })
  wish(wished(2, { luz }))
  await pass(2)
  expect(asked).toEqual([{ luz: { ...luz, at } }])
  expect(kinds('actuation').at(-1)).toMatchObject({ channel: 'luz', level: 15, by: 'manual' })
  expect(kinds('state').at(-1)).toMatchObject({ version: 2, channels: { luz: { level: 15, by: 'manual' } } })
  expect(kinds('state').at(-1)).not.toHaveProperty('manual')
})

test('set without network it stays, also through a loss of power, and is told later', async () => {
  const { pass, robot, way, cut, mend, wish, kinds, clock } = await aRobot()
  await pass(1)
  cut()
  robot.setLevel('luz', 15, null)
  await pass(30)
  const again = virtualRobot({ way, now: () => clock.now, seed: 'a', kept: JSON.parse(JSON.stringify(robot.kept())) })
  await again.start()
  clock.now += MINUTE
  await again.tick()
  expect(again.levels().luz).toMatchObject({ level: 15, by: 'manual' })
  mend()
  wish(wished(2, { luz }))
  clock.now += MINUTE
  await again.tick()
  expect(kinds('state').filter(({ manual }) => manual)).not.toEqual([])
  clock.now += MINUTE
  await again.tick()
  expect(again.levels().luz).toMatchObject({ level: 15, by: 'manual' })
  expect(again.look().channels[0]?.manual).toEqual(luz)
})

test('when the server knows a newer wish, its answer counts', async () => {
  const { pass, robot, cut, mend, wish } = await aRobot()
  cut()
  robot.setLevel('luz', 15, null)
  await pass(5)
  mend()
  wish(wished(3, { luz: { level: 40, until: null } }))
  await pass(2)
  expect(robot.levels().luz).toMatchObject({ level: 40, by: 'manual' })
})

test('a command that was asked for before is not carried out over it, a newer one is', async () => {
  const { robot, way, kinds, clock, pass, cut, mend } = await aRobot()
  // Over MQTT commands come by themselves, also before the robot could tell.
  let hand: (command: Command) => void = () => undefined
  way.onCommand = (take) => {
    hand = take
  }
  await robot.start()
  await pass(1)
  cut()
  robot.setLevel('luz', 15, null)
  const command = (id: string, issued: number, level: number) =>
    hand({
      ...{ id, kind: 'set_channel', payload: { version: 2, channel: 'luz', level, until: null } },
      ...{ issued_at: new Date(issued).toISOString(), expires_at: '2026-11-23T00:00:00Z' },
    })
  command('1', clock.now - MINUTE, 60)
  await pass(1)
  expect(robot.levels().luz?.level).toBe(15)
  command('2', clock.now, 70)
  await pass(1)
  expect(robot.levels().luz?.level).toBe(70)
  mend()
  await pass(1)
  const ends = kinds('command').filter(({ state }) => state !== 'recebido')
  expect(ends).toMatchObject([
    { id: '1', state: 'falhou', reason: 'newer_on_robot' },
    { id: '2', state: 'executado' },
  ])
})

test('who lets it go forgets what was set on it, and its programs', async () => {
  const { robot, queue, pass, cut } = await aRobot()
  await pass(1)
  queue([{ id: '1', kind: 'forget', payload: {}, issued_at: '', expires_at: '2026-11-23T00:00:00Z' }])
  await pass(1)
  cut()
  await pass(1)
  expect(robot.look()).toMatchObject({ programs: [], mode: null })
  expect(robot.levels().luz?.level).toBe(0)
})
