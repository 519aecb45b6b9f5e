import { expect, test } from './browser.ts'
import { call, page } from './call.ts'

const idOf = async (site: string, nickname: string) =>
  (await call(`${site}/api/v1/user/users/${nickname}`)).body.id as unknown as number

test('an admin who arrives with a user_id is led to that profile, and edits it; others are not', async ({ site }) => {
  const id = await idOf(site, 'joaquim.verde')
  const led = await page(`${site}/cultivo/plantas?user_id=${id}`, { as: 'admin' })
  expect([led.status, led.headers.get('location')]).toEqual([302, `/perfil/editar?user_id=${id}`])
  expect((await page(`${site}/perfil/editar?user_id=${id}`, { as: 'admin' })).text).toContain(
    'Editar perfil de joaquim.verde',
  )
  expect((await page(`${site}/perfil/editar?user_id=${id}`, { as: 'vizinha' })).status).toBe(404)
  expect((await page(`${site}/perfil/editar?user_id=${id}`, { as: 'grower' })).status).toBe(200)
  expect((await page(`${site}/?user_id=${id}`, { as: 'vizinha' })).status).toBe(200)
  expect((await page(`${site}/perfil/editar?user_id=999999`, { as: 'admin' })).status).toBe(404)
})

test.for(['usuarios', 'usuarios.csv', 'roles', 'roles/permissions', 'auditoria', 'auditoria/csv'])(
  '/admin/%s is for staff',
  async (path, { site }) => {
    expect((await page(`${site}/admin/${path}`, { as: 'admin' })).status).toBe(200)
    const grower = await page(`${site}/admin/${path}`, { as: 'grower' })
    expect([grower.status, grower.headers.get('location')]).toEqual([302, '/'])
    expect((await page(`${site}/admin/${path}`)).headers.get('location')).toMatch(/^\/auth\/login\?redirect=/)
  },
)

test('the CSV holds what the search finds, and no account that does not exist has a screen', async ({ site }) => {
  const { text } = await page(`${site}/admin/usuarios.csv?search=joaquim`, { as: 'admin' })
  expect(text.trim().split('\r\n')).toHaveLength(2)
  expect(text).toContain('joaquim.verde;grower@demo.grower.example')
  for (const id of ['999999', 'abc'])
    expect((await page(`${site}/admin/usuarios/${id}`, { as: 'admin' })).status).toBe(404)
})

test('without a reason nothing happens, and what was chosen stays', async ({ site, open }) => {
  const browser = await open('admin', { javaScriptEnabled: false, width: 1000 })
  await browser.goto(`/admin/usuarios/${await idOf(site, 'dona-lurdes')}`)
  await browser.getByLabel('professor').check()
  await browser.getByLabel('Por quê').first().fill('x')
  await browser.getByRole('button', { name: 'Salvar tipo e papéis' }).click()
  expect(await browser.getByText('Diga por quê').count()).toBe(1)
  expect(await browser.getByLabel('professor').isChecked()).toBe(true)
})
