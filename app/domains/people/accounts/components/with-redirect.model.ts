/** The path with a `redirect` parameter: '/auth/login?redirect=%2Fcultivo'. */
export const withRedirect = (path: string, redirect: string | null | undefined) =>
  redirect ? `${path}?redirect=${encodeURIComponent(redirect)}` : path

/** Who was on the way to pay is told that nothing of it is lost. */
export const isBuying = (redirect: string | null) => /^\/(carrinho|checkout|assinar)(\/|\?|$)/.test(redirect ?? '')
