import { QuickSheet } from '#domains/garden/journal/quick-log/ui.ts'
import type { MenuEntry } from '#ui/components/drop-menu.tsx'

/** What '+' offers. */
export const CreateSheet = ({ id, user_id }: { id: string; user_id: number }) => (
  <QuickSheet id={id} user_id={user_id} entries={toCreate} />
)

/** After what is logged every day. */
const toCreate: MenuEntry[] = [
  { to: '/postagem/nova', label: 'Novo post', icon: 'message-circle' },
  { to: '/cultivo/agenda/nova', label: 'Nova tarefa', icon: 'calendar-plus' },
  { to: '/cultivo/add-planta', label: 'Nova planta', icon: 'sprout' },
  { to: '/cultivo/add-espaco', label: 'Novo espaço', icon: 'tent' },
  { to: '/cultivo/add-plano', label: 'Novo plano', icon: 'clipboard-list' },
  { to: '/cultivo/itens?novo=', label: 'Novo equipamento', icon: 'package' },
]
