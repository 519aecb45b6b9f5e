export const sendStates = ['draft', 'running', 'stopped', 'done'] as const
export type SendState = (typeof sendStates)[number]

export const destinations = ['people', 'channels'] as const
export type Destination = (typeof destinations)[number]

export const registrations = ['confirmed', 'unconfirmed'] as const

export const sendPeriods = ['day', 'week', 'month', 'year'] as const
