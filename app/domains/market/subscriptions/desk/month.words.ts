const names = ['jan.', 'fev.', 'mar.', 'abr.', 'mai.', 'jun.', 'jul.', 'ago.', 'set.', 'out.', 'nov.', 'dez.']

/** '2026-11' is 'nov. de 2026'. */
export const monthWords = (month: string) => `${names[Number(month.slice(5)) - 1]} de ${month.slice(0, 4)}`
