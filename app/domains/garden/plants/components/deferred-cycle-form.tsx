import { deferred } from '#ui/deferred.tsx'

/** Its grower's; readers don't pay for a form. */
export const DeferredCycleForm = deferred(async () => (await import('./cycle-form.tsx')).CycleForm)
