import { and, eq, isNull, lte, or } from 'drizzle-orm'
import { audit } from '#platform/audit/audit.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import type { MetaTemplate } from '#platform/whatsapp/cloud-api.ts'
import { type TemplateState, templateStateOf } from './template-state.kinds.ts'
import { whatsapp_templates } from './whatsapp-templates.table.ts'

const OTHER_TEXT = 'O texto na Meta é outro.'
const NOT_THERE = 'A Meta não conhece um modelo com esse nome neste idioma.'

/** Staff asks Meta now. @throws conflict without Meta, unavailable when it does not answer. */
export async function checkTemplates(ctx: Context) {
  if (!ctx.env.whatsapp) throw new AppError('conflict', 'Este servidor ainda não está ligado à Meta.')
  const asked_at = ctx.now()
  const there = await ctx.env.whatsapp.templates()
  if (!there)
    throw new AppError(
      'unavailable',
      'Não deu para perguntar à Meta agora. Confira a configuração ou tente mais tarde.',
    )
  return { checked: await noteTemplates(ctx, there, asked_at) }
}

/** The same each hour, and when a webhook says that there is news; a server that is not set up asks nobody. What Meta does not answer is asked the next hour. */
export async function readTemplateStates(ctx: Context) {
  if (!ctx.env.whatsapp) return
  const asked_at = ctx.now()
  const there = await ctx.env.whatsapp.templates()
  if (there) await noteTemplates(ctx, there, asked_at)
}

async function noteTemplates(ctx: Context, there: MetaTemplate[], asked_at: Date): Promise<number> {
  return ctx.transaction(async (tx) => {
    const ours = await tx.db.select().from(whatsapp_templates).for('update')
    for (const { id, name, language, body, state } of ours) {
      const found = there.find((one) => one.name === name && one.language === language)
      const stands: Standing = found ? standing(found, body) : { state: 'draft', reason: NOT_THERE }
      await note(tx, id, stands, asked_at)
      if (tx.viewer && stands.state !== state)
        await audit(tx, {
          ...{ action: 'whatsapp_template.checked', subject: `whatsapp_template:${id}` },
          ...{ before: { state }, after: stands },
        })
    }
    return ours.length
  })
}

type Standing = { state: TemplateState; reason: string | null }

/** An approval is for the words that Meta has. */
const standing = ({ status, reason, body }: MetaTemplate, ours: string): Standing =>
  body !== null && body.trim() !== ours.trim()
    ? { state: 'differs', reason: OTHER_TEXT }
    : { state: templateStateOf(status), reason }

/** What was asked for later is newer, whichever answer comes first. */
const note = ({ db }: Context, id: number, { state, reason }: Standing, asked_at: Date) =>
  db
    .update(whatsapp_templates)
    .set({ state, reason, checked_at: asked_at })
    .where(
      and(
        eq(whatsapp_templates.id, id),
        or(isNull(whatsapp_templates.checked_at), lte(whatsapp_templates.checked_at, asked_at)),
      ),
    )
