import type { Taken } from '../protocol.ts'

export type Check = { says: string; wrong: string | null }

export const fine = (says: string): Check => ({ says, wrong: null })

export const check = (says: string, found: unknown, wanted: unknown): Check | null =>
  JSON.stringify(found) === JSON.stringify(wanted)
    ? null
    : { says, wrong: `esperado ${JSON.stringify(wanted)}, veio ${JSON.stringify(found)}` }

export const reasons = (list: Taken['rejected'] = []) =>
  list.map(({ index, sensor, reason }) => [index, sensor ?? '', reason].join(' ')).sort()
