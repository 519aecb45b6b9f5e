import type { Context } from '#platform/context.ts'

/** What each of these products opens besides what it is, and for how long, in pt-BR: 'Abre o curso Solo vivo por 365 dias…'. */
export type OpensOf = (ctx: Context, product_ids: number[]) => Promise<Map<number, string>>

let known: readonly OpensOf[] = []

/** Called once by app/install.ts: the market knows nothing of courses. */
export function installOpens(list: readonly OpensOf[]) {
  known = list
}

export async function opensOf(ctx: Context, product_ids: number[]): Promise<Map<number, string>> {
  if (!product_ids.length) return new Map()
  const all = await Promise.all(known.map((opens) => opens(ctx, product_ids)))
  const sayings = (id: number) => all.flatMap((one) => one.get(id) || [])
  return new Map(product_ids.flatMap((id) => (sayings(id).length ? [[id, sayings(id).join(' ')]] : [])))
}
