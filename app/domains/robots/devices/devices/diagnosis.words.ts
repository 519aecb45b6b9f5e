import type { DiagnosisState, DiagnosisStep } from './diagnosis.model.ts'

export const diagnosisNames: Record<DiagnosisStep, string> = {
  energia: 'Energia',
  wifi: 'Wi-Fi',
  relogio: 'Relógio',
  servidor: 'Servidor',
  credencial: 'Credencial',
}

export const diagnosisStates: Record<DiagnosisState, string> = {
  ok: 'Tudo certo',
  check: 'Confira',
  problem: 'Precisa de atenção',
  unknown: 'Ainda não sabemos',
}

/** What is known, and what to do, of each step in each state that it can have. */
export const diagnosisHelp: Record<DiagnosisStep, Partial<Record<DiagnosisState, string>>> = {
  energia: {
    ok: 'O robô está ligado: ele falou com a gente há pouco.',
    check:
      'Veja se a fonte está na tomada e se a luz do robô está acesa. Desligue, espere dez segundos e ligue de novo.',
  },
  wifi: {
    ok: 'O robô está na rede, com sinal suficiente.',
    check:
      'O robô usa redes de 2,4 GHz. Confira o nome e a senha da rede, e chegue mais perto do roteador para testar.',
    problem: 'O sinal está fraco ou caindo. Aproxime o roteador, ou tire o robô de trás da lona e de chapas de metal.',
  },
  relogio: {
    ok: 'As últimas leituras vieram com a hora certa.',
    problem: 'Algumas leituras vieram com a hora errada. Reinicie o robô: ele acerta o relógio quando conecta.',
    unknown: 'O robô acerta o relógio sozinho no primeiro contato.',
  },
  servidor: { ok: 'Estamos no ar e recebendo leituras.' },
  credencial: {
    ok: 'O robô entra com a própria chave, e ela está valendo.',
    problem: 'A chave deste robô foi bloqueada pela nossa equipe. Escreva para o suporte.',
    unknown: 'Vamos saber quando o robô fizer o primeiro contato.',
  },
}

/** For a robot of which nothing may be told: what anybody can check. */
export const diagnosisBasics: Record<DiagnosisStep, string> = {
  energia: 'A fonte está na tomada e a luz do robô está acesa.',
  wifi: 'O robô está em uma rede de 2,4 GHz, perto do roteador. Se a rede for nova, conecte por ela primeiro.',
  relogio: 'O robô acerta a hora sozinho quando conecta. Se ficou meses desligado, espere uns dois minutos.',
  servidor: 'Estamos no ar: esta página veio de lá.',
  credencial: 'Cada robô tem a própria chave. Se ele foi trocado ou consertado, o código da etiqueta pode ter mudado.',
}
