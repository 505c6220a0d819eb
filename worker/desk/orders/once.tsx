/** Has the same press count once. */
export const Once = () => <input type="hidden" name="once" value={crypto.randomUUID()} />
