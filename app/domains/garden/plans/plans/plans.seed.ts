import { eq, inArray } from 'drizzle-orm'
import { plant_places, plants } from '#domains/garden/garden/plants/plants.table.ts'
import type { Context } from '#platform/context.ts'
import { DAY } from '#shared/durations.ts'
import { reservedSlugs } from '#shared/reserved-slugs.ts'
import { searchable, slugify } from '#shared/text.ts'
import { type Chance, chanceOf } from '#world/chance.ts'
import { seedReadings } from '../progress/demo-readings.seed.ts'
import { planAgenda } from '../stages/plan-agenda.actions.ts'
import { type PlanTemplate, templateNamed } from '../templates/plan-templates.kinds.ts'
import { type DemoIds, demoIds } from './demo-ids.seed.ts'
import { type Lived, lifePlan, type SeedStage, templateStages } from './demo-life-plan.seed.ts'
import { plan_plants, plan_spaces, plan_stages, plan_versions, plans } from './plans.table.ts'

/** A plant, as created by the plant seed. */
export type Followed = Lived & {
  id: number
  outdoors: boolean
  row: { created_by: number; private: boolean; archived_at?: Date | null }
  current: { cycle: string }
}
type Person = { id: number; nickname: string }
export type SeededPlan = { target: string; id: number; created_by: number; since: Date }

const names = [
  'Plano da tenda',
  'Ciclo de primavera',
  'Do meu jeito',
  'Sem pressa',
  'Flora longa',
  'Primeira colheita',
  'Plano da varanda',
  'Um por vez',
  'Para o óleo',
  'Rodada quatro',
]

/** Demo plans; returns the public ones, for saves and comments. */
export async function seedDemoPlans(
  tx: Context,
  people: Map<string, Person>,
  planted: Followed[],
): Promise<SeededPlan[]> {
  const ids = await demoIds(tx)
  const free = freeSlugs()
  const grower = people.get('grower')
  const made: SeededPlan[] = grower
    ? await seedGrowersPlans(
        tx,
        grower,
        planted.filter(({ row }) => row.created_by === grower.id),
        { ids, free },
      )
    : []
  const others = [
    ...Map.groupBy(
      planted.filter(({ row }) => row.created_by !== grower?.id && !row.archived_at),
      ({ row }) => row.created_by,
    ),
  ]
  for (const [created_by, garden] of others) {
    const plan = await seedPlanOf(tx, { created_by, garden }, { ids, free })
    if (plan) made.push(plan)
  }
  return made
}

type Making = { ids: DemoIds; free: (name: string) => string }

/** One plan for a user's plants that are in the same cycle as a public one of theirs; finished when that is curing. */
async function seedPlanOf(
  tx: Context,
  { created_by, garden }: { created_by: number; garden: Followed[] },
  making: Making,
) {
  const chance = chanceOf('plan', created_by)
  const known = garden.filter(({ history }) =>
    history.some(({ cycle }) => cycle === 'germinacao' || cycle === 'vegetativo'),
  )
  const first =
    known.find(({ row, current }) => !row.private && current.cycle !== 'cura') ??
    known.find(({ row }) => !row.private) ??
    known[0]
  if (!first) return null
  const together = known.filter(
    ({ current, outdoors }) => current.cycle === first.current.cycle && outdoors === first.outdoors,
  )
  const template = templateOf(chance, first)
  const plan = lifePlan(first, template, { late: chance.int(-3, 6) })
  const isPrivate = first.row.private || chance.chance(0.15)
  const status = first.current.cycle === 'cura' ? 'concluido' : 'em-andamento'
  const row = { ...plan, name: chance.pick(names), created_by, private: isPrivate, status, method: template.method }
  const id = await storePlan(tx, row, { ...making, template, plants: together.map((plant) => plant.id) })
  await planAgenda(tx, id)
  return isPrivate ? null : seeded(tx, id, created_by, plan.starts_on)
}

/** A running plan that is late and was changed once, a finished one, a template, and one not yet started. */
async function seedGrowersPlans(tx: Context, { id: created_by }: Person, garden: Followed[], making: Making) {
  const made: SeededPlan[] = []
  const own = { created_by, private: false }
  const soil = templateNamed('fotoperiodo-solo') as PlanTemplate
  const flowering = garden.find(({ current }) => current.cycle === 'floracao')
  if (flowering) {
    await moveIndoors(tx, flowering, garden)
    const plan = lifePlan(flowering, unwatered(soil), { late: 3 })
    const id = await storePlan(
      tx,
      {
        ...plan,
        ...own,
        name: 'Solo vivo de outono',
        method: 'solo',
        status: 'em-andamento',
        description:
          'Solo vivo, só água e cobertura. Anoto temperatura e umidade três vezes por dia para ver se ficam na faixa.',
      },
      { ...making, template: soil, plants: [flowering.id] },
    )
    await changeOnce(tx, id, { created_by, ago: 12 })
    await planAgenda(tx, id)
    await seedReadings(tx, { plan_id: id, created_by })
    made.push(seeded(tx, id, created_by, plan.starts_on))
  }
  const cured = garden.filter(({ current }) => current.cycle === 'cura')
  const oldest = cured.find(({ row }) => !row.private) ?? cured[0]
  if (oldest) {
    const plan = lifePlan(oldest, soil, { late: -2 })
    const id = await storePlan(
      tx,
      {
        ...plan,
        ...own,
        name: 'Primeira rodada',
        method: 'solo',
        status: 'concluido',
        description: 'Da semente ao pote. Aprendi a esperar.',
      },
      { ...making, template: soil, plants: [oldest.id] },
    )
    made.push(seeded(tx, id, created_by, plan.starts_on))
  }
  const stages = templateStages(soil).map((stage) => (stage.name === 'Vegetativo' ? { ...stage, days: 42 } : stage))
  const base = { ...own, starts_on: null, method: 'solo' as const, status: 'planejado' }
  const template = await storePlan(
    tx,
    {
      ...base,
      stages,
      name: 'Meu solo vivo (modelo)',
      template: true,
      description: 'O que funcionou em três rodadas.',
    },
    { ...making, template: soil, plants: [] },
  )
  made.push(seeded(tx, template, created_by, null))
  const coco = templateNamed('fotoperiodo-coco') as PlanTemplate
  await storePlan(
    tx,
    { ...base, private: true, stages: templateStages(coco), name: 'Coco no verão', method: 'coco' },
    { ...making, template: coco, plants: [] },
  )
  return made
}

/** Without its waterings: the plant's space is watered as a whole, by a task of its own. */
const unwatered = (template: PlanTemplate): PlanTemplate => ({
  ...template,
  stages: template.stages.map((stage) => ({
    ...stage,
    tasks: stage.tasks.filter(({ kind }) => !kind?.startsWith('rega')),
  })),
})

type Row = {
  name: string
  description?: string
  created_by: number
  private: boolean
  template?: boolean
  starts_on: string | null
  method: PlanTemplate['method']
  status: string
  stages: SeedStage[]
}

async function storePlan(
  tx: Context,
  { stages, status, ...row }: Row,
  { ids, free, template, plants: followed }: Making & { template: PlanTemplate; plants: number[] },
) {
  const at = row.starts_on ? new Date(`${row.starts_on}T12:00:00Z`) : new Date(tx.now().getTime() - 20 * DAY)
  const [plan] = await tx.db
    .insert(plans)
    .values({
      ...row,
      slug: free(row.name),
      plan_status_id: ids.statuses.get(status) ?? 0,
      source: `Modelo do site: ${template.name}. ${template.source}`,
      search_text: searchable(row.name),
      created_at: at,
      updated_at: at,
      published_at: row.private ? null : at,
    })
    .returning({ id: plans.id })
  if (!plan) throw new Error('insert returned no row')
  const rows = stages.map(({ cycle, ...stage }, position) => ({
    ...stage,
    position,
    plan_id: plan.id,
    plant_cycle_id: ids.cycles.get(cycle) ?? 0,
  }))
  const kept = await tx.db.insert(plan_stages).values(rows).returning()
  await tx.db.insert(plan_versions).values({
    plan_id: plan.id,
    version: 1,
    starts_on: row.starts_on,
    stages: kept.map(({ plan_id: _, ...stage }) => stage),
    created_by: row.created_by,
    created_at: at,
  })
  if (followed.length) await follow(tx, plan.id, followed)
  return plan.id
}

/** The running plan's plants are in a space with a lamp and readings. */
async function moveIndoors(tx: Context, plant: Followed, garden: Followed[]) {
  const inside = garden.find(({ outdoors }) => !outdoors)
  if (!plant.outdoors || !inside) return
  const [place] = await tx.db.select({ space_id: plants.space_id }).from(plants).where(eq(plants.id, inside.id))
  await tx.db.update(plants).set({ space_id: place?.space_id }).where(eq(plants.id, plant.id))
  // It has always stood there.
  await tx.db.update(plant_places).set({ space_id: place?.space_id }).where(eq(plant_places.plant_id, plant.id))
}

/** The plants, and their spaces. */
async function follow(tx: Context, plan_id: number, ids: number[]) {
  await tx.db.insert(plan_plants).values(ids.map((plant_id) => ({ plan_id, plant_id })))
  const places = await tx.db.selectDistinct({ space_id: plants.space_id }).from(plants).where(inArray(plants.id, ids))
  const spaces = places.flatMap(({ space_id }) => (space_id ? [{ plan_id, space_id }] : []))
  if (spaces.length) await tx.db.insert(plan_spaces).values(spaces)
}

/** The last weeks of flower were extended: version 2. */
async function changeOnce(tx: Context, plan_id: number, { created_by, ago }: { created_by: number; ago: number }) {
  const stages = await tx.db
    .select()
    .from(plan_stages)
    .where(eq(plan_stages.plan_id, plan_id))
    .orderBy(plan_stages.position)
  const longer = stages.map(({ plan_id: _, ...stage }) =>
    stage.name === 'Flora final' ? { ...stage, days: stage.days + 7 } : stage,
  )
  for (const { id, days } of longer) await tx.db.update(plan_stages).set({ days }).where(eq(plan_stages.id, id))
  await tx.db.update(plans).set({ version: 2 }).where(eq(plans.id, plan_id))
  const created_at = new Date(tx.now().getTime() - ago * DAY)
  await tx.db
    .insert(plan_versions)
    .values({ plan_id, version: 2, reason: 'Os tricomas ainda estão claros', stages: longer, created_by, created_at })
}

const templateOf = (chance: Chance, { outdoors }: Followed) =>
  templateNamed(
    outdoors
      ? 'externo-brasil'
      : chance.pick(['fotoperiodo-solo', 'fotoperiodo-coco', 'autoflorescente', 'hidroponia']),
  ) as PlanTemplate

const seeded = (tx: Context, id: number, created_by: number, starts_on: string | null): SeededPlan => ({
  target: 'plan',
  id,
  created_by,
  since: starts_on ? new Date(`${starts_on}T12:00:00Z`) : new Date(tx.now().getTime() - 20 * DAY),
})

function freeSlugs() {
  const counts = new Map<string, number>()
  return (name: string) => {
    const base = slugify(name)
    const count = (counts.get(base) ?? (reservedSlugs.plano.has(base) ? 1 : 0)) + 1
    counts.set(base, count)
    return count === 1 ? base : `${base}-${count}`
  }
}
