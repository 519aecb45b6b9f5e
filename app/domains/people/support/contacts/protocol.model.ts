import { randomInt } from 'node:crypto'
import { dayKey } from '#shared/dates.ts'

/** '20261121-480213': the day in São Paulo and six random digits. */
export const newProtocol = (now: Date) =>
  `${dayKey(now).replaceAll('-', '')}-${String(randomInt(1_000_000)).padStart(6, '0')}`
