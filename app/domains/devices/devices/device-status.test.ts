import { expect, test } from 'vitest'
import { deviceState } from './device-status.model.ts'
import { diagnose } from './diagnosis.model.ts'

const now = new Date('2026-11-21T15:00:00Z')
const seen = (seconds: number, interval_seconds = 30) =>
  deviceState({ last_seen_at: new Date(now.getTime() - seconds * 1000), interval_seconds }, now)

test('online, late after three readings missed, offline after ten minutes', () => {
  expect(deviceState({ last_seen_at: null, interval_seconds: 30 }, now)).toBe('never')
  expect([seen(0), seen(89), seen(90), seen(599), seen(600)]).toEqual([
    'online',
    'online',
    'atrasado',
    'atrasado',
    'offline',
  ])
  // One that speaks every five minutes is not offline before it missed three.
  expect([seen(899, 300), seen(900, 300)]).toEqual(['online', 'offline'])
})

test('what the server knows tells where it fails', () => {
  const known = { last_seen_at: now, interval_seconds: 30, rssi: -60, blocked: false, wrong_times: 0 }
  const states = (fields: Partial<typeof known> | { last_seen_at: null }) =>
    diagnose({ ...known, ...fields }, now).map(({ state }) => state)
  expect(states({})).toEqual(['ok', 'ok', 'ok', 'ok', 'ok'])
  expect(states({ last_seen_at: null })).toEqual(['check', 'check', 'unknown', 'ok', 'unknown'])
  expect(states({ rssi: -85, wrong_times: 2 })).toEqual(['ok', 'problem', 'problem', 'ok', 'ok'])
  expect(states({ blocked: true }).at(-1)).toBe('problem')
})
