export type TypedCard = { number: string; holder: string; expiry: string; cvv: string }
export type CardErrors = Partial<Record<keyof TypedCard, string>>
export type Card = { number: string; holder: string; exp_month: number; exp_year: number; cvv: string }

const digitsOf = (text: string) => text.replace(/\D/g, '')

/** The check of every card number (ISO/IEC 7812-1): each second digit from the right counts double. */
export function isLuhn(number: string): boolean {
  const sum = [...number].reverse().reduce((all, digit, at) => {
    const value = Number(digit) * (at % 2 ? 2 : 1)
    return all + (value > 9 ? value - 9 : value)
  }, 0)
  return /^\d{13,19}$/.test(number) && sum % 10 === 0
}

/** '4000 0000 0000 0010' while it is typed. */
export const groupNumber = (typed: string) =>
  digitsOf(typed)
    .slice(0, 19)
    .replace(/(\d{4})(?=\d)/g, '$1 ')

/** '12/30' while it is typed. */
export const groupExpiry = (typed: string) =>
  digitsOf(typed)
    .slice(0, 4)
    .replace(/^(\d{2})(\d)/, '$1/$2')

/** A card as its gateway takes it, or what is wrong beside each field. */
export function readCard(typed: TypedCard, now: Date): { card: Card } | { errors: CardErrors } {
  const number = digitsOf(typed.number)
  const holder = typed.holder.trim()
  const [month = 0, year = -1] = typed.expiry.split('/').map(Number)
  const exp_year = 2000 + year
  const errors: CardErrors = {}
  if (!isLuhn(number)) errors.number = 'Confira o número do cartão: algum dígito não bate.'
  if (holder.length < 3) errors.holder = 'Escreva o nome como está no cartão.'
  if (!/^(0[1-9]|1[0-2])\/\d{2}$/.test(typed.expiry)) errors.expiry = 'Escreva mês e ano, como 08/29.'
  else if (Date.UTC(exp_year, month, 1) <= now.getTime()) errors.expiry = 'Este cartão está vencido.'
  if (!/^\d{3,4}$/.test(typed.cvv)) errors.cvv = 'São 3 ou 4 números, no verso do cartão.'
  if (Object.keys(errors).length) return { errors }
  return { card: { number, holder, exp_month: month, exp_year, cvv: typed.cvv } }
}
