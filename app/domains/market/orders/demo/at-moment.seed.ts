import type { SignedIn } from '#platform/access/viewer.ts'
import type { Context } from '#platform/context.ts'

/** The open transaction as somebody had it at another moment. */
export function atMoment(tx: Context, moment: Date, viewer: SignedIn | null): Context {
  const there: Context = { ...tx, now: () => moment, viewer, transaction: (work) => work(there) }
  return there
}

/** A person as far as buying and selling needs one. */
export const asPerson = (id: number): SignedIn => ({
  id,
  nickname: '',
  photo_url: null,
  session_id: 0,
  session_slid: false,
  user_type: 'grower',
  roles: [],
  permissions: [],
  email_verified: true,
  leaving: false,
  analytics_refused: false,
  discreet: false,
  game_hidden: false,
  registration_confirmed: true,
  terms_accepted: true,
  need_update_password: false,
  users_is_professor_copa_grower: false,
  apart: [],
  new_account: false,
  unread_notices: 0,
})
