import { type Listed, under } from '#tests/site/screens/demo-things.ts'
import { type DomainScreens, seenBy } from '#tests/site/screens/screen.ts'

export const screens: DomainScreens = async (ask) => {
  const { data } = await ask<Listed>(
    'plan-cultivation/plant?user=joaquim.verde&per_page=3&order_by=saves_count',
    'grower',
  )
  const plantas = data.map(({ slug }) => slug).join()
  return seenBy(
    'grower',
    under('/cultivo/comparar', ['', `?plantas=${plantas}`, `?plantas=${plantas}&alinhar=vegetativo`]),
  )
}
