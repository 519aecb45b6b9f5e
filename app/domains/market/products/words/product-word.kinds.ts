/** `recusar`: a product that says so is refused. `permitir`: an expression with such a word that means no harm. */
export const productWordEffects = ['recusar', 'permitir'] as const
export type ProductWordEffect = (typeof productWordEffects)[number]
