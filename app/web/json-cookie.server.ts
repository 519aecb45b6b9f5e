import type { z } from 'zod'

/** A record as a cookie's value. */
export const cookieValue = (record: object) => Buffer.from(JSON.stringify(record)).toString('base64url')

/** The record of a cookie's value; null for a foreign cookie. */
export function cookieRecord<Kept extends z.ZodType>(value: string | undefined, schema: Kept): z.output<Kept> | null {
  // JSON of an object starts like this in base64.
  if (!value?.startsWith('eyJ')) return null
  try {
    return schema.safeParse(JSON.parse(Buffer.from(value, 'base64url').toString())).data ?? null
  } catch {
    return null
  }
}
