/** The path with a `redirect` parameter: '/auth/login?redirect=%2Fcultivo'. */
export const withRedirect = (path: string, redirect: string | null | undefined) =>
  redirect ? `${path}?redirect=${encodeURIComponent(redirect)}` : path

/** Where a new account goes on: pages that only advertise were read, and nothing waits there. */
export const afterSignUp = (redirect: string | null) => (/^\/lps(\/|\?|$)/.test(redirect ?? '') ? null : redirect)

/** On the way to pay. */
export const isBuying = (redirect: string | null) => /^\/(carrinho|checkout|assinar)(\/|\?|$)/.test(redirect ?? '')
