/** Maps a list with at most `many` calls in flight; results are in the order of the list. */
export async function mapConcurrently<T, R>(many: number, list: T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const answers: R[] = new Array(list.length)
  const waiting = list.entries()
  const one = async () => {
    for (const [i, item] of waiting) answers[i] = await work(item)
  }
  await Promise.all(Array.from({ length: many }, one))
  return answers
}
