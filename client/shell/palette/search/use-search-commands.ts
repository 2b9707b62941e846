import { __, sprintf } from '@wordpress/i18n';
import type { CoreCommand } from '../core-palette';
import type { SearchGroup } from './search-group';
import { useStoreSearch } from './use-store-search';

/**
 * The palette of WordPress filters by the label again: the text that the server
 * found, for example in an email, is added to it.
 */
const toCommands = (
	{ id, label, entries, failure, retry }: SearchGroup,
	search: string
): CoreCommand[] =>
	failure
		? [
				{
					name: `storedeck/retry:${ id }`,
					label: sprintf(
						/* translators: %s: error message, a sentence. */
						__( '%s Try again', 'storedeck' ),
						failure
					),
					searchLabel: `${ failure } ${ search }`,
					callback: retry,
				},
		  ]
		: entries.map( ( entry ) => ( {
				name: `storedeck/${ entry.id }`,
				label: sprintf(
					/* translators: 1: name of a group, e.g. "Customers", 2: name of a result. */
					__( '%1$s: %2$s', 'storedeck' ),
					label,
					[ entry.label, entry.group ].filter( Boolean ).join( ' · ' )
				),
				searchLabel: `${ entry.label } ${ entry.group } ${ search }`,
				callback: ( { close } ) => {
					close();
					entry.open();
				},
		  } ) );

/** The results for the palette of WordPress, which calls it as a hook. */
export function useSearchCommands( { search }: { search: string } ) {
	const groups = useStoreSearch( search );
	return {
		commands: groups.flatMap( ( group ) => toCommands( group, search ) ),
		isLoading: groups.some( ( { isSearching } ) => isSearching ),
	};
}
