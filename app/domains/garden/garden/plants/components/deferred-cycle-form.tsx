import { deferred } from '#ui/deferred.tsx'

/** For the owner only; other viewers do not load the form. */
export const DeferredCycleForm = deferred(async () => (await import('./cycle-form.tsx')).CycleForm)

/** Where it is found on the plant's page. */
export const cycleForm = 'mudar-de-fase'
