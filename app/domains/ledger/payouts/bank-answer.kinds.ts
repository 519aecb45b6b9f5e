/** What the bank says when it gives no better reason. */
export const bankAnswers = { returned: 'O banco não aceitou a conta ou a chave informada.' } as const
