/** Of products that a template can't describe: what they are and do, a line each. */
export const demoDescriptions: Record<string, string> = {
  'Ganzá Tenda': `O robô para tendas e quartos. Ele lê o ar, o solo e a luz, e liga cada aparelho na hora certa, de dia e de noite.

Mede: temperatura, umidade, VPD, CO₂, umidade do solo, PPFD e temperatura da folha
Cuida de: luz, exaustor, ventilador, bomba de rega, umidificador e aquecedor
Com intensidade: luz, exaustor e ventilador
Sem internet: segue o modo e guarda até 24 horas de leituras
Precisa de: uma tomada e Wi-Fi de 2,4 GHz`,
  'Ganzá Mini': `O robô para armários e para começar. Ele lê o ar e cuida da luz e do exaustor.

Mede: temperatura, umidade e VPD
Cuida de: luz e exaustor, os dois com intensidade
Sem internet: segue o modo e guarda até 24 horas de leituras
Precisa de: uma tomada e Wi-Fi de 2,4 GHz`,
}
