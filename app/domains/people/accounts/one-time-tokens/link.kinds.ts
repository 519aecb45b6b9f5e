/** Purposes of mailed links. */
export const linkPurposes = [
  'confirm_email',
  'reset_password',
  'change_password',
  'authorize_email',
  'change_email',
  'review_access',
] as const

/** State of a mailed link. `foreign`: it belongs to another account than the one signed in. */
export const linkStates = ['valid', 'used', 'expired', 'unknown', 'foreign'] as const
export type LinkState = (typeof linkStates)[number]
