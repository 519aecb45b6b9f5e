import { deferred } from '#ui/deferred.tsx'

/** Only where something is subscribed to. */
export const SubscribeForm = deferred(async () => (await import('./own/components/subscribe-form.tsx')).SubscribeForm)
