import '#domains/garden/garden/garden.events.ts'
import '#domains/garden/journal/journal.events.ts'
import '#domains/base/social/social.events.ts'
import '#domains/learning/enrolment/enrolment.events.ts'
import '#domains/words/blog/blog.events.ts'
import type { Context } from '#platform/context.ts'
import { type Events, on, type Subscriber } from '#platform/events.ts'
import { addJob, LATER } from '#platform/jobs/jobs.ts'
import type { Settled } from './causes/settle.actions.ts'

type Thing = { of: Settled; id: number; user_id?: number }

const settling = { name: 'game.settle', priority: LATER } as const

const ofUpdate = {
  ...settling,
  key: ({ update_id }: { update_id: number }) => String(update_id),
  payload: ({ update_id }: { update_id: number }): Thing => ({ of: 'act', id: update_id }),
}

const recounting = {
  ...({ name: 'game.recount_open', priority: LATER } as const),
  key: ({ created_by }: { created_by: number }) => String(created_by),
  payload: ({ created_by }: { created_by: number }) => ({ user_id: created_by }),
}

/** Each is judged by a job of its own, after the act: an award that fails stops nobody from watering. */
export const pointsSubscribers: Subscriber[] = [
  on('plant.created', { job: recounting }),
  on('plant.privacy_changed', { job: recounting }),
  on('plant.deleted', { job: recounting }),
  on('update.posted', {
    job: {
      ...settling,
      key: ({ act_key }) => act_key,
      payload: ({ update_ids }): Thing => ({ of: 'act', id: update_ids[0] ?? 0 }),
    },
  }),
  on('update.changed', { job: ofUpdate }),
  on('update.deleted', { job: ofUpdate }),
  // A like of anything else is none of the game's business.
  on('social.saved', { inside: settleUseful }),
  on('lesson.finished', {
    job: {
      ...settling,
      key: ({ enrolment_id, lesson_id }) => `${enrolment_id}:${lesson_id}`,
      payload: ({ user_id, lesson_id }): Thing => ({ of: 'lesson', id: lesson_id, user_id }),
    },
  }),
  on('course.finished', {
    job: {
      ...settling,
      key: ({ enrolment_id }) => String(enrolment_id),
      payload: ({ enrolment_id }): Thing => ({ of: 'enrolment', id: enrolment_id }),
    },
  }),
  on('blog.changed', {
    job: {
      ...settling,
      key: ({ blog_post_id }) => String(blog_post_id),
      payload: ({ blog_post_id }): Thing => ({ of: 'blog_post', id: blog_post_id }),
    },
  }),
]

/** Without a key: one would make all who like a comment in the same moment wait for each other. Judged twice it counts once. */
async function settleUseful(tx: Context, { target, target_id }: Events['social.saved']) {
  if (target === 'comment') await addJob(tx, 'game.settle', { of: 'comment', id: target_id }, { priority: LATER })
}
