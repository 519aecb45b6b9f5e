import { expect, test } from 'vitest'
import { type DeviceSession, deviceState } from './device-status.model.ts'
import { diagnose } from './diagnosis.model.ts'

const now = new Date('2026-11-21T15:00:00Z')
const seen = (seconds: number, interval_seconds = 30, session: DeviceSession = 'none') =>
  deviceState({ last_seen_at: new Date(now.getTime() - seconds * 1000), interval_seconds, session }, now)

test('without a session: online within its interval, then late, offline after ten minutes', () => {
  expect(deviceState({ last_seen_at: null, interval_seconds: 30, session: 'none' }, now)).toBe('never')
  // Half a minute is for the way.
  expect([seen(0), seen(59), seen(60), seen(599), seen(600)]).toEqual([
    'online',
    'online',
    'atrasado',
    'atrasado',
    'offline',
  ])
  expect([seen(329, 300), seen(330, 300), seen(599, 300), seen(600, 300)]).toEqual([
    'online',
    'atrasado',
    'atrasado',
    'offline',
  ])
  // One that speaks every twenty minutes is not offline before it missed a call.
  expect([seen(1229, 1200), seen(1230, 1200)]).toEqual(['online', 'offline'])
})

test('a session that is up is online, one that was lost is late, until ten minutes without any contact', () => {
  expect([seen(0, 30, 'up'), seen(599, 30, 'up'), seen(600, 30, 'up')]).toEqual(['online', 'online', 'offline'])
  expect([seen(0, 30, 'lost'), seen(599, 30, 'lost'), seen(600, 30, 'lost')]).toEqual([
    'atrasado',
    'atrasado',
    'offline',
  ])
})

test('what the server knows tells where it fails', () => {
  const known = {
    last_seen_at: now,
    interval_seconds: 30,
    session: 'none' as const,
    rssi: -60,
    blocked: false,
    wrong_times: 0,
  }
  const states = (fields: Partial<typeof known> | { last_seen_at: null }) =>
    diagnose({ ...known, ...fields }, now).map(({ state }) => state)
  expect(states({})).toEqual(['ok', 'ok', 'ok', 'ok', 'ok'])
  expect(states({ last_seen_at: null })).toEqual(['check', 'check', 'unknown', 'ok', 'unknown'])
  expect(states({ rssi: -85, wrong_times: 2 })).toEqual(['ok', 'problem', 'problem', 'ok', 'ok'])
  expect(states({ blocked: true }).at(-1)).toBe('problem')
})
