/** What everybody sees of a public thing, asked before it is one. */
export const shownOfPlant = 'o nome, as fotos, a genética, as fases, as anotações e o diário dela'
export const shownOfSpace = 'o nome, as fotos, as medidas, o clima, os equipamentos e o diário dele'
export const shownOfPlan = 'o nome, as etapas, as datas, as anotações e as mudanças daqui em diante'
export const shownOfStuff = 'o nome, as fotos, os dados e as anotações dele; o preço, nunca'
