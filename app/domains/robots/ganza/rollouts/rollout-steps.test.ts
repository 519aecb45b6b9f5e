import { expect, test } from 'vitest'
import type { Told } from '#domains/robots/devices/events/told.schemas.ts'
import { isTooMany, type Known, stepAfter } from './rollout-steps.model.ts'

const command_id = '0198a000-0000-7000-8000-000000000001'
const at = new Date('2026-11-21T15:00:00Z')
const known: Known = {
  ...{ step: 'oferecida', version: '1.5.0', from_version: '1.4.2', running: '1.4.2' },
  ...{ command_id, changed_at: at },
}
const firmware = (state: string, more = {}) =>
  ({ kind: 'firmware', data: { version: '1.5.0', state, ...more } }) as Told
const boot = (version: string, cause = 'update') => ({ kind: 'boot', data: { cause, firmware: version } }) as Told
const after = (told: Told, more: Partial<Known> = {}, when = at) => stepAfter({ ...known, ...more }, told, when)

test('a robot goes forward within an attempt, never back', () => {
  expect(after(firmware('baixando'))).toEqual({ step: 'baixando', reason: null })
  expect(after(firmware('aplicando'))).toMatchObject({ step: 'aplicando' })
  expect(after(firmware('baixando'), { step: 'aplicando' })).toBeNull()
  expect(after(firmware('baixando'), { step: 'baixando' })).toBeNull()
  expect(after(firmware('baixando'), { step: 'falhou' })).toBeNull()
  expect(after({ kind: 'firmware', data: { version: '1.6.0', state: 'baixando' } } as Told)).toBeNull()
})

test('running the version is confirmed, however it is said: never a failure', () => {
  const done = { step: 'confirmada', reason: null }
  expect(after(boot('1.5.0'))).toEqual(done)
  expect(after(boot('1.5.0', 'power'), { step: 'aplicando' })).toEqual(done)
  expect(after({ kind: 'state', data: { firmware: '1.5.0' } } as Told)).toEqual(done)
  expect(after(firmware('falhou', { reason: 'same_version' }), { running: '1.5.0' })).toEqual(done)
  const answer = { kind: 'command', data: { id: command_id, state: 'falhou', reason: 'same_version' } } as Told
  expect(after(answer, { running: '1.5.0' })).toEqual(done)
  expect(after(firmware('confirmada'), { step: 'falhou' })).toEqual(done)
})

test('starting with the old version is a return once the new one had begun, not before', () => {
  expect(after(boot('1.4.2'), { step: 'aplicando' })).toEqual({ step: 'voltou', reason: 'update' })
  expect(after(boot('1.4.2', 'watchdog'), { step: 'confirmada' })).toEqual({ step: 'voltou', reason: 'watchdog' })
  expect(after(boot('1.4.2', 'power'), { step: 'baixando' })).toBeNull()
  expect(after(boot('1.4.2', 'power'), { step: 'verificada' })).toBeNull()
  expect(after(boot('1.4.2'), { step: 'verificada' })).toMatchObject({ step: 'voltou' })
})

test('why it went back is what it tells of that, not the cause of the start before', () => {
  const back = { step: 'voltou' as const, reason: 'update' }
  expect(after(firmware('voltou', { reason: 'timeout' }), back)).toEqual({ step: 'voltou', reason: 'timeout' })
  expect(after(firmware('voltou'), back)).toBeNull()
  expect(after(firmware('voltou', { reason: 'timeout' }), { ...back, reason: 'timeout' })).toBeNull()
  expect(after(boot('1.4.2', 'power'), back)).toBeNull()
})

test('what the robot answers to the command counts when it failed, but not when it came too late', () => {
  const failed = (data: object) => ({ kind: 'command', data: { id: command_id, state: 'falhou', ...data } }) as Told
  expect(after(failed({ reason: 'downgrade' }))).toEqual({ step: 'falhou', reason: 'downgrade' })
  expect(after(failed({ reason: 'expired' }))).toBeNull()
  expect(after(failed({ reason: 'space', id: 'other' }))).toBeNull()
})

test('news of long before its step are of another attempt', () => {
  expect(after(firmware('falhou'), {}, new Date('2026-11-21T14:50:00Z'))).toBeNull()
  expect(after(firmware('falhou'), {}, new Date('2026-11-21T14:57:00Z'))).toMatchObject({ step: 'falhou' })
})

test('too many failures are three at least, and more than the limit', () => {
  expect(isTooMany({ failed: 2, ended: 2 }, 0)).toBe(false)
  expect(isTooMany({ failed: 3, ended: 60 }, 500)).toBe(false)
  expect(isTooMany({ failed: 3, ended: 59 }, 500)).toBe(true)
})
