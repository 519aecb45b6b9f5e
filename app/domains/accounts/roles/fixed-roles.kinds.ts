/** Roles that rules ask for by name (platform/access/rules.ts): under another name their people would be shut out. */
const fixed = ['admin', 'escritor', 'professor', 'manager', 'iot_analyst']

export const isFixedRole = (name: string) => fixed.includes(name)
