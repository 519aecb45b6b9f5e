import { type DomainScreens, seenBy } from '#tests/site/screens/screen.ts'

type Desk = { tables: { id: number }[]; pickups: { id: number }[] }
type Things = { data: { variant_id: number }[] }

const store = 'estufa-da-vila'
const desk = `/vendedor/dashboard/${store}/frete`

export const screens: DomainScreens = async (ask) => {
  const { tables, pickups } = await ask<Desk>(`market/store/${store}/freight`, 'vendedora')
  const things = await ask<Things>(`market/store/${store}/freight/thing`, 'vendedora')
  const table = `${desk}/tabelas/${tables[0]?.id}`
  return [
    ...seenBy('vendedora', [
      desk,
      `${desk}/simular`,
      `${desk}/simular?variant_id=${things.data[0]?.variant_id}&cep=69005-040&quantity=2`,
      `${desk}/tabelas/nova`,
      `${desk}/tabelas/${tables[1]?.id}`,
      `${desk}/retirada/nova`,
      `${desk}/retirada/${pickups[0]?.id}`,
      '/vendedor/aplicar_frete_ml',
      '/vendedor/aplicar_frete_ml?error=access_denied',
    ]),
    ...seenBy('leitora', [desk, table]),
  ]
}
