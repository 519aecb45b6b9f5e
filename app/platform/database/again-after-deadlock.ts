import { setTimeout as pause } from 'node:timers/promises'
import { sqlState } from './sql-state.ts'

/** deadlock_detected, serialization_failure: nothing was written, and the same again may well pass. */
const PASSING = ['40P01', '40001']
const MOST_TRIES = 4
const LONGEST_PAUSE_MS = 40

export const isPassing = (error: unknown) => PASSING.includes(sqlState(error) ?? '')

/** Runs a whole transaction, and again when the database chose it to break a deadlock. */
export async function againAfterDeadlock<T>(transaction: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++)
    try {
      return await transaction()
    } catch (error) {
      if (tries === MOST_TRIES || !isPassing(error)) throw error
      // Two that met once would meet again in step.
      await pause(Math.random() * LONGEST_PAUSE_MS * tries)
    }
}
