const fixed: Record<string, string> = { admin: 'administração', manager: 'gestão', iot_analyst: 'analista de IoT' }

/** What a role is called; those that staff made are called as they are. */
export const roleWords = (name: string) => fixed[name] ?? name
