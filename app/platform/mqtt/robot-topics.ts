/** What a robot may publish. */
export const robotTopics = ['telemetry', 'events', 'hello', 'status'] as const
export type RobotTopic = (typeof robotTopics)[number]

/** What is published to it. */
const ourTopics = ['commands', 'replies'] as const

export const topicOf = (serial: string, name: (typeof ourTopics)[number]) => `ganza/${serial}/${name}`

/** Serial and name of a topic that a robot may publish to; null for any other. */
export function publishedTopic(topic: string): { serial: string; name: RobotTopic } | null {
  const [ganza, serial, said, ...rest] = topic.split('/')
  const name = robotTopics.find((one) => one === said)
  return ganza === 'ganza' && serial && name && !rest.length ? { serial, name } : null
}

/** A robot speaks and listens under its own serial alone, and listens to no patterns. */
export function mayTopic(serial: string, action: 'publish' | 'subscribe', topic: string): boolean {
  if (action === 'publish') return publishedTopic(topic)?.serial === serial
  const [ganza, own, name, ...rest] = topic.split('/')
  const known: readonly string[] = [...robotTopics, ...ourTopics]
  return ganza === 'ganza' && own === serial && !rest.length && known.includes(name ?? '')
}
