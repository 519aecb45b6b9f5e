import { z } from 'zod'

const Posted = z.object({ id: z.string() })

/** Of what Discord took; null when its yes can't be read: it is a yes all the same. */
export const postedId = async (answer: Response): Promise<string | null> =>
  Posted.safeParse(await answer.json().catch(() => null)).data?.id ?? null
