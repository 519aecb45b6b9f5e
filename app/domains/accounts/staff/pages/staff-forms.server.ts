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
  typeof name === 'string' ? forms[name.split(':')[0] ?? ''] : undefined

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
      return done('Conta suspensa. Os aparelhos saíram na hora.')
    }),
  lift: (args, { id, submit, done }) =>
    submit(args, ReasonInput.omit({ id: true }), async ({ accounts }, input) => {
      await accounts.staffUsers.liftSuspension({ ...input, id })
      return done('A conta pode ser usada de novo.')
    }),
  password: (args, { id, submit, done }) =>
    submit(args, PasswordChangeDemand.omit({ id: true }), async ({ accounts }, input) => {
      await accounts.staffUsers.demandPasswordChange({ ...input, id })
      return done(input.need_update_password ? 'A troca de senha foi exigida.' : 'A troca de senha não é mais exigida.')
    }),
  'second-factor': (args, { id, submit, done }) =>
    submit(args, ReasonInput.omit({ id: true }), async ({ accounts }, input) => {
      await accounts.staffUsers.removeSecondFactor({ ...input, id })
      return done('As duas etapas foram desligadas. A pessoa foi avisada por e-mail.')
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
