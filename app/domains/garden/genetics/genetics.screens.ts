import { type DomainScreens, seenBy } from '#tests/site/screens/screen.ts'

const list = '/cultivo/geneticas'

export const screens: DomainScreens = async () => [
  ...seenBy('grower', [
    list,
    `${list}?scope=estoque`,
    `${list}?search=nothern`,
    `${list}/nova`,
    `${list}/blue-dream`,
    `${list}/haze`,
    `${list}/ladeira-da-casa`,
    `${list}/ladeira-da-casa/editar`,
    `${list}/blue-dream/estoque`,
  ]),
  ...seenBy('admin', ['/admin/geneticas', '/admin/geneticas/da-dona-lurdes-da-casa', '/admin/geneticas/skunk-1']),
]
