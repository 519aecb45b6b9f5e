import type { Context } from '#platform/context.ts'

type May = (ctx: Context) => Promise<boolean>

let rules: readonly May[] = []

/** Called once by app/install.ts: who may send videos that are longer than anybody's. */
export function installLongVideos(list: readonly May[]) {
  rules = list
}

export async function maySendLong(ctx: Context): Promise<boolean> {
  for (const may of rules) if (await may(ctx)) return true
  return false
}
