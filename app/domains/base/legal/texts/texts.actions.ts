import { and, eq, isNull } from 'drizzle-orm'
import { audit } from '#platform/audit/audit.ts'
import { purge } from '#platform/cache/purge.ts'
import type { Context } from '#platform/context.ts'
import { AppError, invalidField } from '#platform/errors.ts'
import { addJob } from '#platform/jobs/jobs.ts'
import { mergeEdit } from '#platform/owned/merge-edit.ts'
import { dayKey } from '#shared/dates.ts'
import { pick } from '#shared/pick.ts'
import { slugify } from '#shared/text.ts'
import type { TextKind } from './text.kinds.ts'
import { findText, showText } from './texts.queries.ts'
import type { TextChange, TextDetail, TextInput, TextPublication } from './texts.schemas.ts'
import { type LegalText, tableOf } from './texts.table.ts'

/** Creates a draft, visible only to those who may publish. */
export const createText = (ctx: Context, kind: TextKind, input: TextInput): Promise<TextDetail> =>
  ctx.transaction(async (tx) => {
    const table = tableOf[kind.name]
    const row = { ...input, slug: slugOf(input.version), created_at: tx.now(), updated_at: tx.now() }
    const [text] = await tx.db.insert(table).values(row).onConflictDoNothing().returning()
    if (!text) throw takenVersion(input.version)
    await note(tx, { kind, action: 'create', after: text })
    return showText(tx, kind, text.slug)
  })

export const updateText = (ctx: Context, kind: TextKind, { slug, ...edit }: TextChange): Promise<TextDetail> =>
  ctx.transaction(async (tx) => {
    const before = await findDraft(tx, kind, slug)
    const input = mergeEdit(edit, pick(before, 'version', 'summary', 'body'))
    const next = slugOf(input.version)
    if (next !== slug && (await isTaken(tx, kind, next))) throw takenVersion(input.version)
    const after = await writeDraft(tx, kind, before.id, { ...input, slug: next, updated_at: tx.now() })
    await note(tx, { kind, action: 'update', before, after })
    return showText(tx, kind, next)
  })

/** Publishes with an effective date. A past day throws; today means now. */
export const publishText = (ctx: Context, kind: TextKind, input: TextPublication): Promise<TextDetail> =>
  ctx.transaction(async (tx) => {
    const before = await findDraft(tx, kind, input.slug)
    const effective_at = startOf(input.effective_on, tx.now())
    const after = await writeDraft(tx, kind, before.id, { effective_at, published_at: tx.now() })
    await note(tx, { kind, action: 'publish', before, after })
    await purge(tx, kind.tag)
    if (effective_at > tx.now())
      await addJob(tx, 'legal.announce', { kind: kind.name, text_id: before.id, after_user_id: 0 })
    return showText(tx, kind, input.slug)
  })

export const removeText = (ctx: Context, kind: TextKind, slug: string): Promise<void> =>
  ctx.transaction(async (tx) => {
    const before = await findDraft(tx, kind, slug)
    const table = tableOf[kind.name]
    await tx.db.delete(table).where(and(eq(table.id, before.id), isNull(table.published_at)))
    await note(tx, { kind, action: 'delete', before })
  })

const slugOf = (version: string) => `versao-${slugify(version)}`

/** Locked against concurrent publication. */
async function findDraft(tx: Context, kind: TextKind, slug: string) {
  const text = await findText(tx, kind, slug, 'lock')
  if (text.published_at) throw new AppError('conflict', 'Esta versão já foi publicada e não muda mais. Crie uma nova.')
  return text
}

async function writeDraft(tx: Context, kind: TextKind, id: number, set: Partial<LegalText>): Promise<LegalText> {
  const table = tableOf[kind.name]
  const [after] = await tx.db
    .update(table)
    .set(set)
    .where(and(eq(table.id, id), isNull(table.published_at)))
    .returning()
  if (!after) throw new Error('a locked draft was not found')
  return after
}

async function isTaken({ db }: Context, kind: TextKind, slug: string) {
  const table = tableOf[kind.name]
  return (await db.select({ id: table.id }).from(table).where(eq(table.slug, slug))).length > 0
}

const takenVersion = (version: string) =>
  invalidField('version', `Já existe a versão ${version}. Escolha outro número.`)

function startOf(day: string, now: Date): Date {
  const today = dayKey(now)
  if (day < today) throw invalidField('effective_on', 'Este dia já passou. Escolha hoje ou uma data futura.')
  return day === today ? now : new Date(`${day}T00:00:00-03:00`)
}

type Written = { kind: TextKind; action: string; before?: LegalText; after?: LegalText }

const note = (tx: Context, { kind, action, before, after }: Written) =>
  audit(tx, { action: `legal.${action}`, subject: `${kind.name}:${(after ?? before)?.id}`, before, after })
