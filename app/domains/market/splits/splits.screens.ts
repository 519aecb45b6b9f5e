import { type DomainScreens, seenBy } from '#tests/site/screens/screen.ts'

const desk = '/vendedor/dashboard/estufa-da-vila'

export const screens: DomainScreens = async (ask) => {
  const programmes = await ask<{ data: { id: number; can: { edit: boolean } }[] }>(
    'market/store/estufa-da-vila/affiliate-programme',
    'vendedora',
  )
  const { sent } = await ask<{ sent: { id: number; can: { change: boolean } }[] }>(
    'market/store/estufa-da-vila/partnership',
    'vendedora',
  )
  const products = await ask<{ data: { slug: string }[] }>('market/store/estufa-da-vila/product', 'vendedora')
  const programme = programmes.data.find(({ can }) => can.edit)?.id
  const partnership = sent.find(({ can }) => can.change)?.id
  const product = products.data[0]?.slug
  return [
    ...seenBy('vendedora', [
      `${desk}/afiliacoes`,
      `${desk}/afiliacoes/novo`,
      `${desk}/afiliacoes/programas/${programme}`,
      `${desk}/afiliacoes/afiliados`,
      `${desk}/afiliacoes/comissoes`,
      `${desk}/parcerias`,
      `${desk}/parcerias/nova`,
      `${desk}/parcerias/${partnership}`,
      `${desk}/produtos/${product}/divisao`,
      '/vendedor/divulgar/produtos',
    ]),
    ...seenBy('grower', [
      '/vendedor/divulgar',
      '/vendedor/divulgar/produtos',
      '/vendedor/divulgar/comissoes',
      '/vendedor/parcerias',
      '/vendedor/ganhos',
    ]),
  ]
}
