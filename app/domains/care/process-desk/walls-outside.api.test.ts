import { eq } from 'drizzle-orm'
import { followChat } from '#domains/care/process-chat/messages/chat.live.ts'
import { factoryPassword } from '#domains/people/accounts/users/users.factory.ts'
import { notifications } from '#domains/people/notifications/notifications/notifications.table.ts'
import { exportsJobs } from '#domains/people/privacy/exports/exports.jobs.ts'
import { data_exports } from '#domains/people/privacy/exports/exports.table.ts'
import { filesOfExport } from '#domains/people/privacy/exports/open-zip.factory.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { mails } from '#platform/mail/mail.table.ts'
import { expect, test } from '#tests/fixtures.ts'
import { aWalledProcess, type Room, rooms } from './walls.factory.ts'

const marks = ['MARCA-', 'NOTA-', 'MODELO-']
const secretsIn = (text: string) => marks.filter((mark) => text.includes(mark))

/** Which conversations somebody is told of live, from the beginning until the last message, which is for all. */
async function heard(context: Context, token: string, last: number): Promise<string[]> {
  const stream = await followChat(context, token, { lastEventId: '0' }).catch((error: unknown) => {
    if (error instanceof AppError && error.status === 404) return undefined
    throw error
  })
  const rooms = new Set<string>()
  if (!stream) return []
  for (;;) {
    const { value, done } = await stream.next()
    if (done || !value || !('id' in value)) break
    if (value.id === last) break
    rooms.add(value.audience)
  }
  await stream.return?.()
  return [...rooms].sort()
}

/** Whose own copy has the process's contents, and of which rooms a line tells them. */
const outside: Record<string, { copy: boolean; live: Room[] }> = {
  client: { copy: true, live: ['agronomico', 'juridico', 'medico'] },
  lawyer: { copy: false, live: ['juridico'] },
  'second lawyer': { copy: false, live: ['juridico'] },
  doctor: { copy: false, live: ['medico'] },
  agronomist: { copy: false, live: ['agronomico'] },
  admin: { copy: false, live: ['agronomico', 'juridico', 'medico'] },
  reception: { copy: false, live: [] },
  'another client': { copy: false, live: [] },
  'doctor out of the team': { copy: false, live: [] },
  'former doctor': { copy: false, live: [] },
  'grower without a process': { copy: false, live: [] },
}

test('what leaves the pages knows the same walls: copies of own data, live lines, mails, notices, caches', async ({
  ctx,
  as,
  contextOf,
  page,
}) => {
  const { token, files, people } = await aWalledProcess(ctx, as, contextOf)
  const { client = { id: 0 } } = people
  const { id: last } = await (await as(client)).processChat.chat.write({ token, audience: 'todos', text: 'Até aqui.' })
  const found: Record<string, object> = {}
  for (const [name, person] of Object.entries(people)) {
    const { privacy } = await as(person)
    await privacy.exports.request({ password: factoryPassword })
    const [row] = await ctx.db.select().from(data_exports).where(eq(data_exports.user_id, person.id))
    await exportsJobs['privacy.export'](ctx, { export_id: row?.id ?? 0 })
    const copy = [...(await filesOfExport(ctx, row?.uuid ?? ''))].map(([path, bytes]) => `${path}\n${bytes.toString()}`)
    // What somebody of the team wrote themselves is theirs; what others did is not.
    const others = copy.filter((one) => one.includes('MARCA-'))
    found[name] = { copy: others.length > 0, live: await heard(await contextOf(person), token, last) }
    for (const path of ['', '/documentos', '/chat', `/documentos/arquivo/${files.juridico.document}`]) {
      const opened = await page(`/comunidade-360/processo/${token}${path}`, person)
      if (opened.status === 200) expect(opened.headers.get('cache-control'), path).toContain('no-store')
    }
  }
  expect(found).toEqual(outside)
  expect(Object.keys(rooms).sort()).toEqual(outside.client?.live)
  const told = JSON.stringify([await ctx.db.select().from(mails), await ctx.db.select().from(notifications)])
  expect(told).toContain('processo')
  expect(secretsIn(told)).toEqual([])
})
