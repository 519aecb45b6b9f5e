/**
 * Shifts every `Date` of this realm by `offset` ms. Its source text is also run in browsers: it must not reference
 * anything of this file.
 */
export function shiftClock(offset: number) {
  const Machine = Date
  const now = () => Machine.now() + offset
  globalThis.Date = new Proxy(Machine, {
    construct: (target, args, made) => Reflect.construct(target, args.length ? args : [now()], made),
    apply: () => new Machine(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  })
}
