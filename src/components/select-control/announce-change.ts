import { speak } from '@wordpress/a11y';
import { __, sprintf } from '@wordpress/i18n';
import { toKey } from './find-options';
import { getLabelText } from './search-text';
import type { SelectOption } from './types';

/** Returns the options that are not in the other list. */
function getDifference(
	options: readonly SelectOption[],
	others: readonly SelectOption[]
) {
	const keys = new Set( others.map( toKey ) );
	return options.filter( ( option ) => ! keys.has( toKey( option ) ) );
}

/**
 * Announces the selected items that were added or removed.
 *
 * @param before Previously selected options.
 * @param after  Selected options.
 */
export function announceChange(
	before: readonly SelectOption[],
	after: readonly SelectOption[]
) {
	const added = getDifference( after, before );
	const removed = getDifference( before, after );
	const [ option ] = added.length > 0 ? added : removed;
	if ( ! option ) {
		return;
	}
	if ( after.length === 0 && removed.length > 1 ) {
		speak( __( 'All items removed.', 'storedeck' ), 'assertive' );
		return;
	}
	const name = getLabelText( option ) || getKeywordLabel( option );
	speak(
		added.length > 0
			? sprintf(
					/* translators: %s: label of an option. */
					__( '%s added.', 'storedeck' ),
					name
			  )
			: sprintf(
					/* translators: %s: label of an option. */
					__( '%s removed.', 'storedeck' ),
					name
			  ),
		'assertive'
	);
}

/** Returns the first keyword of an option whose label is an element. */
const getKeywordLabel = ( { keywords, key }: SelectOption ) =>
	String( keywords?.[ 0 ] ?? key );
