import { z } from 'zod'

/** Query parameters of every list: `page`, `per_page` (alias `show`), `search`, `order_by`, `order_type`. */
export const PageInput = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  per_page: z.coerce.number().int().min(1).max(100).optional(),
  show: z.coerce.number().int().min(1).max(100).optional(),
  search: z.string().trim().max(100).optional(),
  order_by: z.string().max(40).optional(),
  order_type: z.enum(['asc', 'desc']).optional(),
})
export type PageInput = z.infer<typeof PageInput>

/** `true`, `1`, `false`, `0` as text, or a boolean. */
export const queryBoolean = z
  .union([z.boolean(), z.enum(['true', '1', 'false', '0'])])
  .transform((value) => value === true || value === 'true' || value === '1')

export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({
    data: z.array(item),
    current_page: z.number().int(),
    last_page: z.number().int(),
    per_page: z.number().int(),
    total: z.number().int(),
  })

export type Page<T> = { data: T[]; current_page: number; last_page: number; per_page: number; total: number }

/** Offset and limit of a page; `defaultSize` is the default page size. */
export function windowOf(input: PageInput, defaultSize = 20) {
  const limit = input.per_page ?? input.show ?? defaultSize
  return { limit, offset: (input.page - 1) * limit }
}

export function toPage<T>(data: T[], total: number, input: PageInput, defaultSize = 20): Page<T> {
  const { limit } = windowOf(input, defaultSize)
  return { data, current_page: input.page, last_page: Math.max(1, Math.ceil(total / limit)), per_page: limit, total }
}
