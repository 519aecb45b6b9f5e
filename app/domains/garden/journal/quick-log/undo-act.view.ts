import type { ToastUndo } from '#shared/root-data.ts'

/** The toast's 'Desfazer' of an act, by its idempotency key; leads `back`. */
export const undoOfAct = (act_key: string, back: string): ToastUndo => ({
  action: '/cultivo/registrar',
  fields: { intent: 'undo', act_key, back },
})
