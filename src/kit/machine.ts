/** A state machine is a table: state → event → next state. An event a state does not name leaves it where it is. */
export type Transitions<State extends string, Event extends string> = Readonly<
  Record<State, Partial<Record<Event, State>>>
>

/** The state that follows `state` when `event` happens. */
export const next = <State extends string, Event extends string>(
  table: Transitions<State, Event>,
  state: State,
  event: Event,
): State => table[state][event] ?? state

/** The states from which an event is possible, for SQL conditions on a row's state. */
export const sourcesOf = <State extends string, Event extends string>(
  table: Transitions<State, Event>,
  event: Event,
): State[] => (Object.keys(table) as State[]).filter(state => table[state][event] !== undefined)
