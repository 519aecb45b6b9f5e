/** What a mailed link is for. */
export const linkPurposes = [
  'confirm_email',
  'reset_password',
  'change_password',
  'authorize_email',
  'change_email',
] as const

/** Whether a mailed link still holds. `foreign`: it is of another account than the one signed in here. */
export const linkStates = ['valid', 'used', 'expired', 'unknown', 'foreign'] as const
export type LinkState = (typeof linkStates)[number]
