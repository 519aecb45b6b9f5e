import type { Page } from 'playwright-core'
import { call } from './call.ts'

/** A screen with a real address and the account that it is for; none = a visitor. */
export type Screen = { path: string; account?: string }

/** Every pattern of app/routes.ts that is a page for people, with parameters of the demo world. */
export async function screensOf(site: string): Promise<Screen[]> {
  const { data } = (await (
    await fetch(`${site}/api/v1/plan-cultivation/plant?user=joaquim.verde&private=false`)
  ).json()) as { data: { slug: string }[] }
  const plant = `/cultivo/planta/${data[0]?.slug}`
  const visitor = [
    '/',
    '/auth/login',
    '/auth/register',
    '/auth/recuperar-senha',
    '/auth/resetar-senha',
    '/auth/confirmacao-email',
    '/confirmar-alteracao-senha',
    '/termos-e-condicoes',
    '/contato',
    '/sem-conexao',
    '/perfil/joaquim.verde',
    '/cultivo/joaquim.verde/plantas',
    plant,
    `${plant}/atualizacoes`,
    '/nao-existe',
    '/dev/componentes',
    '/dev/caixa-de-saida',
  ]
  const grower = [
    '/',
    '/perfil',
    '/perfil/editar',
    '/perfil/documentos',
    '/perfil/documentos/novo',
    '/perfil/tickets',
    ...['seguidores', 'seguindo', 'salves', 'salves/plantas', 'salves/espacos', 'salves/planos'].map(
      (name) => `/perfil/joaquim.verde/${name}`,
    ),
    '/redefinir-senha',
    '/cultivo/plantas',
    '/cultivo/add-planta',
    '/cultivo/edit-planta',
    plant,
    `${plant}/edit`,
    `${plant}/atualizacoes`,
  ]
  const admin = ['ciclos_da_planta', 'aparencia_da_planta', 'cuidados_planta', 'saude_da_planta'].map(
    (name) => `/admin/${name}`,
  )
  const one = await firstItem(site)
  const { ticket, document } = await ownThings(site)
  return [
    ...visitor.map((path) => ({ path })),
    ...[...grower, `/perfil/tickets/${ticket}`, `/perfil/documentos/${document}`].map((path) => ({
      path,
      account: 'grower',
    })),
    ...[
      ...admin,
      `${admin[0]}/novo`,
      `${admin[0]}/ordem`,
      `${admin[0]}/${one}`,
      '/admin/caixa-de-saida',
      '/admin/contatos',
      `/admin/contatos/ticket/${ticket}`,
    ].map((path) => ({ path, account: 'admin' })),
  ]
}

/** A conversation and a document of the demo grower. */
async function ownThings(site: string) {
  const [tickets, documents] = await Promise.all(
    ['support/ticket', 'user/document'].map((path) => call(`${site}/api/v1/${path}`, { as: 'grower' })),
  )
  const [ticket] = (tickets?.body.data ?? []) as { uuid: string }[]
  const [document] = (documents?.body.data ?? []) as { id: number }[]
  return { ticket: ticket?.uuid, document: document?.id }
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
