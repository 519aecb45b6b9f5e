export { replaceCommands } from './commands/end-commands.actions.ts'
export { leaseCommands, pollChannel } from './commands/lease-commands.actions.ts'
export { type NewCommand, queueCommand, ROBOTS_CHANNEL } from './commands/queue-command.actions.ts'
export { canonicalJson, hashOfProgram } from './modes/mode-hash.secrets.ts'
