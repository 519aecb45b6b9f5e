import { setTimeout as pause } from 'node:timers/promises'
import { type Answer, type Ask, askJson, questions } from './account-questions.ts'
import { mannWhitney, median, medianDifference } from './distributions.ts'

const SAMPLES = 200
/** Asked first, to warm everything up: not measured. */
const WARM_UP = 10
/** Pages ask the same calls: that their answers are the same is enough. */
const PAGE_SAMPLES = 10
/** Four times are compared: at this p the whole table is red by chance once in twenty-five runs. */
const SURPRISING = 0.01
/** Between two questions, so that the worker's mail for one does not slow the next. */
const BREATH_MS = 40
/** A link is sent to one e-mail five times an hour. */
const LEAST_ACCOUNTS = Math.ceil((SAMPLES + WARM_UP + PAGE_SAMPLES) / 5)

let addresses = 0
/** Each question from an address of its own, so that limits are not what is measured. */
const address = () => `10.${(++addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`

/** What is asked about, by turns: what has an account, and what has not. */
type Sides = { known: string[]; unknown: string[] }

/**
 * Asks, 200 times each and by turns, about e-mails that have an account and e-mails that don't, and compares the answers
 * byte by byte and their times by Mann–Whitney. True when neither tells which is which. The site must believe
 * X-Forwarded-For (TRUST_PROXY).
 */
export async function accountTiming(base: string): Promise<boolean> {
  const known = await knownEmails(base)
  const rows = []
  for (const { what, page, ask } of await questions(base)) {
    // From the other end of the list: no e-mail is asked about more often than its limit allows.
    const sides = page ? sidesOf(what, known.toReversed(), PAGE_SAMPLES) : sidesOf(what, known, SAMPLES + WARM_UP)
    rows.push({ what, ...(await compare(ask, sides)) })
  }
  rows.push({ what: 'resend', ...(await compareResend(base, known)) })
  console.table(rows)
  return rows.every(({ p, same }) => (p === null || p >= SURPRISING) && same)
}

/** Everybody of the demo world whose e-mail follows from the nickname, proved by signing in. */
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
  const { text } = await askJson(`${base}/api/v1/auth/login`, input, { 'x-forwarded-for': address() })
  return JSON.parse(text).token
}

/** For each known e-mail one as long that nobody has. Registering opens accounts: there each is asked about once. */
function sidesOf(what: string, emails: string[], count: number): Sides {
  const known = Array.from({ length: count }, (_, i) => emails[i % emails.length] ?? '')
  const mark = what.replace(/\W/g, '')
  const unknown = known.map((email, i) => {
    const name = `${mark}${what.startsWith('register') ? i : i % emails.length}`
    return name.padEnd(email.indexOf('@'), 'z') + email.slice(email.indexOf('@'))
  })
  return { known, unknown }
}

async function compare(ask: Ask, sides: Sides) {
  const times = { known: [] as number[], unknown: [] as number[] }
  const answers = new Set<string>()
  for (const i of sides.known.keys())
    for (const side of Math.random() < 0.5 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
      const request = sides[side][i] ?? ''
      const ip = address()
      const started = performance.now()
      const answer = await ask(request, ip)
      if (i >= WARM_UP) times[side].push(performance.now() - started)
      answers.add(inGeneral(answer, request))
      await pause(BREATH_MS)
    }
  return { ...figures(times), same: answers.size === 1, status: [...answers].map((text) => text.slice(0, 3)).join() }
}

/** What a session that has ended, of an account that there is, answers against one that nobody ever had. */
async function compareResend(base: string, [email = '']: string[]) {
  const ended = (await tokenOf(base, email)) ?? ''
  await askJson(`${base}/api/v1/auth/logout`, {}, { authorization: `Bearer ${ended}` })
  const ask: Ask = (token, ip) =>
    askJson(`${base}/api/v1/auth/email/resend`, {}, { authorization: `Bearer ${token}`, 'x-forwarded-for': ip })
  const times = (token: string) => Array.from({ length: SAMPLES + WARM_UP }, () => token)
  return compare(ask, { known: times(ended), unknown: times([...ended].toReversed().join('')) })
}

/** The answer, with the e-mail that the asker wrote and the page's nonce in general words. */
const inGeneral = ({ status, text, location }: Answer, request: string) =>
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
