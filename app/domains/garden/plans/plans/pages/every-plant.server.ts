import type { Client } from '#web/api-for.server.ts'

type List = Client['garden']['plants']['list']

/** Reads all pages, up to the maximum number of plants of a plan. */
export async function everyPlant(list: List, filter: Parameters<List>[0]) {
  const first = await list({ ...filter, per_page: 100 })
  const rest = Array.from({ length: Math.min(first.last_page, 5) - 1 }, (_, i) =>
    list({ ...filter, per_page: 100, page: i + 2 }),
  )
  const pages = [first, ...(await Promise.all(rest))]
  return pages.flatMap(({ data }) => data.map(({ id, name }) => ({ id, name })))
}
