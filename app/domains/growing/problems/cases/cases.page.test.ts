import { aPlant } from '#domains/garden/garden/plants/plants.factory.ts'
import { aStuff } from '#domains/garden/garden/stuffs/stuffs.factory.ts'
import { aTask } from '#domains/growing/agenda/tasks/tasks.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { expect, test } from '#tests/fixtures.ts'
import { aCase } from './cases.factory.ts'
import { problem_entries } from './cases.table.ts'

test('from the plant’s page: signs, guesses, a case that is opened, treated, seen again and closed', async ({
  ctx,
  page,
}) => {
  const grower = await aUser(ctx)
  const plant = await aPlant(ctx, { created_by: grower.id, name: 'Lua' })
  const asked = await (await page(`/cultivo/planta/${plant.slug}`, grower)).click('Algo errado?')
  expect(asked.heading).toBe('Algo errado com Lua?')
  const nothing = await asked.press('Ver o que pode ser')
  expect([nothing.status, nothing.error('onde')]).toEqual([422, 'Marque onde aparece.'])
  expect(nothing.error('visto')).toBe('Marque ao menos um sinal.')
  const address = `/cultivo/planta/${plant.slug}/problemas`
  const half = await page(`${address}/novo?onde=flores`, grower)
  expect([half.status, half.error('visto')]).toEqual([422, 'Marque ao menos um sinal.'])
  const strange = await page(`${address}/novo?onde=lua&visto=po-branco`, grower)
  expect([strange.status, strange.error('onde')]).toEqual([422, 'Escolha uma das opções.'])
  const guessed = await page(`${address}/novo?onde=flores&visto=po-branco`, grower)
  expect(guessed.text).toContain('certeza alta: 2 de 2 sinais')
  expect(guessed.text).toContain('não de uma máquina que vê sua planta')
  expect(guessed.text).toContain('Punja 2021')
  const refused = await guessed.press('Abrir caso', { seen_on: '2026-11-22', text: 'Na ponta.' })
  expect([refused.status, refused.error('seen_on')]).toEqual([422, 'Escolha hoje ou um dia que já passou.'])
  expect(refused.$('[name=text]').text()).toBe('Na ponta.')
  const opened = await (await refused.press('Abrir caso', { seen_on: '2026-11-20', problem: 'oidio' })).follow()
  expect(opened.heading).toBe('Oídio')
  expect(opened.text).toContain('Na ponta.')
  // What comes next is proposed, three days from now.
  expect(opened.value('due_on')).toBe('2026-11-24')

  const treating = await opened.click('Tratamento')
  const wrong = await treating.press('Anotar tratamento', { text: 'Borrifei.', safety_days: '400' })
  expect([wrong.status, wrong.error('safety_days')]).toEqual([422, 'O maior valor aceito é 365.'])
  const treated = await (await wrong.press('Anotar tratamento', { safety_days: '7', product: 'Enxofre' })).follow()
  expect(treated.text).toContain('Carência de 7 dias: colher só a partir de')
  expect(treated.text).toContain('Colher só a partir de sáb, 28 de nov')
  const planned = await (await treated.click('Rever')).press('Marcar revisão', { due_on: '2026-11-25' })
  expect(planned.toast).toContain('A revisão está na agenda')
  const renamed = await (await planned.follow()).press('Salvar nome', { problem: '', own_name: 'Poeira' })
  expect((await renamed.follow()).heading).toBe('Poeira')
  const closing = await (await renamed.follow()).click('Desfecho')
  expect((await closing.press('Encerrar caso')).error('outcome')).toBe('Escolha uma das opções.')
  const closed = await (await closing.press('Encerrar caso', { outcome: 'outra-coisa' })).follow()
  expect(closed.text).toContain('Não era isso')
  const list = await page(address, grower)
  expect(list.text).toContain('Colher só a partir de')
  expect((await (await closed.press('Reabrir caso')).follow()).text).toContain('Em aberto')
})

test('Hoje, the plant and both harvest forms say until when it waits; unsure the harvest is not written', async ({
  ctx,
  page,
}) => {
  const grower = await aUser(ctx)
  const plant = await aPlant(ctx, { created_by: grower.id, name: 'Lua', private: false })
  const { id: case_id } = await aCase(ctx, plant)
  await ctx.db.insert(problem_entries).values({
    ...{ case_id, created_by: grower.id, kind: 'tratamento', on: '2026-11-20', product: 'Enxofre', safety_days: 7 },
  })
  await aTask(ctx, { created_by: grower.id, plant_id: plant.id, title: 'Cortar', kind: 'colheita' })
  const today = await page('/cultivo', grower)
  expect(today.text).toContain('Colher só a partir de sex, 27 de nov')
  expect(today.text).toContain('só a partir de sex, 27 de nov')
  const shown = await page(`/cultivo/planta/${plant.slug}`, grower)
  expect(shown.text).toContain('Colher só a partir de sex, 27 de nov, pela carência.')
  const words = 'Lua: colher só a partir de sex, 27 de nov, pela carência de Enxofre, de sex, 20 de nov.'
  const form = await page(`/cultivo/planta/${plant.slug}/atualizacoes?tipo=colheita`, grower)
  expect(form.text).toContain(words)
  const asked = await form.press('Registrar')
  expect([asked.status, asked.error('sure')]).toEqual([422, `${words} É isso mesmo?`])
  const many = await page(`/cultivo/gerenciar/plantas?acao=colher&plant_ids=${plant.id}`, grower)
  expect(many.text).toContain(words)
  const unsure = await many.press('Colher 1 planta')
  expect(unsure.error('sure')).toBe(`${words} É isso mesmo?`)
  expect((await unsure.press('Colher 1 planta', { sure: 'true' })).status).toBe(302)
  expect((await page('/cultivo', grower)).text).not.toContain('Na carência')

  for (const viewer of [undefined, await aUser(ctx)]) {
    const seen = await page(`/cultivo/planta/${plant.slug}`, viewer)
    expect(seen.status).toBe(200)
    expect(seen.text).not.toMatch(/Problemas|Algo errado|carência|Oídio/)
  }
})

test('a re-check leads to its case from Hoje, the plant and the task’s page; many marked as done leave it out', async ({
  ctx,
  as,
  page,
}) => {
  const grower = await aUser(ctx)
  const plant = await aPlant(ctx, { created_by: grower.id, name: 'Lua' })
  const { id: case_id } = await aCase(ctx, plant)
  await (await as(grower)).problems.cases.recheck({ case_id, due_on: '2026-11-21' })
  for (const title of ['Girar', 'Amarrar']) await aTask(ctx, { plant_id: plant.id, title })
  const address = `/cultivo/planta/${plant.slug}/problemas/${case_id}`
  const today = await page('/cultivo', grower)
  expect(today.text).toContain('3 tarefas')
  expect(today.$('main a:contains("Rever: Oídio")').attr('href')).toBe(address)
  expect((await today.click('Ver o caso: Rever: Oídio')).heading).toBe('Oídio')
  expect((await today.press('Marcar as 2 como feitas')).toast).toBe('2 tarefas feitas!')
  const shown = await page(`/cultivo/planta/${plant.slug}`, grower)
  expect((await shown.click('Ver o caso: Rever: Oídio')).heading).toBe('Oídio')
  const { data } = await (await as(grower)).agenda.tasks.list({ from: '2026-11-21', to: '2026-11-21' })
  const task = data.find(({ title }) => title === 'Rever: Oídio')?.task_id
  expect((await (await page(`/cultivo/agenda/tarefa/${task}`, grower)).click('Ver o caso')).heading).toBe('Oídio')
  // What was seen may be noted elsewhere: it is done from here too.
  expect((await (await page('/cultivo', grower)).press('Marcar como feita')).toast).toContain('Feito!')
})

test('who does not tend the plant finds none of the pages, nor does its grower under another plant', async ({
  ctx,
  page,
}) => {
  const plant = await aPlant(ctx, { private: false })
  const grower = { id: plant.created_by }
  const { id } = await aCase(ctx, plant)
  const other = await aPlant(ctx, { created_by: plant.created_by })
  const stranger = await aUser(ctx)
  for (const path of ['problemas', 'problemas/novo', `problemas/${id}`]) {
    expect((await page(`/cultivo/planta/${plant.slug}/${path}`, stranger)).status, path).toBe(404)
    expect((await page(`/cultivo/planta/${plant.slug}/${path}`)).location, path).toMatch(/^\/auth\/login/)
  }
  for (const path of [`${other.slug}/problemas/${id}`, `${plant.slug}/problemas/999999`, `${plant.slug}/problemas/x`])
    expect((await page(`/cultivo/planta/${path}`, grower as never)).status, path).toBe(404)
})

test('what was noted by mistake is deleted, and the case with all of it', async ({ ctx, page }) => {
  const grower = await aUser(ctx)
  const plant = await aPlant(ctx, { created_by: grower.id })
  const { id } = await aCase(ctx, plant)
  const noted = await (await page(`/cultivo/planta/${plant.slug}/problemas/${id}`, grower)).press('Anotar', {
    text: 'Oi.',
  })
  const after = await (await (await noted.follow()).press('Apagar nota')).follow()
  expect(after.text).toContain('Nada anotado ainda.')
  const gone = await (await after.press('Apagar caso')).follow()
  expect(gone.text).toContain('Nada anotado. Se algo parecer errado')
})

test('the diary’s treatment leads to the plant’s open cases and offers what is against pests first', async ({
  ctx,
  page,
}) => {
  const grower = await aUser(ctx)
  const created_by = grower.id
  const plant = await aPlant(ctx, { created_by, name: 'Lua', private: false })
  await aStuff(ctx, { created_by, name: 'Base A', stuff_type_id: 8, specs: {} })
  await aStuff(ctx, { created_by, name: 'Óleo de neem', stuff_type_id: 9, specs: {} })
  const open = await aCase(ctx, plant)
  await aCase(ctx, plant, { problem: null, own_name: 'Velho', outcome: 'resolvido', closed_on: '2026-11-12' })
  const address = `/cultivo/planta/${plant.slug}/atualizacoes`
  const form = await page(`${address}?tipo=tratamento`, grower)
  expect(form.text).toContain('É de um caso? Registre nele: Oídio')
  expect(form.text).not.toContain('Velho')
  expect(form.text.indexOf('Óleo de neem')).toBeLessThan(form.text.indexOf('Base A'))
  expect((await form.click('Oídio')).text).toContain('Anotar tratamento')
  expect(form.links()).toContain(`/cultivo/planta/${plant.slug}/problemas/${open.id}?tipo=tratamento`)
  const feeding = await page(`${address}?tipo=alimentacao`, grower)
  expect(feeding.text).not.toContain('É de um caso?')
  expect(feeding.text).toContain('Usar uma receita')
  expect(form.text).not.toContain('Usar uma receita')
  expect(feeding.text.indexOf('Base A')).toBeLessThan(feeding.text.indexOf('Óleo de neem'))
  expect((await page(`${address}?tipo=tratamento`, await aUser(ctx))).text).not.toContain('Oídio')
})

test('a treatment offers one’s own products; left blank, the interval is what was written down of the product', async ({
  ctx,
  page,
}) => {
  const grower = await aUser(ctx)
  const own = { created_by: grower.id, stuff_type_id: 9 }
  await aStuff(ctx, { ...own, name: 'Óleo de neem', specs: { withholding_days: 7 } })
  await aStuff(ctx, {
    ...own,
    created_by: (await aUser(ctx)).id,
    name: 'De outra pessoa',
    specs: { withholding_days: 90 },
  })
  const plant = await aPlant(ctx, { created_by: grower.id })
  const { id } = await aCase(ctx, plant)
  const address = `/cultivo/planta/${plant.slug}/problemas/${id}?tipo=tratamento`
  const form = await page(address, grower)
  expect(
    form
      .$('datalist option')
      .map((_, one) => form.$(one).attr('value'))
      .get(),
  ).toEqual(['Óleo de neem'])
  const treat = (fields: Record<string, string>) =>
    form.press('Anotar tratamento', { text: 'Borrifei.', idempotency_key: crypto.randomUUID(), ...fields })
  const shown = async (fields: Record<string, string>) => (await (await treat(fields)).follow()).text
  expect(await shown({ product: 'De outra pessoa' })).not.toContain('Colher só a partir')
  expect(await shown({ product: 'Óleo de neem', safety_days: '0' })).not.toContain('Colher só a partir')
  expect(await shown({ product: 'óleo de neem' })).toContain('Carência de 7 dias')
})
