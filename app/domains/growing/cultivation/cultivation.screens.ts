import { demoThings, under } from '#tests/site/screens/demo-things.ts'
import { type DomainScreens, seenBy } from '#tests/site/screens/screen.ts'

export const screens: DomainScreens = async (ask) => {
  const { plant, cut, space } = await demoThings(ask)
  return [
    ...seenBy(undefined, [plant, ...under(space, ['', '/plantas'])]),
    ...seenBy('grower', [
      ...under(plant, ['', '/semana', '/compartilhar']),
      ...under(space, ['', '/plantas', '/compartilhar', '/exportar']),
      ...under(cut, ['/exportar', '/colhida']),
      '/cultivo/gerenciar/plantas',
      ...under('/cultivo/gerenciar/plantas?todas=true&acao=', ['mover', 'fase', 'colher', 'clonar']),
      '/cultivo/etiquetas?all=true',
    ]),
  ]
}
