import { RouterContextProvider } from 'react-router'
import type { Context } from '#platform/context.ts'
import { expect, test } from '#tests/fixtures.ts'
import { requestContext } from '#web/page-context.server.ts'
import { anAffiliate, aProgramme, aSellingStore } from '../splits.factory.ts'
import { affiliate_clicks } from './affiliate-clicks.table.ts'
import { clickOf, keepClick } from './pages/click-cookie.server.ts'

/** Visits a page of the shop; the redirect, or null when the page is shown. */
async function visit(ctx: Context, address: string, params: { store?: string; product?: string }, cookie = '') {
  const url = new URL(address, 'http://localhost')
  const request = new Request(url, { headers: { cookie } })
  const context = new RouterContextProvider()
  context.set(requestContext, ctx)
  try {
    await keepClick({ request, url, context, params })
    return null
  } catch (thrown) {
    if (thrown instanceof Response) return thrown
    throw thrown
  }
}

test('who comes by a link is sent to the same page without it, with a cookie that no script reads', async ({ ctx }) => {
  const { store, product } = await aSellingStore(ctx)
  const { affiliation } = await anAffiliate(ctx, (await aProgramme(ctx, store)).id)
  const params = { store: store.slug, product: product.slug }
  const page = `/loja/${store.slug}/${product.slug}`
  const sent = await visit(ctx, `${page}?cor=verde&a=${affiliation.code.toLowerCase()}`, params)
  expect(sent?.headers.get('location')).toBe(`${page}?cor=verde`)
  const cookie = sent?.headers.get('set-cookie') ?? ''
  expect(cookie).toMatch(/^grower_aff=[0-9a-f-]{36}; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Lax$/)
  const kept = cookie.split(';')[0] ?? ''
  expect(clickOf(new Request('http://localhost', { headers: { cookie: kept } }))).toBe(kept.split('=')[1])
  const again = await visit(ctx, `${page}?a=${affiliation.code}`, params, kept)
  expect(again?.headers.get('set-cookie')).toContain(kept)
  expect(await ctx.db.$count(affiliate_clicks)).toBe(2)
})

test('an unknown code leaves no cookie, and a page without one is simply shown', async ({ ctx }) => {
  const { store } = await aSellingStore(ctx)
  const sent = await visit(ctx, `/loja/${store.slug}?a=NADA2345`, { store: store.slug })
  expect(sent?.headers.get('location')).toBe(`/loja/${store.slug}`)
  expect(sent?.headers.get('set-cookie')).toBeNull()
  expect(await visit(ctx, `/loja/${store.slug}`, { store: store.slug })).toBeNull()
})
