import { __ } from '@wordpress/i18n';
import type { Command } from '@storedeck/extend';
import { reportExtensionFailure } from '@storedeck/hooks';
import { currentUserCan } from '@storedeck/settings';
import { applyContained } from '../../extend/apply-contained';
import type { Entry } from './entries';
import { follow } from './follow';
import { listOwnCommands } from './own-commands';
import { getSynonyms } from './synonyms';

const isCommandList = ( value: unknown ): value is Command[] =>
	Array.isArray( value ) &&
	value.every(
		( command ) =>
			typeof command?.name === 'string' &&
			typeof command.label === 'string' &&
			( typeof command.callback === 'function' ||
				typeof command.href === 'string' ) &&
			[ 'undefined', 'string' ].includes( typeof command.keywords )
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

/** The commands of the app, of the open screen and of plugins, which all add to `storedeck_commands`, that the user may run. */
export const getCommandEntries = (): Entry[] =>
	applyContained( 'storedeck_commands', listOwnCommands(), isCommandList )
		.filter(
			( { capability } ) =>
				capability === undefined || currentUserCan( capability )
		)
		.map( ( command ) => {
			const id = `command:${ command.name }`;
			return {
				id,
				label: command.label,
				group: command.group ?? __( 'Store', 'storedeck' ),
				keywords: command.keywords ?? getSynonyms( id ),
				open: () => run( command ),
			};
		} );
