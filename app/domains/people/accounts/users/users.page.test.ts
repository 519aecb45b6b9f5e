import { expect, test } from '#tests/fixtures.ts'
import { anAdmin } from '../staff/staff-users.factory.ts'
import { aUser } from './users.factory.ts'

test('a profile is a page for everybody; who does not exist has none', async ({ ctx, page }) => {
  const user = await aUser(ctx, { nickname: 'ana.clara', bio: 'Cultivo na varanda.' })
  const shown = await page('/perfil/ana.clara')
  expect(shown).toMatchObject({ status: 200, heading: 'ana.clara' })
  expect(shown.title).toContain('ana.clara')
  expect(shown.text).toContain('Cultivo na varanda.')
  expect(shown.html).not.toContain(user.email)
  expect((await page('/perfil/ninguem.aqui')).status).toBe(404)
  expect((await page('/perfil', user)).location).toBe('/perfil/ana.clara')
  expect((await page('/perfil')).location).toMatch(/^\/auth\/login/)
})

test('the own profile is edited by its form; what is wrong is said beside its field, and nothing typed is lost', async ({
  ctx,
  page,
}) => {
  const user = await aUser(ctx)
  const form = await page('/perfil/editar', user)
  expect(form).toMatchObject({ status: 200, heading: 'Editar perfil', title: 'Editar perfil - Grower' })
  const bio = 'a'.repeat(501)
  const refused = await form.press('Salvar perfil', { bio })
  expect(refused.status).toBe(422)
  expect(refused.error('bio')).toMatch(/\S/)
  expect(refused.value('bio')).toBe(bio)
  const saved = await refused.press('Salvar perfil', { bio: 'Rega de manhã.', discoverable: 'true' })
  expect([saved.location, saved.toast]).toEqual([`/perfil/${user.nickname}`, 'Perfil salvo.'])
  expect((await saved.follow()).text).toContain('Rega de manhã.')
  // What comes without the words is not this form, and empties nothing.
  const torn = await page('/perfil/editar', user)
  torn.$('[name=bio]').remove()
  expect((await torn.press('Salvar perfil', {})).status).toBe(422)
  expect((await page(`/perfil/${user.nickname}`, user)).text).toContain('Rega de manhã.')
})

test('an admin who arrives with a user_id is led to that profile, and edits it; for others it does not exist', async ({
  ctx,
  page,
}) => {
  const [admin, grower, neighbour] = [await anAdmin(ctx), await aUser(ctx), await aUser(ctx)]
  const address = `/perfil/editar?user_id=${grower.id}`
  const led = await page(`/cultivo/plantas?user_id=${grower.id}`, admin)
  expect([led.status, led.location]).toEqual([302, address])
  const form = await led.follow()
  expect(form).toMatchObject({ status: 200, heading: `Editar perfil de ${grower.nickname}` })
  expect((await form.press('Salvar perfil', { bio: 'Sem telefone.' })).toast).toBe(
    'Perfil salvo e anotado na auditoria.',
  )
  expect((await page(`/perfil/${grower.nickname}`)).text).toContain('Sem telefone.')
  expect((await page(address, neighbour)).status).toBe(404)
  expect((await page(address, grower)).status).toBe(200)
  expect((await page(`/?user_id=${grower.id}`, neighbour)).status).toBe(200)
  expect((await page('/perfil/editar?user_id=999999', admin)).status).toBe(404)
})

test('who follows whom is read by its owner alone; following is a button', async ({ ctx, page }) => {
  const [user, fan] = [await aUser(ctx, { discoverable: true }), await aUser(ctx, { discoverable: true })]
  const profile = await page(`/perfil/${user.nickname}`, fan)
  const followed = await (await profile.press(`Seguir ${user.nickname}`)).follow()
  expect(followed.text).toContain('Seguindo')
  const followers = await page(`/perfil/${user.nickname}/seguidores`, user)
  expect(followers).toMatchObject({ status: 200, heading: 'Quem segue você' })
  expect(followers.text).toContain(fan.nickname)
  const following = await page(`/perfil/${fan.nickname}/seguindo`, fan)
  expect(following).toMatchObject({ status: 200, heading: 'Quem você segue' })
  expect(following.text).toContain(user.nickname)
  expect((await page(`/perfil/${user.nickname}/seguidores`, fan)).status).toBe(404)
})
