/** A refund that was refused and is asked for again is another refund at the gateway, and the same for who wanted it. */
export const againReference = (reference: string, time: number) => `${rootReference(reference)}:again:${time}`

export const rootReference = (reference: string) => reference.replace(/:again:\d+$/, '')
