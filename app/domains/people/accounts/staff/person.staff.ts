import { getTableName, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import type { StaffField } from '#platform/staff/staff-fields.ts'
import { users } from '../users/users.table.ts'

/** A field of a list of staff: a person, typed and shown by nickname, kept in this column. */
export const person = (label: string, column: PgColumn, help = 'O apelido da pessoa, como está no perfil.') =>
  ({
    input: z.string().trim().min(1).max(60),
    output: z.string(),
    form: { kind: 'text' as const, label, maxLength: 60, help },
    cell: { kind: 'text' as const },
    searched: true,
    sortable: true,
    column: column.name,
    read: sql<string>`coalesce((select u.nickname::text from users u
      where u.id = ${sql.identifier(getTableName(column.table))}.${sql.identifier(column.name)}), 'conta apagada')`,
    stored: idOf,
    sample: () => undefined,
  }) satisfies StaffField

async function idOf(nickname: string, { db }: Context) {
  const named = sql`lower(${users.nickname}) = lower(${nickname.replace(/^@/, '')})`
  const [found] = await db.select({ id: users.id }).from(users).where(named)
  if (!found) throw new AppError('invalid', 'Não encontramos ninguém com esse apelido. Confira no perfil da pessoa.')
  return found.id
}
