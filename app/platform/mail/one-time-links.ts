/** Hides the secret of one-time links (`?token=…`) from whoever may read a kept mail but not use it. */
export const withoutOneTimeLinks = (body: string) => body.replace(/([?&](?:amp;)?token=)[\w-]{16,}/g, '$1•••')
