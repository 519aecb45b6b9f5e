import { randomBytes } from 'node:crypto'
import type { Context } from '#platform/context.ts'
import { dayKey } from '#shared/dates.ts'
import { DAY } from '#shared/durations.ts'
import { access_log } from '../access-log/access-log.table.ts'
import { hashToken } from './session-token.secrets.ts'
import { sessions } from './sessions.table.ts'

const devices = [
  {
    ip: '177.32.118.54',
    user_agent:
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
    began: 64,
    seen: 0.02,
  },
  {
    ip: '189.6.44.201',
    user_agent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0',
    began: 21,
    seen: 2.3,
  },
  {
    ip: '2804:14c:5b81:9a2::1f',
    user_agent:
      'Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
    began: 9,
    seen: 6.5,
  },
]

/** Sessions of the featured demo users, with their days of use. Nobody has their tokens. */
export async function seedDemoDevices(tx: Context, people: Map<string, { id: number }>) {
  for (const name of ['grower', 'admin', 'vizinha'])
    for (const device of devices) await seedDevice(tx, people.get(name)?.id, device)
}

async function seedDevice(
  tx: Context,
  user_id: number | undefined,
  { ip, user_agent, began, seen }: (typeof devices)[0],
) {
  if (!user_id) return
  const ago = (days: number) => new Date(tx.now().getTime() - days * DAY)
  const last_seen_at = ago(seen)
  const expires_at = new Date(last_seen_at.getTime() + 30 * DAY)
  const token_hash = hashToken(randomBytes(32).toString('base64url'))
  const opened = { user_id, token_hash, ip, user_agent, created_at: ago(began), last_seen_at, expires_at }
  const [session] = await tx.db.insert(sessions).values(opened).returning({ id: sessions.id })
  if (!session) throw new Error('insert returned no row')
  const days = Array.from({ length: Math.floor((began - seen) / 3) }, (_, i) => ago(seen + i * 3)).reverse()
  const used = [ago(began), ...days].map((at, i) => ({
    ...{ user_id, session_id: session.id, ip, user_agent, at },
    kind: i ? ('use' as const) : ('login' as const),
    day: dayKey(at),
  }))
  await tx.db.insert(access_log).values(used)
}
