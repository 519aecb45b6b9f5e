import type { z } from 'zod'
import { ownValue } from '#shared/own-value.ts'

/**
 * Parses filters from a page's search params. Invalid ones (an old link, a hand-edited URL) are dropped instead of an
 * error.
 */
export function filterOf<Schema extends z.ZodObject>(request: Request, schema: Schema): z.output<Schema> {
  const query = [...new URL(request.url).searchParams].filter(([name, value]) => {
    const field = ownValue(schema.shape, name) as z.ZodType | undefined
    return value !== '' && field?.safeParse(value).success
  })
  return schema.parse(Object.fromEntries(query))
}
