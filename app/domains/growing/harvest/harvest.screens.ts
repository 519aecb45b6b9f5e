import { demoThings, type Listed, under } from '#tests/site/screens/demo-things.ts'
import { type CallApi, type DomainScreens, seenBy } from '#tests/site/screens/screen.ts'

export const screens: DomainScreens = async (ask) => {
  const { cut } = await demoThings(ask)
  return [
    ...seenBy(undefined, [`${cut}/colheita`]),
    ...seenBy('grower', [`${cut}/colheita?tariff=0,95`, ...(await jars(ask))]),
  ]
}

/** A jar, the form for taking out, and one of its entries. */
async function jars(ask: CallApi) {
  const { data } = await ask<Listed>('plan-cultivation/jar?order_type=asc', 'grower')
  const slug = data[0]?.slug
  const entries = await ask<Listed>(`plan-cultivation/jar/${slug}/entry`, 'grower')
  return [
    ...under('/cultivo/potes', ['', '/novo']),
    ...under(`/cultivo/pote/${slug}`, ['', '?tipo=retirada', '/edit', `/anotacao/${entries.data[0]?.id}`]),
  ]
}
