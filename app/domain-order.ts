/**
 * The wings of `app/domains/` and the domains in each, in dependency order: a domain may import only those before it, in its
 * own wing and in the wings below. Read by the import rules.
 */
export const wings = {
  base: ['catalogue', 'social', 'legal', 'outbox'],
  people: ['accounts', 'privacy', 'notifications', 'support', 'moderation'],
  garden: ['genetics', 'garden', 'calculators', 'journal', 'plans', 'nutrition'],
  robots: ['device-models', 'devices', 'telemetry', 'control', 'device-alerts', 'ganza'],
  growing: ['climate', 'harvest', 'agenda', 'problems', 'offline', 'cultivation', 'imports', 'comparison'],
  community: ['surveys', 'ads', 'banca'],
  market: ['stores', 'products', 'freight', 'payments', 'ledger', 'splits', 'orders', 'subscriptions', 'shop'],
  words: ['rich-text', 'blog', 'help'],
  learning: ['courses', 'enrolment', 'certificates', 'events', 'consultancy', 'showcase'],
  contest: ['editions', 'entries', 'voting', 'bench', 'results'],
  game: ['points', 'honours', 'rewards'],
  care: [
    'processes',
    'process-documents',
    'process-chat',
    'process-signing',
    'process-agenda',
    'evidence',
    'compliance',
    'process-desk',
  ],
  messages: ['opt-ins', 'whatsapp', 'discord', 'sends'],
  house: ['landing', 'site', 'back-office'],
} as const

export const order = Object.values(wings).flat()
