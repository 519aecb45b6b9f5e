import { eq } from 'drizzle-orm'
import { aUser, factoryPassword } from '#domains/people/accounts/users/users.factory.ts'
import { expect, test } from '#tests/fixtures.ts'
import { exportsJobs } from './exports.jobs.ts'
import { data_exports } from './exports.table.ts'

test('a copy is asked for by a form; the page says how far it is, and where to take it', async ({ ctx, page }) => {
  const user = await aUser(ctx)
  const edit = await page('/perfil/editar', user)
  expect((await edit.press('Pedir uma cópia', { password: '' })).toast).toBe('Escreva sua senha.')
  const answer = await edit.press('Pedir uma cópia', { password: factoryPassword })
  expect(answer).toMatchObject({
    location: '/perfil/editar#copia',
    toast: 'Pedido feito. Avisamos por e-mail quando estiver pronto.',
  })
  const waiting = await answer.follow()
  expect(waiting.text).toContain('Pode fechar esta página. Avisamos por e-mail.')
  expect(waiting.text).not.toContain('Pedir uma cópia')
  const [row] = await ctx.db.select().from(data_exports).where(eq(data_exports.user_id, user.id))
  await exportsJobs['privacy.export'](ctx, { export_id: row?.id ?? 0 })
  const ready = await waiting.open('/perfil/editar')
  expect(ready.text).toContain('Sua cópia está pronta')
  expect(ready.links()).toContain(`/privacidade/copia/${row?.uuid}`)
})
