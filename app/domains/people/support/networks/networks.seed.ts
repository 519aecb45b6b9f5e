import type { Context } from '#platform/context.ts'
import { site_networks } from './networks.table.ts'

/** Where the demo site would be. */
export async function seedDemoNetworks({ db }: Context) {
  await db.insert(site_networks).values([
    { kind: 'instagram', address: 'https://www.instagram.com/grower.demo', order: 1 },
    { kind: 'youtube', address: 'https://www.youtube.com/@grower-demo', order: 2 },
    { kind: 'telegram', address: 'https://t.me/grower_demo', order: 3 },
  ])
}
