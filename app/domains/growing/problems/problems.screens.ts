import { under } from '#tests/site/screens/demo-things.ts'
import { type DomainScreens, seenBy } from '#tests/site/screens/screen.ts'

type Today = { holds: { plant: { slug: string } }[] }
type Cases = { data: { id: number; outcome: string | null }[] }

/** Of the demo grower's treated plant: its cases, one that is open and one that is closed, and the signs of a new one. */
export const screens: DomainScreens = async (ask) => {
  const { holds } = await ask<Today>('plan-cultivation/today', 'grower')
  const slug = holds[0]?.plant.slug
  const { data } = await ask<Cases>(`plan-cultivation/plant/${slug}/problem`, 'grower')
  const [open, closed] = [data.find(({ outcome }) => !outcome), data.find(({ outcome }) => outcome)]
  return seenBy(
    'grower',
    under(`/cultivo/planta/${slug}/problemas`, [
      ...['', '/novo', '/novo?onde=folhas-velhas&visto=amarelo-nervuras', `/${open?.id}`],
      ...[`/${open?.id}?tipo=tratamento`, `/${open?.id}?tipo=desfecho`, `/${closed?.id}`],
    ]),
  )
}
