import pg from 'pg'

/**
 * The start time of the site tests, independent of the calendar: noon of 'segunda-feira, 16 de novembro de 2026'.
 * Mondays of November have the widest names of a year in our font (303 of at most 307 px at 16 px).
 */
export const FIXED_NOON = new Date('2026-11-16T12:00:00-03:00')

export const offsetFrom = (machine: number) => FIXED_NOON.getTime() - machine

/** Environment variables that shift the clock of a Node process. */
export const onFixedDay = (offset: number) => ({
  CLOCK_OFFSET_MS: String(offset),
  NODE_OPTIONS: `--import=${new URL('./preload.ts', import.meta.url)}`,
})

/** Shifts `clock_timestamp()`; must run before the migrations, so that column defaults use it too. */
export async function shiftDatabaseClock(url: string, offset: number) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(`
      create schema shifted;
      create function shifted.clock_timestamp() returns timestamptz language sql volatile
        as $$ select pg_catalog.clock_timestamp() + interval '${Math.round(offset)} milliseconds' $$;
      do $$ begin
        execute format('alter database %I set search_path to "$user", public, shifted, pg_catalog', current_database());
      end $$`)
  } finally {
    await client.end()
  }
}
