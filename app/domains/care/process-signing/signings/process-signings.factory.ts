import { eq } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import type { Client } from '#web/api-for.server.ts'
import { signing_templates } from '../templates/signing-templates.table.ts'

export const aText = 'Nomeio a minha procuradora para pedir o salvo-conduto.\nE nada mais.'

export async function templateId({ db }: Context, name: string) {
  const [row] = await db.select().from(signing_templates).where(eq(signing_templates.name, name))
  return row?.id ?? 0
}

/** A text that waits for the client, of a template of who prepares it. */
export async function aSigning(ctx: Context, api: Client, token: string, name = 'Procuração', more = {}) {
  const template_id = await templateId(ctx, name)
  const { signings } = api.processSigning
  const { id } = await signings.prepare({ token, template_id, title: name, text: aText, ...more })
  const { sha256 } = await signings.show({ token, signing: id })
  return { id, sign: { token, signing: id, sha256, name: 'Rosa da Silva', accepted: true } }
}
