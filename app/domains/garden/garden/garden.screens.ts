import { demoThings, under } from '#tests/site/screens/demo-things.ts'
import { type DomainScreens, seenBy } from '#tests/site/screens/screen.ts'

export const screens: DomainScreens = async (ask) => {
  const { plant, space, item } = await demoThings(ask)
  return [
    ...seenBy(undefined, [
      ...under('/cultivo/joaquim.verde', ['/plantas', '/espacos', '/itens']),
      `${plant}/comentarios`,
      `${space}/comentarios`,
      item,
    ]),
    ...seenBy('grower', [
      ...under('/cultivo', ['/plantas', '/add-planta', '/edit-planta', '/espacos', '/add-espaco', '/edit-espaco']),
      ...under(plant, ['/edit', '/setup', '/comentarios']),
      space.replace('/espaco/', '/edit-espaco/'),
      ...under('/cultivo/itens', ['', '?novo=', '?novo=lampada']),
      ...under(item, ['', '?editar=']),
    ]),
    ...seenBy('admin', ['/admin/stuffs', '/admin/stuffs_type']),
  ]
}
