import { and, eq } from 'drizzle-orm'
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
  const there = await ctx.env.whatsapp.templates()
  if (!there)
    throw new AppError(
      'unavailable',
      'Não deu para perguntar à Meta agora. Confira a configuração ou tente mais tarde.',
    )
  return { checked: await noteTemplates(ctx, there) }
}

/** The same each hour; a server that is not set up asks nobody. @throws so that the queue tries again. */
export async function readTemplateStates(ctx: Context) {
  if (!ctx.env.whatsapp) return
  const there = await ctx.env.whatsapp.templates()
  if (there) await noteTemplates(ctx, there)
}

async function noteTemplates(ctx: Context, there: MetaTemplate[]): Promise<number> {
  return ctx.transaction(async (tx) => {
    const ours = await tx.db.select().from(whatsapp_templates).for('update')
    for (const { id, name, language, body } of ours) {
      const found = there.find((one) => one.name === name && one.language === language)
      await note(tx, id, found ? standing(found, body) : { state: 'draft', reason: NOT_THERE })
    }
    return ours.length
  })
}

type Standing = { state: TemplateState; reason: string | null }

/** An approval is for the words that Meta has. */
const standing = ({ status, reason, body }: MetaTemplate, ours: string): Standing =>
  body !== null && body.trim() !== ours.trim()
    ? { state: 'draft', reason: OTHER_TEXT }
    : { state: templateStateOf(status), reason }

/** What a webhook tells of one template. */
export async function noteTemplateNews(
  tx: Context,
  said: { name: string; language: string; event: string; reason: string | null },
) {
  const { name, language } = whatsapp_templates
  const [row] = await tx.db
    .select({ id: whatsapp_templates.id, reason: whatsapp_templates.reason })
    .from(whatsapp_templates)
    .where(and(eq(name, said.name), eq(language, said.language)))
    .for('update')
  // A text that differs is not what was approved: the reading of the hour says when it is.
  if (row && row.reason !== OTHER_TEXT)
    await note(tx, row.id, { state: templateStateOf(said.event), reason: said.reason })
}

const note = ({ db, now }: Context, id: number, { state, reason }: Standing) =>
  db.update(whatsapp_templates).set({ state, reason, checked_at: now() }).where(eq(whatsapp_templates.id, id))
