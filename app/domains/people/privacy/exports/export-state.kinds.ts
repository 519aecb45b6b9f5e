export const exportStates = ['waiting', 'running', 'ready', 'failed', 'expired'] as const
