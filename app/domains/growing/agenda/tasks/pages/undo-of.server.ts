import type { ToastUndo } from '#shared/root-data.ts'

/** The toast's 'Desfazer' of these acts; none when nothing was done (it had been done before). */
export const undoOf = (act_ids: number[], back?: string): ToastUndo | undefined =>
  act_ids.length
    ? {
        action: '/cultivo/agenda/tarefas',
        fields: { intent: 'undo-many', act_ids: act_ids.join(), ...(back && { back }) },
      }
    : undefined
