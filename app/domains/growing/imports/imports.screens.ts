import { type DomainScreens, seenBy } from '#tests/site/screens/screen.ts'

export const screens: DomainScreens = async (ask) => {
  const { data } = await ask<{ data: { uuid: string }[] }>('plan-cultivation/import', 'grower')
  return seenBy('grower', ['/cultivo/importar', ...data.map(({ uuid }) => `/cultivo/importar/${uuid}`)])
}
