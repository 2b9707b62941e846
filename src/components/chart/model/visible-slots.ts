/** Maximum number of visible series. */
export const MAX_SERIES = 5;

/**
 * The visible series by slot. A series keeps its slot and color while others
 * are toggled; `null` is a free slot.
 */
export type Slots = ReadonlyArray< string | null >;

/** Returns the first series. */
export function getFirstSlots( keys: readonly string[] ): Slots {
	return keys.slice( 0, MAX_SERIES );
}

export function countVisible( slots: Slots ): number {
	return slots.filter( ( key ) => key !== null ).length;
}

/** Toggles a series, unless it would hide the last one or exceed the limit. */
export function toggleSlot( slots: Slots, key: string ): Slots {
	if ( slots.includes( key ) ) {
		return countVisible( slots ) > 1
			? slots.map( ( item ) => ( item === key ? null : item ) )
			: slots;
	}
	if ( countVisible( slots ) >= MAX_SERIES ) {
		return slots;
	}
	const free = slots.indexOf( null );
	return free === -1
		? [ ...slots, key ]
		: slots.map( ( item, index ) => ( index === free ? key : item ) );
}
