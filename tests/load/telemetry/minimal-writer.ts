import mqtt from 'mqtt'
import pg from 'pg'

/**
 * What people build in an afternoon: subscribes to every robot at a broker and writes what came in a statement each 50 ms.
 * The broker acknowledges before anything is stored. `minimal-writer.ts <broker> <database url>` prints the rows when told to end.
 */
const [broker = '', databaseUrl = ''] = process.argv.slice(2)
const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 })
await pool.query(
  'create table if not exists bench_minimal (serial text, at timestamptz, values real[], primary key (serial, at))',
)
const client = await mqtt.connectAsync(broker, { protocolVersion: 4 })
let rows: { serial: string; at: number; values: string }[] = []
let [written, writing] = [0, false]
client.on('message', (topic, payload) => {
  const { ts, values } = JSON.parse(payload.toString())
  rows.push({ serial: topic.split('/')[1] ?? '', at: ts, values: `{${Object.values(values).join(',')}}` })
})
await client.subscribeAsync('ganza/+/telemetry', { qos: 1 })
console.log('ready')

setInterval(async () => {
  if (writing || !rows.length) return
  writing = true
  const batch = rows
  rows = []
  const { rowCount } = await pool.query(
    `insert into bench_minimal select s, to_timestamp(t / 1000.0), v::real[]
      from unnest($1::text[], $2::float8[], $3::text[]) as r (s, t, v) on conflict do nothing`,
    [batch.map(({ serial }) => serial), batch.map(({ at }) => at), batch.map(({ values }) => values)],
  )
  written += rowCount ?? 0
  writing = false
}, 50)
process.on('SIGTERM', async () => {
  console.log(JSON.stringify({ written, waiting: rows.length }))
  process.exit(0)
})
