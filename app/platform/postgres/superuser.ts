/** The embedded server's only account. */
export const SUPERUSER = 'grower'
