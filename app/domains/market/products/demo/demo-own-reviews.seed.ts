/** Of what costs most, and of what shares no words with its family: what its buyers say; written as the lines of a group. */
export const ownReviews: Record<string, string> = {
  'Painel LED Aurora': `
5 Gostei da cor da luz: dá para ver a planta, sem tudo roxo.
5 Peguei o de 240 W para uma tenda de 80. Deixo em 70 %, e sobra luz.
4 Muito bom, mas o dimmer lateral fica escondido quando o painel sobe. > Verdade. Dá para virar o painel: as presilhas servem dos dois lados.
5 Medi com o celular nos cantos e no meio: a diferença é pequena.
3 Boa luz, só que veio sem as cordas de pendurar. > Foram no mesmo dia, por nossa conta.
5 O driver saiu com quatro parafusos e ficou fora da tenda. Três graus a menos.`,
  'Quantum board Sertão 110': `
5 Sem ventoinha nenhuma: durmo ao lado e só ouço a geladeira.
5 No armário de 60 ficou perfeito, a 35 cm da copa.
4 O dissipador fica bem quente, como avisaram. Deixei dois palmos acima dele.
5 A flor fechou até embaixo, coisa que a minha lâmpada não fazia.
4 O cabo do driver podia ter três metros em vez de dois. > Fazemos com três metros, sem custo: escreva ao comprar.
3 Boa placa, mas o anúncio não dizia que o gancho é à parte. > Agora diz, e o seu gancho já foi.`,
  'Painel de barras Mata Alta 6': `
5 Luz até os cantos. As plantas da beira alcançaram as do meio.
5 Dobrado ele passou na porta do elevador. Aberto, enche a tenda.
4 Pesado para uma pessoa só pendurar: chame alguém.
5 Liguei dois em série, e um dimmer manda nos dois.
3 Uma das barras veio apagada. > Era o conector, solto no transporte. A barra nova foi no mesmo dia, e o defeito não se repetiu.
4 O de 320 W gasta exatamente isso na tomada, medi.`,
  'Base vegetativa Chuva Boa A+B': `
5 Dois meses de gotejador e nenhum entupiu.
5 Comecei com 1 ml de cada, como dizem, e a EC bateu com a tabela do rótulo.
4 Boa base. O frasco de 5 L é ruim de servir sem torneira. > A torneira serve na boca do frasco, e agora vai junto.
5 Verde firme, sem ponta queimada, no coco.
4 Em terra usei metade da dose e foi o bastante.
3 Veio a parte A de um lote e a B de outro. > Os dois têm a mesma fórmula, mas entendemos: trocamos a B.`,
  'Base de floração Chuva Boa A+B': `
5 Troquei na segunda semana de flor, e ela nem sentiu a mudança.
5 Já é a terceira colheita com ela. A receita está colada na parede.
4 Cheiro forte ao abrir, mas não deixa borra.
4 Rende mais do que parece: 1 L de cada deu o ciclo de três vasos.
3 O conta-gotas que vinha no lote antigo fazia falta. > Ele voltou neste mês. O seu vai com a próxima compra, ou antes, se pedir.
5 Diminuí a dose no fim, como diz o texto, e a folha amarelou na hora certa.`,
  'Estufa Cerrado': `
5 Fechei, acendi por dentro e apaguei o quarto: nem um fio de luz.
4 Montei só, em quarenta minutos. O manual tem desenho de cada passo.
5 O zíper corre macio, mesmo com uma mão só.
3 Boa, mas um cano veio riscado. > Mandamos um cano novo, sem custo. Obrigado pela foto.
5 Segura a luz sem entortar nada.
5 Desmontei na mudança e montei de novo: nada se perdeu.`,
  'Exaustor de duto Brisa': `
5 Silencioso de verdade. Dá para dormir ao lado.
4 Move bem o ar. O cabo podia ter mais meio metro. > Verdade. No próximo lote ele vem maior.
5 A tenda ficou mais fresca já na primeira tarde.
5 Está ligado desde julho, dia e noite, sem folga no eixo.
2 Chegou com a carcaça amassada. A troca levou duas semanas. > Demoramos mesmo, e devolvemos o seu frete.
4 Gasta pouco: medi na tomada e bate com a etiqueta.`,
  'Exaustor EC com controlador': `
5 Pus 26 graus no alvo e esqueci. À noite ele quase para.
5 A conta baixou em comparação com o antigo, que andava no máximo o dia todo.
4 O controlador é simples. Só queria que guardasse o histórico.
5 Na terceira velocidade não se ouve com a porta fechada.
3 A sonda chegou com o fio curto para a minha tenda. > O fio é de três metros. Temos um prolongador do mesmo tamanho, que mandamos sem custo.
4 Subiu para o máximo numa tarde de 34 graus e segurou a tenda em 29.`,
  'Desumidificador compacto': `
5 Na semana de chuva segurou 58 % na secagem. Sem ele eu perdia tudo.
5 Pus a mangueira no ralo e não olho mais o balde.
4 Enche o balde em um dia e meio, no quarto de três por três. Só o bipe é alto.
3 Esquenta o ar uns dois graus: na tenda fechada precisei do exaustor junto. > Esquenta mesmo, como todo desumidificador. Num quarto ao lado, com a tenda aberta, ele seca igual.
5 Parou em 60 % sozinho e religou sozinho, a noite toda.
4 Silencioso para o que faz: dá para ver televisão ao lado.`,
  'Blumat: cones de irrigação': `
5 Doze dias fora e a terra no mesmo ponto em que deixei.
4 Acertar a abertura leva três dias, como avisam. Depois é esquecer.
5 Sem bomba, sem barulho, e a conta de água nem mexeu.
3 Um dos cones pingava direto. > Costuma ser ar no cone: de molho por uma hora, ele volta. Se não, mandamos outro.
5 Caixa de vinte litros em cima do armário, e quatro vasos felizes.
4 Nos vasos de 40 L precisei de dois por vaso, como diz o anúncio.`,
  'Ganzá Tenda': `
5 Viajei nove dias e acompanhei tudo pelo celular. Voltei e estava tudo de pé.
5 Faltou luz de madrugada, e ele retomou o horário sozinho.
5 Minha conta de luz desceu: o exaustor agora só acelera quando precisa.
4 Gostei de ver o motivo de cada mudança. Queria um cabo mais comprido na sonda. > Anotado. Enquanto isso, temos extensão de dois metros: é só pedir.
5 Antes eu media de manhã e à noite. Agora olho o gráfico e sei o que houve às três.
2 Chegou sem um dos cabos. Mandaram outra em três dias. > Desculpe. Agora conferimos o conteúdo na balança antes de fechar a caixa.`,
  'Ganzá Mini': `
4 Instalei em meia hora. Só o manual podia mostrar melhor onde fica a sonda do ar. > Boa! A próxima versão do manual tem uma foto do lugar.
5 Parei de acordar para desligar a luz. Só isso já pagou o robô.
3 Funciona bem, mas o meu Wi-Fi de 5 GHz ele não enxerga. > Ele usa a rede de 2,4 GHz. Quase todo roteador tem as duas: escreva, e ajudamos a ligar.
5 Comprei um para a flor e voltei para buscar o da vegetação.
4 Os avisos chegam na hora. Levei uns dias para acertar os limites do meu espaço.
5 Num armário de 60 ele faz tudo o que preciso: luz na hora e exaustor só quando esquenta.`,
  'Balança de gancho 50 kg': `
5 Pesei o vaso seco e o vaso regado. Agora sei quando falta água sem enfiar o dedo.
4 O gancho entra na alça do vaso de feltro. A tela apaga depressa demais.
5 Levantei vinte litros de terra molhada, e ela nem rangeu.
3 Pesa certo, mas o botão é duro. > Amacia com o uso. Se não, trocamos, com o frete por nossa conta.
4 Oscila se a mão treme. Pendurada na porta, para.`,
  'Balança de precisão 0,01 g': `
5 Zera com o pote em cima, e era isso que eu queria.
4 Bate com a balança da farmácia. A bandeja podia ter borda.
5 Faço as minhas receitas em pó sem medo de errar a casa.`,
}
