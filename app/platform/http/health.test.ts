import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import Fastify from 'fastify'
import { onTestFinished } from 'vitest'
import type { Context } from '#platform/context.ts'
import { s3Storage } from '#platform/files/s3-storage.ts'
import { diskStorage } from '#platform/files/storage.ts'
import { expect, test } from '#tests/fixtures.ts'
import { s3Server } from '#tests/s3-server.ts'
import { health } from './health.ts'

async function asked(ctx: Context) {
  const app = Fastify()
  health(app, () => ctx)
  const answer = await app.inject('/api/ready')
  return { code: answer.statusCode, ...answer.json() }
}

async function folder() {
  const path = await mkdtemp(join(tmpdir(), 'grower-pronto-'))
  onTestFinished(() => rm(path, { recursive: true, force: true }))
  return path
}

const withFiles = (ctx: Context, root: string): Context => ({ ...ctx, env: { ...ctx.env, storage: diskStorage(root) } })

test('ready means that a row and a file were just written, one of each however often it is asked', async ({ ctx }) => {
  const root = await folder()
  for (let i = 0; i < 3; i++)
    expect(await asked(withFiles(ctx, root))).toEqual({
      code: 200,
      status: 'ok',
      database: true,
      migrations: true,
      files: true,
    })
  const { rows } = await ctx.db.execute(sql`select * from write_probe`)
  expect(rows).toHaveLength(1)
  expect(await readdir(root)).toEqual(['probe'])
})

test('a database that takes no writes is not ready, though it answers', async ({ ctx }) => {
  await ctx.db.execute(sql`set transaction read only`)
  expect(await asked(withFiles(ctx, await folder()))).toMatchObject({
    code: 503,
    status: 'indisponível',
    database: false,
    files: true,
  })
})

test('a folder that takes no files is not ready', async ({ ctx }) => {
  const file = join(await folder(), 'a-file')
  await writeFile(file, '')
  expect(await asked(withFiles(ctx, file))).toMatchObject({
    code: 503,
    status: 'indisponível',
    database: true,
    files: false,
  })
})

test('a bucket that takes no files is not ready', async ({ ctx }) => {
  const { settings, close } = await s3Server()
  onTestFinished(close)
  const inBucket = (bucket: string): Context => ({
    ...ctx,
    env: { ...ctx.env, storage: s3Storage({ ...settings, bucket }) },
  })
  expect(await asked(inBucket(settings.bucket))).toMatchObject({ code: 200, files: true })
  expect(await asked(inBucket('outro'))).toMatchObject({ code: 503, status: 'indisponível', files: false })
})
