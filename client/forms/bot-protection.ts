import { isPastBotProtection } from '#src/commerce/bot-protection.ts'
import type { CommandAnswer } from '#src/shop/command-answer.ts'

import { sendCommand } from './command.ts'

/**
 * Sends a command once more that bot protection turned away before it did anything, when somebody has dealt with that
 * (R292); any other answer stands.
 */
export async function pastBotProtection(
  answer: CommandAnswer,
  ...command: Parameters<typeof sendCommand>
): Promise<CommandAnswer> {
  if (answer.ok || answer.appId === undefined || !(await isPastBotProtection(answer.appId))) return answer
  return sendCommand(...command)
}

/** Posts a command, and once more when bot protection turned it away and that has been dealt with. */
export const sendPastBotProtection = async (...command: Parameters<typeof sendCommand>): Promise<CommandAnswer> =>
  pastBotProtection(await sendCommand(...command), ...command)
