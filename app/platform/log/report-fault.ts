import type { Logger } from 'pino'
import { faultOf } from './fault.ts'
import { log } from './log.ts'

export const WINDOW_MS = 60_000

type Place = { call?: string; path?: string; job?: string }

/**
 * Writes a fault to the log once; the same one again (thrown at the same place) is counted, and the count written when
 * its minute is over. What breaks at each request would otherwise fill the disk and hide the rest.
 */
export function faultReporter(logger: Pick<Logger, 'error'>) {
  const counts = new Map<string, number>()
  return (error: unknown, message: string, place: Place = {}) => {
    const fault = faultOf(error)
    const { name, code, constraint, stack = [], cause } = fault
    const key = [message, name, code, constraint, stack[0], cause?.code, cause?.constraint, cause?.stack?.[0]].join('|')
    const before = counts.get(key)
    counts.set(key, (before ?? -1) + 1)
    if (before !== undefined) return
    logger.error({ error: fault, ...place }, message)
    setTimeout(() => {
      const repeated = counts.get(key)
      counts.delete(key)
      if (repeated) logger.error({ error: { name, message: fault.message, code, constraint }, repeated }, message)
    }, WINDOW_MS).unref()
  }
}

export const reportFault = faultReporter(log)
