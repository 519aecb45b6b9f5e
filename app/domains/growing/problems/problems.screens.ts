import { type DomainScreens, seenBy } from '#tests/site/screens/screen.ts'

type Listed = { data: { slug: string }[] }
type Cases = { data: { id: number; outcome: string | null }[] }

/** The cases of a treated plant of the demo grower: the list, the signs, what they may be, an open case and a closed one. */
export const screens: DomainScreens = async (ask) => {
  const plants = await ask<Listed>('plan-cultivation/plant?user=joaquim.verde&search=…', 'grower')
  const slug = plants.data[0]?.slug
  return seenBy('grower', [`/cultivo/planta/${slug}/problemas`])
}
