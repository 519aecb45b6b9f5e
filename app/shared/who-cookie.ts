/** Of the cookie with the id of who is signed in, which pages may read. */
export const WHO = 'grower_who'
