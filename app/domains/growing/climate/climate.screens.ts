import { demoThings, under } from '#tests/site/screens/demo-things.ts'
import { type DomainScreens, seenBy } from '#tests/site/screens/screen.ts'

export const screens: DomainScreens = async (ask) => {
  const { space } = await demoThings(ask)
  return seenBy(undefined, under(`${space}/clima`, ['', '?periodo=mes', '?periodo=mes&marcas=rega']))
}
