import { type Context, signedIn } from '#platform/context.ts'

/** Of these products those that give the viewer nothing that they don't have, each with why, in pt-BR. */
export type HadAlready = (
  ctx: Context,
  wanted: { user_id: number; product_ids: number[] },
) => Promise<Map<number, string>>

let known: readonly HadAlready[] = []

/** Called once by app/install.ts: the market knows nothing of what its products open. */
export function installHadAlready(list: readonly HadAlready[]) {
  known = list
}

/** None for a guest, who is told when the cart becomes their own. */
export async function hadAlready(ctx: Context, product_ids: number[]): Promise<Map<number, string>> {
  if (!ctx.viewer || !product_ids.length) return new Map()
  const wanted = { user_id: signedIn(ctx).id, product_ids }
  const all = await Promise.all(known.map((had) => had(ctx, wanted)))
  return new Map(all.flatMap((one) => [...one]))
}
