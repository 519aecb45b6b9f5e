import type { Client } from 'pg'

/** Drops the non-unique indexes of a table, runs `fill`, and rebuilds them: one sort instead of millions of inserts. */
export async function withoutIndexes(client: Client, table: string, fill: () => Promise<void>) {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select c.relname as name, pg_get_indexdef(i.indexrelid) as definition
     from pg_index i join pg_class c on c.oid = i.indexrelid
     where i.indrelid = $1::regclass and not exists (select from pg_constraint k where k.conindid = i.indexrelid)`,
    [table],
  )
  for (const { name } of rows) await client.query(`drop index "${name}"`)
  await fill()
  for (const { definition } of rows) await client.query(definition)
}
