import { expect, test } from 'vitest'
import { DAY, HOUR } from '#shared/durations.ts'
import { byAttention } from './attention.model.ts'

const now = new Date('2026-11-28T12:00:00Z')
const robot = (name: string, status: 'online' | 'offline' | 'never', silent = 0, outside = 0) => ({
  ...{ name, status, outside, alerts: [] },
  last_seen_at: status === 'never' ? null : new Date(now.getTime() - silent),
})

test('a silence of today is news and comes first; what is silent for days or was never heard comes last', () => {
  const robots = [
    robot('Novo', 'never'),
    robot('Armário', 'offline', 3 * DAY),
    robot('Calmo', 'online'),
    robot('Quente', 'online', 0, 1),
    robot('Mudo', 'offline', 2 * HOUR),
  ]
  expect(byAttention(robots, now).map(({ name }) => name)).toEqual(['Mudo', 'Quente', 'Calmo', 'Armário', 'Novo'])
})
