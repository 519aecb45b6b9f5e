import { login, Nothing, owner } from '#platform/procedure.ts'
import { showQuickLog } from './quick-log.queries.ts'
import { ActUndo, QuickLog } from './quick-log.schemas.ts'
import { undoAct } from './undo-act.actions.ts'

const area = '/v1/plan-cultivation' as const

export const quickLogApi = {
  show: login.get(`${area}/quick-log`, 'Onde você pode registrar agora, e a última rega de cada planta', QuickLog, showQuickLog),
  undo: owner.delete(`${area}/act/{act_key}`, 'Desfaz um registro inteiro, em todas as plantas dele', ActUndo, Nothing, undoAct),
}
