import { demoThings, type Listed, slugOf, under } from '#tests/site/screens/demo-things.ts'
import { type CallApi, type DomainScreens, seenBy } from '#tests/site/screens/screen.ts'

type Things = Awaited<ReturnType<typeof demoThings>>

export const screens: DomainScreens = async (ask) => {
  const things = await demoThings(ask)
  const { plant, space, plant_ids } = things
  return [
    ...seenBy(undefined, [
      ...under(plant, ['/atualizacoes', '/atualizacoes?semana=2', '/fotos']),
      ...under(space, ['/atualizacoes', '/fotos']),
    ]),
    ...seenBy('grower', [
      ...under(plant, ['/atualizacoes', '/fotos']),
      ...under(`${plant}/atualizacoes?tipo=`, ['rega-alimentacao', 'fase', 'medicao']),
      `${space}/atualizacoes?tipo=rega`,
      `/cultivo/registrar?plantas=${plant_ids}`,
      '/cultivo/atividades',
      ...(await lines(ask, things)),
    ]),
  ]
}

type Acts = { data: { id: number; act_key: string }[] }

/** A journal row, one act on several plants, a photo. */
async function lines(ask: CallApi, { plant, space }: Things) {
  const at = 'plan-cultivation'
  const [latest, acts, { photos }] = await Promise.all([
    ask<Listed>(`${at}/plant/${slugOf(plant)}/updates?per_page=1`),
    ask<Acts>(`${at}/space/${slugOf(space)}/updates?per_page=60`),
    ask<{ photos: { document: { id: number } }[] }>(`${at}/plant/${slugOf(plant)}`),
  ])
  const shared = acts.data.find(({ act_key }, i) => acts.data.findIndex((one) => one.act_key === act_key) < i)?.id
  return [
    `/cultivo/atualizacao/${latest.data[0]?.id}/editar`,
    `/cultivo/atualizacao/${shared}/editar?todas`,
    `/cultivo/atualizacao/${shared}/apagar`,
    `/cultivo/foto/${photos[0]?.document.id}/esconder?de=${plant}`,
  ]
}
