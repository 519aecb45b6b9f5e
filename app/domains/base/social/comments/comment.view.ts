/** Where a comment stands on its page: the id of its element. */
export const placeOf = (comment_id: number) => `comentario-${comment_id}`
