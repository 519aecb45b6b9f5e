/** The embedded server's only role. */
export const SUPERUSER = 'grower'
