import { randomUUID } from 'node:crypto'
import pg from 'pg'

/** The URL of another database on the server of `url`. */
export function databaseOn(url: string, name: string) {
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.href
}

export async function onServer(url: string, statement: string) {
  const client = new pg.Client({ connectionString: databaseOn(url, 'postgres') })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/**
 * A database of its own, copied from the seeded template. Copying files is several times faster than PostgreSQL's own way,
 * which writes each of some 2,400 tables and indexes to the log.
 */
export async function copyTemplate(url: string) {
  const name = `t_${randomUUID().replaceAll('-', '')}`
  await onServer(url, `create database ${name} template grower_template strategy file_copy`)
  return { url: databaseOn(url, name), drop: () => onServer(url, `drop database ${name} with (force)`) }
}
