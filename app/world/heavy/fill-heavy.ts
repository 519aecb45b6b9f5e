import pg from 'pg'
import { copyRows } from './copy-rows.ts'
import { fillCommunity } from './heavy-community.ts'
import { fillGame } from './heavy-game.ts'
import { idsFrom } from './heavy-ids.ts'
import * as rows from './heavy-rows.ts'
import { withoutIndexes } from './without-indexes.ts'

const tables = ['users', 'spaces', 'plants', 'plans', 'updates', 'tasks', 'plan_stages', 'plant_cycle_changes'] as const

/**
 * Adds 100,000 growers and plants, 5,000,000 updates, 1,000,000 posts and 10,000,000 saves to the demo world, for
 * measuring at scale. One transaction: a killed fill leaves nothing, and the next start begins anew.
 */
export async function fillHeavy(databaseUrl: string, say: (line: string) => void = (line) => console.log(line)) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    if (await filledBefore(client)) return
    const started = Date.now()
    say('Enchendo o mundo pesado: 100 mil pessoas, 100 mil plantas, 5 milhões de registros, 1 milhão de posts…')
    await client.query('begin')
    await client.query("set local synchronous_commit = off; set local maintenance_work_mem = '512MB'")
    await trustTheRows(client)
    await fill(client, say)
    await client.query('commit')
    await client.query('vacuum analyze')
    say(`Mundo pesado pronto em ${Math.round((Date.now() - started) / 1000)} s.`)
  } finally {
    await client.end()
  }
}

async function filledBefore(client: pg.Client) {
  const { rows: found } = await client.query("select from users where nickname = 'jardineira0'")
  return found.length > 0
}

/** Disables foreign key checks of the generated rows, where the role is allowed to. */
async function trustTheRows(client: pg.Client) {
  const { rows: found } = await client.query<{ trusted: boolean }>(
    'select rolsuper as trusted from pg_roles where rolname = current_user',
  )
  if (found[0]?.trusted) await client.query('set local session_replication_role = replica')
}

async function fill(client: pg.Client, say: (line: string) => void) {
  const now = Date.now()
  const ids = await idsFrom(client)
  const into = (table: string, columns: string[], made: Iterable<(string | number | boolean | null)[]>) =>
    withoutIndexes(client, table, async () => {
      await copyRows(client, table, columns, made)
      say(`… ${table}`)
    })
  await into('users', rows.userColumns, rows.userRows(ids, now))
  await into('spaces', rows.spaceColumns, rows.spaceRows(ids, now))
  await into('plants', rows.plantColumns, rows.plantRows(ids, now))
  await into('plant_cycle_changes', rows.cycleChangeColumns, rows.cycleChangeRows(ids, now))
  await into('plant_places', ['plant_id', 'space_id', 'since'], rows.placeRows(ids, now))
  await into('plans', rows.planColumns, rows.planRows(ids, now))
  await into('plan_stages', rows.stageColumns, rows.stageRows(ids))
  await into('plan_spaces', ['plan_id', 'space_id'], rows.planSpaceRows(ids))
  await into('plan_plants', ['plan_id', 'plant_id'], rows.planPlantRows(ids))
  await into('tasks', rows.taskColumns, rows.taskRows(ids, now))
  await into('updates', rows.updateColumns, rows.updateRows(ids, now))
  await fillCommunity(client, ids, say)
  await fillGame(client, ids, say)
  for (const table of tables)
    await client.query(`select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`)
}
