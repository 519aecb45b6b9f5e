import { execFileSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { aVoter } from '../../app/domains/contest/voting/votes/cup-votes.factory.ts'
import { aSession } from '../../app/domains/people/accounts/users/users.factory.ts'
import { createContext } from '../../app/platform/context.ts'
import { openDatabase } from '../../app/platform/database/database.ts'
import { testEnvironment } from '../environment.ts'
import { median } from './distributions.ts'

const CONNECTIONS = 100
const SECONDS = 30
/** The brake on one person's changes is 60 an hour. */
const MOST_EACH = 55
const password = 'jardim-demo-2026'

type Voter = { email: string; token: string; address: string; given: number; stands: Map<string, string> }

/**
 * 100 people, one connection each, vote and change votes for 30 s in the demo edition; then it is ended, counted and published, and the
 * published file is counted again by `scripts/recount.mjs`, which shares no code with the site. True when what each voter
 * was told last is what the file has of their receipts, and the recount agrees. The site must trust X-Forwarded-For, and
 * is not to be used afterwards.
 */
export async function cupVotes(base: string, databaseUrl: string): Promise<boolean> {
  const database = new pg.Client({ connectionString: databaseUrl })
  await database.connect()
  try {
    const { voters, entries } = await readyToVote(base, database)
    voters.push(...(await moreVoters(databaseUrl, CONNECTIONS - voters.length)))
    const times = await flood(base, voters, entries)
    const file = await published(base, database)
    const stand = new Map(file.count.votes.map(({ receipt, entry }) => [receipt, entry]))
    const lost = voters.flatMap(({ stands }) =>
      [...stands].filter(([receipt, entry]) => receipt && stand.get(receipt) !== entry),
    )
    const path = join(mkdtempSync(join(tmpdir(), 'apuracao-')), 'apuracao.json')
    writeFileSync(path, JSON.stringify(file))
    const said = execFileSync(process.execPath, ['scripts/recount.mjs', path], { encoding: 'utf8' })
    const equal = said.includes('A recontagem é igual ao resultado publicado.')
    console.table([
      {
        ...{ voters: voters.length, votes: times.length, 'votes/s': Math.round(times.length / SECONDS) },
        ...{ 'p50 ms': Math.round(median(times)), 'p95 ms': Math.round(times[Math.floor(times.length * 0.95)] ?? 0) },
        ...{ lost: lost.length, 'recount equal': equal },
      },
    ])
    return equal && lost.length === 0 && times.length > 0
  } finally {
    await database.end()
  }
}

async function readyToVote(base: string, database: pg.Client) {
  const { rows: entries } = await database.query<Entry>(
    `select e.uuid, m.slug as ballot, u.email as of from cup_entries e join users u on u.id = e.user_id join cup_modalities m on m.id = e.modality_id
      join cup_editions d on d.id = e.edition_id where d.slug = 'copa-20252026' and e.state = 'inscrito' order by e.id`,
  )
  const { rows: people } = await database.query<{ email: string }>(
    `select u.email from users u, cup_editions d where d.slug = 'copa-20252026' and u.created_at < d.popular_at
      and u.email_verified_at is not null and u.suspended_at is null and u.deleted_at is null
      and u.email like '%@demo.grower.example'
      order by u.id limit 250`,
  )
  const voters: Voter[] = []
  for (const [at, { email }] of people.entries()) {
    const address = `10.${at % 250}.7.1`
    const { token } = await sent<{ token?: string }>(base, '/auth/login', { email, password }, { address })
    if (token) voters.push({ email, token, address, given: 0, stands: new Map() })
  }
  return { voters, entries }
}

/** The demo world has fewer people who may vote: the rest are made in its database. */
async function moreVoters(databaseUrl: string, count: number): Promise<Voter[]> {
  const database = openDatabase(databaseUrl, { transactions: 1 })
  try {
    const ctx = createContext({ db: database.db, env: testEnvironment() })
    const voters: Voter[] = []
    for (let at = 0; at < count; at++) {
      const { id, email } = await aVoter(ctx)
      const { token } = await aSession(ctx, { id })
      voters.push({ email, token, address: `10.${at}.8.1`, given: 0, stands: new Map() })
    }
    return voters
  } finally {
    await database.close()
  }
}

type Entry = { uuid: string; ballot: string; of: string }

/** Response times in ms, in order. Each voter has one connection at a time, so that the last answer is the one that stands. */
async function flood(base: string, voters: Voter[], entries: Entry[]) {
  const times: number[] = []
  const end = performance.now() + SECONDS * 1000
  const line = async (own: Voter[]) => {
    for (let turn = 0; performance.now() < end; turn++) {
      const voter = own[turn % own.length]
      if (!voter || own.every(({ given }) => given >= MOST_EACH)) return
      if (voter.given >= MOST_EACH) continue
      const others = entries.filter(({ of }) => of !== voter.email)
      const entry = others[Math.floor(Math.random() * others.length)] as Entry
      const started = performance.now()
      const vote = await sent<{ receipt?: string }>(base, `/social/copa_grower/${entry.uuid}/voto`, {}, voter)
      if (!vote.receipt) throw new Error(JSON.stringify(vote))
      times.push(performance.now() - started)
      voter.given++
      // The one before in this ballot is superseded.
      for (const [receipt, uuid] of voter.stands)
        if (entries.find((one) => one.uuid === uuid)?.ballot === entry.ballot) voter.stands.delete(receipt)
      voter.stands.set(vote.receipt, entry.uuid)
    }
  }
  const lines = Array.from({ length: CONNECTIONS }, (_, at) => voters.filter((_one, n) => n % CONNECTIONS === at))
  await Promise.all(lines.filter((own) => own.length).map(line))
  return times.sort((a, b) => a - b)
}

type Published = { count: { votes: { receipt: string; entry: string }[] } }

/** All phases but the last are put behind, what waits is released: the clock of the site is not to be turned. */
async function published(base: string, database: pg.Client): Promise<Published> {
  await database.query(`update cup_votes set state = 'valida' where state = 'quarentena'`)
  await database.query(
    `update cup_editions set entries_at = entries_at - interval '1 year', popular_at = popular_at - interval '1 year',
      judges_at = judges_at - interval '1 year', final_at = final_at - interval '1 year',
      best_at = best_at - interval '1 year', prizes_at = prizes_at - interval '1 year' where slug = 'copa-20252026'`,
  )
  const admin = await sent<{ token: string }>(base, '/auth/login', { email: 'admin@demo.grower.example', password })
  const team = '/social/copa_grower/equipe/resultado'
  await sent(base, team, {}, admin)
  await sent(base, `${team}/publicar`, { version: 1 }, admin)
  const file = await fetch(`${base}/api/v1/social/copa_grower/copa_edition/copa-20252026/apuracao`)
  return (await file.json()) as Published
}

async function sent<Answer>(base: string, path: string, body: object, as: { token?: string; address?: string } = {}) {
  const answer = await fetch(`${base}/api/v1${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(as.token && { authorization: `Bearer ${as.token}` }),
      ...(as.address && { 'x-forwarded-for': as.address }),
    },
    body: JSON.stringify(body),
  })
  return (answer.status === 204 ? {} : await answer.json()) as Answer
}
