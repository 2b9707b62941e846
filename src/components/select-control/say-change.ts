import { speak } from '@wordpress/a11y';
import { __, sprintf } from '@wordpress/i18n';
import { toKey } from './find-options';
import { getLabelText } from './option-words';
import type { SelectOption } from './types';

/** What is in one list and not in the other. */
function getDifference(
	options: readonly SelectOption[],
	others: readonly SelectOption[]
) {
	const keys = new Set( others.map( toKey ) );
	return options.filter( ( option ) => ! keys.has( toKey( option ) ) );
}

/**
 * Tells those who do not see the tags what was added to them or taken away.
 *
 * @param before What was chosen.
 * @param after  What is chosen now.
 */
export function sayChange(
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
	const name = getLabelText( option ) || getLabelWords( option );
	speak(
		added.length > 0
			? sprintf(
					/* translators: %s: what was chosen. */
					__( '%s added.', 'storedeck' ),
					name
			  )
			: sprintf(
					/* translators: %s: what was chosen. */
					__( '%s removed.', 'storedeck' ),
					name
			  ),
		'assertive'
	);
}

/** The name of an option whose label is an element: the first word that finds it. */
const getLabelWords = ( { keywords, key }: SelectOption ) =>
	String( keywords?.[ 0 ] ?? key );
