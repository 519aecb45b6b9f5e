export { replaceCommands } from './commands/end-commands.actions.ts'
export { leaseCommands, pollChannel } from './commands/lease-commands.actions.ts'
export { type NewCommand, queueCommand, ROBOTS_CHANNEL } from './commands/queue-command.actions.ts'
export {
  demandEnergyWindow,
  type EnergyDay,
  energyOf,
  MOST_ENERGY_DAYS,
  type StayEnergy,
} from './energy/energy.queries.ts'
export { type EnergyStay, type EnergyWindow, stayOf, staysIn } from './energy/energy-stays.queries.ts'
export { canonicalJson, hashOfProgram } from './modes/mode-hash.secrets.ts'
