import { __ } from '@wordpress/i18n';
import type { Command } from '@storedeck/extend';
import { reportExtensionFailure } from '@storedeck/hooks';
import { currentUserCan } from '@storedeck/settings';
import { applyContained } from '../../extend/apply-contained';
import type { Entry } from './entries';
import { follow } from './follow';

const isCommandList = ( value: unknown ): value is Command[] =>
	Array.isArray( value ) &&
	value.every(
		( command ) =>
			typeof command?.name === 'string' &&
			typeof command.label === 'string' &&
			( typeof command.callback === 'function' ||
				typeof command.href === 'string' )
	);

/** A callback that throws is reported; the palette is closed already. */
function run( { name, href, callback }: Command ) {
	if ( ! callback ) {
		follow( href ?? '' );
		return;
	}
	try {
		callback();
	} catch ( error ) {
		reportExtensionFailure(
			{
				type: 'command',
				hook: name,
				message:
					error instanceof Error ? error.message : String( error ),
			},
			error
		);
	}
}

/** The commands that plugins add with `storedeck_commands` and that the user may run. */
export const getCommandEntries = (): Entry[] =>
	applyContained( 'storedeck_commands', [], isCommandList )
		.filter(
			( { capability } ) =>
				capability === undefined || currentUserCan( capability )
		)
		.map( ( command ) => ( {
			id: `command:${ command.name }`,
			label: command.label,
			group: command.group ?? __( 'Store', 'storedeck' ),
			open: () => run( command ),
		} ) );
