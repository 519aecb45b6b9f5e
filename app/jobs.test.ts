import { parseCronItems } from 'graphile-worker'
import { expect, test } from 'vitest'
import { cron } from './jobs.ts'

test('the worker understands every cron line', () => {
  expect(parseCronItems(cron.map(({ match, job }) => ({ match, task: job })))).toHaveLength(cron.length)
})
