import { ORPCError } from '@orpc/server'
import { data, redirect } from 'react-router'
import { z } from 'zod'
import type { submit } from '../../../form.server.ts'
import type { toastCookie } from '../../../toast.server.ts'
import { PasskeyInput, PasskeyRef } from '../passkeys/passkeys.schemas.ts'
import { CodeInput, PasswordProof, ProvedInput } from '../second-factor/second-factor.schemas.ts'
import { SessionRef } from '../sessions/sessions.schemas.ts'

/** What only pages may import, handed in by the page. */
type Tools = { submit: typeof submit; toastCookie: typeof toastCookie }
type Args = Parameters<typeof submit>[0]
type Handler = (args: Args, tools: Tools) => Promise<unknown>

/** The sections' forms by their name; several of a kind are told apart after a colon ('passkey-remove:3'). */
export const securityForm = (name: unknown): Handler | undefined =>
  typeof name === 'string' ? forms[name.split(':')[0] ?? ''] : undefined

const backTo = (section: string, text: string, { toastCookie }: Tools) =>
  redirect(`/perfil/editar#${section}`, { headers: { 'set-cookie': toastCookie({ kind: 'success', text }) } })

const Nothing = z.object({})

const forms: Record<string, Handler> = {
  'session-end': (args, tools) =>
    tools.submit(args, SessionRef, async ({ accounts }, input) => {
      await accounts.sessions.end(input).catch(unlessGone)
      return backTo('aparelhos', 'Aparelho desconectado.', tools)
    }),
  'session-end-others': (args, tools) =>
    tools.submit(args, Nothing, async ({ accounts }) => {
      await accounts.sessions.endOthers()
      return backTo('aparelhos', 'Os outros aparelhos foram desconectados.', tools)
    }),
  'second-factor-begin': (args, tools) =>
    tools.submit(args, PasswordProof, async ({ accounts }, input) => {
      await accounts.secondFactor.begin(input)
      return redirect('/perfil/editar#duas-etapas')
    }),
  'second-factor-activate': (args, tools) =>
    tools.submit(args, CodeInput, async ({ accounts }, input) => data(await accounts.secondFactor.activate(input))),
  'second-factor-renew': (args, tools) =>
    tools.submit(args, ProvedInput, async ({ accounts }, input) => data(await accounts.secondFactor.renewCodes(input))),
  'second-factor-disable': (args, tools) =>
    tools.submit(args, ProvedInput, async ({ accounts }, input) => {
      await accounts.secondFactor.disable(input)
      return backTo('duas-etapas', 'A verificação em duas etapas foi desligada.', tools)
    }),
  'passkey-add': (args, tools) =>
    tools.submit(args, PasskeyInput, async ({ accounts }, input) => {
      await accounts.passkeys.register(input)
      return backTo('chaves', 'Chave de acesso guardada.', tools)
    }),
  'passkey-remove': (args, tools) =>
    tools.submit(args, PasskeyRef, async ({ accounts }, input) => {
      await accounts.passkeys.removePasskey(input).catch(unlessGone)
      return backTo('chaves', 'Chave de acesso removida.', tools)
    }),
}

/** Ended in another tab in the meantime: what was wanted is so. */
function unlessGone(error: unknown) {
  if (!(error instanceof ORPCError) || error.status !== 404) throw error
}
