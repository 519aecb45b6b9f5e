import { eq } from 'drizzle-orm'
import { aPrivateFile } from '#platform/files/private-files.factory.ts'
import { privateFilesJobs } from '#platform/files/private-files.jobs.ts'
import { private_files } from '#platform/files/private-files.table.ts'
import { attachPrivateFiles, openPrivateFile } from '#platform/files/private-files.ts'
import { privatePlace } from '#platform/files/private-place.ts'
import { sentFile } from '#platform/files/sent-file.ts'
import { DAY } from '#shared/durations.ts'
import { expect, test } from '#tests/fixtures.ts'
import { aUser } from '../users/users.factory.ts'

test('an upload is taken into use once, by its sender', async ({ ctx, contextOf }) => {
  const [me, other] = [await contextOf(await aUser(ctx)), await contextOf(await aUser(ctx))]
  const { id } = await aPrivateFile(me)
  const refused = { status: 422, data: { errors: { file_id: [expect.any(String)] } } }
  await expect(attachPrivateFiles(other, [id], 'file_id')).rejects.toMatchObject(refused)
  await attachPrivateFiles(me, [id], 'file_id')
  await expect(attachPrivateFiles(me, [id], 'file_id')).rejects.toMatchObject(refused)
  await expect(attachPrivateFiles(me, [999_999], 'file_id')).rejects.toMatchObject(refused)
})

test('the name of a file is kept sealed; one from before is read as it is, and sealed by night', async ({
  ctx,
  contextOf,
}) => {
  const me = await contextOf(await aUser(ctx))
  const { id } = await aPrivateFile(me, 'receita de epilepsia.pdf')
  const row = async () => {
    const [file] = await ctx.db.select().from(private_files)
    if (!file) throw new Error('no file')
    return file
  }
  expect((await row()).sealed_name).not.toMatch(/receita|\./)
  expect(sentFile(ctx, await row())).toEqual({ id, kind: 'pdf', name: 'receita de epilepsia.pdf' })
  await ctx.db.update(private_files).set({ sealed_name: 'laudo antigo.pdf' })
  expect((await openPrivateFile(me, await row())).name).toBe('laudo antigo.pdf')
  await privateFilesJobs['private_files.seal_names'](ctx)
  expect((await row()).sealed_name).not.toContain('laudo')
  expect((await openPrivateFile(me, await row())).name).toBe('laudo antigo.pdf')
})

test('what nothing used within a day is thrown away, row and bytes; what is used stays', async ({
  ctx,
  contextOf,
  clock,
}) => {
  const me = await contextOf(await aUser(ctx))
  const [used, forgotten] = [await aPrivateFile(me), await aPrivateFile(me)]
  await attachPrivateFiles(me, [used.id], 'file_id')
  clock.now = new Date(clock.now.getTime() + DAY - 1000)
  await privateFilesJobs['private_files.sweep'](ctx)
  expect(await ctx.db.select().from(private_files)).toHaveLength(2)
  clock.now = new Date(clock.now.getTime() + 2000)
  await privateFilesJobs['private_files.sweep'](ctx)
  expect((await ctx.db.select({ id: private_files.id }).from(private_files)).map(({ id }) => id)).toEqual([used.id])
  expect(await ctx.env.storage.read(privatePlace(forgotten.storage_key))).toBeNull()
  expect((await openPrivateFile(me, used)).size).toBe(used.bytes)
})

test('erased bytes are gone, and bytes that no row knows are swept once they are old', async ({
  ctx,
  contextOf,
  clock,
}) => {
  const me = await contextOf(await aUser(ctx))
  const [erased, orphan] = [await aPrivateFile(me), await aPrivateFile(me)]
  await privateFilesJobs['private_files.erase'](ctx, { storage_key: erased.storage_key })
  expect(await ctx.env.storage.read(privatePlace(erased.storage_key))).toBeNull()
  await ctx.db.delete(private_files).where(eq(private_files.id, orphan.id))
  await privateFilesJobs['private_files.sweep'](ctx)
  // The storage uses its own clock for the age of files.
  clock.now = new Date(Date.now() + 2 * DAY)
  await privateFilesJobs['private_files.sweep'](ctx)
  expect(await ctx.env.storage.read(privatePlace(orphan.storage_key))).toBeNull()
})
