import { SerialClient } from './serial-client.ts'

/** Runs `work` and tells the SQL it sent, without the savepoints of the test itself. */
export async function countStatements<T>(work: () => Promise<T>): Promise<{ result: T; statements: string[] }> {
  const noted: string[] = []
  SerialClient.noted = noted
  try {
    const result = await work()
    return { result, statements: noted.filter((text) => !/savepoint/i.test(text)) }
  } finally {
    SerialClient.noted = null
  }
}
