import { type DomainScreens, seenBy } from '#tests/site/screens/screen.ts'

const desk = '/vendedor/dashboard/estufa-da-vila'

export const screens: DomainScreens = async (ask) => {
  const threads = await ask<{ data: { id: number; unread: number }[] }>(
    'market/store/estufa-da-vila/thread?per_page=100',
    'vendedora',
  )
  // Read already: looking at it changes nothing.
  const read = threads.data.find(({ unread }) => unread === 0)?.id
  return [
    ...seenBy('vendedora', [
      '/vendedor',
      '/vendedor/abrir',
      '/vendedor/contato',
      '/vendedor/convites/store',
      `${desk}/sobre`,
      `${desk}/contato`,
      `${desk}/contato/${read}`,
      `${desk}/marketplace`,
      `${desk}/managers`,
      ...['sobre', 'quem-vende', 'contato', 'politicas', 'revisar'].map(
        (step) => `/vendedor/dashboard/vila-do-vaso/abrir?passo=${step}`,
      ),
    ]),
    ...seenBy('leitora', [`${desk}/sobre`, `${desk}/managers`]),
    ...seenBy('vizinha', ['/vendedor/convites/store']),
    ...seenBy('jurado', ['/vendedor/dashboard/luz-da-serra/marketplace']),
    ...seenBy('grower', ['/vendedor', '/loja/estufa-da-vila/mensagens']),
    ...seenBy('admin', [
      '/admin/marketplace/lojas',
      '/admin/marketplace/lojas/estufa-da-vila',
      '/admin/marketplace/lojas/casa-dos-sensores',
    ]),
  ]
}
