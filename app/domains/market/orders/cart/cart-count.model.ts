/** How many of the things of a cart are bought with it: what waits for a store on a break, or is sold no more, is not. */
export const boughtCount = ({ stores }: { stores: { lines: { quantity: number }[] }[] }): number =>
  stores.flatMap(({ lines }) => lines).reduce((all, { quantity }) => all + quantity, 0)

/** How many things lie in this browser's cart, readable by its pages: those that visitors share know of no cart. */
export const CART_COUNT = 'grower_cart_count'

export const cartCountIn = (cookies: string): number =>
  Number(/(?:^|; )grower_cart_count=(\d{1,4})(?:;|$)/.exec(cookies)?.[1] ?? 0)
