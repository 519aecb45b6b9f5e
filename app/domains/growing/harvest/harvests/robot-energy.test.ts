import { expect, test } from 'vitest'
import { plantEnergy, robotTells } from './robot-energy.model.ts'

const DAY = 86_400
const known = { seconds: 100 * DAY, known_seconds: 95 * DAY, lit: true, names: new Map([['bomba', 'Bomba']]) }
const energy = (kwh: number | null, unknown: string[] = []) => ({ kwh, source: 'calculado' as const, unknown })

test('each place is shared by the plants that were there: 60 kWh by three and 252 kWh alone are 272 kWh', () => {
  const places = [
    { energy: energy(60), plants: 3 },
    { energy: energy(252), plants: 1 },
  ]
  expect(robotTells(places, known)).toMatchObject({
    kwh: 312,
    kwh_share: 272,
    why_not: null,
    days: 100,
    known_days: 95,
  })
})

test('unknown watts, too few days, a lamp that hangs elsewhere: a robot that does not know enough says why', () => {
  const one = [{ energy: energy(60, ['bomba']), plants: 1 }]
  expect(robotTells(one, known)).toMatchObject({ why_not: 'watts', unknown: ['Bomba'] })
  const all = [{ energy: energy(60), plants: 1 }]
  expect(robotTells(all, { ...known, known_seconds: 89 * DAY }).why_not).toBe('dias')
  expect(robotTells(all, { ...known, lit: false }).why_not).toBe('luz')
})

test('what the grower says wins, then the robot, then the lamps', () => {
  const robot = robotTells([{ energy: energy(312), plants: 2 }], known)
  const all = { typed: 310, robot, lamps: 280, plants: 2 }
  expect(plantEnergy(all)).toEqual({ kwh: 310, kwh_share: 155, kwh_from: 'digitada' })
  expect(plantEnergy({ ...all, typed: null })).toEqual({ kwh: 312, kwh_share: 156, kwh_from: 'robo' })
  const lamps = { kwh: 280, kwh_share: 140, kwh_from: 'lampadas' }
  expect(plantEnergy({ ...all, typed: null, robot: { ...robot, why_not: 'dias' } })).toEqual(lamps)
  expect(plantEnergy({ ...all, typed: null, robot: null })).toEqual(lamps)
  expect(plantEnergy({ ...all, typed: null, robot: null, lamps: null }).kwh_from).toBeNull()
})
