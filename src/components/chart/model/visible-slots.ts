/** The most series that are shown together. */
export const MAX_SERIES = 5;

/**
 * The visible series. A series keeps its slot, and with it its color, while
 * others come and go; `null` is a free slot.
 */
export type Slots = ReadonlyArray< string | null >;

/** The first series of all. */
export function firstSlots( keys: readonly string[] ): Slots {
	return keys.slice( 0, MAX_SERIES );
}

export function countVisible( slots: Slots ): number {
	return slots.filter( ( key ) => key !== null ).length;
}

/**
 * Switches a series on or off. Nothing changes when that would hide the last
 * one or show more than the limit.
 */
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
