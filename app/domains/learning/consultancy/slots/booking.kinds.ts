export const bookingStates = ['confirmada', 'cancelada', 'realizada', 'faltou'] as const
export type BookingState = (typeof bookingStates)[number]
