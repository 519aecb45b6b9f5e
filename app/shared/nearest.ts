/** Of a list what lies nearest to a point, of equals the first; undefined of an empty list. `placeOf`: where it lies. */
export function nearest<Thing>(things: readonly Thing[], point: number, placeOf: (thing: Thing) => number) {
  const far = (thing: Thing) => Math.abs(placeOf(thing) - point)
  return things.reduce<Thing | undefined>(
    (best, thing) => (best === undefined || far(thing) < far(best) ? thing : best),
    undefined,
  )
}
