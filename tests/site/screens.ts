import type { Page } from 'playwright-core'
import { sheetAddress, sheets } from '#domains/cultivation/calculators/sheets.ts'
import { call } from './call.ts'

/** A screen with a real address and the account that it is for; none = a visitor. */
export type Screen = { path: string; account?: string }

/** Every pattern of app/routes.ts that is a page for people, with parameters of the demo world. */
export async function screensOf(site: string): Promise<Screen[]> {
  const screens = await named(site)
  const lost = screens.find(({ path }) => path.includes('undefined'))
  if (lost) throw new Error(`the demo world has nothing for ${lost.path}`)
  return screens
}

type Found = { slug: string; plants_count?: number }

async function named(site: string): Promise<Screen[]> {
  const first = async (call: string, fits = (_: Found) => true) =>
    ((await (await fetch(`${site}/api/v1/${call}`)).json()) as { data: Found[] }).data.find(fits)?.slug
  const plant = `/cultivo/planta/${await first('plan-cultivation/plant?user=joaquim.verde&private=false&status=viva&order_by=saves_count')}`
  const cut = `/cultivo/planta/${await first('plan-cultivation/plant?user=joaquim.verde&private=false&status=colhida')}`
  // Of what other tests make meanwhile, nothing is older than the demo world.
  const space = `/cultivo/espaco/${await first('plan-cultivation/space?user=joaquim.verde&order_type=asc', ({ plants_count = 0 }) => plants_count > 0)}`
  const plan = `/cultivo/plano/${await first('plan-cultivation/plan-cultivation?user=joaquim.verde&template=false&order_by=starts_on')}`
  const planPages = ['', '/plantas', '/espacos', '/atualizacoes', '/comentarios'].map((rest) => plan + rest)
  const item = `/cultivo/item/${await first('stuff/stuff-of?user=joaquim.verde')}`
  const visitor = [
    '/',
    '/auth/login',
    '/auth/register',
    '/auth/recuperar-senha',
    '/auth/resetar-senha',
    '/auth/confirmacao-email',
    '/confirmar-alteracao-senha',
    '/confirmar-solicitacao-alteracao-email',
    '/confirmar-alteracao-email',
    '/termos-e-condicoes',
    '/termos-e-condicoes?versao=versao-1-1',
    '/privacidade',
    '/sobre',
    '/app',
    '/contato',
    '/sem-conexao',
    '/perfil/discreto',
    '/perfil/joaquim.verde',
    '/cultivo/joaquim.verde/plantas',
    '/cultivo/joaquim.verde/espacos',
    '/cultivo/joaquim.verde/itens',
    '/cultivo/joaquim.verde/plano',
    ...planPages,
    space,
    `${space}/plantas`,
    `${space}/atualizacoes`,
    `${space}/agenda`,
    `${plant}/agenda`,
    `${space}/comentarios`,
    `${space}/fotos`,
    `${plant}/atualizacoes?semana=2`,
    `${space}/clima`,
    `${space}/clima?periodo=mes`,
    `${space}/clima?periodo=mes&marcas=rega`,
    `${plant}/comentarios`,
    `${cut}/colheita`,
    item,
    plant,
    `${plant}/atualizacoes`,
    `${plant}/fotos`,
    '/nao-existe',
    '/dev/componentes',
    '/dev/caixa-de-saida',
  ]
  const grower = [
    '/',
    '/perfil',
    '/perfil/editar',
    '/perfil/joaquim.verde/delete',
    '/termos-e-condicoes?versao=versao-1-1',
    '/perfil/documentos',
    '/perfil/documentos/novo',
    '/perfil/tickets',
    ...['seguidores', 'seguindo', 'salves', 'salves/plantas', 'salves/espacos', 'salves/planos'].map(
      (name) => `/perfil/joaquim.verde/${name}`,
    ),
    '/redefinir-senha',
    '/redefinir-email',
    '/perfil/editorCpf',
    '/cultivo',
    '/cultivo/agenda',
    '/cultivo/agenda?visao=semana',
    '/cultivo/agenda?visao=lista',
    '/cultivo/agenda/nova',
    '/cultivo/agenda/celular',
    '/notificacoes',
    `${plant}/agenda`,
    `${space}/agenda?visao=lista`,
    '/cultivo/plantas',
    '/cultivo/gerenciar/plantas',
    ...['mover', 'fase', 'colher', 'clonar', 'registrar'].map(
      (act) => `/cultivo/gerenciar/plantas?acao=${act}&todas=true`,
    ),
    '/cultivo/add-planta',
    '/cultivo/edit-planta',
    plant,
    `${plant}/edit`,
    `${plant}/setup`,
    `${cut}/colheita?tariff=0,95`,
    `${cut}/exportar`,
    `${space}/exportar`,
    '/perfil/discreto',
    `${plant}/comentarios`,
    `${plant}/compartilhar`,
    `${space}/compartilhar`,
    `${plant}/atualizacoes`,
    ...['rega-alimentacao', 'fase', 'medicao'].map((tipo) => `${plant}/atualizacoes?tipo=${tipo}`),
    `${plant}/fotos`,
    `${space}/atualizacoes?tipo=rega`,
    `${space}/plantas`,
    '/cultivo/atividades',
    '/cultivo/espacos',
    '/cultivo/add-espaco',
    '/cultivo/edit-espaco',
    space,
    space.replace('/espaco/', '/edit-espaco/'),
    '/cultivo/plano',
    '/cultivo/add-plano',
    '/cultivo/add-plano?modelo=fotoperiodo-solo',
    '/cultivo/add-plano?vazio=',
    ...planPages,
    `${plan}/edit`,
    '/cultivo/itens',
    '/cultivo/itens?novo=',
    '/cultivo/itens?novo=lampada',
    item,
    `${item}?editar=`,
    ...sheets.map((sheet) => sheetAddress(sheet, sheet.sample)),
    '/cultivo/etiquetas?all=true',
    '/cultivo/potes',
    '/cultivo/potes/novo',
    '/cultivo/a-enviar',
  ]
  const admin = [
    'ciclos_da_planta',
    'aparencia_da_planta',
    'cuidados_planta',
    'saude_da_planta',
    'status-plano-de-cultivo',
  ].map((name) => `/admin/${name}`)
  const legal = ['termos_de_servico', 'politica_de_privacidade'].flatMap((kind) =>
    ['', '/novo', '/visualizar'].map((rest) => `/admin/${kind}${rest}`),
  )
  const drafts = ['visualizar', 'editar'].map((verb) => `/admin/termos_de_servico/${verb}/versao-1-2`)
  const one = await firstItem(site)
  const staff = ['usuarios', `usuarios/${await idOf(site, 'joaquim.verde')}`, 'roles', 'roles/permissions', 'auditoria']
  const { ticket, document, task, jar } = await ownThings(site)
  const update = await lastUpdate(site, plant)
  const shared = await updateOfMany(site, space)
  const photo = await firstPhoto(site, plant)
  return [
    ...visitor.map((path) => ({ path })),
    ...[
      ...grower,
      `/cultivo/atualizacao/${update}/editar`,
      `/cultivo/atualizacao/${shared}/editar?todas`,
      `/cultivo/atualizacao/${shared}/apagar`,
      `/cultivo/foto/${photo}/esconder?de=${plant}`,
      `/perfil/tickets/${ticket}`,
      `/perfil/documentos/${document}`,
      ...taskScreens(task),
      ...(await jarScreens(site, jar)),
    ].map((path) => ({
      path,
      account: 'grower',
    })),
    { path: '/auth/confirmar-cadastro', account: 'novata' },
    { path: '/perfil/editorCpf', account: 'novata' },
    ...[
      ...admin,
      `${admin[0]}/novo`,
      `${admin[0]}/ordem`,
      `${admin[0]}/${one}`,
      '/admin/caixa-de-saida',
      ...legal,
      ...drafts,
      ...staff.map((path) => `/admin/${path}`),
      '/admin/plano_de_cultivo',
      plan.replace('/cultivo/plano', '/admin/plano_de_cultivo'),
      '/admin/contatos',
      '/admin/stuffs',
      '/admin/stuffs_type',
      `/admin/contatos/ticket/${ticket}`,
    ].map((path) => ({ path, account: 'admin' })),
  ]
}

async function idOf(site: string, nickname: string) {
  return ((await (await fetch(`${site}/api/v1/user/users/${nickname}`)).json()) as { id: number }).id
}

const taskScreens = (task: number | undefined) =>
  ['', '/editar', '/feito'].map((rest) => `/cultivo/agenda/tarefa/${task}${rest}`)

/** A jar, the form of what is taken out, and one of its entries. */
async function jarScreens(site: string, jar: string | undefined) {
  const { body } = await call(`${site}/api/v1/plan-cultivation/jar/${jar}/entry`, { as: 'grower' })
  const [entry] = body.data as { id: number }[]
  return ['', '?tipo=retirada', '/edit', `/anotacao/${entry?.id}`].map((rest) => `/cultivo/pote/${jar}${rest}`)
}

/** A conversation, a document, a task and a jar of the demo grower. */
async function ownThings(site: string) {
  const [tickets, documents, today, jars] = await Promise.all(
    ['support/ticket', 'user/document', 'plan-cultivation/today', 'plan-cultivation/jar?order_type=asc'].map((path) =>
      call(`${site}/api/v1/${path}`, { as: 'grower' }),
    ),
  )
  const [ticket] = (tickets?.body.data ?? []) as { uuid: string }[]
  const [document] = (documents?.body.data ?? []) as { id: number }[]
  const [jar] = (jars?.body.data ?? []) as { slug: string }[]
  const groups = (today?.body.groups ?? []) as { tasks: { task_id: number; last: string | null }[] }[]
  const task = groups.flatMap(({ tasks }) => tasks).find(({ last }) => last)
  return { ticket: ticket?.uuid, document: document?.id, task: task?.task_id, jar: jar?.slug }
}

async function lastUpdate(site: string, plant: string) {
  const address = `${site}/api/v1/plan-cultivation/plant/${plant.split('/').at(-1)}/updates?per_page=1`
  return ((await (await fetch(address)).json()) as { data: { id: number }[] }).data[0]?.id
}

/** One act on several plants of a space. */
async function updateOfMany(site: string, space: string) {
  const address = `${site}/api/v1/plan-cultivation/space/${space.split('/').at(-1)}/updates?per_page=60`
  const { data } = (await (await fetch(address)).json()) as { data: { id: number; act_key: string }[] }
  return data.find(({ act_key }, i) => data.findIndex((one) => one.act_key === act_key) < i)?.id
}

async function firstPhoto(site: string, plant: string) {
  const address = `${site}/api/v1/plan-cultivation/plant/${plant.split('/').at(-1)}`
  const { photos } = (await (await fetch(address)).json()) as { photos: { document: { id: number } }[] }
  return photos[0]?.document.id
}

async function firstItem(site: string) {
  const { data } = (await (await fetch(`${site}/api/v1/plan-cultivation/plant-cycle`)).json()) as {
    data: { id: number }[]
  }
  return data[0]?.id
}

/** How much the page jumped while it loaded (cumulative layout shift), asked after everything is there. */
export const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
            if (!entry.hadRecentInput) sum += entry.value
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => done(sum), 150)
      }),
  )
