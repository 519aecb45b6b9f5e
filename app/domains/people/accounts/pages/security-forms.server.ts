import { ORPCError } from '@orpc/server'
import { data, redirect } from 'react-router'
import { z } from 'zod'
import { ownValue } from '#shared/own-value.ts'
import { submit } from '#web/form.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { PasskeyInput, PasskeyRef } from '../passkeys/passkeys.schemas.ts'
import { CodeInput, PasswordProof, ProvedInput } from '../second-factor/second-factor.schemas.ts'
import { SessionRef } from '../sessions/sessions.schemas.ts'

type Handler = (args: Parameters<typeof submit>[0]) => Promise<unknown>

/** Handlers of the sections' forms by name; repeated forms carry an id after a colon ('passkey-remove:3'). */
export const securityForm = (name: unknown): Handler | undefined =>
  typeof name === 'string' ? ownValue(forms, name.split(':')[0] ?? '') : undefined

const backTo = (section: string, text: string) => redirectWithToast(`/perfil/editar#${section}`, text)

const Nothing = z.object({})

const forms: Record<string, Handler> = {
  'session-end': (args) =>
    submit(args, SessionRef, async ({ accounts }, input) => {
      await accounts.sessions.end(input).catch(ignoreNotFound)
      return backTo('aparelhos', 'Aparelho desconectado.')
    }),
  'session-end-others': (args) =>
    submit(args, Nothing, async ({ accounts }) => {
      await accounts.sessions.endOthers()
      return backTo('aparelhos', 'Os outros aparelhos foram desconectados.')
    }),
  'second-factor-begin': (args) =>
    submit(args, PasswordProof, async ({ accounts }, input) => {
      await accounts.secondFactor.begin(input)
      return redirect('/perfil/editar#duas-etapas')
    }),
  'second-factor-activate': (args) =>
    submit(args, CodeInput, async ({ accounts }, input) => data(await accounts.secondFactor.activate(input))),
  'second-factor-renew': (args) =>
    submit(args, ProvedInput, async ({ accounts }, input) => data(await accounts.secondFactor.renewCodes(input))),
  'second-factor-disable': (args) =>
    submit(args, ProvedInput, async ({ accounts }, input) => {
      await accounts.secondFactor.disable(input)
      return backTo('duas-etapas', 'A verificação em duas etapas foi desativada.')
    }),
  'passkey-add': (args) =>
    submit(args, PasskeyInput, async ({ accounts }, input) => {
      await accounts.passkeys.register(input)
      return backTo('chaves', 'Chave de acesso criada.')
    }),
  'passkey-remove': (args) =>
    submit(args, PasskeyRef, async ({ accounts }, input) => {
      await accounts.passkeys.removePasskey(input).catch(ignoreNotFound)
      return backTo('chaves', 'Chave de acesso removida.')
    }),
}

/** Already ended in another tab: the desired state is reached, so 404 is ignored. */
function ignoreNotFound(error: unknown) {
  if (!(error instanceof ORPCError) || error.status !== 404) throw error
}
