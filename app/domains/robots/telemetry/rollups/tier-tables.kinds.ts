import { timeZone } from '#shared/dates.ts'

/** How each tier is reckoned of the one below it. `begin` is SQL: the beginning of its time, of the column `at`. */
export const tierTables = [
  {
    tier: '5m',
    table: 'telemetry_5m',
    from: 'telemetry_1m',
    length: '5 minutes',
    begin: `date_bin('5 minutes', at, 'epoch')`,
  },
  {
    tier: '1h',
    table: 'telemetry_1h',
    from: 'telemetry_5m',
    length: '1 hour',
    begin: `date_trunc('hour', at, '${timeZone}')`,
  },
  {
    tier: '1d',
    table: 'telemetry_1d',
    from: 'telemetry_1h',
    length: '1 day',
    begin: `date_trunc('day', at, '${timeZone}')`,
  },
] as const
