import { demoThings, under } from '#tests/site/screens/demo-things.ts'
import { type DomainScreens, seenBy } from '#tests/site/screens/screen.ts'

const pages = ['', '/plantas', '/espacos', '/atualizacoes', '/comentarios']

export const screens: DomainScreens = async (ask) => {
  const { plan } = await demoThings(ask)
  return [
    ...seenBy(undefined, ['/cultivo/joaquim.verde/plano', ...under(plan, pages)]),
    ...seenBy('grower', [
      '/cultivo/plano',
      ...under('/cultivo/add-plano', ['', '?modelo=fotoperiodo-solo', '?vazio=']),
      ...under(plan, [...pages, '/edit']),
    ]),
    ...seenBy('admin', ['/admin/plano_de_cultivo', plan.replace('/cultivo/plano', '/admin/plano_de_cultivo')]),
  ]
}
