import type { FormResult } from '#shared/form-result.ts'
import type { TypedWork } from './work-form.browser.ts'

/** `behind`: somebody else saved since; `refused`: something typed can't be saved; `offline`, `signed_out`:
 * it is kept here until it can be. */
export type SaveState = 'saved' | 'waiting' | 'saving' | 'offline' | 'signed_out' | 'behind' | 'refused'
export type Saving = {
  state: SaveState
  version: number
  saved_at: string | Date
  problem?: FormResult
  /** What is not saved stands on this device. */
  kept: boolean
}

export type Answer = { version: number; saved_at: string } | (FormResult & { statusCode: number }) | 'offline'
export type Sent = TypedWork & { tab: string; turn: number; version: number; force: boolean }

/** What saving needs of its page. */
export type Place = {
  read: () => TypedWork | null
  /** `leaving`: the request outlives the page. */
  put: (body: Sent, leaving: boolean) => Promise<Answer>
  /** On this device; whether it could be. */
  keep: (typed: TypedWork) => boolean
  /** The site has this text. */
  drop: (typed: TypedWork) => void
  tell: (now: Saving) => void
}

/** ms after the last letter. */
const PAUSE = 1200
/** ms for which what is typed without a pause is nowhere but here. */
const MOST = 5000
/** ms until it is tried again without a signal. */
const AGAIN = 8000
/** ms between copies on the device. */
const COPIES = 300

type Start = { version: number; saved_at: string | Date; tab: string; recovered: boolean }

/**
 * Saves a draft while it is written, one request at a time: what is typed meanwhile is sent after it. Whatever is typed
 * is kept on the device first, and stays there until the site has that very text. `recovered`: it comes from there, and
 * what the site says gives way to it, as a revision.
 */
export function autosave({ version, saved_at, tab, recovered }: Start, { read, put, keep, drop, tell }: Place) {
  let now: Saving = { state: 'saved', version, saved_at, kept: true }
  let [dirty, force, turn, since] = [false, recovered, 0, 0]
  let sending: Promise<boolean> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let copying: ReturnType<typeof setTimeout> | undefined

  const set = (more: Partial<Saving>) => {
    now = { ...now, ...more }
    tell(now)
  }
  const copy = (typed = read()) => {
    clearTimeout(copying)
    copying = undefined
    if (!typed) return
    const kept = keep(typed)
    if (kept !== now.kept) set({ kept })
  }
  const touch = () => {
    if (!dirty) since = performance.now()
    dirty = true
  }
  /** Who is behind decides first whose text stays. */
  const undecided = () => now.state === 'behind' && !force

  const send = async (leaving: boolean) => {
    const typed = read()
    if (!typed) return true
    copy(typed)
    dirty = false
    // Tried again without a signal, nothing is said until there is one.
    if (now.state !== 'offline' && now.state !== 'signed_out') set({ state: 'saving' })
    const [mine, forced] = [++turn, force]
    const answer = await put({ ...typed, tab, turn: mine, version: now.version, force }, leaving)
    // The page was left and is back: what it sent last counts.
    if (mine !== turn) return true
    if (answer !== 'offline' && 'version' in answer) {
      if (forced) force = false
      drop(typed)
      const state = dirty ? 'waiting' : 'saved'
      set({ state, version: answer.version, saved_at: answer.saved_at, problem: undefined, kept: true })
      return true
    }
    dirty = true
    since = performance.now()
    if (answer === 'offline' || answer.statusCode >= 500 || answer.statusCode === 401) {
      set({ state: answer !== 'offline' && answer.statusCode === 401 ? 'signed_out' : 'offline', problem: undefined })
      later(AGAIN)
    } else set({ state: answer.statusCode === 409 ? 'behind' : 'refused', problem: answer })
    return false
  }
  const start = (leaving: boolean) => {
    clearTimeout(timer)
    const mine = send(leaving)
    sending = mine
    void mine.then((done) => {
      if (sending !== mine) return
      sending = undefined
      if (done && dirty) later(PAUSE)
    })
    return mine
  }
  const flush = async (): Promise<boolean> => {
    clearTimeout(timer)
    while (sending) await sending
    if (undecided()) return false
    return dirty ? start(false) : true
  }
  const later = (ms: number) => {
    clearTimeout(timer)
    const most = Math.max(0, since + MOST - performance.now())
    timer = setTimeout(() => void flush(), ms === AGAIN ? ms : Math.min(ms, most))
  }

  return {
    /** Something was typed. */
    changed: () => {
      touch()
      copying ??= setTimeout(copy, COPIES)
      if (undecided()) return
      if (now.state !== 'offline' && now.state !== 'signed_out') set({ state: 'waiting' })
      later(PAUSE)
    },
    /** Saves now; whether all is saved. */
    flush,
    /** What others saved goes to the revisions. */
    force: () => {
      force = true
      touch()
      return flush()
    },
    /** There is something that the site does not have. */
    pending: () => dirty || sending !== undefined,
    /** On the device, now. */
    keep: () => {
      if (dirty) copy()
    },
    /** The page is out of sight, or `gone`: nobody knows whether it comes back. */
    leave: (gone: boolean) => {
      if (dirty) copy()
      if (undecided()) return
      if (sending ? gone : dirty) void start(true)
    },
    stop: () => {
      clearTimeout(timer)
      clearTimeout(copying)
    },
  }
}
