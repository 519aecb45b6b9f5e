import type { z } from 'zod'

/** The filter in a page's address. What does not fit (an old link, a typed number) is left out, not an error. */
export function filterOf<Schema extends z.ZodObject>(request: Request, schema: Schema): z.output<Schema> {
  const query = [...new URL(request.url).searchParams].filter(([name, value]) => {
    const field = schema.shape[name] as z.ZodType | undefined
    return value !== '' && field?.safeParse(value).success
  })
  return schema.parse(Object.fromEntries(query))
}
