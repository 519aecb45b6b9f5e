/** Stars, what a buyer says, and what the store answers. */
export const reviewLines: [stars: number, text: string, answer: string | null][] = [
  [5, 'Chegou antes do prazo e muito bem embalado. Já está em uso.', null],
  [5, 'Exatamente como na foto. A loja tirou minhas dúvidas no mesmo dia.', 'Que bom ler isso. Conte com a gente!'],
  [4, 'Bom produto. Só o manual podia ser mais claro.', 'Obrigado pelo toque: o novo manual sai na próxima remessa.'],
  [5, 'Uso há três meses, sem nenhum problema.', null],
  [3, 'Cumpre o que promete, mas a caixa veio amassada.', 'Sentimos muito. Trocamos a transportadora dessa rota.'],
  [5, 'Diferença clara já na primeira semana.', null],
  [4, 'Ótimo custo-benefício para espaço pequeno.', null],
  [2, 'Demorou doze dias para chegar. O produto é bom.', 'Houve greve nos Correios. Devolvemos o seu frete.'],
  [5, 'Segunda compra, e não vai ser a última.', null],
  [4, 'Acabamento melhor do que eu esperava pelo preço.', null],
  [5, '', null],
  [1, 'Veio o tamanho errado.', 'Erro nosso. O certo já está a caminho, e você não paga a devolução.'],
  [5, 'Silencioso de verdade. Dá para dormir ao lado.', null],
]
