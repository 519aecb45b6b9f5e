import { type SQL, sql } from 'drizzle-orm'

const pressure = (celsius: SQL) => sql`0.6108 * exp(17.27 * (${celsius}) / ((${celsius}) + 237.3))`

/** `leafVpd` of the calculators as SQL, kPa: null when a reading is missing. A test verifies that both agree. */
export const leafVpdSql = (air: SQL, humidity: SQL, leaf: SQL) =>
  sql`(${pressure(leaf)} - ${pressure(air)} * ${humidity} / 100)`
