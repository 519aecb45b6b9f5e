import { setTimeout as pause } from 'node:timers/promises'
import { fetchJson, type ProbeResponse, probes, type Send } from './account-probes.ts'
import { mannWhitney, median, medianDifference } from './distributions.ts'

const SAMPLES = 200
/** Warm-up requests, not measured. */
const WARM_UP = 10
/** Pages make the same calls: comparing their content is enough. */
const PAGE_SAMPLES = 10
/** Significance level: with four comparisons one is below it by chance once in twenty-five runs. */
const SIGNIFICANCE = 0.01
/** Pause between two requests, so that the worker's mail for one does not slow the next. */
const PAUSE_MS = 40
/** Rate limit: five links per e-mail and hour. */
const LEAST_ACCOUNTS = Math.ceil((SAMPLES + WARM_UP + PAGE_SAMPLES) / 5)

let addresses = 0
/** Each request from its own IP address, so that rate limits don't distort the measurement. */
const address = () => `10.${(++addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`

/** E-mails requested alternately: with and without an account. */
type Sides = { known: string[]; unknown: string[] }

/**
 * Sends 200 requests each, alternately, with e-mails that have an account and e-mails that don't, and compares the
 * responses byte by byte and their times by Mann–Whitney. True when neither reveals which is which. The site must trust
 * X-Forwarded-For (TRUST_PROXY).
 */
export async function accountTiming(base: string): Promise<boolean> {
  const known = await knownEmails(base)
  const rows = []
  for (const { what, page, send } of await probes(base)) {
    // From the other end of the list: no e-mail exceeds its rate limit.
    const sides = page ? sidesOf(what, known.toReversed(), PAGE_SAMPLES) : sidesOf(what, known, SAMPLES + WARM_UP)
    rows.push({ what, ...(await compare(send, sides)) })
  }
  rows.push({ what: 'resend', ...(await compareResend(base, known)) })
  console.table(rows)
  return rows.every(({ p, same }) => (p === null || p >= SIGNIFICANCE) && same)
}

/** Accounts of the demo world whose e-mail follows from the nickname, verified by logging in. */
async function knownEmails(base: string): Promise<string[]> {
  const list = await fetch(`${base}/api/v1/user/users?per_page=100`)
  const { data } = (await list.json()) as { data: { nickname: string }[] }
  const known: string[] = []
  for (const { nickname } of data) {
    const email = `${nickname}@demo.grower.example`
    if (await tokenOf(base, email)) known.push(email)
  }
  if (known.length < LEAST_ACCOUNTS) throw new Error(`${known.length} accounts, ${LEAST_ACCOUNTS} are needed`)
  return known
}

async function tokenOf(base: string, email: string): Promise<string | undefined> {
  const input = { email, password: 'jardim-demo-2026' }
  const { text } = await fetchJson(`${base}/api/v1/auth/login`, input, { 'x-forwarded-for': address() })
  return JSON.parse(text).token
}

/** For each known e-mail an unknown one of the same length. Registering creates accounts: there each is used once. */
function sidesOf(what: string, emails: string[], count: number): Sides {
  const known = Array.from({ length: count }, (_, i) => emails[i % emails.length] ?? '')
  const mark = what.replace(/\W/g, '')
  const unknown = known.map((email, i) => {
    const name = `${mark}${what.startsWith('register') ? i : i % emails.length}`
    return name.padEnd(email.indexOf('@'), 'z') + email.slice(email.indexOf('@'))
  })
  return { known, unknown }
}

async function compare(send: Send, sides: Sides) {
  const times = { known: [] as number[], unknown: [] as number[] }
  const answers = new Set<string>()
  for (const i of sides.known.keys())
    for (const side of Math.random() < 0.5 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
      const request = sides[side][i] ?? ''
      const ip = address()
      const started = performance.now()
      const answer = await send(request, ip)
      if (i >= WARM_UP) times[side].push(performance.now() - started)
      answers.add(inGeneral(answer, request))
      await pause(PAUSE_MS)
    }
  return { ...figures(times), same: answers.size === 1, status: [...answers].map((text) => text.slice(0, 3)).join() }
}

/** Compares the responses to an expired session of an existing account and to a token that never existed. */
async function compareResend(base: string, [email = '']: string[]) {
  const ended = (await tokenOf(base, email)) ?? ''
  await fetchJson(`${base}/api/v1/auth/logout`, {}, { authorization: `Bearer ${ended}` })
  const send: Send = (token, ip) =>
    fetchJson(`${base}/api/v1/auth/email/resend`, {}, { authorization: `Bearer ${token}`, 'x-forwarded-for': ip })
  const times = (token: string) => Array.from({ length: SAMPLES + WARM_UP }, () => token)
  return compare(send, { known: times(ended), unknown: times([...ended].toReversed().join('')) })
}

/** The response, with the request's e-mail and the page's nonce replaced by placeholders. */
const inGeneral = ({ status, text, location }: ProbeResponse, request: string) =>
  `${status} ${location ?? ''} ${text}`
    .replaceAll(request, '<e-mail>')
    .replace(/nonce(=\\?"|\\?",\\?")[^"\\]+/g, 'nonce')

function figures({ known, unknown }: { known: number[]; unknown: number[] }) {
  if (!known.length) return { p: null }
  const { least, most } = medianDifference(known, unknown)
  return {
    'known ms': Number(median(known).toFixed(2)),
    'unknown ms': Number(median(unknown).toFixed(2)),
    'difference ms, 95 %': `${least.toFixed(2)} … ${most.toFixed(2)}`,
    p: Number(mannWhitney(known, unknown).toFixed(3)),
  }
}
