import type { Client } from '#web/api-for.server.ts'
import { plantFields } from '../../plants/plant.form.ts'

/** The new space is where the plant of the step before lives (`planta`: its id), when it lives nowhere yet or was cut. */
export async function moveIn({ garden }: Client, url: URL, space_id: number) {
  const plants_id = [Number(url.searchParams.get('planta'))].filter((id) => Number.isSafeInteger(id) && id > 0)
  const [card] = plants_id.length ? (await garden.plants.list({ plants_id })).data : []
  if (!card || (card.space && card.status !== 'colhida')) return
  const plant = await garden.plants.show({ id_or_slug: String(card.id) })
  if (plant.can.update) await garden.plants.update({ id_or_slug: plant.slug, ...plantFields(plant), space_id })
}
