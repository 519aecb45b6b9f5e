import { expect, test } from 'vitest'
import type { Change } from '../../robot/robot-body.ts'
import { toldSince } from './robot-story.ts'

const change = (slug: string, at: number, level: number): Change => ({
  ...{ slug, at, kind: 'fan', before: 0 },
  now: { level, block: null, inputs: {}, by: 'mode' },
})

test('what a channel was at before the told days is told at their beginning', () => {
  const changes = [change('ventilador', 1, 50), change('luz', 2, 0), change('luz', 4, 100), change('luz', 8, 0)]
  expect(toldSince(changes, 5).map(({ slug, at, now }) => [slug, at, now.level])).toEqual([
    ['ventilador', 5, 50],
    ['luz', 5, 100],
    ['luz', 8, 0],
  ])
})
