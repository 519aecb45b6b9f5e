import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { invalidField } from '#platform/errors.ts'

/**
 * Whose yes is asked for follows from the type of what is sent: it stays while a send of `those` is not over, or who took
 * back the one would get it by the other. Of a send `s`, its template `t` or message `m`. @throws invalid beside the field.
 */
export async function demandNoOpenSend({ db }: Context, field: string, those: SQL) {
  const { rows } = await db.execute(sql`
    select from message_sends s left join whatsapp_templates t on t.id = s.template_id left join discord_messages m on m.id = s.message_id
    where s.state <> 'done' and ${those} limit 1`)
  if (rows.length)
    throw invalidField(
      field,
      'Há um rascunho ou um envio que não terminou com isto, e mudar trocaria quem pode receber. Termine, apague o rascunho ou crie outro.',
    )
}
