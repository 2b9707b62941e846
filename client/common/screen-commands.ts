import { useEffect } from '@wordpress/element';
import { useLatest } from '@storedeck/components/use-latest';
import type { Command } from '@storedeck/extend';

const commands = new Map< string, Command >();

/** The actions of the open screen, for the command palette. */
export const getScreenCommands = () => [ ...commands.values() ];

/**
 * Adds an action of the open screen to the command palette.
 *
 * @param name     Unique: `storedeck/add-note`.
 * @param label    Undefined while it cannot be done.
 * @param group    Where it is done.
 * @param callback Called after the palette was closed.
 */
export function useCommand(
	name: string,
	label: string | undefined,
	group: string,
	callback: () => void
) {
	const latest = useLatest( callback );
	useEffect( () => {
		if ( label === undefined ) {
			return;
		}
		commands.set( name, {
			name,
			label,
			group,
			callback: () => latest.current(),
		} );
		return () => {
			commands.delete( name );
		};
	}, [ name, label, group, latest ] );
}
