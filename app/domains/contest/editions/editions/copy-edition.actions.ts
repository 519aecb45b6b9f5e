import { eq, sql } from 'drizzle-orm'
import { audit } from '#platform/audit/audit.ts'
import { purge } from '#platform/cache/purge.ts'
import type { Context } from '#platform/context.ts'
import { unlessTaken } from '#platform/database/unless-taken.ts'
import { AppError, invalidField } from '#platform/errors.ts'
import { typedMomentOf } from '#shared/dates.ts'
import { slugify } from '#shared/text.ts'
import { cup_editions } from './cup-editions.table.ts'
import { movedTo } from './phases.model.ts'

type Copy = { id: number; name: string; slug: string; entries_at: string }

/**
 * A new edition from another: its phases moved to the new beginning, its modalities, criteria, sponsors and prizes. A draft,
 * without authorisation, people or results.
 */
export const copyEdition = (ctx: Context, { id, name, entries_at, ...typed }: Copy) =>
  ctx.transaction(async (tx) => {
    const [from] = await tx.db.select().from(cup_editions).where(eq(cup_editions.id, id)).for('share')
    if (!from) throw new AppError('not_found', 'Essa edição não existe mais.')
    const code = typed.slug || slugify(name)
    if (!/[a-z]/.test(code)) throw invalidField('slug', 'Deste nome não sai um código: escreva um.')
    const { text, rules, jury_weight, finalists } = from
    const values = { name, text, rules, jury_weight, finalists, ...movedTo(from, typedMomentOf(entries_at)) }
    const insert = (slug: string) =>
      unlessTaken(tx, (db) =>
        db
          .insert(cup_editions)
          .values({ ...values, slug })
          .returning(),
      )
    let made = await insert(code)
    for (let nth = 2; !made && !typed.slug; nth++) made = await insert(`${code}-${nth}`)
    const edition = made?.[0]
    if (!edition) throw invalidField('slug', 'Já existe uma edição com esse código. Escolha outro.')
    await tx.db.execute(sql`insert into cup_modalities (edition_id, slug, name, text, "order")
      select ${edition.id}, slug, name, text, "order" from cup_modalities where edition_id = ${id} order by id`)
    await tx.db.execute(sql`insert into cup_criteria (edition_id, name, text, weight, "order")
      select ${edition.id}, name, text, weight, "order" from cup_criteria where edition_id = ${id} order by id`)
    await tx.db.execute(sql`insert into cup_sponsors (edition_id, name, text, url, level, "order", active)
      select ${edition.id}, name, text, url, level, "order", active from cup_sponsors where edition_id = ${id} order by id`)
    await tx.db.execute(sql`insert into cup_prizes (edition_id, modality_id, place, name, text, kind, sponsor_id)
      select ${edition.id}, m.id, p.place, p.name, p.text, 'simbolico', s.id
      from cup_prizes p
      left join cup_modalities o on o.id = p.modality_id
      left join cup_modalities m on m.edition_id = ${edition.id} and m.slug = o.slug
      left join cup_sponsors w on w.id = p.sponsor_id
      left join cup_sponsors s on s.edition_id = ${edition.id} and s.name = w.name
      where p.edition_id = ${id} order by p.id`)
    await audit(tx, {
      action: 'cup_edition.copied',
      subject: `cup_edition:${edition.id}`,
      after: { from: id, slug: edition.slug },
    })
    await purge(tx, 'cup')
    return { id: edition.id, slug: edition.slug, name }
  })
