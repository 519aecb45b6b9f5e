/** The path with a `redirect` parameter: '/auth/login?redirect=%2Fcultivo'. */
export const withRedirect = (path: string, redirect: string | null | undefined) =>
  redirect ? `${path}?redirect=${encodeURIComponent(redirect)}` : path

/** On the way to pay. */
export const isBuying = (redirect: string | null) => /^\/(carrinho|checkout|assinar)(\/|\?|$)/.test(redirect ?? '')
