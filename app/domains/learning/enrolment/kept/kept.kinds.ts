/** A class larger than this is not kept on a phone. */
export const MOST_BYTES = 200 * 1024 * 1024

/** Where the phone's own copies stand: `public/sw.js` answers what begins so, never the server. */
export const KEPT = '/cursos/guardadas'

export const keptPath = (course: string, lesson: string) => `${KEPT}/${course}/${lesson}`
