import { z } from 'zod'
import { login, owner } from '#platform/procedure.ts'
import { showQuickLog } from './quick-log.queries.ts'
import { ActUndo, QuickLog } from './quick-log.schemas.ts'
import { undoAct } from './undo-act.actions.ts'

const area = '/v1/plan-cultivation' as const

export const quickLogApi = {
  show: login
    .route({
      method: 'GET',
      path: `${area}/quick-log`,
      summary: 'Onde você pode registrar agora, e a última rega de cada planta',
    })
    .output(QuickLog)
    .handler(({ context }) => showQuickLog(context)),
  undo: owner
    .route({
      method: 'DELETE',
      path: `${area}/act/{act_key}`,
      successStatus: 204,
      summary: 'Desfaz um registro inteiro, em todas as plantas dele',
    })
    .input(ActUndo)
    .output(z.void())
    .handler(({ context, input }) => undoAct(context, input)),
}
