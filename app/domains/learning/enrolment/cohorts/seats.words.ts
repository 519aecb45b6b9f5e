import { plural } from '#shared/numbers.ts'

type Seats = { seats: number; taken: number; waiting: number }

/** '2 vagas livres de 8', 'cheia', 'cheia, 3 pessoas esperam': of a group and of an event alike. */
export const seatsWords = ({ seats, taken, waiting }: Seats, full = 'cheia') =>
  taken < seats
    ? `${plural(seats - taken, 'vaga livre', 'vagas livres')} de ${seats}`
    : [full, waiting > 0 && plural(waiting, 'pessoa espera', 'pessoas esperam')].filter(Boolean).join(', ')
