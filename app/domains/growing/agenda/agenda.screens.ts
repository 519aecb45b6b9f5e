import { demoThings, under } from '#tests/site/screens/demo-things.ts'
import { type DomainScreens, seenBy } from '#tests/site/screens/screen.ts'

type Today = { groups: { tasks: { task_id: number; last: string | null }[] }[] }

export const screens: DomainScreens = async (ask) => {
  const { plant, space, plan } = await demoThings(ask)
  const { groups } = await ask<Today>('plan-cultivation/today', 'grower')
  const task = groups.flatMap((group) => group.tasks).find(({ last }) => last)
  return [
    ...seenBy(undefined, [`${plant}/agenda`, `${space}/agenda`, `${plan}/agenda`]),
    ...seenBy('grower', [
      '/cultivo',
      ...under('/cultivo/agenda', ['', '?visao=semana', '?visao=lista', '/nova', '/celular']),
      ...under(`/cultivo/agenda/tarefa/${task?.task_id}`, ['', '/editar', '/feito']),
      `${plant}/agenda`,
      `${space}/agenda?visao=lista`,
      `${plan}/agenda`,
    ]),
  ]
}
