import pino from 'pino'

/** Structured log on stdout. Never log tokens, passwords, mail bodies or user content. */
export const log = pino({
  level: process.env.LOG_LEVEL ?? (process.env.NODE_ENV === 'test' ? 'silent' : 'info'),
  base: { role: process.env.ROLE ?? 'all' },
  redact: ['req.headers.authorization', 'req.headers.cookie'],
})
