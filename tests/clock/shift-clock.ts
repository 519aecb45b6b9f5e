/** Makes every `Date` of this realm stand `offset` ms away from the machine's clock. Browsers run its text: it names nothing of this file. */
export function shiftClock(offset: number) {
  const Machine = Date
  const now = () => Machine.now() + offset
  globalThis.Date = new Proxy(Machine, {
    construct: (target, args, made) => Reflect.construct(target, args.length ? args : [now()], made),
    apply: () => new Machine(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  })
}
