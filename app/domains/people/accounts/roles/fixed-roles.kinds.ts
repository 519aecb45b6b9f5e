/** Roles that access rules reference by name (platform/access/rules.ts): renaming one would lock its users out. */
const fixed = ['admin', 'escritor', 'professor', 'manager', 'iot_analyst']

export const isFixedRole = (name: string) => fixed.includes(name)
