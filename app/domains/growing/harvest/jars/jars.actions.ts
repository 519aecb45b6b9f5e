import { randomBytes } from 'node:crypto'
import { and, eq, inArray, max, sql } from 'drizzle-orm'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { mergeEdit } from '#platform/owned/merge-edit.ts'
import { jarFields } from './jar.form.ts'
import { demandConsistent, demandJar, doubtHarvest } from './jar.rules.ts'
import { ownedJars } from './jars.owned.ts'
import { cardsOf, showJar } from './jars.queries.ts'
import type { JarArchive, JarChange, JarDetail, JarsCreate, JarsMade } from './jars.schemas.ts'
import { type Jar, jar_entries, jars } from './jars.table.ts'

/**
 * Creates jars of one filling, numbered on from the owner's last. Idempotent: a repeated submit returns the first ones.
 */
export const createJars = (ctx: Context, { count, sure, ...fields }: JarsCreate): Promise<JarsMade> =>
  ctx.transaction(async (tx) => {
    const { id: created_by } = signedIn(tx)
    // Serialised per owner, so that numbers have neither gaps nor duplicates.
    await tx.db.select({ id: users.id }).from(users).where(eq(users.id, created_by)).for('no key update')
    const again = await jarsByKey(tx, fields.idempotency_key)
    if (again.length) return { data: again }
    await demandJar(tx, fields)
    await doubtHarvest(tx, { ...fields, net_g: fields.net_g * count, sure })
    const [last] = await tx.db
      .select({ number: max(jars.number) })
      .from(jars)
      .where(eq(jars.created_by, created_by))
    const first = (last?.number ?? 0) + 1
    const rows = Array.from({ length: count }, (_, i) => ({
      ...fields,
      created_by,
      number: first + i,
      slug: `pote-${first + i}-${randomBytes(6).toString('hex')}`,
    }))
    const made = await tx.db.insert(jars).values(rows).returning({ id: jars.id })
    return {
      data: await cardsOf(
        tx,
        inArray(
          jars.id,
          made.map(({ id }) => id),
        ),
      ),
    }
  })

const jarsByKey = async (tx: Context, key: string | undefined) =>
  key ? cardsOf(tx, and(eq(jars.created_by, signedIn(tx).id), eq(jars.idempotency_key, key))) : []

export const updateJar = (ctx: Context, { id_or_slug, sure, ...edit }: JarChange) =>
  changeJar(ctx, id_or_slug, async (tx, jar) => {
    const fields = mergeEdit(edit, jarFields(await showJar(tx, String(jar.id))))
    await demandJar(tx, fields, jar)
    await demandConsistent(tx, jar, fields)
    if (fields.net_g > jar.net_g) await doubtHarvest(tx, { ...fields, sure }, jar.id)
    const { plant_id = null, space_id = null, ...rest } = fields
    return { ...rest, plant_id, space_id }
  })

/** Archives an empty or finished jar: it leaves the lists, all data is kept. */
export const archiveJar = (ctx: Context, { id_or_slug, archived }: JarArchive) =>
  changeJar(ctx, id_or_slug, async (tx, jar) => ({ archived_at: archived ? (jar.archived_at ?? tx.now()) : null }))

/** Soft delete: hidden at once, with its entries. */
export const deleteJar = (ctx: Context, id_or_slug: string) =>
  ownedJars.remove(ctx, id_or_slug, (tx, jar) =>
    tx.db
      .update(jar_entries)
      .set({ deleted_at: sql`coalesce(${jar_entries.deleted_at}, ${tx.now().toISOString()}::timestamptz)` })
      .where(eq(jar_entries.jar_id, jar.id)),
  )

const changeJar = (
  ctx: Context,
  id_or_slug: string,
  change: (tx: Context, jar: Jar) => Promise<Partial<Jar>>,
): Promise<JarDetail> =>
  ownedJars.change(ctx, id_or_slug, {
    action: 'jar.update',
    write: async (tx, jar) => ownedJars.set(tx, jar, { ...(await change(tx, jar)), updated_at: tx.now() }),
    show: showJar,
  })
