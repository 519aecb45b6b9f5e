const words: Record<string, string> = {
  admin: 'administração',
  manager: 'gestão',
  iot_analyst: 'analista de IoT',
  seller: 'vendas',
}

/** What a role is called; those that staff made are called as they are. */
export const roleWords = (name: string) => words[name] ?? name
