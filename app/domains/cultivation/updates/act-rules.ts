import { and, eq, isNull } from 'drizzle-orm'
import { catalogue_items } from '#domains/catalogue/items/items.table.ts'
import type { Context } from '#platform/context.ts'
import { signedIn } from '#platform/context.ts'
import { invalidField } from '#platform/errors.ts'
import { activity_types } from '../activities/activity-types.table.ts'
import { type ActivityType, activityOf } from '../activities/activity-types.ts'
import { type Measures, type MetricName, metricNamed } from '../activities/metrics.ts'
import type { ActInput } from './updates.schemas.ts'

/** What is asked of an act of this activity: a shipped one, or one of the grower's own. */
export type Asked = Pick<ActivityType, 'required' | 'optional' | 'on' | 'doses' | 'textRequired' | 'catalogue'>

export async function askedOf(tx: Context, input: ActInput): Promise<Asked> {
  if (input.kind !== 'propria') return activityOf(input.kind) as ActivityType
  const own = and(
    eq(activity_types.id, input.activity_type_id ?? -1),
    eq(activity_types.created_by, signedIn(tx).id),
    isNull(activity_types.archived_at),
  )
  const [type] = await tx.db.select().from(activity_types).where(own).for('share')
  if (!type) throw invalidField('activity_type_id', 'Escolha uma das suas atividades.')
  const names = (required: boolean) => type.metrics.filter((one) => one.required === required).map((one) => one.metric)
  return { required: names(true), optional: names(false), on: 'both', doses: type.feeding || undefined }
}

/** The act as a whole: where it may happen, what it must name and say. Throws what to mend beside its field. */
export async function checkAct(tx: Context, input: ActInput, asked: Asked) {
  if (input.space_id && asked.on === 'plant') throw invalidField('kind', 'Isso se anota em uma planta.')
  if (input.plant_ids.length && asked.on === 'space') throw invalidField('kind', 'Isso se anota em um espaço.')
  if (!input.plant_ids.length && !input.space_id)
    throw invalidField('plant_ids', 'Escolha ao menos uma planta ou um espaço.')
  if (input.doses.length && !asked.doses) throw invalidField('doses', 'Esta atividade não leva doses.')
  if (asked.textRequired && !input.text) throw invalidField('text', 'Preencha este campo.')
  if (input.kind === 'foto' && !input.photo_ids.length) throw invalidField('photo_ids', 'Escolha ao menos uma foto.')
  await demandItem(tx, input, asked)
}

async function demandItem(tx: Context, { catalogue_item_id }: ActInput, { catalogue }: Asked) {
  if (!catalogue) {
    if (catalogue_item_id) throw invalidField('catalogue_item_id', 'Esta atividade não escolhe nada da lista.')
    return
  }
  const active = and(
    eq(catalogue_items.id, catalogue_item_id ?? -1),
    eq(catalogue_items.catalogue, catalogue),
    eq(catalogue_items.active, true),
  )
  const [item] = await tx.db.select({ id: catalogue_items.id }).from(catalogue_items).where(active)
  if (!item) throw invalidField('catalogue_item_id', 'Escolha uma das opções da lista.')
}

/** One plant's or space's values: all that are demanded, none that this activity does not know. */
export function checkMeasures(measures: Measures, { required, optional }: Asked) {
  for (const name of required) if (!measures[name]) throw invalidField(`measures.${name}.value`, 'Preencha este campo.')
  for (const name of Object.keys(measures) as MetricName[])
    if (!required.includes(name) && !optional.includes(name))
      throw invalidField(`measures.${name}.value`, `${metricNamed(name).label} não é desta atividade.`)
}
