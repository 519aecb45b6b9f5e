import type { CallApi } from './screen.ts'

/** The fields of a list response that the screen lists use. */
export type Listed = { data: { id: number; slug: string; plants_count?: number }[] }

/**
 * Paths of some things of the demo grower. Things that other tests create meanwhile are never older
 * than the demo world.
 */
export async function demoThings(callApi: CallApi) {
  const own = 'user=joaquim.verde'
  const first = async (call: string, fits = (_: Listed['data'][number]) => true) =>
    (await callApi<Listed>(`plan-cultivation/${call}`)).data.find(fits)?.slug
  const plants = await callApi<Listed>(`plan-cultivation/plant?${own}&per_page=2&order_by=name`)
  return {
    plant: `/cultivo/planta/${await first(`plant?${own}&private=false&status=viva&order_by=saves_count`)}`,
    cut: `/cultivo/planta/${await first(`plant?${own}&private=false&status=colhida`)}`,
    space: `/cultivo/espaco/${await first(`space?${own}&order_type=asc`, ({ plants_count = 0 }) => plants_count > 0)}`,
    plan: `/cultivo/plano/${await first(`plan-cultivation?${own}&template=false&order_by=starts_on`)}`,
    item: `/cultivo/item/${(await callApi<Listed>(`stuff/stuff-of?${own}`)).data[0]?.slug}`,
    plant_ids: plants.data.map(({ id }) => id).join(),
  }
}

/** Sub-paths of a path. */
export const under = (address: string, rests: string[]) => rests.map((rest) => address + rest)

export const slugOf = (address: string) => address.split('/').at(-1)
