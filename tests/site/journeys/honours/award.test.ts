import { randomUUID } from 'node:crypto'
import { expect, test } from '../../browser.ts'
import { call, page as send } from '../../call.ts'

test('an award is said on the open page, one at a time, and stands on the profile; hidden, nothing is left of it', async ({
  open,
  site,
}) => {
  const admin = (path: string, json: object) =>
    call(`${site}/api/v1/gameficacao/${path}`, { as: 'admin', method: 'POST', json })
  const { nickname } = (await call(`${site}/api/v1/auth/me`, { as: 'leitora' })).body.user as { nickname: string }
  const page = await open('leitora')
  await page.goto('/gameficacao/emblemas')
  const said = page.getByText(/^Emblema novo: /)
  const names: string[] = []
  // What is said before the page listens is not said again: until one is heard.
  const give = async () => {
    const slug = `visto-${randomUUID().slice(0, 8)}x`
    names.push(slug)
    const badge = {
      name: slug,
      slug,
      icon: 'star',
      tier: 'ouro',
      way: 'mao',
      times: 1,
      window_days: 0,
      order: 900,
      secret: false,
    }
    const made = await admin('badge', badge)
    expect(made.status).toBe(201)
    expect((await admin('badge-gift', { badge_id: made.body.id, nickname })).status).toBeLessThan(300)
  }
  await expect
    .poll(async () => {
      await give()
      return said.count()
    })
    .toBe(1)
  await give()
  await give()
  await page.getByText(`Emblema novo: ${names.at(-1)}.`).waitFor()
  expect(await said.count()).toBe(1)
  await page.goto(`/perfil/${nickname}`)
  await page
    .getByLabel('Nível e emblemas')
    .getByText(names.at(-1) ?? '')
    .waitFor()
  const form = { form: 'game', hidden: 'true' }
  await send(`${site}/perfil/editar`, { as: 'leitora', method: 'POST', form })
  await page.reload()
  expect(await page.getByLabel('Nível e emblemas').count()).toBe(0)
  await page.getByRole('button', { name: `Menu de ${nickname}` }).click()
  await page.getByRole('link', { name: 'Meu perfil' }).waitFor()
  expect(await page.getByRole('link', { name: 'Emblemas e pontos' }).count()).toBe(0)
  await send(`${site}/perfil/editar`, { as: 'leitora', method: 'POST', form: { ...form, hidden: 'false' } })
  await page.reload()
  await page
    .getByLabel('Nível e emblemas')
    .getByText(names.at(-1) ?? '')
    .waitFor()
})
