import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { listQueue } from '../../../app/domains/robots/control/commands/queue.queries.ts'
import { openAlertsOf } from '../../../app/domains/robots/device-alerts/episodes/episodes.queries.ts'
import { evaluateAlerts } from '../../../app/domains/robots/device-alerts/episodes/evaluate-alerts.actions.ts'
import { showAlerts } from '../../../app/domains/robots/device-alerts/rules/device-alerts.queries.ts'
import { listDevices } from '../../../app/domains/robots/devices/devices/devices.queries.ts'
import { listStaffDevices } from '../../../app/domains/robots/devices/staff/staff-devices.queries.ts'
import { listStaffEvents } from '../../../app/domains/robots/devices/staff/staff-events.queries.ts'
import { fleetHealth } from '../../../app/domains/robots/ganza/fleet/fleet.queries.ts'
import { ganzaOverview } from '../../../app/domains/robots/ganza/overview/overview.queries.ts'
import { showDashboard } from '../../../app/domains/robots/ganza/robots/dashboard.queries.ts'
import { showRobot } from '../../../app/domains/robots/ganza/robots/robot.queries.ts'
import { createContext } from '../../../app/platform/context.ts'
import { socketUrl } from '../../../app/platform/postgres/connection.ts'
import { makeGrowers } from '../../faults/grower.ts'
import { someRobots } from '../../faults/telemetry/robots.ts'
import { startSite } from '../../site/start-site.ts'
import { nothing, planOf, viewerOf } from '../explain.ts'

const ROBOTS = 5000
/** Of each robot: events, changes of channels and commands of a quarter. */
const EVENTS = 400
const RUNS = 15

/** Reading all of a table of so many rows is what an index would have spared. */
const MOST_ROWS = 20_000

/**
 * The lists of robots of a grower and of staff, and a round of the alerts, when 5,000 robots have told 2,000,000 events: p50, how
 * many statements, and which of these read large tables whole.
 */
export async function robotLists() {
  const site = await startSite({ WORLD: 'empty' })
  const databaseUrl = socketUrl(join(site.folder, 'postgres/socket'), 'grower')
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 4 })
  try {
    const [owner] = await makeGrowers(databaseUrl, ['dona'])
    const robots = await someRobots(databaseUrl, ROBOTS)
    await fill(pool, owner?.id ?? 0)
    const serial = robots[0]?.serial ?? ''
    let captured: { text: string; values: unknown[] }[] = []
    const db = drizzle(pool, { logger: { logQuery: (text, values) => void captured.push({ text, values }) } })
    const as = (viewer: ReturnType<typeof viewerOf>) => createContext({ db, env: nothing, viewer })
    const own = as(viewerOf({ user_id: owner?.id ?? 0, nickname: 'dona' }))
    const staff = as({ ...viewerOf({ user_id: owner?.id ?? 0, nickname: 'dona' }), permissions: ['devices.manage'] })
    const page = { page: 1, per_page: 20 }
    const reads: Record<string, () => Promise<unknown>> = {
      'Own robots': () => listDevices(own, { ...page, order_by: 'name' }),
      Dashboard: () => showDashboard(own),
      'A robot': () => showRobot(own, serial),
      'Its alerts': () => showAlerts(own, { id: serial }),
      'Its commands': () => listQueue(own, { serial, per_page: 20 } as Parameters<typeof listQueue>[1]),
      'Open alerts of somebody': () => openAlertsOf(own, owner?.id ?? 0),
      'Staff: robots': () => listStaffDevices(staff, { ...page, order_by: 'created_at' }),
      'Staff: robots by last contact, offline': () =>
        listStaffDevices(staff, { ...page, order_by: 'last_seen_at', state: 'offline' }),
      'Staff: events': () => listStaffEvents(staff, { per_page: 20 }),
      'Staff: errors of robots': () => listStaffEvents(staff, { per_page: 20, source: 'device', kind: 'error' }),
      'Staff: errors of one': () => listStaffEvents(staff, { per_page: 20, device: serial, kind: 'error' }),
      'Staff: fleet, 7 days': () => fleetHealth(staff, { days: 7 }),
      'Staff: overview': () => ganzaOverview(staff),
      'A round of all alerts': () => evaluateAlerts(staff),
    }
    const rows = []
    // What has to be told for the first time is, before the round that is measured.
    await evaluateAlerts(staff)
    for (const [what, read] of Object.entries(reads)) {
      captured = []
      await read()
      const statements = captured
      captured = []
      const whole = what.startsWith('A round') ? [] : await wholeReads(pool, statements)
      const times: number[] = []
      for (let run = 0; run < (what.startsWith('A round') ? 1 : RUNS); run++) {
        const started = performance.now()
        await read()
        times.push(performance.now() - started)
      }
      const p50 = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
      rows.push({ what, 'p50 ms': p50.toFixed(1), statements: statements.length, 'read whole': whole.join(' ') })
    }
    console.table(rows)
    return true
  } finally {
    await pool.end()
    await site.stop()
  }
}

/** Tables of which a statement read more rows one after the other than a list is worth. */
async function wholeReads(pool: pg.Pool, statements: { text: string; values: unknown[] }[]) {
  const found = new Set<string>()
  for (const { text, values } of statements) {
    if (!/^\s*(select|with)/i.test(text)) continue
    const plan = await planOf(pool, text, values)
    for (const [line, table, rows, removed] of plan.matchAll(
      /Seq Scan on (\w+)[^\n]*rows=([\d.]+)[^\n]*(?:\n[^\n]*Filter:[^\n]*\n[^\n]*Removed by Filter: (\d+))?/g,
    ))
      if (line && Number(rows) + Number(removed ?? 0) > MOST_ROWS) found.add(table ?? '')
  }
  return [...found]
}

async function fill(pool: pg.Pool, owner: number) {
  const statements = [
    `insert into users (nickname, email, password_hash, adult_declared_at) select 'dono' || n, 'dono' || n || '@exemplo.com', '', now() from generate_series(1, ${ROBOTS / 4}) n`,
    `update devices set last_seen_at = clock_timestamp() - (id % 50) * interval '1 minute', firmware = '1.' || id % 5, rssi = -40 - id % 50`,
    `insert into device_links (device_id, user_id, name, way, linked_at)
      select d.id, case when d.id % 1000 = min(d.id) over () % 1000 then ${owner} else u.id end, 'Robô ' || d.id, 'serial', now() - interval '100 days'
      from devices d join (select id, row_number() over (order by id) - 1 as n from users where nickname like 'dono%') u on u.n = d.id % ${ROBOTS / 4}`,
    `insert into device_events (device_id, source, kind, data, boot, seq, at, received_at)
      select d.id, 'device', (array['boot', 'connect', 'state', 'actuation', 'actuation', 'actuation', 'error', 'watering'])[1 + n % 8],
        '{"cause": "power", "firmware": "1.2"}', 1, n, now() - n * interval '5 hours', now() - n * interval '5 hours'
      from generate_series(1, ${EVENTS}) n, devices d`,
    `insert into device_actuations (event_id, device_id, channel, level, at, by, why)
      select id, device_id, 'luz', (seq % 2) * 100, at, 'mode', '{}' from device_events where kind = 'actuation'`,
    `insert into device_commands (uuid, device_id, kind, state, created_at, expires_at)
      select gen_random_uuid(), d.id, 'restart', 'executado', now() - n * interval '1 day', now() - n * interval '1 day' from generate_series(1, 40) n, devices d`,
    `insert into alert_rules (link_id, kind, sensor_id, high, hold_minutes)
      select l.id, k, case when k = 'range' then (select id from device_sensors where key = 'temperature') end, case when k = 'range' then 30 end, 10
      from device_links l, unnest(array['silence', 'impossible', 'range']) k`,
    `insert into alert_episodes (rule_id, began_at, ended_at, ended_by) select id, now() - n * interval '2 days', now() - n * interval '2 days' + interval '1 hour', 'inside'
      from alert_rules, generate_series(1, 10) n`,
    `insert into telemetry_last (device_id, at, received_at, "values", flags) select id, now(), now(), '{24,60,700,50,400,23}', 0 from devices`,
    'analyze',
  ]
  for (const statement of statements) await pool.query(statement)
}
