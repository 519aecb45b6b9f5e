import { cycleId } from '#domains/garden/garden/plants/plants.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { expect, test } from '#tests/fixtures.ts'
import { cookieOfSession, openPage } from '#tests/pages/site-in-process.ts'

test('text is text: HTML and SQL come back as letters', async ({ ctx, as, page }) => {
  const plants = (await as(await aUser(ctx))).garden.plants
  const plant = await plants.create({
    name: `<b>Robert'); drop table plants;--</b>`,
    description: '<script>alert(1)</script>',
    plant_cycle_id: await cycleId(ctx, 'vegetativo'),
    started_on: '2026-11-20',
    private: false,
  })
  const { status, html } = await page(`/cultivo/planta/${plant.slug}`)
  expect(status).toBe(200)
  expect(html.includes('<b>Robert')).toBe(false)
  expect(html.includes('<script>alert(1)')).toBe(false)
  expect(html.includes('&lt;b&gt;Robert')).toBe(true)
  expect(plant.slug).toMatch(/^[a-z0-9-]+$/)
})

test('a form that is refused gives back what was typed as letters, but never a password', async ({ ctx, page }) => {
  const typed = { name: 'Digitada', description: 'Linha "um" <b>', started_on: '2999-01-01', genetic_name: 'Itália' }
  const plant = await (await page('/cultivo/add-planta', await aUser(ctx))).press('Criar planta', typed)
  expect(plant.status).toBe(422)
  for (const [name, text] of Object.entries(typed)) expect(plant.value(name), name).toBe(text)
  expect(plant.html.includes('Linha &quot;um&quot; &lt;b&gt;')).toBe(true)
  const password = 'segredo-digitado-1'
  for (const answer of [
    await (await page('/auth/register')).press('Criar conta', { nickname: 'a', email: 'nada', password, adult: 'on' }),
    await (await page('/auth/login')).press('Entrar', { email: 'nada', password }),
  ]) {
    expect(answer.status).toBeGreaterThanOrEqual(401)
    expect(answer.value('email')).toBe('nada')
    expect(answer.html.includes(password)).toBe(false)
  }
})

test('a NUL in a form is an error of its field', async ({ ctx, page }) => {
  const form = await page('/cultivo/add-planta', await aUser(ctx))
  const answer = await form.press('Criar planta', {
    name: 'a\u0000b',
    plant_cycle_id: String(await cycleId(ctx, 'vegetativo')),
  })
  expect(answer.status).toBe(422)
  expect(answer.error('name')).toContain('Há um caractere que não conseguimos salvar.')
})

test('a field with a name of no form is a form that we could not read, never a fault', async ({ ctx }) => {
  const sent = (path: string, name: string) => openPage(ctx, path, { body: new URLSearchParams({ [name]: 'x' }) })
  const names = ['__proto__', '__proto__.x', 'given.__proto__', 'constructor.prototype.x', 'toString', 'a..b']
  for (const name of names) expect((await sent('/privacidade/consentimentos', name)).status, name).toBe(400)
  expect((await sent('/auth/login', 'email.__proto__')).status).toBe(400)
  expect((await sent('/contato', 'name[1000000000]')).status).toBe(400)
  expect((await sent('/contato', 'name.__proto__')).status).toBe(400)
})

test('a word that every object knows is no intent, no form and no filter', async ({ ctx, page }) => {
  const grower = await aUser(ctx)
  const cookie = await cookieOfSession(ctx, grower)
  for (const word of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
    const body = (name: string) => ({ cookie, body: new URLSearchParams({ [name]: word }) })
    expect((await openPage(ctx, '/cultivo/agenda/tarefas', body('intent'))).status, word).toBe(302)
    expect((await openPage(ctx, '/cultivo/gerenciar/plantas', body('form'))).toast, word).toBe('Nada mudou.')
    expect((await openPage(ctx, '/perfil/editar', body('form'))).status, word).toBeLessThan(500)
    expect((await page(`/cultivo/plano?${word}=x`, grower)).status, word).toBe(200)
  }
})
