import { sheetAddress, sheets } from '#domains/calculators/calculators.kinds.ts'
import { type Ask, type DomainScreens, seenBy } from '#tests/site/screens/screen.ts'

type Slugs = { data: { id: number; slug: string; plants_count?: number }[] }

/** Things of the demo grower. Of what other tests make meanwhile, nothing is older than the demo world. */
async function demoThings(ask: Ask) {
  const first = async (call: string, fits = (_: Slugs['data'][number]) => true) =>
    (await ask<Slugs>(`plan-cultivation/${call}`)).data.find(fits)?.slug
  const plants = await ask<Slugs>('plan-cultivation/plant?user=joaquim.verde&per_page=2&order_by=name')
  const own = 'user=joaquim.verde'
  return {
    plant: `/cultivo/planta/${await first(`plant?${own}&private=false&status=viva&order_by=saves_count`)}`,
    cut: `/cultivo/planta/${await first(`plant?${own}&private=false&status=colhida`)}`,
    space: `/cultivo/espaco/${await first(`space?${own}&order_type=asc`, ({ plants_count = 0 }) => plants_count > 0)}`,
    plan: `/cultivo/plano/${await first(`plan-cultivation?${own}&template=false&order_by=starts_on`)}`,
    ids: plants.data.map(({ id }) => id).join(),
    item: `/cultivo/item/${(await ask<Slugs>(`stuff/stuff-of?${own}`)).data[0]?.slug}`,
  }
}

type Things = Awaited<ReturnType<typeof demoThings>>

export const screens: DomainScreens = async (ask) => {
  const things = await demoThings(ask)
  return [
    ...seenBy(undefined, open(things)),
    ...seenBy('grower', [...own(things), ...(await journal(ask, things)), ...(await tasks(ask)), ...(await jars(ask))]),
    ...seenBy('admin', [
      '/admin/stuffs',
      '/admin/stuffs_type',
      '/admin/plano_de_cultivo',
      things.plan.replace('/cultivo/plano', '/admin/plano_de_cultivo'),
    ]),
  ]
}

const under = (address: string, rests: string[]) => rests.map((rest) => address + rest)
const planPages = ['', '/plantas', '/espacos', '/atualizacoes', '/comentarios', '/agenda']

/** What a visitor sees of an open garden. */
const open = ({ plant, cut, space, plan, item }: Things) => [
  '/sem-conexao',
  ...under('/cultivo/joaquim.verde', ['/plantas', '/espacos', '/itens', '/plano']),
  ...under(plan, planPages),
  ...under(space, ['', '/plantas', '/atualizacoes', '/agenda', '/comentarios', '/fotos']),
  ...under(space, ['/clima', '/clima?periodo=mes', '/clima?periodo=mes&marcas=rega']),
  ...under(plant, ['', '/agenda', '/atualizacoes', '/atualizacoes?semana=2', '/fotos', '/comentarios']),
  `${cut}/colheita`,
  item,
]

const own = ({ ids, plant, cut, space, plan, item }: Things) => [
  '/cultivo',
  ...under('/cultivo/agenda', ['', '?visao=semana', '?visao=lista', '/nova', '/celular']),
  ...under('/cultivo', ['/plantas', '/add-planta', '/edit-planta', `/registrar?plantas=${ids}`, '/atividades']),
  ...under('/cultivo', ['/espacos', '/add-espaco', '/edit-espaco', '/a-enviar']),
  '/cultivo/gerenciar/plantas',
  ...under('/cultivo/gerenciar/plantas?todas=true&acao=', ['mover', 'fase', 'colher', 'clonar']),
  ...under(plant, ['', '/edit', '/setup', '/agenda', '/comentarios', '/compartilhar', '/atualizacoes', '/fotos']),
  ...under(`${plant}/atualizacoes?tipo=`, ['rega-alimentacao', 'fase', 'medicao']),
  ...under(cut, ['/colheita?tariff=0,95', '/exportar']),
  ...under(space, ['', '/plantas', '/agenda?visao=lista', '/atualizacoes?tipo=rega', '/compartilhar', '/exportar']),
  space.replace('/espaco/', '/edit-espaco/'),
  '/cultivo/plano',
  ...under('/cultivo/add-plano', ['', '?modelo=fotoperiodo-solo', '?vazio=']),
  ...under(plan, [...planPages, '/edit']),
  ...under('/cultivo/itens', ['', '?novo=', '?novo=lampada']),
  ...under(item, ['', '?editar=']),
  ...sheets.map((sheet) => sheetAddress(sheet, sheet.sample)),
  '/cultivo/etiquetas?all=true',
]

type Acts = { data: { id: number; act_key: string }[] }
const slugOf = (address: string) => address.split('/').at(-1)

/** A line of the journal, one act on several plants, a photo. */
async function journal(ask: Ask, { plant, space }: Things) {
  const at = 'plan-cultivation'
  const [latest, acts, { photos }] = await Promise.all([
    ask<Acts>(`${at}/plant/${slugOf(plant)}/updates?per_page=1`),
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

type Today = { groups: { tasks: { task_id: number; last: string | null }[] }[] }

async function tasks(ask: Ask) {
  const { groups } = await ask<Today>('plan-cultivation/today', 'grower')
  const task = groups.flatMap((group) => group.tasks).find(({ last }) => last)
  return under(`/cultivo/agenda/tarefa/${task?.task_id}`, ['', '/editar', '/feito'])
}

/** A jar, the form of what is taken out, and one of its entries. */
async function jars(ask: Ask) {
  const { data } = await ask<Slugs>('plan-cultivation/jar?order_type=asc', 'grower')
  const slug = data[0]?.slug
  const entries = await ask<{ data: { id: number }[] }>(`plan-cultivation/jar/${slug}/entry`, 'grower')
  return [
    ...under('/cultivo/potes', ['', '/novo']),
    ...under(`/cultivo/pote/${slug}`, ['', '?tipo=retirada', '/edit', `/anotacao/${entries.data[0]?.id}`]),
  ]
}
