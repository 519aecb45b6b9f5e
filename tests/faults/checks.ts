import sharp from 'sharp'
import { expect } from 'vitest'
import { query, type Site, until } from './site.ts'
import { call, type Ledger, type Photo, type Write } from './writer.ts'

/** Every acknowledged write is there and every photo opens in every size. */
export async function expectAllKept(site: Site, ledgers: Ledger[]) {
  for (const ledger of ledgers) {
    for (const write of ledger.writes) if (write.id && write.kind === 'plant') await expectPlant(site, ledger, write)
    for (const photo of ledger.photos) await expectSizes(site.url, photo)
  }
}

type Shown = { photos: { document: Photo }[] }
type Timeline = { data: ({ id: number } & Shown)[]; total: number }

async function expectPlant({ url }: Site, { grower, writes }: Ledger, { id, path, body }: Write) {
  const shown = await call<{ name: string } & Shown>(url, grower, `${path}/${id}`)
  expect(shown.name).toBe(body.name)
  expect(shown.photos.map(({ document }) => document.id)).toEqual(body.photo_ids)
  const timeline = await call<Timeline>(url, grower, `${path}/${id}/updates?per_page=100`)
  const noted = writes.filter((write) => write.id && write.kind === 'update' && write.path.includes(`/${id}/`))
  for (const update of noted) {
    const found = timeline.data.find((one) => one.id === update.id)
    expect(
      found?.photos.map(({ document }) => document.id),
      `update ${update.id}`,
    ).toEqual(update.body.photo_ids)
  }
}

/** At the URLs of the response: keys that changed with the process would fail. */
async function expectSizes(url: string, { id, sizes }: Photo) {
  expect(sizes.map(({ width }) => width)).toEqual([320, 480])
  for (const size of sizes) {
    const answer = await fetch(url + size.url)
    expect(answer.status, `photo ${id} at ${size.width}`).toBe(200)
    const { data, info } = await sharp(Buffer.from(await answer.arrayBuffer()))
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([info.width, data.length]).toEqual([size.width, info.width * info.height * info.channels])
  }
}

/** Unacknowledged writes are retried twice with their idempotency key: each becomes exactly one row. */
export async function expectNoDoubles(site: Site, ledgers: Ledger[]) {
  for (const { grower, writes } of ledgers) {
    for (const write of writes.filter((one) => !one.id)) {
      const first = await call<{ id: number }>(site.url, grower, write.path, write.body)
      const again = await call<{ id: number }>(site.url, grower, write.path, write.body)
      expect(again.id).toBe(first.id)
      write.id = first.id
    }
    for (const kind of ['plant', 'update'] as const) {
      const table = kind === 'plant' ? 'plants' : 'updates'
      const rows = await query<{ id: number }>(
        site.databaseUrl,
        `select id from ${table} where created_by = $1 order by id`,
        [grower.id],
      )
      const wanted = writes.flatMap((write) => (write.kind === kind && write.id ? [write.id] : []))
      expect(rows.map(({ id }) => id)).toEqual(wanted.sort((a, b) => a - b))
    }
  }
}

/** Every job of these growers' photos finishes, whichever process was killed while running it. */
export const expectJobsDone = ({ databaseUrl }: Site, ledgers: Ledger[]) =>
  until('every photo has its AVIF', async () => {
    const growers = ledgers.map(({ grower }) => grower.id)
    const waiting = await query(databaseUrl, 'select id from files where created_by = any($1) and not has_avif', [
      growers,
    ])
    return waiting.length === 0
  })
