import { type SQL, sql } from 'drizzle-orm'

/** Keys that robots' acts get are UUIDs of version 8 (`robotActKey`), which no form makes. */
export const isOfRobot = (act_key: string) => act_key.charAt(14) === '8'

/** The same in SQL, of a column. */
export const ofRobot = (act_key: SQL): SQL => sql`substr(${act_key}::text, 15, 1) = '8'`
