import { data } from 'react-router'
import { z } from 'zod'
import { receiveQueued } from '#domains/growing/offline/pages/queued.server.ts'
import { submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import type { Route } from './+types/kept-send.page'

export const middleware = [access('login')]

const Sent = {
  note: z.object({ text: z.string().default(''), second: z.coerce.number().int(), idempotency_key: z.uuid() }),
  watched: z.object({ played: z.string(), position_s: z.coerce.number(), idempotency_key: z.uuid() }),
}

/** What was done in a class without signal and waited on a phone. */
export const action = (args: Route.ActionArgs) =>
  receiveQueued(args, (form) => {
    const [slug = '', lesson = ''] = String(form.get('target'))
      .replace(/^lesson:/, '')
      .split('/')
    const ref = { slug, lesson }
    const taken = data({ taken: true })
    if (form.get('form') === 'note')
      return submit(args, Sent.note, async ({ enrolment }, input) => {
        await enrolment.classroom.addNote({ ...input, ...ref })
        return taken
      })
    if (form.get('form') === 'watched')
      return submit(args, Sent.watched, async ({ enrolment }, { played, ...input }) => {
        await enrolment.kept.watched({ ...input, ...ref, played: listOf(played) })
        return taken
      })
    return submit(args, z.object({}), async ({ enrolment }) => {
      await enrolment.classroom.finish(ref)
      return taken
    })
  })

/** What is no list is refused by the call. */
function listOf(text: string) {
  try {
    return JSON.parse(text) as never
  } catch {
    return null as never
  }
}
