import pino, { type DestinationStream } from 'pino'
import { faultOf } from './fault.ts'

/** Structured log. Never log tokens, passwords, mail bodies or user content; of errors it takes what `faultOf` lets. */
export const newLog = (destination?: DestinationStream) =>
  pino(
    {
      level: process.env.LOG_LEVEL ?? (process.env.NODE_ENV === 'test' ? 'silent' : 'info'),
      base: { role: process.env.ROLE ?? 'all' },
      redact: ['req.headers.authorization', 'req.headers.cookie'],
      serializers: { error: serialized, err: serialized },
    },
    destination ?? pino.destination(1),
  )

const serialized = (error: unknown) => (error instanceof Error ? faultOf(error) : error)

export const log = newLog()
