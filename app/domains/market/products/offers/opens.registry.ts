import type { Context } from '#platform/context.ts'

/**
 * `words`: what it is and for how long, 'Abre o curso Solo vivo por 365 dias…'; '' when there is nothing to say. The door, of who
 * knows it: 'Abrir o curso' and its address.
 */
export type Opens = { words: string; door?: { label: string; to: string } }

/** What each of these products opens besides what it is, in pt-BR. */
export type OpensOf = (ctx: Context, product_ids: number[]) => Promise<Map<number, Opens>>

let known: readonly OpensOf[] = []

/** Called once by app/install.ts: the market knows nothing of courses. */
export function installOpens(list: readonly OpensOf[]) {
  known = list
}

export async function opensOf(ctx: Context, product_ids: number[]): Promise<Map<number, Opens>> {
  if (!product_ids.length) return new Map()
  const all = await Promise.all(known.map((opens) => opens(ctx, product_ids)))
  return new Map(
    product_ids.flatMap((id): [number, Opens][] => {
      const said = all.flatMap((one) => one.get(id) ?? [])
      if (!said.length) return []
      const door = said.find((one) => one.door)?.door
      const words = said.map((one) => one.words).filter(Boolean)
      return [[id, { words: words.join(' '), ...(door && { door }) }]]
    }),
  )
}
