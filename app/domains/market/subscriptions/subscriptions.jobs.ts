import type { CronLine, JobHandlers } from '#platform/jobs/jobs.ts'
import { dropOrdersOf, giveBack } from './subscriptions/let-go-orders.actions.ts'
import { remindOfTrials, renewDue } from './subscriptions/renew.actions.ts'
import { daysAfter, TRIAL_NOTICE_DAYS } from './subscriptions/subscription.model.ts'

declare module '#platform/jobs/jobs.ts' {
  interface Jobs {
    /** Renews, asks again, gives up: whatever is due. */
    'subscriptions.renew': Record<string, never>
    'subscriptions.remind_trials': Record<string, never>
    /** What still waits for money for a cycle that needs none. */
    'subscriptions.drop_orders': { cycle_id: number }
    /** Paid for a cycle that was paid already, or is over. */
    'subscriptions.give_back': { order_id: number }
  }
}

export const subscriptionsJobs = {
  'subscriptions.renew': async (ctx) => {
    await renewDue(ctx)
  },
  'subscriptions.remind_trials': (ctx) => remindOfTrials(ctx, daysAfter(ctx.now(), TRIAL_NOTICE_DAYS)),
  'subscriptions.drop_orders': dropOrdersOf,
  'subscriptions.give_back': giveBack,
} satisfies JobHandlers

/** UTC: reminders reach people in the morning of São Paulo. */
export const subscriptionsCron: CronLine[] = [
  { match: '*/15 * * * *', job: 'subscriptions.renew' },
  { match: '5 12 * * *', job: 'subscriptions.remind_trials' },
]
