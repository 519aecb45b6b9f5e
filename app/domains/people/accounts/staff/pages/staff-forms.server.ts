import { ownValue } from '#shared/own-value.ts'
import type { submit } from '#web/form.server.ts'
import {
  AccessChange,
  PasswordChangeDemand,
  ReasonInput,
  StaffSessionRef,
  StaffUserRef,
} from '../staff-users.schemas.ts'

/** Page-only imports, passed in by the page. */
type Tools = { id: number; submit: typeof submit; done: (text: string) => Response }
type Handler = (args: Parameters<typeof submit>[0], tools: Tools) => Promise<unknown>

/** Handlers of the forms on the account page by name; repeated forms carry an id after a colon. */
export const staffForm = (name: unknown): Handler | undefined =>
  typeof name === 'string' ? ownValue(forms, name.split(':')[0] ?? '') : undefined

/** The account id comes from the URL, never from the form. */
const forms: Record<string, Handler> = {
  access: (args, { id, submit, done }) =>
    submit(args, AccessChange.omit({ id: true }), async ({ accounts }, input) => {
      await accounts.staffUsers.changeAccess({ ...input, id })
      return done('Tipo e papéis salvos.')
    }),
  suspend: (args, { id, submit, done }) =>
    submit(args, ReasonInput.omit({ id: true }), async ({ accounts }, input) => {
      await accounts.staffUsers.suspend({ ...input, id })
      return done('Conta suspensa. A pessoa saiu de todos os aparelhos.')
    }),
  lift: (args, { id, submit, done }) =>
    submit(args, ReasonInput.omit({ id: true }), async ({ accounts }, input) => {
      await accounts.staffUsers.liftSuspension({ ...input, id })
      return done('Conta reativada. A pessoa já pode entrar de novo.')
    }),
  password: (args, { id, submit, done }) =>
    submit(args, PasswordChangeDemand.omit({ id: true }), async ({ accounts }, input) => {
      await accounts.staffUsers.demandPasswordChange({ ...input, id })
      return done(
        input.need_update_password
          ? 'A pessoa vai precisar trocar a senha.'
          : 'A pessoa não precisa mais trocar a senha.',
      )
    }),
  'second-factor': (args, { id, submit, done }) =>
    submit(args, ReasonInput.omit({ id: true }), async ({ accounts }, input) => {
      await accounts.staffUsers.removeSecondFactor({ ...input, id })
      return done('Verificação em duas etapas desligada. Avisamos a pessoa por e-mail.')
    }),
  session: (args, { id, submit, done }) =>
    submit(args, StaffSessionRef.omit({ id: true }), async ({ accounts }, input) => {
      await accounts.staffUsers.endSession({ ...input, id })
      return done('Aparelho desconectado.')
    }),
  sessions: (args, { id, submit, done }) =>
    submit(args, StaffUserRef.omit({ id: true }), async ({ accounts }) => {
      await accounts.staffUsers.endAllSessions({ id })
      return done('Todos os aparelhos foram desconectados.')
    }),
}
