import { eq, sql } from 'drizzle-orm'
import { aPlant, cycleId } from '#domains/garden/garden/plants/plants.factory.ts'
import { aSpace } from '#domains/garden/garden/spaces/spaces.factory.ts'
import { updates } from '#domains/garden/journal/updates/updates.table.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { aMode } from '#domains/robots/control/control.factory.ts'
import { mode_proposals } from '#domains/robots/control/proposals/mode-proposals.table.ts'
import { type CycleEntered, proposeModes } from '#domains/robots/control/proposals/propose-modes.actions.ts'
import { device_shadows } from '#domains/robots/control/shadow/device-shadows.table.ts'
import { alert_episodes } from '#domains/robots/device-alerts/episodes/alert-episodes.table.ts'
import { alert_rules } from '#domains/robots/device-alerts/rules/alert-rules.table.ts'
import { devices } from '#domains/robots/devices/devices/devices.table.ts'
import { aLinkedDevice, deviceContext } from '#domains/robots/devices/devices.factory.ts'
import { device_members } from '#domains/robots/devices/members/device-members.table.ts'
import { device_places } from '#domains/robots/devices/places/device-places.table.ts'
import type { Context } from '#platform/context.ts'
import { dayKey } from '#shared/dates.ts'
import { MINUTE } from '#shared/durations.ts'
import { expect, test } from '#tests/fixtures.ts'
import { testClient } from '#tests/test-client.ts'

const ago = (ctx: Context, minutes: number) => new Date(ctx.now().getTime() - minutes * MINUTE)

let seq = 0
const robotOf = (ctx: Context, device: { id: number; serial: string }) => testClient(deviceContext(ctx, device))
const measure = (ctx: Context, device: { id: number; serial: string }, points: [minutes: number, values: object][]) =>
  robotOf(ctx, device).telemetry.take({
    boot: 1,
    seq: ++seq,
    points: points.map(([minutes, values]) => ({ ts: ago(ctx, minutes).toISOString(), values })),
  })
const tell = (
  ctx: Context,
  device: { id: number; serial: string },
  kind: string,
  data: object,
  minutes = 0,
  boot = 1,
) =>
  robotOf(ctx, device).devices.told.tell({
    boot,
    events: [{ seq: ++seq, ts: ago(ctx, minutes).toISOString(), kind, data }],
  })

const NO_DEVICE = 'Não encontramos esse dispositivo. Veja abaixo o que você pode fazer!'

const warm = {
  day: { from: '06:00', to: '00:00' },
  targets: { temperature: { day: { low: 21, high: 27 }, night: { low: 18, high: 24 } } },
  blocks: [
    {
      id: 'calor',
      channel: 'exaustor',
      level: 80,
      when: { kind: 'sensor', sensor: 'temperature', is: 'above', limit: 28, hysteresis: 1 },
    },
  ],
}

test('without a robot the entry says what one is; with one it leads to the dashboard', async ({ ctx, page }) => {
  const nobody = await page('/ganza', await aUser(ctx))
  expect(nobody).toMatchObject({ status: 200, heading: 'Ganzá, o robô do cultivo' })
  expect(nobody.text).toContain('Tudo aqui funciona sem robô')
  expect(nobody.text).toContain('Quem registra robôs novos é a nossa equipe')
  expect((await nobody.click('Vincular meu robô')).heading).toBe('Vincular um robô')
  const { owner } = await aLinkedDevice(ctx)
  expect((await page('/ganza', owner)).location).toBe('/ganza/dashboard')
  const empty = await page('/ganza/dashboard', await aUser(ctx))
  expect(empty.text).toContain('Nenhum robô por aqui')
})

test('the dashboard shows what each robot reads against its mode, its space and its alerts', async ({
  ctx,
  page,
  as,
}) => {
  const { device, owner, link } = await aLinkedDevice(ctx)
  const space = await aSpace(ctx, { created_by: owner.id, name: 'Tenda da sala' })
  await ctx.db.insert(device_places).values({ link_id: link.id, space_id: space.id, placed_at: ago(ctx, 600) })
  const mode = await aMode(ctx, { model_id: device.model_id, program: warm })
  await (await as(owner)).control.wishes.changeMode({ id: device.id, modo_id: mode.id })
  await measure(ctx, device, [[0, { temperature: 29.5, humidity: 0 }]])
  const [rule] = await ctx.db.insert(alert_rules).values({ link_id: link.id, kind: 'silence' }).returning()
  await ctx.db.insert(alert_episodes).values({ rule_id: rule?.id ?? 0, began_at: ago(ctx, 30) })
  const shown = await page('/ganza/dashboard', owner)
  expect(shown.text).toContain('29,5 °C')
  expect(shown.text).toContain('acima do alvo, 21 a 27')
  // Zero is a reading.
  expect(shown.text).toContain('0,0 %')
  const told = shown.$('button[aria-label="O que é isso? VPD"]').next('[popover]').text().replaceAll('\u00a0', ' ')
  expect(told).toMatch(/^VPDA sua: \d,\d\d kPa\.Quanto o ar puxa/)
  const robot = await page(`/ganza/${device.serial}`, owner)
  expect(robot.$('button[aria-label="O que é isso? VPD"]').length).toBe(1)
  for (const words of [
    'Quem registra robôs novos',
    'Conectado',
    'Tenda da sala',
    'Modo Vega, de dia',
    'Sem dados há 30 minutos',
  ])
    expect(shown.text).toContain(words)
})

test('a message with one sensor blanks no other: each has its own age, and one that was left behind is judged no more', async ({
  ctx,
  page,
  as,
}) => {
  const { device, owner } = await aLinkedDevice(ctx)
  const mode = await aMode(ctx, { model_id: device.model_id, program: warm })
  await (await as(owner)).control.wishes.changeMode({ id: device.id, modo_id: mode.id })
  await measure(ctx, device, [
    [7, { temperature: 29.5 }],
    [0, { humidity: 61 }],
  ])
  for (const path of ['/ganza/dashboard', `/ganza/${device.serial}`]) {
    const { text } = await page(path, owner)
    expect(text).toMatch(/29,5\s°C\s*acima do alvo, 21 a 27, há 7 minutos/)
    expect(text).toContain('61,0 %')
  }
  const other = await aLinkedDevice(ctx)
  await measure(ctx, other.device, [
    [30, { temperature: 29.5 }],
    [0, { humidity: 61 }],
  ])
  const behind = await page(`/ganza/${other.device.serial}`, other.owner)
  expect(behind.text).toMatch(/29,5\s°C\s*valor antigo, há 30 minutos/)
})

test('what needs attention comes first; a silent robot is a row', async ({ ctx, as, page }) => {
  const { device, owner, link } = await aLinkedDevice(ctx)
  const quiet = await aLinkedDevice(ctx)
  await ctx.db.insert(device_members).values({ link_id: quiet.link.id, user_id: owner.id, role: 'viewer' })
  await measure(ctx, device, [[0, { temperature: 22 }]])
  const order = async () => (await (await as(owner)).ganza.robots.dashboard()).robots.map(({ id }) => id)
  await measure(ctx, quiet.device, [[30, { temperature: 22 }]])
  await ctx.db
    .update(devices)
    .set({ last_seen_at: ago(ctx, 30) })
    .where(eq(devices.id, quiet.device.id))
  expect(await order()).toEqual([quiet.device.id, device.id])
  const { text } = await page('/ganza/dashboard', owner)
  expect(text.replaceAll('\u00a0', ' ')).toMatch(
    /Por último: 22,0 °C.*Sem contato.*última leitura há 30 minutos.*O que fazer/s,
  )
  const [rule] = await ctx.db
    .insert(alert_rules)
    .values({ link_id: link.id, kind: 'silence', severity: 'critical' })
    .returning()
  await ctx.db.insert(alert_episodes).values({ rule_id: rule?.id ?? 0, began_at: ago(ctx, 30) })
  expect((await order())[0]).toBe(device.id)
})

test('a robot’s page: mode and channels in one tap, waiting until it tells, and the way back', async ({
  ctx,
  page,
}) => {
  const { device, owner } = await aLinkedDevice(ctx)
  await aMode(ctx, { model_id: device.model_id, program: warm })
  await aMode(ctx, { model_id: device.model_id, slug: 'flora', name: 'Flora' })
  await measure(ctx, device, [[0, { temperature: 22 }]])
  const address = `/ganza/${device.serial}`
  const first = await page(address, owner)
  expect(first).toMatchObject({ status: 200, heading: 'Robô da tenda' })
  const choose = (name: string) => ({ modo_id: first.choice('modo_id', name) })
  const asks = await first.press('Usar este modo', choose('Vega'))
  expect(asks.location).toContain(`?modo=${choose('Vega').modo_id}#modo`)
  const question = await asks.follow()
  expect(question.text).toContain('Mudar para Vega?')
  expect((await question.press('Mudar para Vega')).toast).toContain('Pedido enviado.')
  const waiting = await page(address, owner)
  expect(waiting.text).toContain('aguardando o robô')
  expect(waiting.text).toContain('Pedidos a caminho')
  // What changes nothing is not asked about.
  expect((await waiting.press('Usar este modo', choose('Vega'))).toast).toContain('Pedido enviado.')
  const flora = await (await waiting.press('Usar este modo', choose('Flora'))).follow()
  await flora.press('Mudar para Flora')
  const other = await page(address, owner)
  await other.press('Voltar para Vega')
  expect((await page(address, owner)).$('select[name="modo_id"]').val()).toBe(String(choose('Vega').modo_id))
  await other.press('Ligar o exaustor por 30 min')
  const byHand = await page(address, owner)
  expect(byHand.text).toContain('Você pediu ligado em 100 % até')
  await byHand.press('Voltar ao modo')
  expect((await page(address, owner)).text).not.toContain('Você pediu ligado')
  await tell(ctx, device, 'actuation', {
    ...{ channel: 'exaustor', level: 80, by: 'mode' },
    why: { mode: { slug: 'vega', version: 1 }, block: 'calor', inputs: { temperature: 28.4 } },
  })
  const why = await page(address, owner)
  expect(why.text).toContain('passa de 28 °C, liga o exaustor em 80 %')
  expect(why.text).toContain('temperatura em 28,4 °C')
  // It has not said that it follows Vega.
  expect(why.text.replaceAll('\u00a0', ' ')).toMatch(/Exaustor ligado em 80 %/)
  // Now, what it does, what waits, channels, history, settings.
  const order = ['Agora', 'O que ele faz', 'Aparelhos', 'O que aconteceu', 'Modo', 'Reiniciar']
  const heads = why
    .$('main h2')
    .map((_, head) => why.$(head).text())
    .get()
  expect(heads.filter((head) => order.includes(head))).toEqual(order)
})

test('who works a robot starts it anew, and sees how far that is', async ({ ctx, page }) => {
  const { device, link } = await aLinkedDevice(ctx)
  const helper = await aUser(ctx)
  await ctx.db.insert(device_members).values({ link_id: link.id, user_id: helper.id, role: 'helper' })
  const address = `/ganza/${device.serial}`
  const asked = await (await page(address, helper)).press('Reiniciar o robô')
  expect(asked.toast).toBe('Pedido enviado. O robô reinicia em instantes, quando responder.')
  const waiting = await asked.follow()
  for (const words of ['Pedido na fila', 'Reiniciar o robô: na fila', 'O robô ainda não buscou.'])
    expect(waiting.text).toContain(words)
  const robot = robotOf(ctx, device)
  const [command] = (await robot.control.queue.list({ serial: device.serial })).data
  await tell(ctx, device, 'command', { id: command?.id, state: 'executado' })
  const done = await page(address, helper)
  expect(done.text).toContain('Você reiniciou o robô')
  expect(done.text).not.toContain('Pedido na fila')
})

test('plants of its space entered another cycle: the robot’s page asks, and keeps what was answered', async ({
  ctx,
  page,
  as,
}) => {
  const { device, owner, link } = await aLinkedDevice(ctx)
  const space = await aSpace(ctx, { created_by: owner.id })
  await ctx.db.insert(device_places).values({ link_id: link.id, space_id: space.id, placed_at: ago(ctx, 600) })
  await aMode(ctx, { model_id: device.model_id, program: warm, slug: 'flora', name: 'Flora', cycles: ['floracao'] })
  const address = `/ganza/${device.serial}`
  const asked = async () => {
    const { id: plant_id, slug } = await aPlant(ctx, { created_by: owner.id, space_id: space.id })
    const plant_cycle_id = await cycleId(ctx, 'floracao')
    await (await as(owner)).garden.plants.changeCycle({ id_or_slug: slug, plant_cycle_id, on: dayKey(ctx.now()) })
    const { rows } = await ctx.db.execute<{ payload: CycleEntered }>(sql`
      select payload from graphile_worker._private_jobs where key = ${`plant.cycle_changed:control.propose_modes:${plant_id}`}`)
    await proposeModes(ctx, rows[0]?.payload as CycleEntered)
    return page(address, owner)
  }
  const first = await asked()
  expect(first.text).toContain('Suas plantas entraram na fase “Floração”.')
  expect(first.text).toContain('Mudar o robô para “Flora”?')
  expect(first.text).toContain('Quando a temperatura passa de 28 °C, liga o exaustor em 80 %')
  expect(first.links()).toContain(`${address}#modo`)
  expect((await first.press('Mudar para Flora')).toast).toContain('Pedido enviado.')
  const after = await page(address, owner)
  expect(after.text).not.toContain('Mudar o robô para')
  expect(after.text).toContain('que pede o modo Flora: aceito.')
  await ctx.db.delete(mode_proposals)
  await ctx.db.delete(device_shadows)
  const again = await asked()
  expect((await again.press('Ficar como está')).toast).toContain('O robô fica como está.')
  expect((await again.press('Mudar para Flora')).toast).toContain('Essa pergunta já foi respondida')
  expect((await page(address, owner)).text).toContain('que pede o modo Flora: fica como está.')
})

test('a channel is as the robot told last, by its state or by a change', async ({ ctx, page }) => {
  const { device, owner } = await aLinkedDevice(ctx)
  const state = (level: number) => ({ version: 0, mode: null, channels: { luz: { level, by: 'mode' } } })
  const change = { channel: 'luz', level: 80, by: 'mode' }
  const lamp = async () => {
    const { $ } = await page(`/ganza/${device.serial}`, owner)
    return $('li:has(a[href$="/canais/luz"]) summary span > span').first().text()
  }
  await tell(ctx, device, 'state', state(0), 9)
  expect(await lamp()).toContain('desligada')
  await tell(ctx, device, 'actuation', change, 5)
  expect(await lamp()).toMatch(/^ligada em 80\s%/)
  await tell(ctx, device, 'state', state(30), 3)
  expect(await lamp()).toMatch(/^ligada em 30\s%/)
  await tell(ctx, device, 'actuation', change, 7)
  expect(await lamp(), 'what comes late').toMatch(/^ligada em 30\s%/)
  await tell(ctx, device, 'state', state(0), 1)
  await tell(ctx, device, 'actuation', change, 1)
  expect(await lamp(), 'in the same moment').toMatch(/^ligada em 80\s%/)
})

test('a channel is as it is since its level began: what was on begins anew with a start, which had switched it off', async ({
  ctx,
  as,
}) => {
  const { device, owner } = await aLinkedDevice(ctx)
  const api = await as(owner)
  const since = async () => {
    const { channels } = await api.ganza.robots.show({ id: device.serial })
    return ['luz', 'exaustor'].map((one) => channels.find(({ slug }) => slug === one)?.since)
  }
  await tell(ctx, device, 'actuation', { channel: 'luz', level: 80, by: 'mode' }, 60)
  await tell(ctx, device, 'actuation', { channel: 'exaustor', level: 0, by: 'mode' }, 60)
  await tell(ctx, device, 'boot', { cause: 'power' }, 20, 2)
  const channels = { luz: { level: 80, by: 'mode' }, exaustor: { level: 0, by: 'mode' } }
  await tell(ctx, device, 'state', { version: 0, mode: null, channels }, 19, 2)
  await tell(ctx, device, 'actuation', { channel: 'luz', level: 80, by: 'mode' }, 18, 2)
  expect(await since()).toEqual([ago(ctx, 19), ago(ctx, 60)])
  await tell(ctx, device, 'actuation', { channel: 'luz', level: 0, by: 'mode' }, 10, 2)
  await tell(ctx, device, 'actuation', { channel: 'luz', level: 80, by: 'mode' }, 9, 2)
  expect(await since()).toEqual([ago(ctx, 9), ago(ctx, 60)])
})

test('a state of the same moment as its start says what is on', async ({ ctx, as }) => {
  const { device, owner } = await aLinkedDevice(ctx)
  await tell(ctx, device, 'actuation', { channel: 'luz', level: 80, by: 'mode' }, 60)
  for (const level of [70, 80]) {
    const [minutes, boot] = level === 70 ? [20, 2] : [10, 3]
    await tell(ctx, device, 'boot', { cause: 'power' }, minutes, boot)
    await tell(
      ctx,
      device,
      'state',
      { version: 0, mode: null, channels: { luz: { level, by: 'mode' } } },
      minutes,
      boot,
    )
    const { channels } = await (await as(owner)).ganza.robots.show({ id: device.serial })
    expect(channels.find(({ slug }) => slug === 'luz')).toMatchObject({ level, since: ago(ctx, minutes) })
  }
})

test('the log says nothing of what a restart told again, however much another channel did since', async ({
  ctx,
  page,
}) => {
  const { device, owner } = await aLinkedDevice(ctx)
  await tell(ctx, device, 'actuation', { channel: 'luz', level: 80, by: 'mode' }, 600)
  for (let n = 0; n < 30; n++)
    await tell(ctx, device, 'actuation', { channel: 'exaustor', level: n % 2 ? 30 : 90, by: 'mode' }, 60 - n)
  await tell(ctx, device, 'actuation', { channel: 'luz', level: 80, by: 'mode' }, 5)
  const { $ } = await page(`/ganza/${device.serial}`, owner)
  const said = $('main')
    .text()
    .match(/\d\d:\d\d(?=\s*Luz acendeu)/g)
  expect(said, 'it is noon').toEqual(['02:00'])
})

test('who may only look has no buttons, and nobody else has the robot', async ({ ctx, page }) => {
  const { device, link } = await aLinkedDevice(ctx)
  const [friend, stranger] = [await aUser(ctx), await aUser(ctx)]
  await ctx.db.insert(device_members).values({ link_id: link.id, user_id: friend.id, role: 'viewer' })
  const looked = await page(`/ganza/${device.serial}`, friend)
  expect(looked.status).toBe(200)
  expect(looked.text).not.toContain('por 30 min')
  expect(looked.text).not.toContain('Reiniciar')
  for (const path of ['', '/graficos']) {
    const missing = await page(`/ganza/${device.serial}${path}`, stranger)
    expect(missing).toMatchObject({ status: 404, heading: 'Robô não encontrado' })
    expect(missing.text).toContain(NO_DEVICE)
    expect(missing.links()).toEqual(expect.arrayContaining(['/ganza/gerenciar-robos', '/ganza/vincular-ganza']))
  }
})

test('a robot that never called is helped to', async ({ ctx, page }) => {
  const { device, owner } = await aLinkedDevice(ctx)
  const shown = await page(`/ganza/${device.serial}`, owner)
  expect(shown.text).toContain('Ainda não conectou')
  expect(shown.text).toContain('O robô consegue falar com a gente?')
})

test('charts without scripts: readings as a table, gaps with their cause, coverage and formula', async ({
  ctx,
  page,
}) => {
  const { device, owner } = await aLinkedDevice(ctx)
  await measure(ctx, device, [
    [50, { temperature: 21.5, humidity: 60 }],
    [20, { temperature: 0, humidity: 61 }],
    [19.5, { temperature: 85, humidity: 62 }],
  ])
  await tell(ctx, device, 'boot', { cause: 'power' }, 20)
  const shown = await page(`/ganza/${device.serial}/graficos?faixa=1h`, owner)
  expect(shown).toMatchObject({ status: 200, heading: 'Gráficos · Robô da tenda' })
  expect(shown.$('tr:contains("21,5")').length).toBe(1)
  expect(shown.text).toContain('ficou sem energia')
  expect(shown.text).toContain('85,0 °C, fora do que o sensor mede')
  expect(shown.text).toContain('Tempo com dados, por dia')
  expect(shown.text).toContain('Aqui cada ponto é uma leitura.')
  expect(shown.links().some((link) => link?.includes('series.csv'))).toBe(true)
  expect((await shown.open(`/ganza/${device.serial}/graficos?faixa=nunca&sensores=xyz&de=2026-13-40`)).status).toBe(200)
  const days = async (from: string) => (await shown.open(`/ganza/${device.serial}/graficos?de=${from}`)).text
  expect(await days('2026-11-01&ate=2026-11-02')).toContain('Não há leituras')
  expect(await days('2020-11-01')).toContain('sex, 21 de nov de 2025, 12:00 até sáb, 21 de nov, 12:00')
  expect(await days('2020-11-01&ate=2020-11-02')).toContain('As suas leituras deste robô começam em')
})

test('what a chart shows beside readings begins with the viewer’s link; a friend sees no diary of a private space', async ({
  ctx,
  as,
}) => {
  const { device, owner, link } = await aLinkedDevice(ctx)
  const space = await aSpace(ctx, { created_by: owner.id, private: true })
  await ctx.db.insert(device_places).values({ link_id: link.id, space_id: space.id, placed_at: ago(ctx, 600) })
  await ctx.db
    .insert(updates)
    .values({ space_id: space.id, created_by: owner.id, kind: 'nota', text: 'Poda', happened_at: ago(ctx, 60) })
  const friend = await aUser(ctx)
  await ctx.db.insert(device_members).values({ link_id: link.id, user_id: friend.id, role: 'viewer' })
  const asked = { id: device.serial, from: '2020-01-01T00:00:00Z' }
  const own = await (await as(owner)).ganza.charts.notes(asked)
  expect([own.from, own.journal.length]).toEqual([link.linked_at, 1])
  expect((await (await as(friend)).ganza.charts.notes(asked)).journal).toEqual([])
})

test('before its first mode was noted a robot is taken to have followed the one of now, and the chart says so', async ({
  ctx,
  page,
  as,
}) => {
  const { device, owner, link } = await aLinkedDevice(ctx)
  const mode = await aMode(ctx, { model_id: device.model_id, program: warm })
  const api = await as(owner)
  await api.control.wishes.changeMode({ id: device.id, modo_id: mode.id })
  await measure(ctx, device, [[1, { temperature: 22 }]])
  const { modes } = await api.ganza.charts.notes({ id: device.serial, from: '2020-01-01T00:00:00Z' })
  expect(modes.map(({ slug, assumed, from }) => [slug, assumed, from])[0]).toEqual(['vega', true, link.linked_at])
  expect((await page(`/ganza/${device.serial}/graficos?faixa=1h`, owner)).text).toContain(
    'O alvo desenhado é o do modo de agora, Vega',
  )
})

test('a quantity of all robots is a line each, and a chart of nothing says so', async ({ ctx, page }) => {
  const { device, owner } = await aLinkedDevice(ctx)
  await measure(ctx, device, [
    [40, { temperature: 23.5, humidity: 60 }],
    [10, { temperature: 23.5, humidity: 60 }],
  ])
  await tell(ctx, device, 'boot', { cause: 'power' }, 10)
  const shown = await page('/ganza/dashboard/temperatura?faixa=1h', owner)
  expect(shown.text).toContain('ficou sem energia')
  expect(shown).toMatchObject({ status: 200, heading: 'Temperatura dos robôs' })
  expect(shown.text).toContain('23,5 °C')
  expect((await page('/ganza/dashboard/vpd', await aUser(ctx))).text).toContain('Nenhum robô mandou essa medida')
})
