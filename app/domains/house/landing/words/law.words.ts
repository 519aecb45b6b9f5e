/** What the law says, in plain words and no further than it goes. Checked in November 2026. */
export const personalUse =
  'Em 2024 o Supremo decidiu (RE 635.659, Tema 506) que ter até 40 gramas ou seis plantas fêmeas de cannabis se presume para uso pessoal. Isso deixou de ser crime, mas continua proibido: pode haver apreensão e medida educativa. A presunção não é certeza: a autoridade pode mostrar o contrário.'

export const safeConduct =
  'Para plantar como tratamento, há pessoas que pedem à Justiça um salvo-conduto (habeas corpus preventivo), com receita e laudo. O STJ tem concedido, caso a caso; há tribunais que negam. Ninguém pode prometer o resultado.'

export const notAdvice =
  'Esta página informa e não substitui a orientação de quem advoga ou trata você. Não vendemos plantas, sementes nem derivados.'
