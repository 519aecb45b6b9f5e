import { createHash } from 'node:crypto'

type Given = { id: number; entry: string; phase: string; created_at: Date }

/**
 * A letter for each score of a redondo and round: 'J2'. By letters of the whole edition everybody would see whose marks are
 * missing where, and so who is who and tied to whom. The order follows from what nobody outside knows.
 */
export function judgeLetters(scores: Given[]): Map<number, string> {
  const letters = new Map<number, string>()
  for (const same of Map.groupBy(scores, ({ entry, phase }) => `${entry}:${phase}`).values()) {
    const drawn = same.map(({ id, created_at }) => ({ id, lot: lotOf(`${id}:${created_at.toISOString()}`) }))
    drawn.sort((a, b) => (a.lot < b.lot ? -1 : 1))
    for (const [at, { id }] of drawn.entries()) letters.set(id, `J${at + 1}`)
  }
  return letters
}

const lotOf = (text: string) => createHash('sha256').update(text).digest('hex')
