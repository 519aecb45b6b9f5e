import { desc, eq } from 'drizzle-orm'
import { catalogue_items } from '#domains/base/catalogue/items/items.table.ts'
import { terms_of_service } from '#domains/base/legal/texts/texts.table.ts'
import { comments } from '#domains/base/social/comments/comments.table.ts'
import { anAd } from '#domains/community/ads/media/ads.factory.ts'
import { ad_types } from '#domains/community/ads/types/ad-types.table.ts'
import { aPost } from '#domains/community/banca/posts/posts.factory.ts'
import { aSurvey } from '#domains/community/surveys/surveys/surveys.factory.ts'
import { aPlant } from '#domains/garden/garden/plants/plants.factory.ts'
import { activity_types } from '#domains/garden/journal/activities/activity-types.table.ts'
import { updates } from '#domains/garden/journal/updates/updates.table.ts'
import { aPlan } from '#domains/garden/plans/plans/plans.factory.ts'
import { aJar } from '#domains/growing/harvest/jars/jars.factory.ts'
import { jar_entries } from '#domains/growing/harvest/jars/jars.table.ts'
import { pickup_points } from '#domains/market/freight/pickups/pickup-points.table.ts'
import { freight_rates, freight_tables } from '#domains/market/freight/tables/freight-tables.table.ts'
import { aCoupon } from '#domains/market/orders/coupons/coupons.factory.ts'
import { aFreight } from '#domains/market/orders/orders.factory.ts'
import { aCategory, aProduct, aProductType } from '#domains/market/products/products.factory.ts'
import { product_reviews } from '#domains/market/products/reviews/product-reviews.table.ts'
import { aProgramme } from '#domains/market/splits/splits.factory.ts'
import { aMember, aStore } from '#domains/market/stores/stores.factory.ts'
import { user_documents } from '#domains/people/accounts/documents/documents.table.ts'
import { anAdmin, aRole } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { aModerator } from '#domains/people/moderation/a-moderator.factory.ts'
import { moderation_cases } from '#domains/people/moderation/cases/cases.table.ts'
import { site_networks } from '#domains/people/support/networks/networks.table.ts'
import { aTicket } from '#domains/people/support/tickets/tickets.factory.ts'
import { aMode } from '#domains/robots/control/control.factory.ts'
import { anAlertRule } from '#domains/robots/device-alerts/device-alerts.factory.ts'
import { aDeviceModel, aPart } from '#domains/robots/device-models/device-models.factory.ts'
import { device_screens } from '#domains/robots/device-models/screens/device-screens.table.ts'
import { device_sensors } from '#domains/robots/device-models/sensors/sensors.table.ts'
import { aLinkedDevice } from '#domains/robots/devices/devices.factory.ts'
import { firmware_rollouts } from '#domains/robots/ganza/rollouts/firmware-rollouts.table.ts'
import { aVersion } from '#domains/robots/ganza/rollouts/rollouts.factory.ts'
import type { Context } from '#platform/context.ts'
import { expect, test } from '#tests/fixtures.ts'
import type { Page } from '#tests/pages/page.ts'

type Typed = Record<string, string>
type Place = { path: string; user: { id: number } }
type Case = {
  /** Where the form is, and whose. */
  open: (ctx: Context) => Promise<Place>
  within?: string
  button?: string
  /** What one tab changes, and the other, opened before. */
  one: Typed
  other: Typed
}

const ofAdmin = (path: (ctx: Context) => Promise<string>) => async (ctx: Context) => ({
  path: `/admin/${await path(ctx)}`,
  user: await anAdmin(ctx),
})
const ofStore =
  (path: (ctx: Context, store: { id: number; created_by: number }, owner: { id: number }) => Promise<string>) =>
  async (ctx: Context) => {
    const { store, owner } = await aStore(ctx)
    return { path: `/vendedor/dashboard/${store.slug}/${await path(ctx, store, owner)}`, user: owner }
  }

async function aRobot(ctx: Context): Promise<Place> {
  const { device, owner } = await aLinkedDevice(ctx)
  return { path: `/ganza/gerenciar-robos/configurar/${device.serial}`, user: owner }
}

async function aTable(ctx: Context, { id }: { id: number }) {
  await aFreight(ctx, id)
  const [table] = await ctx.db.select().from(freight_tables).where(eq(freight_tables.store_id, id))
  return table?.id ?? 0
}

const cases: Record<string, Case> = {
  'a kind of ads': {
    open: ofAdmin(async ({ db }) => {
      const type = { name: 'Topo', slug: 'topo-de-teste', width: 600, height: 200 }
      const [row] = await db.insert(ad_types).values(type).returning()
      return `ads/ads_type/${row?.id}`
    }),
    one: { name: 'Topo da banca' },
    other: { width: '700' },
  },
  'a model of robots': {
    open: ofAdmin(async (ctx) => `ganza/modelos/${(await aDeviceModel(ctx)).id}`),
    one: { description: 'Para tendas.' },
    other: { interval_seconds: '60' },
  },
  'a sensor': {
    open: ofAdmin(async (ctx) => {
      await aDeviceModel(ctx)
      const [sensor] = await ctx.db.select().from(device_sensors).orderBy(desc(device_sensors.id)).limit(1)
      return `ganza/sensores-de-telemetria/${sensor?.id}`
    }),
    one: { name: 'Outro nome' },
    other: { stuck_minutes: '90' },
  },
  'a part': {
    open: ofAdmin(async (ctx) => {
      const model = await aDeviceModel(ctx)
      return `ganza/parts/${await aPart(ctx, model.id, { code: 'BOMBA-1', life_hours: 500 })}`
    }),
    one: { description: 'De diafragma.' },
    other: { life_hours: '800' },
  },
  'a mode': {
    open: ofAdmin(async (ctx) => `ganza/modos/${(await aMode(ctx, { model_id: (await aDeviceModel(ctx)).id })).id}`),
    button: 'Salvar nome',
    one: { description: 'Dezoito horas de luz.' },
    other: { name: 'Vega longa' },
  },
  'a type of products': {
    open: ofAdmin(async (ctx) => `marketplace/tipos_produto/${(await aProductType(ctx)).id}`),
    one: { name: 'Vasos' },
    other: { active: 'false' },
  },
  'a survey': {
    open: ofAdmin(async (ctx) => `pesquisas/${(await aSurvey(ctx)).id}`),
    one: { description: 'Dois minutos.' },
    other: { title: 'Com que você rega?', 'questions[0].text': 'Com quê?' },
  },
  'a ticket': {
    open: ofAdmin(async (ctx) => `contatos/ticket/${(await aTicket(ctx)).uuid}`),
    button: 'Salvar situação',
    one: { state: 'aguardando_pessoa' },
    other: { assigned_to: 'me' },
  },
  'a coupon': {
    open: ofStore(async (ctx, store) => `cupons/${(await aCoupon(ctx, { store_id: store.id })).id}`),
    one: { percent: '20' },
    other: { from: '2026-12-01', max_uses: '30' },
  },
  'a network of the site': {
    open: ofAdmin(async ({ db }) => {
      const network = { kind: 'instagram', address: 'https://www.instagram.com/grower', order: 1 } as const
      const [row] = await db.insert(site_networks).values(network).returning()
      return `redes_sociais/${row?.id}`
    }),
    one: { address: 'https://www.instagram.com/outro' },
    other: { order: '3' },
  },
  'an item of a catalogue': {
    open: ofAdmin(async ({ db }) => {
      const ofCares = eq(catalogue_items.catalogue, 'cuidados_planta')
      const [row] = await db.select().from(catalogue_items).where(ofCares).limit(1)
      return `cuidados_planta/${row?.id}`
    }),
    one: { name: 'Poda de raiz' },
    other: { active: 'false' },
  },
  'a category of products': {
    open: ofAdmin(async (ctx) => `marketplace/categorias/${(await aCategory(ctx)).id}`),
    one: { name: 'Vasos' },
    other: { active: 'false' },
  },
  'a screen of robots': {
    open: ofAdmin(async (ctx) => {
      const model_id = (await aDeviceModel(ctx)).id
      const screen = { model_id, slug: 'clima', name: 'Clima', shows: ['luz', 'bomba'] }
      const [row] = await ctx.db.insert(device_screens).values(screen).returning()
      return `ganza/telas/${row?.id}`
    }),
    one: { description: 'O que se vê primeiro.' },
    other: { name: 'Ar' },
  },
  'a table of freight': {
    open: ofStore(async (ctx, store) => `frete/tabelas/${await aTable(ctx, store)}`),
    within: '[name=form][value=table] ~ *',
    one: { name: 'Motoboy' },
    other: { free_from: '300,00' },
  },
  'a range of freight': {
    open: ofStore(async (ctx, store) => {
      const table = await aTable(ctx, store)
      const [rate] = await ctx.db.select().from(freight_rates).where(eq(freight_rates.table_id, table))
      return `frete/tabelas/${table}?faixa=${rate?.id}`
    }),
    button: 'Salvar faixa',
    one: { price: '25,00' },
    other: { kg: '20', days_max: '7' },
  },
  'a place to fetch': {
    open: ofStore(async ({ db }, store) => {
      const point = { name: 'Loja', address: 'Rua A, 1', city: 'Ouro Preto', uf: 'MG', hours: 'De 9 às 18.' }
      const [row] = await db
        .insert(pickup_points)
        .values({ ...point, store_id: store.id })
        .returning()
      return `frete/retirada/${row?.id}`
    }),
    one: { hours: 'De 10 às 19.' },
    other: { address: 'Rua B, 2' },
  },
  'an alert of a robot': {
    open: async (ctx) => {
      const { device, owner, link } = await aLinkedDevice(ctx)
      const rule = await anAlertRule(ctx, { link_id: link.id, high: 30 })
      return { path: `/ganza/${device.serial}/avisos?editar=${rule.id}`, user: owner }
    },
    one: { high: '28' },
    other: { hold_minutes: '20' },
  },
  'a robot': { open: aRobot, one: { name: 'Robô novo' }, other: { leaf_offset: '-1,5' } },
  'a channel of a robot': {
    open: aRobot,
    button: 'Salvar aparelho',
    one: { label: 'Painel' },
    other: { watts: '120' },
  },
  'an own activity': {
    open: async (ctx) => {
      const user = await aUser(ctx)
      await ctx.db.insert(activity_types).values({ created_by: user.id, name: 'Ritual' })
      return { path: '/cultivo/atividades', user }
    },
    one: { name: 'Ronda' },
    other: { 'requirements.height_cm': 'required' },
  },
  'a programme of affiliates': {
    open: ofStore(async (ctx, store) => `afiliacoes/programas/${(await aProgramme(ctx, store)).id}`),
    one: { text: 'Venda conosco.' },
    other: { bps: '12' },
  },
  'an ad': {
    open: ofAdmin(async (ctx) => `ads/midias/${(await anAd(ctx)).id}`),
    one: { name: 'Terra preta' },
    other: { ends_on: '2026-12-24' },
  },
  'a legal draft': {
    open: ofAdmin(async ({ db }) => {
      const draft = { slug: 'versao-9-0', version: '9.0', body: 'Seja gentil.' }
      await db.insert(terms_of_service).values(draft)
      return `termos_de_servico/editar/${draft.slug}`
    }),
    button: 'Salvar rascunho',
    one: { summary: 'Ficou mais curto.' },
    other: { body: 'Seja gentil, sempre.' },
  },
  'a roll-out': {
    open: ofAdmin(async (ctx) => {
      const { id: model_id } = await aDeviceModel(ctx)
      const { id: firmware_version_id } = await aVersion(ctx, model_id, '2.0.0')
      await ctx.db.insert(firmware_rollouts).values({ firmware_version_id, model_id, percent: 5, most_failures: 500 })
      return `ganza/versoes-arduino/${firmware_version_id}/distribuir`
    }),
    one: { percent: '20' },
    other: { most_failures_percent: '8' },
  },
  'a document': {
    open: async (ctx) => {
      const user = await aUser(ctx)
      const [row] = await ctx.db.insert(user_documents).values({ user_id: user.id, kind: 'prescription' }).returning()
      return { path: `/perfil/documentos/${row?.id}`, user }
    },
    one: { issued_on: '2026-01-10' },
    other: { note: 'Vale um ano.', expires_on: '2027-01-10' },
  },
  'an entry of a jar': {
    open: async (ctx) => {
      const jar = await aJar(ctx)
      const entry = { jar_id: jar.id, kind: 'medicao', happened_at: ctx.now(), humidity: 62 } as const
      const [row] = await ctx.db.insert(jar_entries).values(entry).returning()
      return { path: `/cultivo/pote/${jar.slug}/anotacao/${row?.id}`, user: { id: jar.created_by } }
    },
    one: { humidity: '61' },
    other: { note: 'Cheiro de limão.' },
  },
  'a plan': {
    open: async (ctx) => {
      const plan = await aPlan(ctx)
      return { path: `/cultivo/plano/${plan.slug}/edit`, user: { id: plan.created_by } }
    },
    one: { description: 'Do começo ao fim.' },
    other: { name: 'Plano da tenda' },
  },
  'an update of the journal': {
    open: async (ctx) => {
      const plant = await aPlant(ctx)
      const watered = {
        plant_id: plant.id,
        created_by: plant.created_by,
        kind: 'rega',
        measures: { ph: { value: 6.2 }, volume_ml: { value: 500 } },
      }
      const [row] = await ctx.db
        .insert(updates)
        .values({ ...watered, happened_at: ctx.now() } as never)
        .returning()
      return { path: `/cultivo/atualizacao/${row?.id}/editar`, user: { id: plant.created_by } }
    },
    one: { 'measures.ph.value': '6' },
    other: { text: 'Com a água da chuva.', 'measures.volume_ml.value': '800' },
  },
  'a hashtag': {
    open: async (ctx) => {
      await aPost(ctx, { text: '#golpe' })
      return { path: '/banca/hashtag/golpe', user: await anAdmin(ctx) }
    },
    one: { listable: 'false' },
    other: { trendable: 'false' },
  },
  // Of two roles, whoever picks the other picks the same: saved untouched, it takes nothing back.
  'the role of a member': {
    open: ofStore(async (ctx, { id }) => {
      await aMember(ctx, id, 'viewer')
      return 'managers'
    }),
    button: 'Salvar papel',
    one: { role: 'manager' },
    other: {},
  },
}

/** Forms of one field: the same field, in two tabs. */
type Single = Pick<Case, 'button' | 'within'> & {
  open: (ctx: Context) => Promise<Place & { typed?: [string, string] }>
  field: string
  typed?: [string, string]
}
const single: Record<string, Single> = {
  'the name of a role': {
    open: ofAdmin(async (ctx) => {
      await aRole(ctx, [], 'curadoria')
      return 'roles'
    }),
    button: 'Renomear papel',
    within: 'li:contains(curadoria)',
    field: 'name',
    typed: ['curadoria-nova', 'curadoria-velha'],
  },
  'the notes of a firmware': {
    open: ofAdmin(async (ctx) => {
      const model = await aDeviceModel(ctx)
      return `ganza/versoes-arduino/${(await aVersion(ctx, model.id, '2.1.0')).id}`
    }),
    button: 'Salvar notas',
    field: 'notes',
    typed: ['Menos ruído.', 'Mais calma.'],
  },
  'the fee of a store': {
    open: ofAdmin(async (ctx) => `marketplace/lojas/${(await aStore(ctx)).store.slug}`),
    button: 'Salvar taxa',
    field: 'percent',
    typed: ['8', '9,5'],
  },
  'the price of energy': {
    open: async (ctx) => {
      const { device, owner } = await aLinkedDevice(ctx)
      return { path: `/ganza/${device.serial}/energia`, user: owner }
    },
    button: 'Salvar tarifa',
    field: 'tariff',
    typed: ['0,95', '1,1'],
  },
  'a comment': {
    open: async (ctx) => {
      const { id: target_id, slug, created_by } = await aPlant(ctx)
      await ctx.db.insert(comments).values({ target: 'plant', target_id, created_by, text: 'Que lnda!' })
      return { path: `/cultivo/planta/${slug}/comentarios`, user: { id: created_by } }
    },
    within: 'form:has([name=comment_id])',
    field: 'text',
    typed: ['Que linda!', 'Que flor!'],
  },
  'who cares for a case': {
    open: async (ctx) => {
      const [one, other] = [await aModerator(ctx), await aModerator(ctx)]
      const plant = await aPlant(ctx)
      const seen = { seen_title: plant.name, seen_text: '', seen_url: '/', last_reported_at: ctx.now() }
      const [row] = await ctx.db
        .insert(moderation_cases)
        .values({ ...seen, target: 'plant', target_id: plant.id })
        .returning()
      return { path: `/admin/denuncias/${row?.id}`, user: one, typed: [String(one.id), String(other.id)] }
    },
    button: 'Salvar responsável',
    field: 'assigned_to',
  },
  'the answer to a review': {
    open: ofStore(async (ctx, { id: store_id }) => {
      const { id: product_id } = await aProduct(ctx, { store_id })
      const said = { stars: 2, order_line_id: 77_002, created_by: (await aUser(ctx)).id }
      await ctx.db.insert(product_reviews).values({ ...said, product_id, store_id })
      return 'avaliacoes'
    }),
    button: 'Responder',
    field: 'text',
    typed: ['Sentimos muito.', 'Vamos trocar.'],
  },
}

test.for(Object.entries(single))('%s in two tabs: the second is asked', async ([, one], { ctx, page }) => {
  const { path, user, typed = one.typed ?? ['', ''] } = await one.open(ctx)
  const [first, second] = [await page(path, user), await page(path, user)]
  const press = (tab: Page, text: string) => tab.press(one.button ?? 'Salvar', { [one.field]: text }, one.within)
  const [theirs, mine] = typed
  expect((await press(first, theirs)).toast).toBeTruthy()
  const asked = await press(second, mine)
  expect(asked.status).toBe(409)
  expect(asked.error(one.field)).toBe('Este campo mudou enquanto você editava.')
  expect(asked.$(`${one.within ?? 'main'} [name=${one.field}]`).val()).toBe(mine)
  expect((await asked.press(one.button ?? 'Salvar', {}, one.within)).status).toBe(302)
})

test.for(Object.entries(cases))('%s in two tabs: what either changed stays', async ([, one], { ctx, page }) => {
  const { path, user } = await one.open(ctx)
  const button = one.button ?? 'Salvar'
  const open = () => page(path, user)
  const [first, second] = [await open(), await open()]
  const mine = Object.fromEntries(
    Object.entries(one.other).map(([name, value]) => [name, value === 'me' ? String(user.id) : value]),
  )
  expect((await first.press(button, one.one, one.within)).toast).toBeTruthy()
  const saved = await second.press(button, mine, one.within)
  expect([saved.status, saved.toast]).toEqual([302, expect.any(String)])
  const now = await open()
  const wanted = { ...one.one, ...mine }
  expect(standing(now, Object.keys(wanted))).toEqual(wanted)
})

test('the same field in two tabs is said beside the field of the form, in its own unit', async ({ ctx, page }) => {
  const same = async (
    name: string,
    { button = 'Salvar', typed, shown }: { button?: string; typed: Typed[]; shown: Typed },
  ) => {
    const { path, user } = await (cases[name] as Case).open(ctx)
    const [first, second] = [await page(path, user), await page(path, user)]
    await first.press(button, typed[0])
    const behind = await second.press(button, typed[1])
    expect(behind.status).toBe(409)
    for (const [field, text] of Object.entries(shown)) {
      expect(behind.error(field)).toBe('Este campo mudou enquanto você editava.')
      expect(behind.textOf(`[data-error-of=${field}]`)).toMatch(new RegExp(`Agora está assim:${text}(?!\\d)`))
    }
    expect((await behind.press(button)).status).toBe(302)
    expect(standing(await page(path, user), Object.keys(typed[1] ?? {}))).toEqual(typed[1])
  }
  await same('a coupon', {
    typed: [
      { percent: '20', from: '2026-12-01' },
      { percent: '30', from: '2026-12-05' },
    ],
    shown: { percent: '20', from: '01/12/2026' },
  })
  await same('a range of freight', {
    button: 'Salvar faixa',
    typed: [
      { kg: '20', price: '25,00' },
      { kg: '12,5', price: '30,00' },
    ],
    shown: { kg: '20', price: '25,00' },
  })
  await same('a programme of affiliates', { typed: [{ bps: '12' }, { bps: '15' }], shown: { bps: '12' } })
})

/** In the form that has all of these fields; of a switch its chosen side. */
function standing({ $ }: Page, names: string[]) {
  const form = $('form').filter((_, each) => names.every((name) => $(each).find(`[name="${name}"]`).length > 0))
  const field = (name: string) => form.find(`[name="${name}"]`).not('[type=radio]:not(:checked)').first().val()
  return Object.fromEntries(names.map((name) => [name, field(name)]))
}
