import { eq } from 'drizzle-orm'
import { aPlant } from '#domains/garden/garden/plants/plants.factory.ts'
import { plants } from '#domains/garden/garden/plants/plants.table.ts'
import { sessions } from '#domains/people/accounts/sessions/sessions.table.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import type { Context } from '#platform/context.ts'
import { expect, test } from '#tests/fixtures.ts'

async function anOpenPlant(ctx: Context) {
  const plant = await aPlant(ctx, { private: false })
  return { plant, address: `/cultivo/planta/${plant.slug}/comentarios` }
}

test('a comment is said, answered, changed and deleted by its forms, which lead back to the thing', async ({
  ctx,
  page,
}) => {
  const { address } = await anOpenPlant(ctx)
  const writer = await aUser(ctx)
  const start = await page(address, writer)
  expect(start.text).toContain('Ninguém comentou ainda.')
  const posted = await start.press('Comentar', { text: 'Que lnda!' })
  expect(posted.toast).toBe('Comentário publicado.')
  expect(posted.location).toMatch(new RegExp(`^${address}#comentario-\\d+$`))
  const anchor = (location: string | null) => `#${location?.split('#')[1]}`
  const followed = await posted.follow()
  expect(followed.textOf(anchor(posted.location))).toContain('Que lnda!')
  const answered = await followed.press('Responder', { text: 'É mesmo.' })
  expect(answered.toast).toBe('Comentário publicado.')
  const thread = await answered.follow()
  expect(thread.textOf(anchor(answered.location))).toContain('É mesmo.')
  // What is kept of a reply comes back below the comment that it answers, not below each of the thread.
  const forms = thread.$('article form:has(textarea[name=text]) input[name=form]').get()
  const names = forms.map((one) => thread.$(one).val())
  expect(names).toHaveLength(new Set(names).size)
  expect(names.filter((name) => String(name).startsWith('answer-'))).toHaveLength(2)
  const line = (text: string) => `article:has(p:contains("${text}"))`
  const changed = await (await answered.follow()).press('Salvar', { text: 'Que linda!' }, line('Que lnda!'))
  expect(changed.toast).toBe('Comentário alterado.')
  const shown = await changed.follow()
  expect(shown.text).toContain('Que linda!')
  expect(shown.text).toContain('editado')
  const deleted = await shown.press('Apagar', {}, line('Que linda!'))
  expect([deleted.location, deleted.toast]).toEqual([`${address}#comentarios`, 'O comentário foi apagado.'])
  const left = await page(address)
  expect(left.text).toContain('Este comentário não está mais aqui.')
  expect(left.text).toContain('É mesmo.')
})

test('a comment made on a later page is shown on the first, where the newest are', async ({ ctx, page }) => {
  const { address } = await anOpenPlant(ctx)
  const posted = await (await page(`${address}?page=2`, await aUser(ctx))).press('Comentar', { text: 'Eu também.' })
  expect(posted.location).toMatch(new RegExp(`^${address}#comentario-\\d+$`))
})

test('a refused comment is shown with its sentence, and can be corrected there', async ({ ctx, page }) => {
  const { address } = await anOpenPlant(ctx)
  const start = await page(address, await aUser(ctx))
  const refused = await start.press('Comentar', { text: 'a'.repeat(2001) })
  expect(refused).toMatchObject({ status: 422, heading: 'Comentar' })
  expect(refused.error('text')).toMatch(/\S/)
  expect(refused.value('text')).toBe('a'.repeat(2001))
  expect(refused.links()).toContain(address)
  expect((await refused.press('Comentar', { text: 'Curto.' })).toast).toBe('Comentário publicado.')
  expect((await page(address)).text).toContain('Curto.')
})

test('whose session ended meanwhile comes back to where they wrote; of what was deleted meanwhile the text stays', async ({
  ctx,
  page,
}) => {
  const { plant, address } = await anOpenPlant(ctx)
  const writer = await aUser(ctx)
  const start = await page(address, writer)
  await ctx.db.delete(sessions).where(eq(sessions.user_id, writer.id))
  const late = await start.press('Comentar', { text: 'Que linda!' })
  expect(late.location).toBe(`/auth/login?redirect=${encodeURIComponent(address)}`)
  const other = await page(address, await aUser(ctx))
  await ctx.db.update(plants).set({ deleted_at: ctx.now() }).where(eq(plants.id, plant.id))
  const gone = await other.press('Comentar', { text: 'Que linda!' })
  expect(gone).toMatchObject({ status: 404, heading: 'Comentar' })
  expect(gone.value('text')).toBe('Que linda!')
})

test('visitors read, and are led to the login to comment', async ({ ctx, page }) => {
  const { plant, address } = await anOpenPlant(ctx)
  const open = await page(address)
  expect(open).toMatchObject({ status: 200, heading: `Comentários de ${plant.name}` })
  expect(open.links()).toContain(`/auth/login?redirect=${encodeURIComponent(address)}`)
  expect((await page('/comentarios')).location).toMatch(/^\/auth\/login/)
})

test('a comment of somebody muted is folded away, and can be read', async ({ ctx, page, as }) => {
  const plant = await aPlant(ctx, { private: false })
  const [reader, muted] = [await aUser(ctx), await aUser(ctx)]
  const address = `/cultivo/planta/${plant.slug}/comentarios`
  await (await as(muted)).social.comments.post({ plant_id: plant.id, text: 'Eu sei tudo.' })
  const fold = 'details:has(> summary:contains("Comentário de alguém que você silenciou. Mostrar"))'
  expect((await page(address, reader)).$(fold)).toHaveLength(0)
  await (await as(reader)).social.blocks.mute({ user_id: muted.id, muted: true })
  const folded = await page(address, reader)
  expect(folded.textOf(fold)).toContain('Eu sei tudo.')
  expect(folded.$('article:contains("Eu sei tudo.")').closest('details')).toHaveLength(1)
  expect((await page(address)).$(fold)).toHaveLength(0)
})
