import type { Client } from '#web/api-for.server.ts'

const pageIn = (request: Request) => {
  const page = Number(new URL(request.url).searchParams.get('acessos') ?? 1)
  return Number.isInteger(page) && page > 0 && page <= 100_000 ? page : 1
}

/** Data of the security sections: devices, second factor, passkeys, access log. */
export async function securityOf({ accounts }: Client, request: Request) {
  const [sessions, second_factor, passkeys, accesses] = await Promise.all([
    accounts.sessions.list(),
    accounts.secondFactor.showSecondFactor(),
    accounts.passkeys.listPasskeys(),
    accounts.accessLog.listOwn({ page: pageIn(request), per_page: 10 }),
  ])
  return { sessions: sessions.data, second_factor, passkeys, accesses }
}
export type Security = Awaited<ReturnType<typeof securityOf>>
