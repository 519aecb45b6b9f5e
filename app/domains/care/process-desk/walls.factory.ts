import { eq } from 'drizzle-orm'
import { process_document_kinds } from '#domains/care/process-documents/kinds/process-document-kinds.table.ts'
import { aSigning } from '#domains/care/process-signing/signings/process-signings.factory.ts'
import { signing_templates } from '#domains/care/process-signing/templates/signing-templates.table.ts'
import { process_members } from '#domains/care/processes/processes/processes.table.ts'
import { aClient, aProcess, aProfessional } from '#domains/care/processes/processes.factory.ts'
import { anAdmin } from '#domains/people/accounts/staff/staff-users.factory.ts'
import type { Context } from '#platform/context.ts'
import { aPrivateFile } from '#platform/files/private-files.factory.ts'
import type { Client } from '#web/api-for.server.ts'

/** A document's kind of each compartment. */
export const rooms = { juridico: 'rg-cpf', medico: 'exames', agronomico: 'planta-do-local' } as const
export type Room = keyof typeof rooms

/**
 * A process with a marker in each compartment (document, conversation with a file, note, text to be signed), and everybody who
 * might look for it.
 */
export async function aWalledProcess(
  ctx: Context,
  as: (user: { id: number }) => Promise<Client>,
  contextOf: (user: { id: number }) => Promise<Context>,
) {
  const { process, token, client, team, reception } = await aProcess(ctx)
  const former = await aProfessional(ctx, 'medico')
  await ctx.db
    .insert(process_members)
    .values({ process_id: process.id, user_id: former.id, seat: 'medico', left_at: ctx.now() })
  const files = {} as Record<Room, { document: number; chat: number }>
  const mine = await as(client)
  for (const room of Object.keys(rooms) as Room[]) {
    const [kind] = await ctx.db
      .select()
      .from(process_document_kinds)
      .where(eq(process_document_kinds.slug, rooms[room]))
    const upload = async () => (await aPrivateFile(await contextOf(client), `MARCA-${room}.pdf`)).id
    files[room] = { document: await upload(), chat: await upload() }
    await mine.processDocuments.documents.send({ token, kind_id: kind?.id ?? 0, file_ids: [files[room].document] })
    await mine.processChat.chat.write({ token, audience: room, text: `MARCA-${room}`, file_ids: [files[room].chat] })
  }
  const seated = [
    ['juridico', 'advogado'],
    ['medico', 'medico'],
    ['agronomico', 'engenheiro-agronomo'],
  ] as const
  for (const [room, seat] of seated)
    await (await as(team[seat])).processes.processes.note({ token, text: `NOTA-${room}` })
  const signings = {} as Record<Room, number>
  for (const [room, seat] of seated) {
    const name = `MODELO-${room}`
    await ctx.db.insert(signing_templates).values({ name, compartment: room, text: name, countersigned: true })
    signings[room] = (await aSigning(ctx, await as(team[seat]), token, name)).id
  }
  const people: Record<string, { id: number }> = {
    ...{ client, lawyer: team.advogado, 'second lawyer': team['advogado-secundario'], doctor: team.medico },
    ...{ agronomist: team['engenheiro-agronomo'], admin: await anAdmin(ctx), reception, 'former doctor': former },
    ...{ 'another client': (await aProcess(ctx)).client, 'doctor out of the team': await aProfessional(ctx, 'medico') },
    'grower without a process': await aClient(ctx),
  }
  return { token, files, signings, people }
}
