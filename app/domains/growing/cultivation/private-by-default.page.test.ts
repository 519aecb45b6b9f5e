import { desc } from 'drizzle-orm'
import { aPlant, cycleId } from '#domains/garden/garden/plants/plants.factory.ts'
import { plants } from '#domains/garden/garden/plants/plants.table.ts'
import { aSpace } from '#domains/garden/garden/spaces/spaces.factory.ts'
import { spaces } from '#domains/garden/garden/spaces/spaces.table.ts'
import { aStuff } from '#domains/garden/garden/stuffs/stuffs.factory.ts'
import { stuffs } from '#domains/garden/garden/stuffs/stuffs.table.ts'
import { aPlan } from '#domains/garden/plans/plans/plans.factory.ts'
import { plans } from '#domains/garden/plans/plans/plans.table.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import type { Context } from '#platform/context.ts'
import { expect, test } from '#tests/fixtures.ts'

type Owner = { created_by: number }
type Case = {
  form: string
  /** What the form creates or changes. */
  table: typeof plants | typeof spaces | typeof plans | typeof stuffs
  /** The form's URL; an edit form is given a public row. */
  address: (ctx: Context, grower: Owner) => Promise<string> | string
  button: string
  values?: (ctx: Context) => Promise<Record<string, string>> | Record<string, string>
}

const named = () => ({ name: 'Aurora' })

const cases: Case[] = [
  {
    form: 'a new plant',
    table: plants,
    address: () => '/cultivo/add-planta',
    button: 'Criar planta',
    values: async (ctx) => ({ ...named(), plant_cycle_id: String(await cycleId(ctx, 'vegetativo')) }),
  },
  {
    form: 'a plant that is changed',
    table: plants,
    address: async (ctx, grower) => `/cultivo/planta/${(await aPlant(ctx, { ...grower, private: false })).slug}/edit`,
    button: 'Salvar',
  },
  {
    form: 'clones',
    table: plants,
    address: async (ctx, grower) =>
      `/cultivo/gerenciar/plantas?acao=clonar&plant_ids=${(await aPlant(ctx, { ...grower, private: false })).id}`,
    button: 'Clonar',
  },
  {
    form: 'a new space',
    table: spaces,
    address: () => '/cultivo/add-espaco',
    button: 'Criar espaço',
    values: () => ({ ...named(), kind: 'armario' }),
  },
  {
    form: 'a space that is changed',
    table: spaces,
    address: async (ctx, grower) => `/cultivo/edit-espaco/${(await aSpace(ctx, { ...grower, private: false })).slug}`,
    button: 'Salvar',
  },
  {
    form: 'a new plan',
    table: plans,
    address: () => '/cultivo/add-plano?modelo=autoflorescente',
    button: 'Criar plano',
    values: named,
  },
  {
    form: 'a plan that is changed',
    table: plans,
    address: async (ctx, grower) => `/cultivo/plano/${(await aPlan(ctx, { ...grower, private: false })).slug}/edit`,
    button: 'Salvar',
  },
  {
    form: 'a new item',
    table: stuffs,
    address: () => '/cultivo/itens?novo=lampada',
    button: 'Adicionar equipamento',
    values: () => ({ 'specs.technology': 'led', 'specs.watts': '100' }),
  },
  {
    form: 'an item that is changed',
    table: stuffs,
    address: async (ctx, grower) => `/cultivo/item/${(await aStuff(ctx, { ...grower, private: false })).slug}?editar=`,
    button: 'Salvar',
  },
]

// An incomplete or outdated form, or one that lost the field in a redesign, must never make anything public.
test.for(cases)('$form: private when its form says nothing, public when it says so', async (each, { ctx, page }) => {
  const { id: created_by } = await aUser(ctx)
  const values = await each.values?.(ctx)
  const newestAfter = async (isPrivate: string | undefined) => {
    const form = await page(await each.address(ctx, { created_by }), { id: created_by })
    const answer = await form.press(each.button, { ...values, private: isPrivate })
    expect(answer.status, answer.text).toBe(302)
    const [row] = await ctx.db.select().from(each.table).orderBy(desc(each.table.id)).limit(1)
    return row?.private
  }
  expect(await newestAfter(undefined)).toBe(true)
  expect(await newestAfter('false')).toBe(false)
})
