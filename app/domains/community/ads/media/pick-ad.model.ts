/** One of them at random, each as often as its weight; `random` is between 0 and 1, as Math.random(). */
export function pickByWeight<One extends { weight: number }>(all: readonly One[], random: () => number) {
  let left = random() * all.reduce((sum, { weight }) => sum + weight, 0)
  for (const one of all) {
    left -= one.weight
    if (left < 0) return one
  }
  return undefined
}
