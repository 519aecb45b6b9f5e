/** Redacts the token of one-time links (`?token=…`), for those who may read a stored mail but not use its links. */
export const withoutOneTimeLinks = (body: string) => body.replace(/([?&](?:amp;)?token=)[\w-]{16,}/g, '$1•••')
