import { __ } from '@wordpress/i18n';
import type { Command } from '@storedeck/extend';
import {
	callback,
	callContained,
	either,
	filledText,
	listOf,
	object,
	optional,
	text,
} from '@storedeck/hooks';
import { currentUserCan } from '@storedeck/settings';
import { applyContained } from '../../extend/apply-contained';
import type { Entry } from './entries';
import { follow } from './follow';
import { listOwnCommands } from './own-commands';
import { getSynonyms } from './synonyms';

const COMMANDS = listOf< Command >(
	( command, at ) =>
		object( {
			name: filledText,
			label: text,
			keywords: optional( text ),
			group: optional( text ),
			capability: optional( text ),
		} )( command, at ) ??
		either( object( { callback } ), object( { href: text } ) )(
			command,
			at
		),
	'name'
);

/** A callback that throws is reported; the palette is closed already. */
const run = ( command: Command ) =>
	callContained(
		{ type: 'command', name: command.name, of: command },
		() =>
			command.callback
				? command.callback()
				: follow( command.href ?? '' ),
		undefined
	);

/** The commands of the app, of the open screen and of plugins, which all add to `storedeck_commands`, that the user may run. */
export const getCommandEntries = (): Entry[] =>
	applyContained( 'storedeck_commands', listOwnCommands(), COMMANDS )
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
