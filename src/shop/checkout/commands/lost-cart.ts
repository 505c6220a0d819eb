import { recreateCart } from '../../basket.ts'
import type { SealedCommand } from '../../command.ts'

const leads = (detail: unknown): boolean => typeof detail === 'object' && detail !== null && 'to' in detail

/**
 * A command of the checkout whose cart is gone makes it anew with what was in it, is run once more and says so (R166,
 * R400). One that knows what to do then, as an order that was being placed does, is left alone.
 */
const mendingCart = (command: SealedCommand): SealedCommand => ({
  ...command,
  run: async (context, input) => {
    const result = await command.run(context, input)
    const isLost = !result.ok && result.code === 'BSK404' && !leads(result.detail)
    if (!isLost || context.visit.basketId === undefined) return result
    const fresh = await recreateCart(context)
    if (!fresh.ok) return result
    const again = await command.run({ ...context, visit: { ...context.visit, basketId: fresh.value.id } }, input)
    return again.ok ? { ...again, value: { notice: { key: 'cart.recreated' }, ...again.value } } : again
  },
})

/** The commands with {@link mendingCart} around each. */
export const mendingCarts = <Name extends string>(commands: Readonly<Record<Name, SealedCommand>>) =>
  Object.fromEntries(Object.entries<SealedCommand>(commands).map(([name, one]) => [name, mendingCart(one)])) as Record<
    Name,
    SealedCommand
  >
