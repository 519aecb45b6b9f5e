type Identity = { id: number; email: string; cpf: string | null }

/** Why a buyer is the affiliate themself under another account; null when they are not. */
export function samePerson(buyer: Identity, affiliate: Identity): 'conta' | 'cpf' | 'email' | null {
  if (buyer.id === affiliate.id) return 'conta'
  if (buyer.cpf !== null && buyer.cpf === affiliate.cpf) return 'cpf'
  return mailbox(buyer.email) === mailbox(affiliate.email) ? 'email' : null
}

/** The mailbox behind an address: what follows '+' is a label, and Gmail reads no dots. */
export function mailbox(email: string): string {
  const [name = '', host = ''] = email.toLowerCase().split('@')
  const plain = name.replace(/\+.*$/, '')
  const gmail = host === 'gmail.com' || host === 'googlemail.com'
  return gmail ? `${plain.replaceAll('.', '')}@gmail.com` : `${plain}@${host}`
}
