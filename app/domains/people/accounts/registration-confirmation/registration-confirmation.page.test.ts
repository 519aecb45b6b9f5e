import { expect, test } from '#tests/fixtures.ts'
import { aUser, factoryPassword } from '../users/users.factory.ts'
import { aCpf, registrationForm } from './registrations.factory.ts'

const masked = (cpf: string) => `***.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-**`

test('a registration is completed and goes on to where one was going; nothing typed is lost', async ({ ctx, page }) => {
  const user = await aUser(ctx)
  const form = await page('/auth/confirmar-cadastro?redirect=/cultivo/add-planta', user)
  expect(form).toMatchObject({ status: 200, heading: 'Complete seu cadastro', title: 'Completar cadastro - Grower' })
  expect(form.text).toContain('Vale a data de nascimento que você declara')
  const typed = registrationForm({ cpf: '529.982.247-24' })
  const refused = await form.press('Completar cadastro', typed)
  expect(refused.status).toBe(422)
  expect(refused.error('cpf')).toContain('Este CPF não confere.')
  for (const name of ['full_name', 'birth_date', 'cep', 'street', 'number', 'district', 'city', 'uf'] as const)
    expect(refused.value(name), name).toBe(typed[name])
  const cpf = aCpf()
  const done = await refused.press('Completar cadastro', { cpf })
  expect([done.location, done.toast]).toEqual(['/cultivo/add-planta', 'Cadastro completo. Obrigado!'])
  const again = await done.open('/auth/confirmar-cadastro?redirect=/cultivo/plantas')
  expect(again.location).toBe('/cultivo/plantas')
  const profile = await done.open('/perfil/editar')
  expect(profile.text).toContain(masked(cpf))
  expect(profile.$('dd:contains("Completo")')).toHaveLength(1)
})

test('a CPF that somebody has is refused beside the field; correcting one takes the password', async ({
  ctx,
  page,
}) => {
  const [owner, other] = [await aUser(ctx), await aUser(ctx)]
  const cpf = aCpf()
  const profile = await page('/perfil/editar', owner)
  expect(profile.$('a:contains("Informar o CPF")').attr('href')).toBe('/perfil/editorCpf')
  const form = await profile.open('/perfil/editorCpf')
  expect(form).toMatchObject({ heading: 'Seu CPF', title: 'Seu CPF - Grower' })
  const saved = await form.press('Salvar CPF', { cpf })
  expect([saved.location, saved.toast]).toEqual(['/perfil/editar', 'CPF salvo.'])
  const link = (await saved.follow()).$('a:contains("Completar cadastro")').attr('href') ?? ''
  const completed = await (await saved.open(link)).press('Completar cadastro', registrationForm({ cpf }))
  expect(completed.location).toBe('/perfil/editar')

  const theirs = await (await page('/perfil/editorCpf', other)).press('Salvar CPF', { cpf })
  expect(theirs.error('cpf')).toContain('Não deu para usar este CPF.')
  expect(theirs.text).not.toContain(owner.nickname)

  const correct = await completed.open('/perfil/editorCpf')
  expect(correct.text).toContain(`CPF atual: ${masked(cpf)}`)
  const wrong = await correct.press('Salvar CPF', { cpf: aCpf(), current_password: 'não é esta aqui' })
  expect(wrong.error('current_password')).toBe('Esta não é a sua senha atual.')
  expect(wrong.html).not.toContain('não é esta aqui')
  expect((await wrong.press('Salvar CPF', { current_password: factoryPassword })).toast).toBe('CPF salvo.')
})
